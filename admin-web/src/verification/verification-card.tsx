import InfoIcon from '@mui/icons-material/InfoOutlined'
import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material'
import { verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import type { Personal } from '@member-care/domain/events/event-definition.ts'
import { useId, type ReactNode } from 'react'
import { PersonalText } from '../console/personal-text.tsx'
import type { DecisionKind } from './decision-kind.ts'

export interface VerificationCardProps {
  readonly name: Personal<string>
  readonly nric: Personal<string>
  /** Who proposed it, and when. */
  readonly proposal: string
  /** What else tells whose it is. */
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[]
  /** Old and new. */
  readonly comparison: ReactNode
  /** What is to be looked at before a decision. */
  readonly warning?: ReactNode
  /** What proves it, beside the comparison where there is room. */
  readonly evidence?: ReactNode
  /** Why it cannot be decided on by this administrator; null when it can. */
  readonly obstacle: string | null
  readonly onDecide: (decision: DecisionKind) => void
}

/** Somebody's proposed change, with what it takes to decide on it (3§2.14). */
export function VerificationCard({
  name,
  nric,
  proposal,
  facts,
  comparison,
  warning,
  evidence,
  obstacle,
  onDecide,
}: VerificationCardProps) {
  const headingId = useId()
  return (
    <Paper component="li" variant="outlined" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, rowGap: 0.5, mb: 2 }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" id={headingId} sx={{ overflowWrap: 'anywhere' }}>
            <PersonalText value={name} />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {verificationTexts.nric} <PersonalText value={nric} />
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {proposal}
        </Typography>
      </Box>
      <Box sx={evidence ? withEvidence : withoutEvidence}>
        <Stack spacing={2} sx={{ gridArea: 'change' }}>
          <Facts facts={facts} />
          {comparison}
          {warning}
        </Stack>
        {evidence && <Box sx={{ gridArea: 'evidence', minWidth: 0 }}>{evidence}</Box>}
        <Box sx={{ gridArea: 'decision' }}>
          {obstacle === null ? (
            <DecisionButtons headingId={headingId} onDecide={onDecide} />
          ) : (
            <Obstacle>{obstacle}</Obstacle>
          )}
        </Box>
      </Box>
    </Paper>
  )
}

/** The buttons stay below what they are about, however long the document beside is; on a phone they come last. */
const withEvidence = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2.5,
  alignItems: 'start',
  gridTemplateAreas: { xs: '"change" "evidence" "decision"', md: '"change evidence" "decision evidence"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
} as const
const withoutEvidence = {
  display: 'grid',
  rowGap: 2.5,
  gridTemplateAreas: '"change" "decision"',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const

function DecisionButtons({ headingId, onDecide }: { headingId: string } & Pick<VerificationCardProps, 'onDecide'>) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, '& > *': { flex: { xs: '1 1 auto', sm: 'none' } } }}>
      <Button variant="outlined" color="error" aria-describedby={headingId} onClick={() => onDecide('REJECTED')}>
        {verificationTexts.decline}
      </Button>
      <Button variant="contained" aria-describedby={headingId} onClick={() => onDecide('APPROVED')}>
        {verificationTexts.approve}
      </Button>
    </Stack>
  )
}

function Obstacle({ children }: { children: string }) {
  return (
    <Alert severity="info" icon={<InfoIcon />}>
      {children}
    </Alert>
  )
}

function Facts({ facts }: Pick<VerificationCardProps, 'facts'>) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 2, rowGap: 1.5 }}
    >
      {facts.map(({ label, value }) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 550, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
