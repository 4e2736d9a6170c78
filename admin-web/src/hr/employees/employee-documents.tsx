import { useGetOne } from 'react-admin'
import { DocumentViewer } from '../../claims/detail/attachment-viewer.tsx'
import { DocumentChoice } from '../../claims/detail/claim-documents.tsx'
import { growingListOptions } from '../../list/list-query.ts'
import type { DocumentOfEmployee, InpatientClaim, OutpatientClaim } from '../hr-data-provider.ts'

/** The documents of a claim, one of them shown. The server records that each was looked at. */
export function EmployeeDocuments({
  userId,
  claim: { claimId, attachment },
}: {
  readonly userId: string
  readonly claim: OutpatientClaim | InpatientClaim
}) {
  const attachments = attachment.map(({ filename, ...document }) => ({ ...document, name: filename }))
  return (
    <DocumentChoice attachments={attachments}>
      {({ id, name }) => <EmployeeDocument key={id} id={id} meta={{ userId, claimId }} name={name} />}
    </DocumentChoice>
  )
}

function EmployeeDocument({
  id,
  meta,
  name,
}: {
  readonly id: string
  /** Whose document it is, and of which claim. */
  readonly meta: { readonly userId: string; readonly claimId: string }
  readonly name: string
}) {
  const { data, error, refetch } = useGetOne<DocumentOfEmployee>(
    'employee-documents',
    { id, meta },
    // An uploaded file never changes.
    { ...growingListOptions, staleTime: Infinity },
  )
  return <DocumentViewer blob={data?.content} error={error} onRetry={() => void refetch()} name={name} />
}
