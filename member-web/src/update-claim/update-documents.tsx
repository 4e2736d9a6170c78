/** The documents of a claim that is updated: those that it has, to be looked at and removed, and new ones (CLM-121 to CLM-128). */
import { useEffect } from 'react'
import { useField } from 'react-final-form'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import { DEFAULT_MAXIMUM_FILES, type AttachmentField } from '@member-care/domain/claim/form/attachment-errors.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { documentLimitsText, documentTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { updateClaimTexts } from '@member-care/domain/texts/update-claim-texts.ts'
import { DocumentDialog } from '../claim-detail/document-dialog.tsx'
import type { FormContext } from '../claim-form/claim-form-values.ts'
import { DocumentChooser } from '../claim-form/documents/document-chooser.tsx'
import { DraftDocumentRow } from '../claim-form/documents/draft-document-row.tsx'
import { RefusedFileRow } from '../claim-form/documents/file-rows.tsx'
import { visibleError } from '../form/visible-error.ts'
import { Panel } from '../page/panel.tsx'
import { useOverlayEntry } from '../page/use-overlay-entry.ts'
import type { ClaimDocument } from '../portal-api/claims-contract.ts'
import { ClaimDocumentRow } from './claim-document-row.tsx'
import { toClaimFile } from './form-of-claim.ts'
import type { UpdateDraft } from './update-draft.ts'
import { useClaimUpdates } from './use-claim-updates.ts'

interface UpdateDocumentsProps {
  readonly draft: UpdateDraft
  readonly context: FormContext
}

export function UpdateDocuments({ draft, context }: UpdateDocumentsProps) {
  const error = visibleError(useField('attachments').meta)
  // What waits since a sign-in, or since another page.
  const { sendDocuments } = useClaimUpdates()
  useEffect(() => sendDocuments(), [sendDocuments])
  const isOutpatient = context.kind === 'outpatient'
  const { claim } = draft.base
  const { opened, open, close } = useOverlayEntry()
  const viewed = claim.attachment.find(({ objectId }) => objectId === opened)
  const maximum = context.featuresConfig.maximumFileUpload ?? DEFAULT_MAXIMUM_FILES
  const common = { draft, maximum, onView: ({ objectId }: ClaimDocument) => open(objectId) }
  return (
    <Panel title={claimFieldLabels.attachments}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <Category
          {...common}
          id="invoicesAndReceipts"
          category="INV/RCP"
          label={claimFieldLabels.invoicesAndReceipts}
          hint={isOutpatient ? documentTexts.receiptsRequired : documentTexts.hospitalReceipts}
        />
        <Category
          {...common}
          id="otherDocuments"
          category="DOC"
          label={claimFieldLabels.otherDocuments}
          hint={isOutpatient ? updateClaimTexts.otherDocuments : documentTexts.hospitalDocuments}
        />
        {error !== undefined && (
          <FormHelperText error id="attachments" tabIndex={-1} role="alert">
            {error}
          </FormHelperText>
        )}
        <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {pageTexts.sentences([updateClaimTexts.addedHere, claimTexts.notices.keepReceipts])}
        </Box>
      </Box>
      {viewed !== undefined && <DocumentDialog claimId={claim._id} viewed={viewed} onClose={close} />}
    </Panel>
  )
}

interface CategoryProps {
  readonly id: AttachmentField
  readonly category: AttachmentCategory
  readonly label: string
  readonly hint: string
  readonly maximum: number
  readonly draft: UpdateDraft
  readonly onView: (document: ClaimDocument) => void
}

function Category({ id, category, label, hint, maximum, draft, onView }: CategoryProps) {
  const updates = useClaimUpdates()
  const { base, states, removedIds } = draft
  const error = visibleError(useField(id).meta)
  const ofClaim = base.claim.attachment.filter((document) => toClaimFile(document).category === category)
  const added = draft.documents.filter((document) => document.category === category)
  const refused = draft.refusedDocuments.filter((document) => document.category === category)
  const claimId = base.claim._id

  const add = (chosen: readonly File[]) => {
    // A photo that had to be made smaller comes later than what was chosen or removed meanwhile.
    const now = updates.current(claimId) ?? draft
    const kept = ofClaim.filter(({ objectId }) => !now.removedIds.includes(objectId)).length
    updates.addDocuments(claimId, chosen, { category, maximum, ofClaim: kept })
  }
  const remove = (key: string) => {
    updates.removeDocument(claimId, key)
    document.getElementById(id)?.focus()
  }
  const setKept = (objectId: string, isKept: boolean) => {
    const others = removedIds.filter((other) => other !== objectId)
    updates.change(claimId, { removedIds: isKept ? others : [...others, objectId] })
  }
  return (
    <DocumentChooser
      id={id}
      label={label}
      hint={pageTexts.sentences([hint, documentLimitsText(maximum)])}
      error={error}
      onChosen={add}
    >
      {ofClaim.length + added.length + refused.length > 0 && (
        <Box
          component="ul"
          aria-label={label}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
        >
          {ofClaim.map((document) => (
            <ClaimDocumentRow
              key={document.objectId}
              document={document}
              isKept={!removedIds.includes(document.objectId)}
              onView={() => onView(document)}
              onKeep={(isKept) => setKept(document.objectId, isKept)}
            />
          ))}
          {added.map((one) => (
            <DraftDocumentRow
              key={one.key}
              document={one}
              state={states[one.key] ?? { phase: 'waiting' }}
              receivedText={updateClaimTexts.added}
              onRemove={() => remove(one.key)}
              onTryAgain={updates.tryAgain}
            />
          ))}
          {refused.map(({ key, name, reason }) => (
            <RefusedFileRow
              key={key}
              name={name}
              reason={reason}
              onDismiss={() => updates.dismissRefusal(claimId, key)}
            />
          ))}
        </Box>
      )}
    </DocumentChooser>
  )
}
