import { Button, Stack } from '@mui/material'
import { historyTexts } from '@member-care/domain/texts/record-history-texts.ts'
import { claimHistoryTexts } from '@member-care/domain/texts/claim-history-texts.ts'
import { Link, Navigate, useParams } from 'react-router-dom'
import { NothingHere } from '../console/nothing-here.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { ClaimHistory } from '../claims/history/claim-history.tsx'
import { recordKinds, type RecordKind } from '../history/record-history-calls.ts'
import { RecordHistory } from '../history/record-history.tsx'

/** The history of a claim or another record, at `/history/<kind>/<id>`. */
export default function RecordHistoryPage() {
  const { kind = '', id = '' } = useParams()
  if (kind === 'claims') {
    return (
      <>
        <PageHeading title={claimHistoryTexts.title}>{claimHistoryTexts.claim(id)}</PageHeading>
        <ClaimHistory claimId={id} />
      </>
    )
  }
  if (isRecordKind(`${kind}s`) || kind === 'claim')
    return <Navigate to={`/history/${kind}s/${encodeURIComponent(id)}`} replace />
  if (!isRecordKind(kind)) return <NothingHere />
  return (
    <>
      <PageHeading title={historyTexts.titles[kind]} actions={<OtherHistory kind={kind} id={id} />}>
        {id}
      </PageHeading>
      <RecordHistory key={`${kind} ${id}`} kind={kind} id={id} noun={historyTexts.nouns[kind]} />
    </>
  )
}

/** What somebody is, and how they signed in, are two histories. */
function OtherHistory({ kind, id }: { kind: RecordKind; id: string }) {
  if (kind !== 'users' && kind !== 'administrators' && kind !== 'accounts') return null
  const other =
    kind === 'accounts'
      ? { kind: 'users', label: historyTexts.recordItself }
      : { kind: 'accounts', label: historyTexts.titles.accounts }
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button component={Link} to={`/history/${other.kind}/${encodeURIComponent(id)}`} variant="outlined" size="small">
        {other.label}
      </Button>
    </Stack>
  )
}

function isRecordKind(kind: string): kind is RecordKind {
  return recordKinds.some((known) => known === kind)
}
