import { TextField } from '@mui/material'
import { questionnaireEditTexts as texts } from '@member-care/domain/texts/own-questionnaire-texts.ts'
import { useState } from 'react'

interface LinesInputProps {
  readonly label: string
  readonly lines: readonly string[]
  readonly onChange: (lines: string[]) => void
}

/** Short texts, one on each line. Empty lines say nothing, and stay while somebody types. */
export function LinesInput({ label, lines, onChange }: LinesInputProps) {
  const [typed, setTyped] = useState('')
  const isTyped = linesOf(typed).join('\n') === lines.join('\n')
  return (
    <TextField
      label={label}
      helperText={texts.partsHint}
      multiline
      minRows={2}
      value={isTyped ? typed : lines.join('\n')}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(linesOf(target.value))
      }}
    />
  )
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
