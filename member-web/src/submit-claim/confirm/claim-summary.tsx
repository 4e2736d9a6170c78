/** Everything that is about to be sent, section by section, each with a way back to change it. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import { shownSize } from '@member-care/domain/language/shown-count.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { submitClaimTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { DetailRows } from '../../page/detail-rows.tsx'
import { Panel } from '../../page/panel.tsx'
import type { ClaimFormValues, FormContext } from '../../claim-form/claim-form-values.ts'
import type { DraftDocument } from '../../claim-form/documents/draft-documents.ts'
import { FileThumbnail } from '../../claim-form/documents/file-thumbnail.tsx'
import { claimSummary } from '../../claim-form/claim-summary.ts'

interface ClaimSummaryProps {
  readonly values: ClaimFormValues
  readonly context: FormContext
  readonly documents: readonly DraftDocument[]
  readonly onEdit: (field?: string) => void
}

export function ClaimSummary({ values, context, documents, onEdit }: ClaimSummaryProps) {
  return (
    <>
      {claimSummary(values, context).map(({ title, rows }) => (
        <Panel key={title} title={title} action={<ChangeButton title={title} onClick={() => onEdit(rows[0]?.field)} />}>
          <DetailRows rows={rows} />
        </Panel>
      ))}
      <Panel
        title={claimFieldLabels.attachments}
        action={<ChangeButton title={claimFieldLabels.attachments} onClick={() => onEdit('invoicesAndReceipts')} />}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FileList title={claimFieldLabels.invoicesAndReceipts} category="INV/RCP" documents={documents} />
          <FileList title={claimFieldLabels.otherDocuments} category="DOC" documents={documents} />
        </Box>
      </Panel>
    </>
  )
}

function ChangeButton({ title, onClick }: { readonly title: string; readonly onClick: () => void }) {
  return (
    <Button
      size="small"
      onClick={onClick}
      aria-label={pageTexts.labelled(submitClaimTexts.change, title)}
      // Its word ends where the rows below end, or begins where they begin, if a long title leaves no room beside it.
      sx={{ minWidth: 0, px: 1.5, mx: -1.5 }}
    >
      {submitClaimTexts.change}
    </Button>
  )
}

interface FileListProps {
  readonly title: string
  readonly category: AttachmentCategory
  readonly documents: readonly DraftDocument[]
}

function FileList({ title, category, documents }: FileListProps) {
  const ofCategory = documents.filter((document) => document.category === category)
  if (ofCategory.length === 0) return null
  return (
    <Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 0.75 }}>{title}</Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {ofCategory.map(({ key, file, content }) => (
          <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <FileThumbnail file={content ?? file} />
            <Box sx={{ overflowWrap: 'anywhere' }}>
              {file.name}{' '}
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {shownSize(file.size)}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
