/** A document of a claim, over the page. */
import { useCallback } from 'react'
import { readDocument } from '../portal-api/claims-api.ts'
import type { ClaimDocument } from '../portal-api/claims-contract.ts'
import { isPdf } from './document-kind.ts'
import { FileDialog } from './FileDialog.tsx'

interface DocumentDialogProps {
  readonly claimId: string
  readonly viewed: ClaimDocument
  readonly onClose: () => void
}

export function DocumentDialog({ claimId, viewed, onClose }: DocumentDialogProps) {
  const { objectId, original_filename: name } = viewed
  const asPdf = isPdf(viewed)
  const read = useCallback((signal: AbortSignal) => readDocument(claimId, objectId, { asPicture: !asPdf, signal }), [claimId, objectId, asPdf])
  return <FileDialog name={name} asPdf={asPdf} read={read} onClose={onClose} />
}
