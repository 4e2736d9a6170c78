/** A document of a claim, over the page. */
import { portalQuery } from '../data/portal-query.ts'
import { readDocument } from '../portal-api/claims-api.ts'
import type { ClaimDocument } from '../portal-api/claims-contract.ts'
import { isPdf } from './document-kind.ts'
import { FileDialog } from './file-dialog.tsx'

interface DocumentDialogProps {
  readonly claimId: string
  readonly viewed: ClaimDocument
  readonly onClose: () => void
}

export function DocumentDialog({ claimId, viewed, onClose }: DocumentDialogProps) {
  const { objectId, original_filename: name } = viewed
  const asPdf = isPdf(viewed)
  const file = portalQuery({
    key: ['document', claimId, objectId, { asPdf }],
    load: (signal) => readDocument(claimId, objectId, { asPicture: !asPdf, signal }),
  })
  return <FileDialog name={name} asPdf={asPdf} file={file} onClose={onClose} />
}
