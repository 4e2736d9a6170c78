import DifferentIcon from '@mui/icons-material/CompareArrows'
import { Alert, Box, Chip, FormControlLabel, Skeleton, Switch, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import type { HttpError } from 'react-admin'
import type { LabelledField } from '../console/field-list.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { PersonalText } from '../console/personal-text.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import type { ChosenMoment } from './chosen-moment.ts'
import { compareClaims, type ComparedField } from './compare-claims.ts'
import type { HistoryEvent } from './history-record.ts'
import { useClaimMoment } from './use-claim-history.ts'

export interface MomentComparisonProps {
  readonly claimId: string
  readonly events: readonly HistoryEvent[]
  readonly moment: ChosenMoment
}

/** The claim then and now, field by field. A difference has a mark and a word besides its colour. */
export function MomentComparison({ claimId, events, moment }: MomentComparisonProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const then = useClaimMoment(claimId, moment)
  const lastRevision = events.at(-1)?.revision
  const now = useClaimMoment(claimId, lastRevision === undefined ? undefined : { revision: lastRevision })

  const error = (then.error ?? now.error) as HttpError | null
  if (error) return <Box sx={{ mt: 2 }}><Failure error={error} /></Box>
  if (!then.data || !now.data) return <Skeleton variant="rounded" height={280} sx={{ mt: 2 }} />

  const groups = compareClaims(then.data.claim, now.data.claim)
  const differences = groups.flatMap(({ fields }) => fields).filter(({ isDifferent }) => isDifferent).length
  const shown = onlyDifferences ? groups.map((group) => ({ ...group, fields: group.fields.filter(({ isDifferent }) => isDifferent) })) : groups

  return (
    <Box sx={{ mt: 2, opacity: then.isPlaceholderData ? 0.6 : 1 }} aria-busy={then.isPlaceholderData}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
          {differenceText(differences)}
        </Typography>
        <FormControlLabel
          control={<Switch size="small" checked={onlyDifferences} onChange={(event) => setOnlyDifferences(event.target.checked)} />}
          label="Only differences"
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ mr: 0 }}
        />
      </Box>
      <Table size="small" aria-label="The claim then and now" sx={{ tableLayout: 'fixed', '& td, & th': { px: 1, py: 0.75, overflowWrap: 'anywhere', whiteSpace: 'normal', verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '30%' }}>Field</TableCell>
            <TableCell>Then: {formatInstant(then.data.recordedAt)}</TableCell>
            <TableCell>Now</TableCell>
          </TableRow>
        </TableHead>
        {shown
          .filter(({ fields }) => fields.length > 0)
          .map(({ title, fields }) => (
            <TableBody key={title}>
              <TableRow>
                <TableCell component="th" scope="rowgroup" colSpan={3} sx={{ fontWeight: 650, borderBottom: 0, pt: '14px !important' }}>
                  {title}
                </TableCell>
              </TableRow>
              {fields.map((field) => (
                <ComparedRow key={field.label} field={field} />
              ))}
            </TableBody>
          ))}
      </Table>
    </Box>
  )
}

function ComparedRow({ field: { label, then, now, isDifferent } }: { field: ComparedField }) {
  return (
    <TableRow sx={isDifferent ? { bgcolor: 'warning.light', boxShadow: (theme) => `inset 3px 0 0 ${theme.palette.warning.main}` } : {}}>
      <TableCell component="th" scope="row" sx={{ color: isDifferent ? 'text.primary' : 'text.secondary', fontWeight: isDifferent ? 600 : 400 }}>
        {label}
        {isDifferent && (
          <Chip size="small" icon={<DifferentIcon />} label="Differs" sx={{ mt: 0.5, display: 'flex', width: 'fit-content', height: 22, bgcolor: 'background.paper', color: 'warning.main', '& .MuiChip-icon': { color: 'warning.main', fontSize: 14 } }} />
        )}
      </TableCell>
      <TableCell>
        <FieldValue value={then} />
      </TableCell>
      <TableCell sx={{ fontWeight: isDifferent ? 620 : 400 }}>
        <FieldValue value={now} />
      </TableCell>
    </TableRow>
  )
}

function FieldValue({ value }: { value: LabelledField['value'] }) {
  return value === null ? '–' : <PersonalText value={value} />
}

function Failure({ error }: { error: HttpError }) {
  if (error.status === 404) return <Alert severity="info">The claim had not been filed then.</Alert>
  return <LoadFailure title="The claim could not be shown as it was then." detail={error.message} />
}

function differenceText(count: number): string {
  if (count === 0) return 'Nothing has changed since then.'
  return count === 1 ? '1 field differs from now.' : `${count} fields differ from now.`
}
