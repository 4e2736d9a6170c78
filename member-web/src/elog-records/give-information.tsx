/** What the desk asks of the member, and the answer to it: words, documents, or both. */
import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Form } from 'react-final-form'
import { MAXIMUM_ATTACHMENTS } from '@member-care/domain/guarantee/request-form.ts'
import { elogTexts, guaranteeFieldLabels, requestElogTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { guaranteeRefusalTexts } from '@member-care/domain/texts/guarantee-refusal-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { RequestedInformation } from '../claim-detail/requested-information.tsx'
import { AttachedDocuments } from '../claim-form/documents/attached-documents.tsx'
import { noDocuments } from '../claim-form/documents/draft-documents.ts'
import { SendingProgress } from '../claim-form/sending/sending-progress.tsx'
import { useFormSending } from '../claim-form/sending/use-form-sending.ts'
import { FormBox } from '../form/form-box.tsx'
import { TextInput } from '../form/text-input.tsx'
import { giveGuaranteeInformation, type Guarantee } from '../portal-api/guarantees-api.ts'

interface GiveInformationProps {
  readonly guarantee: Guarantee
  readonly onGiven: () => void
}

interface AnswerValues {
  readonly answer?: string
}

export function GiveInformation({ guarantee: { id, informationRequest }, onGiven }: GiveInformationProps) {
  const [documents, setDocuments] = useState(noDocuments)
  const files = documents.documents.flatMap(({ content }) => content ?? [])
  const { sending, send, cancel } = useFormSending({
    call: (form, options) => giveGuaranteeInformation(id, form, options),
    onSent: onGiven,
  })
  const validate = ({ answer = '' }: AnswerValues) =>
    answer.trim() === '' && files.length === 0 ? { answer: guaranteeRefusalTexts.INFORMATION_ANSWER_MISSING } : {}
  return (
    <RequestedInformation
      request={informationRequest ?? ''}
      action={
        <Form<AnswerValues>
          validate={validate}
          onSubmit={({ answer = '' }) => void send({ fields: { answer: answer.trim() }, files })}
        >
          {(form) => (
            <FormBox form={form}>
              <Box inert={sending.phase === 'sending'} sx={{ display: 'grid', gap: 2.5 }}>
                <TextInput name="answer" label={elogTexts.answer} multiline minRows={3} />
                <AttachedDocuments
                  name="attachments"
                  label={guaranteeFieldLabels.attachments}
                  hint={requestElogTexts.notKept}
                  attachedText={requestElogTexts.attached}
                  maximum={MAXIMUM_ATTACHMENTS}
                  documents={documents}
                  onChange={setDocuments}
                />
              </Box>
              {(sending.phase === 'refused' || sending.phase === 'unanswered') && (
                <Notice tone="error" role="alert" title={elogTexts.answerFailed}>
                  {sending.message} {Object.values(sending.phase === 'refused' ? sending.errors : {}).join(' ')}
                </Notice>
              )}
              {sending.phase === 'sending' ? (
                <SendingProgress title={elogTexts.sendingAnswer} sent={sending.sent} onCancel={cancel} />
              ) : (
                <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
                  {elogTexts.sendAnswer}
                </Button>
              )}
            </FormBox>
          )}
        </Form>
      }
    />
  )
}
