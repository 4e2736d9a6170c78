import { Alert, Box, Typography } from '@mui/material'
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import { useId, useState } from 'react'
import { AttachmentChoice } from '../claims/detail/claim-documents.tsx'
import { AttachmentViewer } from '../claims/detail/attachment-viewer.tsx'
import type { BankProposalRow } from './bank-proposal-row.ts'

/** The claim's documents. None is opened by itself: every look at one is on record. */
export function ClaimEvidence({ claimId, attachments }: { claimId: string; attachments: BankProposalRow['attachments'] }) {
  const [chosenId, choose] = useState<string>()
  const chosen = attachments.find(({ id }) => id === chosenId)
  const headingId = useId()
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ minWidth: 0 }}>
      <Typography variant="h3" id={headingId} sx={{ mb: 1 }}>
        {verificationTexts.documents} ({attachments.length})
      </Typography>
      {attachments.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {verificationTexts.noDocuments}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {attachments.map((attachment) => (
          <li key={attachment.id}>
            <AttachmentChoice attachment={attachment} isChosen={attachment === chosen} onChoose={() => choose(attachment === chosen ? undefined : attachment.id)} />
          </li>
        ))}
      </Box>
      {chosen && (
        <Box sx={{ mt: 1.5 }}>
          {isRedacted(chosen.name) ? (
            <Alert severity="info">The document is gone: its person has been forgotten.</Alert>
          ) : (
            <AttachmentViewer key={chosen.id} claimId={claimId} attachmentId={chosen.id} name={chosen.name} />
          )}
        </Box>
      )}
    </Box>
  )
}
