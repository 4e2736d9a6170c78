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
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { ErrorSummary } from '../claim-form/error-summary.tsx'
import { SendingProgress } from '../claim-form/sending/sending-progress.tsx'
import { labelledMessage } from '../claim-form/summary-entry.ts'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { DraftDocuments } from '../drafts/draft-documents.tsx'
import { useDraftSending, type DraftSending } from '../drafts/use-draft-sending.ts'
import { focusFirstError } from '../form/focus-first-error.ts'
import { Panel } from '../page/panel.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { readGuaranteeForm, requestGuarantee, type GuaranteeForm } from '../portal-api/guarantees-api.ts'
import type { CompanyEntry } from '../session/session-contract.ts'
import { byFieldName, elogErrors, inReadersWords, sentFields, type ElogValues } from './elog-request.ts'
import { labelInList, labelOf } from './field-labels.ts'
import { PersonFields } from './person-fields.tsx'
import { QuestionFields } from './question-fields.tsx'
import type { RequestOfCompany } from './requested-notice.tsx'
import { SendFailure } from './send-failure.tsx'
import { StandOfRequest } from './stand-of-request.tsx'
import { IllnessFields, StayFields } from './stay-fields.tsx'
import { requestDraftWords, useUnfinishedRequest, type RequestDraft } from './unfinished-request.ts'
import { WhatFollows } from './what-follows.tsx'

interface RequestFormProps {
  readonly draft: RequestDraft
  readonly companies: readonly CompanyEntry[]
  readonly onRequested: (requested: RequestOfCompany) => void
  readonly onKeepAsNew: () => void
  readonly onStartAgain: () => void
  readonly onBeginAnother: () => void
  readonly onDiscard: () => void
}

export function RequestForm({ draft, companies, onRequested, ...ways }: RequestFormProps) {
  const work = useUnfinishedRequest()
  const [opening] = useState<ElogValues>(() => openingValues(draft.values, companies))
  const companyId = (draft.values ?? opening)['companyId'] ?? ''
  // What was asked when the server refused; when it is another by now, nothing of the refusal counts.
  const [refusedForm, setRefusedForm] = useState<GuaranteeForm | null>(null)
  const knowledge = useAnswer(
    portalQuery({
      key: ['guarantee-form', companyId],
      load: async (signal) => inReadersWords(await readGuaranteeForm(companyId, signal)),
      enabled: companyId !== '',
    }),
  )
  const form = knowledge.value
  const sender = useDraftSending(work, requestDraftWords())
  const { documents, refused } = draft
  const validate = useCallback(
    (values: ElogValues) => {
      const files = documents.map(({ file }) => file)
      const errors = elogErrors(values, files, form, singaporeToday(new Date()))
      return {
        ...(refusedForm !== null && refusedForm === form && refusedErrors(refused, values, documents)),
        ...errors,
      }
    },
    [form, documents, refused, refusedForm],
  )
  const keep = (values: ElogValues) => {
    const before = work.current()
    if (before?.id !== draft.id || isSame(before.values, values)) return
    // What the form opens with has not been put in by anybody.
    const isOpening = before.values === null
    work.change({ values, touched: before.touched || !isOpening })
    if (!isOpening) work.saveSoon()
  }
  const isSending = sender.sending.phase === 'sending'
  return (
    <Form<ElogValues>
      initialValues={opening}
      validate={validate}
      onSubmit={() => {
        if (form !== undefined) void send(form)
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
            subscription={{ values: true }}
            onChange={({ values: now }) => now !== undefined && keep(now)}
          />
          <StandOfRequest draft={draft} {...ways} />
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
                onCompany={() => fields.change('patientId', '')}
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
                  <DraftDocuments
                    work={work}
                    draft={draft}
                    name="attachments"
                    label={guaranteeFieldLabels.attachments}
                    hint={documentsHint(form)}
                    category="DOC"
                    maximum={MAXIMUM_ATTACHMENTS}
                  />
                </Panel>
                <WhatFollows terms={form.terms} usualTime={form.usualTime} />
              </>
            )}
          </Box>
          <SendFailure sending={sender.sending} companyId={companyId} />
          {form?.terms.outcome !== 'used-up' && (
            <SendPanel missing={Object.keys(errors).map((field) => labelInList(field, form))} sender={sender} />
          )}
        </Box>
      )}
    </Form>
  )

  async function send(known: GuaranteeForm) {
    const answer = await sender.send(({ values, draftFields, added, idempotencyKey }, options) =>
      requestGuarantee(
        companyId,
        {
          fields: { ...sentFields(values, known), ...draftFields },
          files: added.map(({ content }) => content),
          idempotencyKey,
        },
        options,
      ),
    )
    if (answer === 'unanswered') return
    if (answer !== 'refused') return onRequested({ ...answer, companyId })
    setRefusedForm(known)
    // What the form was made of may have changed since it was opened: the questions, the hospitals, the people.
    knowledge.reload()
  }
}

interface SendPanelProps {
  /** The labels of what is empty or wrong. */
  readonly missing: readonly string[]
  readonly sender: DraftSending<ElogValues>
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
function openingValues(kept: ElogValues | null, companies: readonly CompanyEntry[]): ElogValues {
  const isOffered = companies.some(({ companyId }) => companyId === kept?.['companyId'])
  const [only, ...others] = companies
  const companyId = isOffered ? kept?.['companyId'] : others.length === 0 ? only?.companyId : ''
  return { ...kept, companyId, ...(!isOffered && { patientId: '' }) }
}

function documentsHint({ questionnaire }: GuaranteeForm): string {
  const { documentsHint: hint, documentsRequired } = requestElogTexts
  return pageTexts.sentences([hint, ...(questionnaire.attachments.optional ? [] : [documentsRequired])])
}

/** What the server did not take counts for what is still the same. */
function refusedErrors(
  refused: RequestDraft['refused'],
  values: ElogValues,
  documents: RequestDraft['documents'],
): Readonly<Record<string, string>> {
  if (refused === null) return {}
  return Object.fromEntries(
    Object.entries(byFieldName(refused.errors)).filter(([field]) =>
      field === 'attachments' ? documents === refused.files : values[field] === refused.values[field],
    ),
  )
}

function isSame(one: ElogValues | null, other: ElogValues): boolean {
  return one !== null && JSON.stringify(one) === JSON.stringify(other)
}
