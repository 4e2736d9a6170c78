import { verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import { AttachmentViewer } from '../claims/detail/attachment-viewer.tsx'
import type { BankProposalRow } from '../bank/bank-proposal-row.ts'
import { EvidenceSection } from './evidence-section.tsx'

/** The claim's documents. */
export function ClaimEvidence({
  claimId,
  attachments,
}: {
  claimId: string
  attachments: BankProposalRow['attachments']
}) {
  return (
    <EvidenceSection
      title={verificationTexts.documents}
      emptyText={verificationTexts.noDocuments}
      files={attachments}
      open={(id, name) => <AttachmentViewer key={id} claimId={claimId} attachmentId={id} name={name} />}
    />
  )
}
