import { answeredQuestions } from '@member-care/domain/guarantee/answered-questions.ts'
import { REDACTED } from '@member-care/domain/events/event-definition.ts'
import { guaranteeDeskTexts as texts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { Stack, Typography } from '@mui/material'
import { FieldList, Panel } from '../../console/field-list.tsx'
import { PersonalText } from '../../console/personal-text.tsx'

/** The questions of the request with their answers. @param questionnaire as JSON text; null once the patient was forgotten */
export function AnswersPanel({ questionnaire }: { questionnaire: string | null }) {
  return (
    <Panel title={texts.questions}>
      {questionnaire === null ? <PersonalText value={REDACTED} /> : <Answers questionnaire={questionnaire} />}
    </Panel>
  )
}

function Answers({ questionnaire }: { questionnaire: string }) {
  const questions = answeredQuestions(questionnaire)
  if (questions === undefined) return <Typography variant="body2">{texts.questionsUnread}</Typography>
  if (questions.length === 0) return <Typography variant="body2">{texts.noAnswers}</Typography>
  return (
    <Stack spacing={2}>
      {questions.map(({ title, lines }) => (
        <section key={title} aria-label={title}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <FieldList fields={lines.map(({ label, answer }) => ({ label, value: answer }))} />
        </section>
      ))}
    </Stack>
  )
}
