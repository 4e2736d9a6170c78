import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Checkbox, FormControlLabel, IconButton } from '@mui/material'
import type { QuestionInput } from '@member-care/domain/guarantee/questionnaire.ts'
import { questionnaireEditTexts as texts } from '@member-care/domain/texts/own-questionnaire-texts.ts'
import { asInputType, titled } from './edited-questions.ts'
import { LinesInput } from './lines-input.tsx'
import { TypeAndTitle } from './type-and-title.tsx'

interface InputEditorProps {
  /** From 1, within its question. */
  readonly number: number
  readonly input: QuestionInput
  readonly onChange: (input: QuestionInput) => void
  readonly onRemove: () => void
}

/** One input of a question: a number or a list of choices, and whether it may be left out. */
export function InputEditor({ number, input, onChange, onRemove }: InputEditorProps) {
  const { type, title, optional = false, choices = [] } = input
  const name = texts.input(number)
  return (
    <Box role="group" aria-label={name} sx={{ borderLeft: 3, borderColor: 'divider', pl: 2, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '140px minmax(0, 1fr) auto' } }}>
        <TypeAndTitle
          types={texts.inputTypes}
          type={type}
          title={title}
          onType={(chosen) => onChange(asInputType(input, chosen))}
          onTitle={(written) => onChange({ ...input, title: written })}
        />
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <FormControlLabel
            label={texts.optional}
            control={
              <Checkbox
                checked={optional}
                onChange={(_, may) => {
                  const { optional: __, ...others } = input
                  onChange(may ? { ...others, optional: true } : others)
                }}
              />
            }
          />
          <IconButton aria-label={texts.remove(name)} onClick={onRemove}>
            <DeleteIcon />
          </IconButton>
        </Box>
      </Box>
      {type === 'dropdown' && (
        <LinesInput
          label={texts.choices}
          lines={choices.map((choice) => choice.title)}
          onChange={(lines) => onChange({ ...input, choices: titled(lines, choices) })}
        />
      )}
    </Box>
  )
}
