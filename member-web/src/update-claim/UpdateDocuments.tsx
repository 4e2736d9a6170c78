/** The documents of a claim that is updated: those that it has, to be looked at and removed, and new ones (CLM-121 to CLM-128). */
import { useEffect } from 'react'
import { useField } from 'react-final-form'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import { DEFAULT_MAXIMUM_FILES, type AttachmentField } from '@member-care/domain/claim/form/attachment-errors.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { documentLimitsText, documentTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { updateClaimTexts } from '@member-care/domain/texts/update-claim-texts.ts'
import { DocumentDialog } from '../claim-detail/DocumentDialog.tsx'
import type { FormContext } from '../claim-form/claim-form-values.ts'
import { DocumentChooser } from '../claim-form/documents/DocumentChooser.tsx'
import { withChosen } from '../claim-form/documents/draft-documents.ts'
import { DraftDocumentRow } from '../claim-form/documents/DraftDocumentRow.tsx'
import { RefusedFileRow } from '../claim-form/documents/FileRows.tsx'
import { tryAgainNow } from '../claim-form/sending/retry-later.ts'
import { visibleError } from '../form/field-error.ts'
import { Panel } from '../page/Panel.tsx'
import { useOverlayEntry } from '../page/use-overlay-entry.ts'
import type { ClaimDocument } from '../portal-api/claims-contract.ts'
import { removeAdded, sendAdded } from './added-documents.ts'
import { ClaimDocumentRow } from './ClaimDocumentRow.tsx'
import { toClaimFile } from './form-of-claim.ts'
import { changeDocuments, changeUpdate, currentUpdate, type UpdateDraft } from './update-draft.ts'

interface UpdateDocumentsProps {
  readonly draft: UpdateDraft
  readonly context: FormContext
}

export function UpdateDocuments({ draft, context }: UpdateDocumentsProps) {
  const error = visibleError(useField('attachments').meta)
  // What waits since a sign-in, or since another page.
  useEffect(() => void sendAdded(), [])
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
          {updateClaimTexts.addedHere} {claimTexts.notices.keepReceipts}
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
  const { base, states, removedIds } = draft
  const error = visibleError(useField(id).meta)
  const ofClaim = base.claim.attachment.filter((document) => toClaimFile(document).category === category)
  const added = draft.documents.filter((document) => document.category === category)
  const refused = draft.refusedDocuments.filter((document) => document.category === category)
  const claimId = base.claim._id

  const add = (chosen: readonly File[]) => {
    // A photo that had to be made smaller comes later than what was chosen or removed meanwhile.
    const now = currentUpdate(claimId) ?? draft
    const kept = ofClaim.filter(({ objectId }) => !now.removedIds.includes(objectId)).length
    changeDocuments(now.draftId, (before) => withChosen(before, chosen, { category, maximum, ofClaim: kept, newKey: () => crypto.randomUUID() }))
    void sendAdded()
  }
  const remove = (key: string) => {
    removeAdded(draft, key)
    document.getElementById(id)?.focus()
  }
  const dismiss = (key: string) => changeDocuments(draft.draftId, (before) => ({ ...before, refusedDocuments: before.refusedDocuments.filter((one) => one.key !== key) }))
  const setKept = (objectId: string, isKept: boolean) => {
    const others = removedIds.filter((other) => other !== objectId)
    changeUpdate(claimId, { removedIds: isKept ? others : [...others, objectId] })
  }
  return (
    <DocumentChooser id={id} label={label} hint={`${hint} ${documentLimitsText(maximum)}`} error={error} onChosen={add}>
      {ofClaim.length + added.length + refused.length > 0 && (
        <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
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
              onTryAgain={tryAgainNow}
            />
          ))}
          {refused.map(({ key, name, reason }) => (
            <RefusedFileRow key={key} name={name} reason={reason} onDismiss={() => dismiss(key)} />
          ))}
        </Box>
      )}
    </DocumentChooser>
  )
}
