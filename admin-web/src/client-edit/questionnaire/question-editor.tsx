import AddIcon from '@mui/icons-material/Add'
import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, TextField, Typography } from '@mui/material'
import type { Question } from '@member-care/domain/guarantee/questionnaire.ts'
import { questionnaireEditTexts as texts } from '@member-care/domain/texts/own-questionnaire-texts.ts'
import { useId } from 'react'
import { asType, newInput, replaced, titled, without } from './edited-questions.ts'
import { InputEditor } from './input-editor.tsx'
import { LinesInput } from './lines-input.tsx'
import { TypeAndTitle } from './type-and-title.tsx'

interface QuestionEditorProps {
  /** From 1, in the order of the form. */
  readonly number: number
  readonly question: Question
  readonly onChange: (question: Question) => void
  readonly onRemove: () => void
  /** Undefined for the first one. */
  readonly onUp: (() => void) | undefined
  /** Undefined for the last one. */
  readonly onDown: (() => void) | undefined
}

/** One question: its type, its words, and what is asked by it. */
export function QuestionEditor({ number, question, onChange, onRemove, onUp, onDown }: QuestionEditorProps) {
  const titleId = useId()
  const name = texts.question(number)
  const { type, title, error = '', choices = [] } = question
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, display: 'grid', gap: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography id={titleId} variant="h3" sx={{ fontSize: '1rem', flex: 1 }}>
          {name}
        </Typography>
        <IconButton aria-label={texts.up(name)} disabled={!onUp} onClick={onUp}>
          <UpIcon />
        </IconButton>
        <IconButton aria-label={texts.down(name)} disabled={!onDown} onClick={onDown}>
          <DownIcon />
        </IconButton>
        <IconButton aria-label={texts.remove(name)} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '220px minmax(0, 1fr)' } }}>
        <TypeAndTitle
          types={texts.types}
          type={type}
          title={title}
          onType={(chosen) => onChange(asType(question, chosen))}
          onTitle={(written) => onChange({ ...question, title: written })}
        />
      </Box>
      {type === 'multiple_with_input_sub' && (
        <>
          <LinesInput
            label={texts.parts}
            lines={choices.map((part) => part.title)}
            onChange={(lines) => onChange({ ...question, choices: titled(lines, choices) })}
          />
          <TextField
            label={texts.error}
            helperText={texts.errorHint}
            value={error}
            onChange={({ target }) => {
              const { error: _, ...others } = question
              onChange(target.value === '' ? others : { ...others, error: target.value })
            }}
          />
        </>
      )}
      {type !== 'label' && <InputsOfQuestion question={question} onChange={onChange} />}
    </Box>
  )
}

function InputsOfQuestion({ question, onChange }: Pick<QuestionEditorProps, 'question' | 'onChange'>) {
  const { type, inputs = [] } = question
  return (
    <>
      {type === 'multiple_with_input_sub' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.inputsAfterYes}
        </Typography>
      )}
      {inputs.map((input, index) => (
        <InputEditor
          // Inputs have nothing else that tells them apart while they are written.
          key={index}
          number={index + 1}
          input={input}
          onChange={(changed) => onChange({ ...question, inputs: replaced(inputs, index, changed) })}
          onRemove={() => onChange({ ...question, inputs: without(inputs, index) })}
        />
      ))}
      <Button
        sx={{ justifySelf: 'start' }}
        startIcon={<AddIcon />}
        onClick={() => onChange({ ...question, inputs: [...inputs, newInput] })}
      >
        {texts.addInput}
      </Button>
    </>
  )
}
