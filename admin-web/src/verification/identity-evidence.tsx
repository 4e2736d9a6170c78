import { identityChangeTexts as texts } from '@member-care/domain/texts/user-verification-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { DocumentViewer } from '../claims/detail/attachment-viewer.tsx'
import { EvidenceSection } from './evidence-section.tsx'
import { loadEvidence, type IdentityChangeRow } from './user-verification-calls.ts'

/** What the member uploaded; HR uploads nothing. */
export function IdentityEvidence({ change: { id: userId, evidence, hrProposal } }: { change: IdentityChangeRow }) {
  return (
    <EvidenceSection
      title={texts.evidence}
      emptyText={hrProposal ? texts.noEvidenceOfHr : texts.noEvidence}
      files={evidence.map((file) => ({ ...file, category: 'DOC' as const }))}
      open={(id, name) => <EvidenceFile key={id} userId={userId} fileId={id} name={name} />}
    />
  )
}

function EvidenceFile({ userId, fileId, name }: { userId: string; fileId: string; name: string }) {
  // An uploaded file never changes.
  const { data, error, refetch } = useQuery({
    queryKey: ['identity-evidence', userId, fileId],
    queryFn: ({ signal }) => loadEvidence(userId, fileId, signal),
    staleTime: Infinity,
  })
  return <DocumentViewer blob={data} error={error} onRetry={() => void refetch()} name={name} />
}
