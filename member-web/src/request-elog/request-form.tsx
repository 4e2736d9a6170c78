/** The request: who is admitted, where and why, the questions and the documents, and the button that sends it (2§2, 2§5). */
import { useCallback, useState } from 'react'
import { Form, FormSpy } from 'react-final-form'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { Questionnaire } from '@member-care/domain/guarantee/questionnaire.ts'
import { MAXIMUM_ATTACHMENTS } from '@member-care/domain/guarantee/request-form.ts'
import {
  guaranteeFieldLabels,
  requestElogTexts,
  stillMissingText,
} from '@member-care/domain/texts/guarantee-page-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { AttachedDocuments } from '../claim-form/documents/attached-documents.tsx'
import { noDocuments } from '../claim-form/documents/draft-documents.ts'
import { ErrorSummary } from '../claim-form/error-summary.tsx'
import { SendingProgress } from '../claim-form/sending/sending-progress.tsx'
import { useFormSending, type FormSending } from '../claim-form/sending/use-form-sending.ts'
import { labelledMessage } from '../claim-form/summary-entry.ts'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { focusFirstError } from '../form/focus-first-error.ts'
import { Panel } from '../page/panel.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import {
  readGuaranteeForm,
  requestGuarantee,
  type GuaranteeForm,
  type RequestedElog,
} from '../portal-api/guarantees-api.ts'
import type { CompanyEntry } from '../session/session-contract.ts'
import { useSignedInUser } from '../session/session.ts'
import { byFieldName, elogErrors, sentFields, type ElogValues } from './elog-request.ts'
import { labelOf } from './field-labels.ts'
import { keepRequest, readKeptRequest } from './kept-request.ts'
import { PersonFields } from './person-fields.tsx'
import { QuestionFields } from './question-fields.tsx'
import { SendFailure } from './send-failure.tsx'
import { IllnessFields, StayFields } from './stay-fields.tsx'
import { WhatFollows } from './what-follows.tsx'

interface RequestFormProps {
  readonly companies: readonly CompanyEntry[]
  readonly onRequested: (requested: RequestedElog) => void
  readonly onBeginAnew: () => void
}

/** What the server did not take, with the form as it was: it counts for what is still the same. */
interface Refused {
  readonly errors: Readonly<Record<string, string>>
  readonly values: ElogValues
  readonly files: readonly File[]
  /** What was asked; when it is another by now, nothing of this counts. */
  readonly form: GuaranteeForm
}

export function RequestForm({ companies, onRequested, onBeginAnew }: RequestFormProps) {
  const { uuid } = useSignedInUser()
  const [kept] = useState(() => readKeptRequest(uuid))
  const [opening] = useState<ElogValues>(() => openingValues(kept, companies))
  const [companyId, setCompanyId] = useState(opening['companyId'] ?? '')
  const [documents, setDocuments] = useState(noDocuments)
  const [refused, setRefused] = useState<Refused | null>(null)
  const knowledge = useAnswer(
    portalQuery({
      key: ['guarantee-form', companyId],
      load: (signal) => readGuaranteeForm(companyId, signal),
      enabled: companyId !== '',
    }),
  )
  const form = knowledge.value
  const files = documents.documents.flatMap(({ content }) => content ?? [])
  const sender = useFormSending({
    call: (sent, options) => requestGuarantee(companyId, sent, options),
    onSent: onRequested,
  })
  const validate = useCallback(
    (values: ElogValues) => {
      const chosen = documents.documents.flatMap(({ content }) => content ?? [])
      const errors = elogErrors(values, chosen, form, singaporeToday(new Date()))
      return { ...(refused?.form === form && refusedErrors(refused, values, chosen)), ...errors }
    },
    [form, documents, refused],
  )
  const isSending = sender.sending.phase === 'sending'
  return (
    <Form<Partial<Record<string, string>>>
      initialValues={opening}
      validate={validate}
      onSubmit={(values) => {
        if (form !== undefined) void send(values, form)
      }}
    >
      {({ handleSubmit, values, errors = {}, submitFailed, form: fields }) => (
        <Box
          component="form"
          noValidate
          aria-label={requestElogTexts.formName}
          onSubmit={(event) => {
            void handleSubmit(event)
            focusFirstError(fields.getState().errors ?? {})
          }}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}
        >
          <FormSpy<ElogValues>
            subscription={{ values: true, dirty: true }}
            onChange={({ values: now, dirty }) => {
              if (now === undefined) return
              if (dirty === true || kept !== undefined) keepRequest(uuid, now)
            }}
          />
          {kept !== undefined && (
            <Notice
              tone="info"
              action={
                <Button variant="outlined" onClick={onBeginAnew}>
                  {requestElogTexts.discard}
                </Button>
              }
            >
              {requestElogTexts.kept}
            </Notice>
          )}
          {(submitFailed || refused !== null) && (
            <ErrorSummary
              errors={errors as Readonly<Record<string, string>>}
              entryOf={(field, message) => labelledMessage(labelOf(field, form), message)}
            />
          )}
          <Box
            inert={isSending}
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, ...(isSending && { opacity: 0.6 }) }}
          >
            {(companies.length > 1 || form !== undefined) && (
              <PersonFields
                companies={companies}
                patients={form?.patients ?? []}
                onCompany={(chosen) => {
                  setCompanyId(chosen)
                  fields.change('patientId', '')
                }}
              />
            )}
            {form === undefined && knowledge.phase === 'failed' && (
              <LoadFailure detail={knowledge.failure ?? ''} onRetry={knowledge.reload} />
            )}
            {form === undefined && companyId !== '' && knowledge.phase === 'loading' && (
              <Skeletons count={4} height={120} />
            )}
            {form !== undefined && form.terms.outcome === 'used-up' && (
              <WhatFollows terms={form.terms} usualTime={form.usualTime} />
            )}
            {form !== undefined && form.terms.outcome !== 'used-up' && (
              <>
                <StayFields hospitals={form.hospitals} />
                <IllnessFields />
                <Panel title={requestElogTexts.sections.questions}>
                  <QuestionFields questions={(form.questionnaire as Questionnaire).questions} values={values} />
                </Panel>
                <Panel>
                  <AttachedDocuments
                    name="attachments"
                    label={guaranteeFieldLabels.attachments}
                    hint={documentsHint(form)}
                    attachedText={requestElogTexts.attached}
                    maximum={MAXIMUM_ATTACHMENTS}
                    documents={documents}
                    onChange={setDocuments}
                  />
                </Panel>
                <WhatFollows terms={form.terms} usualTime={form.usualTime} />
              </>
            )}
          </Box>
          <SendFailure sending={sender.sending} />
          {form?.terms.outcome !== 'used-up' && (
            <SendPanel missing={Object.keys(errors).map((field) => labelOf(field, form))} sender={sender} />
          )}
        </Box>
      )}
    </Form>
  )

  async function send(values: ElogValues, known: GuaranteeForm) {
    setRefused(null)
    const errors = await sender.send({ fields: sentFields(values, known), files })
    if (errors === undefined) return
    setRefused({ errors: byFieldName(errors), values, files, form: known })
    // What the form was made of may have changed since it was opened: the questions, the hospitals, the people.
    knowledge.reload()
  }
}

interface SendPanelProps {
  /** The labels of what is empty or wrong. */
  readonly missing: readonly string[]
  readonly sender: FormSending
}

function SendPanel({ missing, sender: { sending, cancel } }: SendPanelProps) {
  if (sending.phase === 'sending')
    return (
      <Panel>
        <SendingProgress title={requestElogTexts.sending} sent={sending.sent} onCancel={cancel} />
      </Panel>
    )
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: { sm: 'end' } }}>
      {missing.length > 0 && (
        <Box id="still-missing" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {stillMissingText(missing)}
        </Box>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        sx={{ minWidth: 220 }}
        aria-describedby={missing.length > 0 ? 'still-missing' : undefined}
      >
        {sending.phase === 'unanswered' ? requestElogTexts.sendAgain : requestElogTexts.send}
      </Button>
    </Box>
  )
}

/** Where there is one company only, nobody chooses it. */
function openingValues(kept: ElogValues | undefined, companies: readonly CompanyEntry[]): ElogValues {
  const isOffered = companies.some(({ companyId }) => companyId === kept?.['companyId'])
  const [only, ...others] = companies
  const companyId = isOffered ? kept?.['companyId'] : others.length === 0 ? only?.companyId : ''
  return { ...kept, companyId, ...(!isOffered && { patientId: '' }) }
}

function documentsHint({ questionnaire }: GuaranteeForm): string {
  const { documentsHint: hint, documentsRequired, notKept } = requestElogTexts
  return [hint, ...(questionnaire.attachments.optional ? [] : [documentsRequired]), notKept].join(' ')
}

function refusedErrors(refused: Refused | null, values: ElogValues, files: readonly File[]) {
  if (refused === null) return {}
  const isSameFiles =
    files.length === refused.files.length && files.every((file, index) => file === refused.files[index])
  return Object.fromEntries(
    Object.entries(refused.errors).filter(([field]) =>
      field === 'attachments' ? isSameFiles : values[field] === refused.values[field],
    ),
  )
}
