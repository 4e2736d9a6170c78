/** The claim form: the domain's rules at every field, the server's word on the visit date, and what the server did not take last time. */
import { useCallback, useEffect, useState } from 'react'
import { Form, FormSpy } from 'react-final-form'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { inpatientFields, outpatientFields } from '@member-care/domain/claim/form/claim-form.ts'
import { singaporeTime } from '@member-care/domain/dates/singapore-dates.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { focusField, focusFirstError } from '../../form/focus-first-error.ts'
import { contentOf } from '../../drafts/draft.ts'
import { useDraft, useUnfinishedClaim } from '../use-unfinished-claim.ts'
import {
  openingValues,
  shownFields,
  wasNeverOpen,
  type ClaimFormValues,
  type FormContext,
} from '../../claim-form/claim-form-values.ts'
import { AccidentFields } from '../../claim-form/accident-fields.tsx'
import { DocumentsPanel } from './documents-panel.tsx'
import { ErrorSummary } from '../../claim-form/error-summary.tsx'
import { summaryEntry } from '../../claim-form/summary-entry.ts'
import { formErrors } from '../../claim-form/form-errors.ts'
import { KeptFields } from '../../claim-form/kept-fields.tsx'
import { InpatientFields } from '../../claim-form/inpatient-fields.tsx'
import { OtherInsurerFields } from '../../claim-form/other-insurer-fields.tsx'
import { OutpatientFields } from '../../claim-form/outpatient-fields.tsx'
import { withAllChecked, withoutChanged } from '../../claim-form/receipt/receipts-of-draft.ts'
import { ReceiptsOfForm } from './receipts-of-form.tsx'
import { PaymentFields } from '../../claim-form/payment-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import type { VisitOptions } from '../../claim-form/use-form-knowledge.ts'

interface ClaimInformationFormProps {
  readonly context: FormContext
  readonly visit: VisitOptions
  readonly focusField: string | null
  readonly onDone: () => void
}

export function ClaimInformationForm({ context, visit, focusField: openAt, onDone }: ClaimInformationFormProps) {
  const claim = useUnfinishedClaim()
  const draft = useDraft()
  const { kind } = context
  const [opening] = useState(() => openingValues(context, draft?.values ?? null))
  const files = draft?.documents
  const refused = draft?.refused
  const validate = useCallback(
    (values: ClaimFormValues) =>
      formErrors(
        { values, files: files ?? [], refused, visitDateError: visit.dateError },
        { ...context, now: singaporeTime(new Date()) },
      ),
    [context, files, refused, visit.dateError],
  )
  const keep = ({ values }: { values: ClaimFormValues }) => {
    const before = claim.current()
    if (before?.kind !== kind || isSame(before.values, values)) return
    // What the form opens with has not been put in by anybody.
    const isOpening = wasNeverOpen(before.values)
    const receipts = withoutChanged(before.receipts, values)
    const now = { ...before, values, receipts, checked: false, touched: before.touched || !isOpening }
    const isOfServer = isOpening && before.version > 0
    claim.change(isOfServer ? { ...now, savedContent: JSON.stringify(contentOf(now)) } : now)
    if (!isOpening) claim.saveSoon()
  }
  const finish = () => {
    // Who goes on has looked at the form.
    claim.change(({ receipts }) => ({ checked: true, refused: null, receipts: withAllChecked(receipts) }))
    onDone()
  }
  return (
    <Form<ClaimFormValues> initialValues={opening} validate={validate} onSubmit={finish}>
      {({ handleSubmit, values, errors = {}, submitFailed, form }) => {
        const section = { context, values, shown: shownFields(values, context) }
        return (
          <Box
            component="form"
            noValidate
            aria-label={claimTexts.wizard[kind]}
            onSubmit={(event) => {
              void handleSubmit(event)
              focusFirstError(form.getState().errors ?? {})
            }}
            sx={{ display: 'grid', gap: 3 }}
          >
            <KeptFields fields={context.kind === 'outpatient' ? outpatientFields : inpatientFields} />
            <FormSpy<ClaimFormValues>
              subscription={{ values: true }}
              onChange={({ values: now }) => now !== undefined && keep({ values: now })}
            />
            <Opening focusField={openAt} isRefused={refused != null} showErrors={() => void form.submit()} />
            {submitFailed && (
              <ErrorSummary errors={errors} entryOf={(field, message) => summaryEntry(field, kind, message)} />
            )}
            <ReceiptsOfForm {...section}>
              <PersonFields {...section} />
              {context.kind === 'outpatient' ? (
                <OutpatientFields {...section} context={context} visit={visit} />
              ) : (
                <InpatientFields {...section} context={context} />
              )}
              <AccidentFields {...section} />
              <OtherInsurerFields {...section} />
              <PaymentFields {...section} />
              <DocumentsPanel {...section} />
            </ReceiptsOfForm>
            <Button
              type="submit"
              variant="contained"
              size="large"
              sx={{ justifySelf: { xs: 'stretch', sm: 'end' }, minWidth: 200 }}
            >
              {claimTexts.wizard.next}
            </Button>
          </Box>
        )
      }}
    </Form>
  )
}

interface OpeningProps {
  readonly focusField: string | null
  readonly isRefused: boolean
  readonly showErrors: () => void
}

/** When the form opens: shows at once what the server did not take, as if Next had been pressed, and goes to the field that was asked for. */
function Opening({ focusField: field, isRefused, showErrors }: OpeningProps) {
  useEffect(() => {
    if (isRefused) showErrors()
    if (field !== null) requestAnimationFrame(() => focusField(field))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form opens
  }, [])
  return null
}

function isSame(one: ClaimFormValues | null, other: ClaimFormValues): boolean {
  return one !== null && JSON.stringify(one) === JSON.stringify(other)
}
