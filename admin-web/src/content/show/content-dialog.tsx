import { contentFormTexts, contentPageTexts as texts } from '@member-care/domain/texts/content-page-texts.ts'
import { Alert, Box, DialogContentText } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { DateField } from '../../console/date-field.tsx'
import { FormDialog } from '../../console/form-dialog.tsx'
import { ReasonField } from '../../console/reason-field.tsx'
import { toMomentValue } from '../../console/singapore-time.ts'
import { useCommandSending, type Command } from '../../console/use-command-sending.ts'
import { useRecordCache } from '../../record/whole-record.ts'
import { instantOf, outdatedLanguages, type ContentRecord } from '../content-record.ts'

/** Until a day that is chosen without a time: until its end. */
const LAST_SECOND = '23:59:59'

export type ContentCommand = 'publish' | 'submit' | 'decline' | 'takeDown'

interface ContentDialogProps {
  readonly item: ContentRecord
  readonly command: ContentCommand
  readonly onClose: () => void
}

const words = {
  publish: () => ({
    title: texts.publishTitle,
    text: texts.publishText,
    confirm: texts.publish,
    done: texts.published,
  }),
  submit: () => ({
    title: texts.submitTitle,
    text: texts.submitText,
    confirm: texts.submit,
    done: texts.submittedNotice,
  }),
  decline: () => ({ title: texts.declineTitle, text: '', confirm: texts.decline, done: texts.declinedNotice }),
  takeDown: () => ({
    title: () => texts.takeDownTitle,
    text: texts.takeDownText,
    confirm: texts.takeDown,
    done: texts.takenDown,
  }),
} as const

/** Asks when, or why, and stays open with the reason when the server refuses. */
export function ContentDialog({ item, command, onClose }: ContentDialogProps) {
  const notify = useNotify()
  const cache = useRecordCache<ContentRecord>('content')
  const { title, text, confirm, done } = words[command]()
  // What its author asked for is when it is shown, and not when the version before is taken down.
  const asked = command === 'takeDown' ? null : item.submission
  const [from, setFrom] = useState(asked?.shownFrom ? toMomentValue(asked.shownFrom) : '')
  const [until, setUntil] = useState(asked?.shownUntil ? toMomentValue(asked.shownUntil) : '')
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { send, isPending, failure } = useCommandSending<ContentRecord>({
    onDone: async (changed) => {
      await cache.show(changed)
      notify(done, { type: 'success' })
      onClose()
    },
    // Somebody else was faster: the page shows what they did.
    onConflict: () => cache.reload(item.contentId),
  })
  const isUnreadable = (value: string) => value.trim() !== '' && instantOf(value) === undefined
  const window = { shownFrom: momentOf(from), shownUntil: momentOf(until) }
  const commands: Readonly<Record<ContentCommand, Command<ContentRecord>>> = {
    publish: (options, dataProvider) => dataProvider.publishContent(item, window, options),
    submit: (options, dataProvider) => dataProvider.submitContent(item, window, options),
    decline: (options, dataProvider) => dataProvider.declineContent(item, reason.trim(), options),
    takeDown: (options, dataProvider) => dataProvider.takeDownContent(item, window.shownUntil, options),
  }
  function submit() {
    setAsked(true)
    const isWrong = command === 'decline' ? reason.trim() === '' : isUnreadable(from) || isUnreadable(until)
    if (!isWrong) void send({ command, reason, window, revision: item.revision }, commands[command])
  }
  const isMissed = (value: string) => isAsked && isUnreadable(value)
  return (
    <FormDialog
      title={title(item.lastVersion)}
      failure={failure?.message}
      isPending={isPending}
      confirm={{ label: confirm, ...(command === 'takeDown' && { color: 'error' as const }) }}
      onSubmit={submit}
      onClose={onClose}
    >
      {text !== '' && (
        <DialogContentText variant="body2" sx={{ mb: 2 }}>
          {text}
        </DialogContentText>
      )}
      {(command === 'publish' || command === 'submit') && <LanguageNotices item={item} />}
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        {(command === 'publish' || command === 'submit') && (
          <DateField
            kind="moment"
            label={texts.from}
            value={from}
            onChange={setFrom}
            error={isMissed(from)}
            helperText={isMissed(from) ? texts.momentFaulty : texts.fromHint}
          />
        )}
        {command !== 'decline' && (
          <DateField
            kind="moment"
            label={command === 'takeDown' ? texts.takeDownAt : texts.until}
            {...(command !== 'takeDown' && { firstTime: LAST_SECOND })}
            value={until}
            onChange={setUntil}
            error={isMissed(until)}
            helperText={
              isMissed(until) ? texts.momentFaulty : command === 'takeDown' ? texts.fromHint : texts.untilHint
            }
          />
        )}
        {command === 'decline' && (
          <ReasonField reason={reason} onChange={setReason} isMissed={isAsked && reason.trim() === ''} />
        )}
      </Box>
    </FormDialog>
  )
}

/** What members who read other languages than English get. It keeps nobody from publishing. */
function LanguageNotices({ item }: { readonly item: ContentRecord }) {
  const nameOf = (language: keyof typeof contentFormTexts.languages) => contentFormTexts.languages[language]
  const outdated = outdatedLanguages(item).map(nameOf)
  const inEnglish = item.missingTexts.map(({ language }) => nameOf(language))
  return (
    <>
      {outdated.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {texts.outdatedNotice(outdated)}
        </Alert>
      )}
      {inEnglish.length > 0 && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {texts.inEnglishNotice(inEnglish)}
        </Alert>
      )}
    </>
  )
}

function momentOf(value: string): string | null {
  return instantOf(value) ?? null
}
