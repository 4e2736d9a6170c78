/** A document that the claim has: it stays unless it is removed, and until the update is sent it can be taken back. */
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ImageOutlined from '@mui/icons-material/ImageOutlined'
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { claimTexts, viewDocumentText } from '@member-care/domain/texts/claim-texts.ts'
import { documentTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { updateClaimTexts } from '@member-care/domain/texts/update-claim-texts.ts'
import { isPdf } from '../claim-detail/document-kind.ts'
import { FileRow } from '../claim-form/documents/file-rows.tsx'
import type { ClaimDocument } from '../portal-api/claims-contract.ts'

interface ClaimDocumentRowProps {
  readonly document: ClaimDocument
  readonly isKept: boolean
  readonly onView: () => void
  readonly onKeep: (isKept: boolean) => void
}

export function ClaimDocumentRow({ document, isKept, onView, onKeep }: ClaimDocumentRowProps) {
  const Icon = isPdf(document) ? PictureAsPdfOutlined : ImageOutlined
  const name = document.original_filename
  return (
    <FileRow
      picture={<Icon aria-hidden="true" sx={{ color: 'text.secondary' }} />}
      name={
        <Box component="span" sx={isKept ? {} : { textDecoration: 'line-through' }}>
          {name}
        </Box>
      }
      state={
        <Box
          component="span"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            color: isKept ? 'text.secondary' : 'error.main',
          }}
        >
          {isKept && <CheckCircleOutlined aria-hidden="true" sx={{ fontSize: 16, color: 'success.main' }} />}
          {isKept ? updateClaimTexts.received : updateClaimTexts.willBeRemoved}
        </Box>
      }
      button={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          <Button size="small" onClick={onView} aria-label={viewDocumentText(name)}>
            {claimTexts.detail.view}
          </Button>
          <Button
            size="small"
            color={isKept ? 'error' : 'primary'}
            onClick={() => onKeep(!isKept)}
            aria-label={isKept ? documentTexts.remove(name) : updateClaimTexts.keepNamed(name)}
          >
            {isKept ? updateClaimTexts.remove : updateClaimTexts.keep}
          </Button>
        </Box>
      }
    />
  )
}
