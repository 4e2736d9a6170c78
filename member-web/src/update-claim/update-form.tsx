/** The update form: what is open of the claim to be filled in, what is not to be read (C11), and the button that sends it. */
import { useCallback, useEffect, useState } from 'react'
import { Form, FormSpy } from 'react-final-form'
import Box from '@mui/material/Box'
import { inpatientFields, outpatientFields } from '@member-care/domain/claim/form/claim-form.ts'
import { areCoreFieldsLocked } from '@member-care/domain/claim/claim-status.ts'
import { singaporeTime } from '@member-care/domain/dates/singapore-dates.ts'
import { updateClaimTexts } from '@member-care/domain/texts/update-claim-texts.ts'
import { AccidentFields } from '../claim-form/accident-fields.tsx'
import { shownFields, type ClaimFormValues, type FormContext } from '../claim-form/claim-form-values.ts'
import { ErrorSummary } from '../claim-form/error-summary.tsx'
import { summaryEntry } from '../claim-form/summary-entry.ts'
import { formErrors } from '../claim-form/form-errors.ts'
import { InpatientFields } from '../claim-form/inpatient-fields.tsx'
import { KeptFields } from '../claim-form/kept-fields.tsx'
import { OtherInsurerFields } from '../claim-form/other-insurer-fields.tsx'
import { OutpatientFields } from '../claim-form/outpatient-fields.tsx'
import { PaymentFields } from '../claim-form/payment-fields.tsx'
import type { VisitOptions } from '../claim-form/use-form-knowledge.ts'
import { statusOf } from '../claim-detail/shown-claim.ts'
import { focusField, focusFirstError } from '../form/focus-first-error.ts'
import { changedFields } from './claim-changes.ts'
import { toClaimFile } from './form-of-claim.ts'
import { LockedDetails, PersonDetails } from './locked-details.tsx'
import { SendUpdatePanel } from './send-update-panel.tsx'
import { UpdateDocuments } from './update-documents.tsx'
import { hasChanges, type UpdateDraft } from './update-draft.ts'
import { useClaimUpdates } from './use-claim-updates.ts'
import type { SendUpdate } from './use-send-update.ts'

interface UpdateFormProps {
  readonly draft: UpdateDraft
  readonly context: FormContext
  readonly visit: VisitOptions
  /** The field to begin at, when one was asked for. */
  readonly focusField: string | null
  readonly sendUpdate: SendUpdate
  /** The way out, beside the button that sends. */
  readonly onCancel: () => void
}

export function UpdateForm({ draft, context, visit, focusField: openAt, sendUpdate, onCancel }: UpdateFormProps) {
  const { base, documents: added, removedIds, refused } = draft
  const { claim } = base
  const updates = useClaimUpdates()
  const [opening] = useState(draft.values)
  const [triedUnchanged, setTriedUnchanged] = useState(false)
  const isLocked = areCoreFieldsLocked(statusOf(claim))
  // The cover of a date that stays as it is was judged when the claim was filed.
  const visitDateError = isLocked ? undefined : visit.dateError
  const validate = useCallback(
    (values: ClaimFormValues) => {
      const documents = claim.attachment.map(toClaimFile)
      const kept = claim.attachment.filter(({ objectId }) => !removedIds.includes(objectId)).map(toClaimFile)
      return formErrors(
        { values, files: added, refused, visitDateError, ofClaim: { documents, kept } },
        { ...context, now: singaporeTime(new Date()) },
      )
    },
    [context, claim, added, removedIds, refused, visitDateError],
  )
  const keep = (values: ClaimFormValues) => {
    const before = updates.current(claim._id)
    if (before !== null && !isSame(before.values, values)) updates.change(claim._id, { values })
  }
  const send = () => {
    const latest = updates.current(claim._id)
    if (latest === null) return
    setTriedUnchanged(!hasChanges(latest))
    if (hasChanges(latest)) void sendUpdate.send(latest, context)
  }
  const isSending = sendUpdate.sending.phase === 'sending'
  return (
    <Form<ClaimFormValues> initialValues={opening} validate={validate} onSubmit={send}>
      {({ handleSubmit, values, errors = {}, submitFailed, form }) => {
        const section = { context, values, shown: shownFields(values, context), claimId: claim._id }
        const documents = <UpdateDocuments draft={draft} context={context} />
        return (
          <Box
            component="form"
            noValidate
            aria-label={updateClaimTexts.formName}
            onSubmit={(event) => {
              void handleSubmit(event)
              focusFirstError(form.getState().errors ?? {})
            }}
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}
          >
            <KeptFields fields={context.kind === 'outpatient' ? outpatientFields : inpatientFields} />
            <FormSpy<ClaimFormValues>
              subscription={{ values: true }}
              onChange={({ values: now }) => now !== undefined && keep(now)}
            />
            <FocusAtOpening field={openAt} />
            {(submitFailed || refused !== null) && (
              <ErrorSummary errors={errors} entryOf={(field, message) => summaryEntry(field, context.kind, message)} />
            )}
            <Box
              inert={isSending}
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr)',
                gap: 3,
                ...(isSending && { opacity: 0.6 }),
              }}
            >
              {/* While the insurer asks, the answer is most often a document. */}
              {isLocked ? documents : <PersonDetails base={base} context={context} />}
              {!isLocked && context.kind === 'outpatient' && (
                <OutpatientFields {...section} context={context} visit={visit} />
              )}
              {!isLocked && context.kind === 'inpatient' && <InpatientFields {...section} context={context} />}
              <AccidentFields {...section} />
              <OtherInsurerFields {...section} />
              <PaymentFields {...section} />
              {isLocked ? <LockedDetails base={base} context={context} values={values} /> : documents}
            </Box>
            <SendUpdatePanel
              sendUpdate={sendUpdate}
              isUnchanged={triedUnchanged && !hasChanges(draft)}
              onSendAgain={() => void form.submit()}
              onCancel={onCancel}
            />
          </Box>
        )
      }}
    </Form>
  )
}

/** Takes the person to the field that was asked for, when the form opens. */
function FocusAtOpening({ field }: { readonly field: string | null }) {
  useEffect(() => {
    if (field !== null) focusField(field)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form opens
  }, [])
  return null
}

function isSame(one: ClaimFormValues, other: ClaimFormValues): boolean {
  return (
    changedFields(one, other).length === 0 &&
    one.payNowConfirmed === other.payNowConfirmed &&
    one.typedAccountNo === other.typedAccountNo
  )
}
