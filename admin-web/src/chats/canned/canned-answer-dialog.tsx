import { cannedAnswerSchema, type CannedAnswer } from '@member-care/domain/chat/canned-answer.ts'
import { cannedAnswerDesks, type CannedAnswerDesk } from '@member-care/domain/chat/conversation-terms.ts'
import { cannedAnswerTexts as texts } from '@member-care/domain/texts/canned-answer-texts.ts'
import { Box, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from '../../console/form-dialog.tsx'
import { useCommandSending } from '../../console/use-command-sending.ts'
import type { CannedAnswerRow } from './canned-answer-record.ts'

interface CannedAnswerDialogProps {
  /** The answer that is changed; a new one where there is none. */
  readonly answer?: CannedAnswerRow | undefined
  readonly onDone: () => void
  readonly onClose: () => void
}

type Errors = Readonly<Partial<Record<keyof CannedAnswer, string>>>

/** Writes a new answer, or changes one. What is typed stays when the server refuses. */
export function CannedAnswerDialog({ answer, onDone, onClose }: CannedAnswerDialogProps) {
  const { send, isPending, failure } = useCommandSending<CannedAnswerRow>({ onDone })
  const [title, setTitle] = useState(answer?.title ?? '')
  const [text, setText] = useState(answer?.text ?? '')
  const [desk, setDesk] = useState<CannedAnswerDesk>(answer?.desk ?? 'all')
  const [errors, setErrors] = useState<Errors>({})

  function submit() {
    const judged = cannedAnswerSchema.safeParse({ title, text, desk })
    setErrors(
      judged.success
        ? {}
        : Object.fromEntries(judged.error.issues.map(({ path, message }) => [String(path[0]), message])),
    )
    if (!judged.success) return
    void send(judged.data, (options, provider) =>
      answer
        ? provider.changeCannedAnswer(answer.id, judged.data, options)
        : provider.addCannedAnswer(judged.data, options),
    )
  }

  return (
    <FormDialog
      title={answer ? texts.edit : texts.add}
      failure={failure?.message}
      isPending={isPending}
      confirm={{ label: answer ? texts.save : texts.addShort }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        <TextField
          autoFocus
          label={texts.fields.title}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          error={errors.title !== undefined}
          helperText={errors.title ?? texts.fields.titleHint}
          autoComplete="off"
        />
        <TextField
          multiline
          minRows={4}
          maxRows={12}
          label={texts.fields.text}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={errors.text !== undefined}
          helperText={errors.text ?? texts.fields.textHint}
        />
        <TextField
          select
          label={texts.fields.desk}
          value={desk}
          onChange={(event) => setDesk(event.target.value as CannedAnswerDesk)}
        >
          {cannedAnswerDesks.map((one) => (
            <MenuItem key={one} value={one}>
              {texts.desks[one]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </FormDialog>
  )
}
