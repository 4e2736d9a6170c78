/** The one thing that waits for the member: what the insurer asks for. */
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'

const { detail } = claimTexts

interface RequestedInformationProps {
  /** '' when the request has been forgotten. */
  readonly request: string
  /** The way to send it. */
  readonly action?: ReactNode
}

export function RequestedInformation({ request, action }: RequestedInformationProps) {
  return (
    <Box
      component="section"
      aria-label={detail.yourTurn}
      sx={{
        p: 2.5,
        borderRadius: 1.5,
        bgcolor: 'secondary.light',
        borderLeft: 4,
        borderColor: 'secondary.main',
        display: 'grid',
        gap: 1.5,
        '@media print': { p: 1.25, gap: 0.75 },
      }}
    >
      <Typography component="h2" sx={{ fontWeight: 650, color: 'secondary.main' }}>
        {detail.yourTurn}
      </Typography>
      {request !== '' && (
        <Box>
          {detail.asked}
          <Box component="blockquote" sx={{ m: 0, fontWeight: 550, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {request}
          </Box>
        </Box>
      )}
      {action !== undefined && <Box>{action}</Box>}
    </Box>
  )
}
