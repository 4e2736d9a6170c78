import IntactIcon from '@mui/icons-material/VerifiedOutlined'
import { Alert, AlertTitle, Box, Chip, Link, Typography } from '@mui/material'
import { findingTexts, verdictTexts } from '@member-care/domain/texts/audit-texts.ts'
import { Link as RouterLink } from 'react-router-dom'
import { formatPosition } from '../console/log-position.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { historyAddress } from '../history/history-address.ts'
import type { Finding, Verification } from './audit-calls.ts'

type Result = NonNullable<Verification['result']>

const severities = { intact: 'success', unproven: 'warning', tampered: 'error' } as const

/** Results of before there were three verdicts have none. */
export function verdictOf({ verdict, intact }: Pick<Result, 'verdict' | 'intact'>): keyof typeof verdictTexts {
  return verdict ?? (intact ? 'intact' : 'tampered')
}

/** What a verification found: all is well, or every event that is not what was written, by its very place. */
export function VerificationResult({ verification }: { verification: Verification }) {
  const { result, error, endedAt } = verification
  if (!result) return error === null ? null : <Alert severity="error">The verification did not come to an end: {error}</Alert>
  return (
    <>
      <Alert severity={severities[verdictOf(result)]} {...(result.intact && { icon: <IntactIcon /> })}>
        <AlertTitle>{verdictTexts[verdictOf(result)]}</AlertTitle>
        {endedAt !== null && `${formatInstant(endedAt)}: `}
        {summaryOf(result)}
      </Alert>
      {result.findings.length > 0 && (
        <Box component="ul" aria-label="Findings" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
          {result.findings.map((finding, index) => (
            <FindingEntry key={`${index} ${finding.eventId ?? ''}`} finding={finding} isAbsence={verdictOf(result) === 'unproven'} />
          ))}
        </Box>
      )}
      {result.findingsInAll > result.findings.length && <Typography variant="body2">And {(result.findingsInAll - result.findings.length).toLocaleString('en-SG')} more.</Typography>}
    </>
  )
}

function FindingEntry({ finding: { problem, detail, stream, revision, position, eventId }, isAbsence }: { finding: Finding; isAbsence: boolean }) {
  const address = stream === null ? undefined : addressOf(stream, revision)
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Chip size="small" color={isAbsence ? 'warning' : 'error'} variant="outlined" label={findingTexts[problem] ?? problem} />
        {stream !== null &&
          (address ? (
            <Link component={RouterLink} to={address} sx={{ minHeight: 24, overflowWrap: 'anywhere' }}>
              {stream}, revision {revision}
            </Link>
          ) : (
            <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {stream}, revision {revision}
            </Typography>
          ))}
      </Box>
      <Typography variant="body2">{detail}</Typography>
      {eventId !== null && (
        <Typography variant="caption" sx={{ color: 'text.secondary', fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' }}>
          event {eventId}, position {formatPosition(position)}
        </Typography>
      )}
    </Box>
  )
}

const kinds: Readonly<Record<string, string>> = { user: 'users', client: 'clients', claim: 'claims', account: 'accounts' }

function addressOf(stream: string, revision: number | null): string | undefined {
  const dash = stream.indexOf('-')
  return historyAddress({ kind: kinds[stream.slice(0, dash)] ?? null, id: stream.slice(dash + 1) }, revision)
}

function summaryOf({ events, anchored, notAnchored, notSealed, blocks, outside, keys, documents, seconds }: Result): string {
  const count = (number: number) => number.toLocaleString('en-SG')
  return [
    `${count(events)} events in ${seconds.toFixed(1)} s, ${count(anchored)} of them anchored in ${count(blocks)} ${blocks === 1 ? 'block' : 'blocks'}.`,
    ...(notAnchored > 0 ? [`${count(notAnchored)} are not anchored yet.`] : []),
    ...outside.filter(({ lines }) => lines > 0).map(({ name, total }) => `${name} tells of ${count(total)} events.`),
    ...(keys ? [`${count(keys.onRecord)} keys of people are on record.`] : []),
    ...(documents ? [`${count(documents.read)} documents were read.`] : []),
    ...(notSealed > 0 ? [`${count(notSealed)} were written before there were seals.`] : []),
  ].join(' ')
}
