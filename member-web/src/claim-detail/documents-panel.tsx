/** The documents of a claim, each to be looked at (1§2). */
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ImageOutlined from '@mui/icons-material/ImageOutlined'
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { claimTexts, viewDocumentText } from '@member-care/domain/texts/claim-texts.ts'
import { Panel } from '../page/panel.tsx'
import { useOverlayEntry } from '../page/use-overlay-entry.ts'
import type { ClaimDocument } from '../portal-api/claims-contract.ts'
import { DocumentDialog } from './document-dialog.tsx'
import { isPdf } from './document-kind.ts'

const { detail, document } = claimTexts

interface DocumentsPanelProps {
  readonly claimId: string
  readonly documents: readonly ClaimDocument[]
}

export function DocumentsPanel({ claimId, documents }: DocumentsPanelProps) {
  const { opened, open, close } = useOverlayEntry()
  const viewed = documents.find(({ objectId }) => objectId === opened)
  return (
    <Panel title={detail.documents}>
      {documents.length === 0 && detail.noDocuments}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          '@media print': { gap: 1, gridTemplateColumns: '1fr 1fr' },
        }}
      >
        {documents.map((entry) => {
          const Icon = isPdf(entry) ? PictureAsPdfOutlined : ImageOutlined
          return (
            <Box key={entry.objectId} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <Icon aria-hidden="true" sx={{ color: 'text.secondary' }} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{entry.original_filename}</Box>
                <Box
                  sx={{
                    display: 'flex',
                    alignItems: 'start',
                    gap: 0.5,
                    color: 'text.secondary',
                    fontSize: '0.875rem',
                    lineHeight: 1.45,
                  }}
                >
                  <CheckCircleOutlined
                    aria-hidden="true"
                    sx={{ flex: 'none', mt: '0.12em', fontSize: 16, color: 'success.main' }}
                  />
                  {document.received} · {entry.remarks === 'INVOICE/RECEIPT' ? document.receipt : document.other}
                </Box>
              </Box>
              <Button
                variant="outlined"
                onClick={() => open(entry.objectId)}
                aria-label={viewDocumentText(entry.original_filename)}
              >
                {detail.view}
              </Button>
            </Box>
          )
        })}
      </Box>
      {viewed !== undefined && <DocumentDialog claimId={claimId} viewed={viewed} onClose={close} />}
    </Panel>
  )
}
