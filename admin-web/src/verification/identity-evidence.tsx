import { Alert, Box, Typography } from '@mui/material'
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { identityChangeTexts as texts } from '@member-care/domain/texts/user-verification-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { DocumentViewer } from '../claims/detail/attachment-viewer.tsx'
import { AttachmentChoice } from '../claims/detail/claim-documents.tsx'
import { loadEvidence, type IdentityChangeRow } from './user-verification-calls.ts'

/** What the member uploaded. None is opened by itself: every look at one is on record. */
export function IdentityEvidence({ change: { id, evidence } }: { change: IdentityChangeRow }) {
  const [chosenId, choose] = useState<string>()
  const chosen = evidence.find((file) => file.id === chosenId)
  const headingId = useId()
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ minWidth: 0 }}>
      <Typography variant="h3" id={headingId} sx={{ mb: 1 }}>
        {texts.evidence} ({evidence.length})
      </Typography>
      {evidence.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.noEvidence}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {evidence.map((file) => (
          <li key={file.id}>
            <AttachmentChoice attachment={{ ...file, category: 'DOC' }} isChosen={file === chosen} onChoose={() => choose(file === chosen ? undefined : file.id)} />
          </li>
        ))}
      </Box>
      {chosen && (
        <Box sx={{ mt: 1.5 }}>
          {isRedacted(chosen.name) ? (
            <Alert severity="info">The document is gone: its person has been forgotten.</Alert>
          ) : (
            <EvidenceFile key={chosen.id} userId={id} fileId={chosen.id} name={chosen.name} />
          )}
        </Box>
      )}
    </Box>
  )
}

function EvidenceFile({ userId, fileId, name }: { userId: string; fileId: string; name: string }) {
  // An uploaded file never changes.
  const { data, error, refetch } = useQuery({ queryKey: ['identity-evidence', userId, fileId], queryFn: ({ signal }) => loadEvidence(userId, fileId, signal), staleTime: Infinity })
  return <DocumentViewer blob={data} error={error} onRetry={() => void refetch()} name={name} />
}
