/** What the desk asks of the member, and the answer to it: words, documents, or both. */
import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Form, FormSpy } from 'react-final-form'
import { MAXIMUM_ATTACHMENTS } from '@member-care/domain/guarantee/request-form.ts'
import { draftTexts } from '@member-care/domain/texts/claim-draft-texts.ts'
import { elogTexts, guaranteeFieldLabels } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { guaranteeRefusalTexts } from '@member-care/domain/texts/guarantee-refusal-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { RequestedInformation } from '../claim-detail/requested-information.tsx'
import { SendingProgress } from '../claim-form/sending/sending-progress.tsx'
import { DiscardDialog } from '../drafts/discard-dialog.tsx'
import { DraftDocuments } from '../drafts/draft-documents.tsx'
import { DraftClash } from '../drafts/draft-clash.tsx'
import { SavingLine } from '../drafts/saving-line.tsx'
import { useDraftSending } from '../drafts/use-draft-sending.ts'
import type { LetterAnswerValues } from '../drafts/work-in-hand.ts'
import { FormBox } from '../form/form-box.tsx'
import { TextInput } from '../form/text-input.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { giveGuaranteeInformation, type Guarantee } from '../portal-api/guarantees-api.ts'
import { answerDraftWords, useLetterAnswer } from './use-letter-answer.ts'

interface GiveInformationProps {
  readonly guarantee: Guarantee
  readonly onGiven: () => void
}

export function GiveInformation({ guarantee: { id, informationRequest }, onGiven }: GiveInformationProps) {
  const { work, draft, failure, startAgain, finish } = useLetterAnswer(id)
  const [discarding, setDiscarding] = useState<string | null>(null)
  return (
    <RequestedInformation
      request={informationRequest ?? ''}
      action={
        <>
          {draft !== null ? (
            <AnswerForm
              key={`${draft.id} ${draft.opened}`}
              guaranteeId={id}
              work={work}
              draft={draft}
              onGiven={() => {
                finish()
                onGiven()
              }}
              onStartAgain={() => {
                startAgain()
                // It may have been given on the other device.
                onGiven()
              }}
              onDiscard={() => setDiscarding(draft.id)}
            />
          ) : failure === undefined ? (
            <Skeletons count={1} height={180} />
          ) : (
            <LoadFailure detail={failure.detail} onRetry={failure.retry} />
          )}
          {discarding !== null && (
            <DiscardDialog
              words={answerDraftWords}
              discard={() => work.discard(discarding)}
              onClose={() => setDiscarding(null)}
            />
          )}
        </>
      }
    />
  )
}

interface AnswerFormProps {
  readonly guaranteeId: string
  readonly work: ReturnType<typeof useLetterAnswer>['work']
  readonly draft: NonNullable<ReturnType<typeof useLetterAnswer>['draft']>
  readonly onGiven: () => void
  readonly onStartAgain: () => void
  readonly onDiscard: () => void
}

function AnswerForm({ guaranteeId, work, draft, onGiven, onStartAgain, onDiscard }: AnswerFormProps) {
  const [opening] = useState<LetterAnswerValues>(() => draft.values ?? {})
  const { sending, send, cancel } = useDraftSending(work, answerDraftWords)
  const isElsewhere = draft.saving.phase === 'clash' || draft.saving.phase === 'gone'
  const validate = ({ answer = '' }: LetterAnswerValues) =>
    answer.trim() === '' && draft.documents.length === 0
      ? { answer: guaranteeRefusalTexts.INFORMATION_ANSWER_MISSING }
      : {}
  const keep = (values: LetterAnswerValues) => {
    const before = work.current()
    if (before?.id !== draft.id || (before.values?.answer ?? '') === (values.answer ?? '')) return
    work.change({ values, touched: true })
    work.saveSoon()
  }
  const give = async () => {
    const given = await send(({ values: { answer = '' }, draftFields, added, idempotencyKey }, options) =>
      giveGuaranteeInformation(
        guaranteeId,
        {
          fields: { answer: answer.trim(), ...draftFields },
          files: added.map(({ content }) => content),
          idempotencyKey,
        },
        options,
      ),
    )
    if (given === 'refused' || given === 'unanswered') return
    onGiven()
  }
  return (
    <Form<LetterAnswerValues> initialValues={opening} validate={validate} onSubmit={() => void give()}>
      {(form) => (
        <FormBox form={form}>
          <FormSpy<LetterAnswerValues>
            subscription={{ values: true }}
            onChange={({ values }) => values !== undefined && keep(values)}
          />
          <Box inert={sending.phase === 'sending'} sx={{ display: 'grid', gap: 2.5 }}>
            <TextInput name="answer" label={elogTexts.answer} multiline minRows={3} />
            <DraftDocuments
              work={work}
              draft={draft}
              name="attachments"
              label={guaranteeFieldLabels.attachments}
              hint=""
              category="DOC"
              maximum={MAXIMUM_ATTACHMENTS}
            />
          </Box>
          {isElsewhere ? (
            <DraftClash
              saving={draft.saving}
              work={work}
              words={answerDraftWords}
              onKeepAsNew={work.keepAsNew}
              onStartAgain={onStartAgain}
            />
          ) : (
            <SavingLine draft={draft} isKeptHere={false} />
          )}
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{answerDraftWords.keptFor}</Box>
          {(sending.phase === 'refused' || sending.phase === 'unanswered') && (
            <Notice tone="error" role="alert" title={elogTexts.answerFailed}>
              {pageTexts.sentences([
                sending.message,
                ...Object.values(sending.phase === 'refused' ? sending.errors : {}),
              ])}
            </Notice>
          )}
          {sending.phase === 'sending' ? (
            <SendingProgress title={elogTexts.sendingAnswer} sent={sending.sent} onCancel={cancel} />
          ) : (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button type="submit" variant="contained">
                {elogTexts.sendAnswer}
              </Button>
              {draft.touched && (
                <Button color="error" onClick={onDiscard}>
                  {draftTexts.discard}
                </Button>
              )}
            </Box>
          )}
        </FormBox>
      )}
    </Form>
  )
}
