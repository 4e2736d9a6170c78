/** The questions of the configuration, each as its type asks (2§3, ELG-008 to ELG-010). */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  asksForInputs,
  valueOf,
  type Question,
  type QuestionInput,
} from '@member-care/domain/guarantee/questionnaire.ts'
import { isClientsQuestion } from '@member-care/domain/guarantee/shown-questionnaire.ts'
import { WRITTEN_IN_ENGLISH } from '@member-care/domain/language/written-in-english.ts'
import { YesNoInput } from '../form/choice-input.tsx'
import { SelectInput } from '../form/select-input.tsx'
import { TextInput } from '../form/text-input.tsx'
import { answerName, answersOf, type ElogValues } from './elog-request.ts'

interface QuestionFieldsProps {
  readonly questions: readonly Question[]
  readonly values: ElogValues
}

export function QuestionFields({ questions, values }: QuestionFieldsProps) {
  const answers = answersOf(values, { questions: [...questions] })
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {questions.map((question) => (
        <OneQuestion key={question.id} question={question} isAsked={asksForInputs(question, answers[question.id])} />
      ))}
    </Box>
  )
}

function OneQuestion({ question, isAsked }: { readonly question: Question; readonly isAsked: boolean }) {
  const { id, type, title, inputs = [], choices = [] } = question
  if (type === 'label') return <Typography lang={languageOf(title)}>{title}</Typography>
  return (
    <Box role="group" aria-labelledby={`${id}-title`} sx={{ display: 'grid', gap: 2.5 }}>
      <Typography id={`${id}-title`} component="h3" lang={languageOf(title)} sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      {type === 'multiple_with_input_sub' &&
        choices.map((choice, index) => (
          <YesNoInput key={choice.title} name={answerName(id, 'parts', index)} label={choice.title} />
        ))}
      {isAsked && (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {inputs.map((input, index) => (
            <AnswerInput key={input.title} name={answerName(id, 'inputs', index)} input={input} />
          ))}
        </Box>
      )}
    </Box>
  )
}

/** Of what a client asks by itself; undefined for the language of the page. */
function languageOf(title: string): string | undefined {
  return isClientsQuestion(title) ? WRITTEN_IN_ENGLISH : undefined
}

function AnswerInput({ name, input }: { readonly name: string; readonly input: QuestionInput }) {
  const { type, title, optional = false, choices = [] } = input
  if (type === 'input_number')
    return <TextInput name={name} label={title} optional={optional} inputProps={{ inputMode: 'decimal' }} />
  return (
    <SelectInput
      name={name}
      label={title}
      optional={optional}
      choices={choices.map((choice) => ({ value: valueOf(choice), label: choice.label ?? choice.title }))}
    />
  )
}
