import IntactIcon from '@mui/icons-material/VerifiedOutlined'
import { Alert, AlertTitle, Box, Chip, Link, Typography } from '@mui/material'
import { toldOf } from '@member-care/domain/audit/told-findings.ts'
import {
  auditTexts,
  findingTexts,
  notVerifiedText,
  outsideText,
  verdictTexts,
} from '@member-care/domain/texts/audit-texts.ts'
import { Link as RouterLink } from 'react-router-dom'
import { formatPosition } from '../console/log-position.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { historyAddress } from '../history/history-address.ts'
import type { Finding, Verification } from './audit-calls.ts'

const { verification: texts } = auditTexts

type Result = NonNullable<Verification['result']>

const severities = { intact: 'success', unproven: 'warning', tampered: 'error' } as const

/** Results of before there were three verdicts have none. */
export function verdictOf({ verdict, intact }: Pick<Result, 'verdict' | 'intact'>): keyof typeof verdictTexts {
  return verdict ?? (intact ? 'intact' : 'tampered')
}

/** What a verification found: all is well, or every event that is not what was written, by its very place. */
export function VerificationResult({ verification }: { verification: Verification }) {
  const { result, error, endedAt } = verification
  if (!result) return error === null ? null : <Alert severity="error">{texts.notEnded(error)}</Alert>
  return (
    <>
      <Alert severity={severities[verdictOf(result)]} {...(result.intact && { icon: <IntactIcon /> })}>
        <AlertTitle>{verdictTexts[verdictOf(result)]}</AlertTitle>
        {endedAt !== null && `${formatInstant(endedAt)}: `}
        {summaryOf(result)}
      </Alert>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {notVerifiedText()
          .split('`')
          .map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>))}
      </Typography>
      {result.findings.length > 0 && (
        <Box component="ul" aria-label={texts.findings} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
          {toldIn(result).map(({ finding, more }, index) => (
            <FindingEntry
              key={`${index} ${finding.eventId ?? ''}`}
              finding={finding}
              more={more}
              isAbsence={verdictOf(result) === 'unproven'}
            />
          ))}
        </Box>
      )}
      {result.groups.length === 0 && result.findingsInAll > result.findings.length && (
        <Typography variant="body2">{texts.more(result.findingsInAll - result.findings.length)}</Typography>
      )}
    </>
  )
}

/** The findings that are shown, and how many more of its kind each stands for. Results of before they were grouped name the first of all. */
function toldIn({ groups, findings }: Result): readonly { readonly finding: Finding; readonly more: number }[] {
  if (groups.length === 0) return findings.map((finding) => ({ finding, more: 0 }))
  return groups.flatMap((group) => {
    const told = toldOf(group, findings)
    return told.map((finding) => ({ finding, more: told.length === group.count ? 0 : group.count - 1 }))
  })
}

function FindingEntry({
  finding: { problem, detail, stream, revision, position, eventId },
  more,
  isAbsence,
}: {
  finding: Finding
  more: number
  isAbsence: boolean
}) {
  const address = stream === null ? undefined : addressOf(stream, revision)
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Chip
          size="small"
          color={isAbsence ? 'warning' : 'error'}
          variant="outlined"
          label={findingTexts[problem] ?? problem}
        />
        {stream !== null &&
          (address ? (
            <Link component={RouterLink} to={address} sx={{ minHeight: 24, overflowWrap: 'anywhere' }}>
              {texts.revision(stream, revision)}
            </Link>
          ) : (
            <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {texts.revision(stream, revision)}
            </Typography>
          ))}
      </Box>
      <Typography variant="body2">{detail}</Typography>
      {more > 0 && <Typography variant="body2">{texts.moreOfKind(more)}</Typography>}
      {eventId !== null && (
        <Typography
          variant="caption"
          sx={{ color: 'text.secondary', fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' }}
        >
          {texts.event(eventId, formatPosition(position))}
        </Typography>
      )}
    </Box>
  )
}

const kinds: Readonly<Record<string, string>> = {
  user: 'users',
  client: 'clients',
  claim: 'claims',
  account: 'accounts',
}

function addressOf(stream: string, revision: number | null): string | undefined {
  const dash = stream.indexOf('-')
  return historyAddress({ kind: kinds[stream.slice(0, dash)] ?? null, id: stream.slice(dash + 1) }, revision)
}

function summaryOf({
  events,
  anchored,
  notAnchored,
  notSealed,
  blocks,
  outside,
  keys,
  documents,
  conversations,
  seconds,
}: Result): string {
  return [
    texts.counted(events, seconds, anchored, blocks),
    ...(notAnchored > 0 ? [texts.notAnchored(notAnchored)] : []),
    ...outside.filter(({ lines }) => lines > 0).map(outsideText),
    ...(keys ? [texts.keys(keys.onRecord)] : []),
    ...(documents ? [texts.documents(documents.read)] : []),
    ...(conversations ? [texts.conversations(conversations.read)] : []),
    ...(notSealed > 0 ? [texts.notSealed(notSealed)] : []),
  ].join(' ')
}
