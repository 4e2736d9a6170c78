import FileIcon from '@mui/icons-material/AttachFileOutlined'
import NoteIcon from '@mui/icons-material/StickyNote2Outlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import { messageFault } from '@member-care/domain/chat/message-fault.ts'
import { chatDeskTexts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { Alert, Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useShortcuts } from '../../console/use-shortcuts.ts'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { CommandForm, useFormSending } from '../../record/command-form.tsx'
import { CannedAnswerButton } from '../canned/canned-answer-button.tsx'
import type { WrittenKind } from '../conversation-commands.ts'
import type { DeskTalk } from '../conversation-record.ts'
import { sayTyping } from '../live/live-desk-news.ts'
import { holderOf, useShownTalk, useStanding, useTalkCommand } from '../use-talk.ts'
import { focusMessage, MESSAGE_FIELD_ID } from './message-field.ts'

const texts = chatDeskTexts.answer
/** Somebody who writes says so no more often. */
const TYPING_EVERY_MS = 3_000
/** What may be chosen; the server judges the content. */
const ACCEPTED = 'image/jpeg,image/png,image/heic,application/pdf'

interface Written {
  readonly message: string
}
const nothing: Written = { message: '' }

/** Writes to the member, or a note for the desk. What is typed stays until the server has it. */
export function MessageForm() {
  const talk = useShownTalk()
  const standing = useStanding()
  const mayAnswer = standing === 'mine'
  const [wanted, setWanted] = useState<WrittenKind>(mayAnswer ? 'answer' : 'note')
  const [mayAnswerBefore, setMayAnswerBefore] = useState(mayAnswer)
  const kind = mayAnswer ? wanted : 'note'
  const [timesSent, setTimesSent] = useState(0)
  const { send, isPending, failure } = useTalkCommand()
  const write = (next: WrittenKind) => {
    setWanted(next)
    focusMessage()
  }
  useShortcuts({ r: mayAnswer ? () => write('answer') : undefined, n: () => write('note') })
  return (
    <Box sx={{ display: 'grid', gap: 1.75 }}>
      {standing !== 'mine' && (
        <Alert severity="info">
          {standing === 'other' ? chatDeskTexts.who.other(holderOf(talk)) : chatDeskTexts.who[standing]}
        </Alert>
      )}
      {mayAnswer && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={texts.kind}
          value={kind}
          onChange={(_event, chosen: WrittenKind | null) => chosen !== null && setWanted(chosen)}
        >
          <ToggleButton value="answer">{texts.kinds.answer}</ToggleButton>
          <ToggleButton value="note">{texts.kinds.note}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <CommandForm<Written, DeskTalk>
        label={texts.form}
        empty={nothing}
        errorsOf={faultsOf}
        reValidateMode="onChange"
        send={({ message }) =>
          send({ kind, message }, (options, provider) =>
            provider.writeInConversation(talk.id, kind, message.trim(), options),
          )
        }
        onDone={() => setTimesSent((times) => times + 1)}
        isPending={isPending}
        failure={failure}
      >
        <KindKept
          mayAnswer={mayAnswer}
          before={mayAnswerBefore}
          onSettled={(settled) => {
            setMayAnswerBefore(mayAnswer)
            setWanted(settled)
          }}
        />
        <MessageField kind={kind} timesSent={timesSent} />
        <Refusal />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button
            type="submit"
            variant="contained"
            color={kind === 'note' ? 'warning' : 'primary'}
            startIcon={kind === 'note' ? <NoteIcon /> : <SendIcon />}
            loading={isPending}
          >
            {kind === 'note' ? texts.addNote : texts.send}
          </Button>
          {kind === 'answer' && <CannedAnswerButton />}
        </Box>
      </CommandForm>
      {kind === 'answer' && <FileSending />}
    </Box>
  )
}

function MessageField({ kind, timesSent }: { kind: WrittenKind; timesSent: number }) {
  const { id } = useShownTalk()
  const saidAt = useRef(0)
  // The form begins anew after each message; who writes by keyboard goes on where they were.
  useEffect(() => {
    if (timesSent > 0) focusMessage()
  }, [timesSent])

  function sendByKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit()
  }

  function noteTyping() {
    // A note is nobody else's business.
    if (kind === 'note' || Date.now() - saidAt.current < TYPING_EVERY_MS) return
    saidAt.current = Date.now()
    sayTyping(id)
  }

  return (
    <TextInput
      id={MESSAGE_FIELD_ID}
      source="message"
      label={kind === 'note' ? texts.noteLabel : texts.label}
      helperText={kind === 'note' ? `${chatDeskTexts.talk.noteHint} ${texts.hint}` : texts.hint}
      multiline
      minRows={2}
      maxRows={8}
      autoComplete="off"
      onKeyDown={sendByKey}
      onInput={noteTyping}
      parse={(typed: unknown) => typed}
      {...(kind === 'note' && { color: 'warning' as const, focused: true })}
    />
  )
}

interface KindKeptProps {
  readonly mayAnswer: boolean
  readonly before: boolean
  readonly onSettled: (kind: WrittenKind) => void
}

/** What was begun as a note stays one, also when the conversation becomes one's own meanwhile: no member reads it by accident. */
function KindKept({ mayAnswer, before, onSettled }: KindKeptProps) {
  const { getValues } = useFormContext<Written>()
  useEffect(() => {
    if (before === mayAnswer) return
    onSettled(mayAnswer && (getValues('message') ?? '').trim() === '' ? 'answer' : 'note')
    // Only when it changes whose the conversation is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [mayAnswer])
  return null
}

/** Why the server refused, unless that stands at the field. */
function Refusal() {
  const { failure } = useFormSending()
  const fields = Object.keys((failure?.body as { errors?: object } | undefined)?.errors ?? {})
  if (fields.includes('message')) return null
  return <FailureAlert message={failure?.message} sx={{ mt: 1 }} />
}

/** A file goes by itself once it is chosen; refused, it can be sent again or another one. */
function FileSending() {
  const { id } = useShownTalk()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const { send, isPending, failure, clearFailure } = useTalkCommand({ onDone: () => setFile(undefined) })
  const sendFile = (chosen: File) =>
    void send({ name: chosen.name, size: chosen.size, at: chosen.lastModified }, (options, provider) =>
      provider.sendChatFile(id, chosen, options),
    )

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0]
    // The same file may be chosen again.
    target.value = ''
    if (!chosen) return
    clearFailure()
    setFile(chosen)
    sendFile(chosen)
  }

  return (
    <Box>
      <input ref={input} type="file" hidden accept={ACCEPTED} onChange={choose} aria-label={texts.file} />
      <Button size="small" startIcon={<FileIcon />} loading={isPending} onClick={() => input.current?.click()}>
        {texts.file}
      </Button>
      <div role="status">{isPending && file && texts.sendingFile(file.name)}</div>
      {failure && file && (
        <>
          <FailureAlert title={texts.fileFailed(file.name)} message={refusalOf(failure)} sx={{ mt: 1 }} />
          <Button size="small" sx={{ mt: 1 }} onClick={() => sendFile(file)}>
            {texts.again}
          </Button>
        </>
      )}
    </Box>
  )
}

function refusalOf({ message, body }: { readonly message: string; readonly body?: unknown }): string {
  const errors = (body as { errors?: Readonly<Record<string, string>> } | undefined)?.errors
  return errors?.['attachment'] ?? message
}

function faultsOf({ message }: Written) {
  const fault = messageFault(message ?? '')
  return fault === undefined ? {} : { message: fault }
}
