import AddIcon from '@mui/icons-material/Add'
import { Box, Button, FormControlLabel, Switch } from '@mui/material'
import type { Questionnaire } from '@member-care/domain/guarantee/questionnaire.ts'
import { questionnaireEditTexts as texts } from '@member-care/domain/texts/own-questionnaire-texts.ts'
import { moved, replaced, withNewQuestion, without } from './edited-questions.ts'
import { QuestionEditor } from './question-editor.tsx'

interface QuestionnaireEditorProps {
  readonly questionnaire: Questionnaire
  readonly onChange: (questionnaire: Questionnaire) => void
}

/** The questions one below the other, in the order in which they are asked. */
export function QuestionnaireEditor({ questionnaire, onChange }: QuestionnaireEditorProps) {
  const { questions, attachments } = questionnaire
  const change = (changed: Questionnaire['questions']) => onChange({ ...questionnaire, questions: changed })
  return (
    <>
      {questions.map((question, index) => (
        <QuestionEditor
          key={question.id}
          number={index + 1}
          question={question}
          onChange={(changed) => change(replaced(questions, index, changed))}
          onRemove={() => change(without(questions, index))}
          onUp={index > 0 ? () => change(moved(questions, index, -1)) : undefined}
          onDown={index < questions.length - 1 ? () => change(moved(questions, index, 1)) : undefined}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => change(withNewQuestion(questions))}>
          {texts.addQuestion}
        </Button>
        <FormControlLabel
          label={texts.documentsRequired}
          control={
            <Switch
              checked={!attachments.optional}
              onChange={(_, required) => onChange({ ...questionnaire, attachments: { optional: !required } })}
            />
          }
        />
      </Box>
    </>
  )
}
