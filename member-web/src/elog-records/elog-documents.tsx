/** The documents that were sent with a request and afterwards, each to be looked at. */
import ImageOutlined from '@mui/icons-material/ImageOutlined'
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { claimTexts, viewDocumentText } from '@member-care/domain/texts/claim-texts.ts'
import { elogTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { isPdf } from '../claim-detail/document-kind.ts'
import { FileDialog } from '../claim-detail/file-dialog.tsx'
import { FileRow } from '../claim-form/documents/file-rows.tsx'
import { fileSizeText } from '../claim-form/documents/file-size-text.ts'
import { portalQuery } from '../data/portal-query.ts'
import { Panel } from '../page/panel.tsx'
import { useOverlayEntry } from '../page/use-overlay-entry.ts'
import { readGuaranteeDocument, type Guarantee } from '../portal-api/guarantees-api.ts'

type Attachment = Guarantee['attachments'][number]

export function ElogDocuments({ guarantee: { id, attachments } }: { readonly guarantee: Guarantee }) {
  const { opened, open, close } = useOverlayEntry()
  const viewed = attachments.find(({ attachmentId }) => attachmentId === opened)
  return (
    <Panel title={elogTexts.documents}>
      {attachments.length === 0 && elogTexts.noDocuments}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {attachments.map((attachment) => {
          const Icon = isPdf(attachment) ? PictureAsPdfOutlined : ImageOutlined
          return (
            <FileRow
              key={attachment.attachmentId}
              picture={<Icon aria-hidden="true" sx={{ color: 'text.secondary' }} />}
              name={attachment.name ?? elogTexts.documents}
              state={<Box sx={{ color: 'text.secondary' }}>{fileSizeText({ size: attachment.bytes })}</Box>}
              button={
                <Button
                  size="small"
                  onClick={() => open(attachment.attachmentId)}
                  aria-label={viewDocumentText(attachment.name ?? elogTexts.documents)}
                >
                  {claimTexts.detail.view}
                </Button>
              }
            />
          )
        })}
      </Box>
      {viewed !== undefined && <AttachmentDialog guaranteeId={id} viewed={viewed} onClose={close} />}
    </Panel>
  )
}

interface AttachmentDialogProps {
  readonly guaranteeId: string
  readonly viewed: Attachment
  readonly onClose: () => void
}

function AttachmentDialog({ guaranteeId, viewed, onClose }: AttachmentDialogProps) {
  const asPdf = isPdf(viewed)
  const file = portalQuery({
    key: ['guarantee-document', guaranteeId, viewed.attachmentId],
    load: (signal) => readGuaranteeDocument(guaranteeId, viewed.attachmentId, { asPicture: !asPdf, signal }),
  })
  return <FileDialog name={viewed.name ?? elogTexts.documents} asPdf={asPdf} file={file} onClose={onClose} />
}
