import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import FileIcon from '@mui/icons-material/AttachFile'
import { MOST_SHEET_BYTES } from '@member-care/domain/sheets/sheet-rows.ts'
import { sheetTexts as texts } from '@member-care/domain/texts/sheet-texts.ts'
import { saveFile } from '@member-care/web-kit/files/save-file.ts'
import { Button, FormHelperText, Stack, Typography } from '@mui/material'
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { LONG_PATIENCE_MS } from './answered-within.ts'
import type { CommandOptions } from './command-options.ts'
import { FailureAlert } from './failure-alert.tsx'
import { useCommandSending } from './use-command-sending.ts'

export interface ChosenSheet {
  readonly file: File | undefined
  /** The ends of the names of files that may be chosen. */
  readonly types: readonly string[]
  readonly error: string | undefined
  readonly chooseButton: RefObject<HTMLButtonElement | null>
  readonly choose: (file: File | undefined) => void
  /** Sends it, or says what is wrong with it. */
  readonly send: () => void
  readonly isPending: boolean
  readonly failure: string | undefined
}

const sheetTypes = ['.xlsx', '.csv'] as const

/** A file with rows that somebody chooses and sends. @param types the ends of the names of files that may be chosen */
export function useChosenSheet<Answer>(
  call: (file: File, options: CommandOptions) => Promise<Answer>,
  onDone: (answer: Answer, file: File) => void,
  types: readonly string[] = sheetTypes,
): ChosenSheet {
  const [file, setFile] = useState<File>()
  const [error, setError] = useState<string>()
  const chooseButton = useRef<HTMLButtonElement>(null)
  const { send, isPending, failure, clearFailure } = useCommandSending<Answer>({ patience: LONG_PATIENCE_MS })

  async function sendFile(): Promise<void> {
    const wrong = fileError(file, types)
    setError(wrong)
    if (wrong !== undefined || !file) return chooseButton.current?.focus()
    const answer = await send([file.name, file.size, file.lastModified], (options) => call(file, options))
    if (answer && 'done' in answer) onDone(answer.done, file)
  }

  return {
    file,
    types,
    error,
    chooseButton,
    choose: (chosen) => {
      setFile(chosen)
      setError(undefined)
      clearFailure()
    },
    send: () => void sendFile(),
    isPending,
    failure: failure?.message,
  }
}

function fileError(file: File | undefined, types: readonly string[]): string | undefined {
  if (!file) return texts.noFile
  if (!types.some((type) => file.name.toLowerCase().endsWith(type))) return texts.wrongType
  return file.size > MOST_SHEET_BYTES ? texts.tooLarge : undefined
}

export interface SheetChoiceProps {
  readonly sheet: ChosenSheet
  /** What the file is to look like. */
  readonly template: { readonly name: string; readonly columns: readonly string[] }
}

/** The buttons for the template and for the file, the file's name, and what is wrong with it. */
export function SheetChoice({ sheet, template }: SheetChoiceProps) {
  const download = () => saveFile(new Blob([`${template.columns.join(',')}\r\n`], { type: 'text/csv' }), template.name)
  return (
    <ChosenSheetFile
      sheet={sheet}
      template={
        <Button startIcon={<DownloadIcon />} onClick={download}>
          {texts.template}
        </Button>
      }
    />
  )
}

interface ChosenSheetFileProps {
  readonly sheet: ChosenSheet
  /** The button that gives an example of the file. */
  readonly template: ReactNode
}

/** The same for a file whose example is not a line of headings. */
export function ChosenSheetFile({ sheet, template }: ChosenSheetFileProps) {
  const { file, types, error, chooseButton, choose, failure } = sheet
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, alignItems: { sm: 'center' } }}>
        {template}
        <Button
          ref={chooseButton}
          variant="outlined"
          startIcon={<FileIcon />}
          onClick={() => input.current?.click()}
          aria-describedby={error === undefined ? undefined : errorId}
        >
          {texts.choose}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={texts.choose}
          accept={types.join()}
          onChange={(event) => {
            choose(event.target.files?.[0])
            // The same file, corrected, is another choice.
            event.target.value = ''
          }}
        />
      </Stack>
      {file && (
        <Typography variant="body2" role="status" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
      )}
      {error !== undefined && (
        <FormHelperText id={errorId} error role="alert">
          {error}
        </FormHelperText>
      )}
      <FailureAlert message={failure} />
    </>
  )
}
