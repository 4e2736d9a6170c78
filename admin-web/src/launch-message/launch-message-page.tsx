import { isLaunchMessageDue, launchMessageErrors, LONGEST_LAUNCH_MESSAGE, LONGEST_LAUNCH_TITLE } from '@member-care/domain/client/launch-message.ts'
import { launchMessageSavedText, launchMessageTexts as texts } from '@member-care/domain/texts/launch-message-texts.ts'
import { Alert, Box, Button, FormControlLabel, FormHelperText, Skeleton, Switch, TextField } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HttpError } from 'react-admin'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { DateField } from '../console/date-field.tsx'
import { EditConflict } from '../console/edit-conflict.tsx'
import { differencesOf, rebased } from '../console/edit-differences.ts'
import { FailureAlert } from '../console/failure-alert.tsx'
import { Panel } from '../console/field-list.tsx'
import type { HttpErrorBody } from '../console/http-error.ts'
import { LoadFailure } from '../console/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import { useUnsavedChangesWarning } from '../console/use-unsaved-changes-warning.ts'
import { launchMessageKey, readLaunchMessage, saveLaunchMessage, type KeptLaunchMessage } from './launch-message-calls.ts'
import { formOf, launchMessageWords, messageOf, type LaunchMessageForm } from './launch-message-form.ts'
import { LaunchMessagePreview } from './launch-message-preview.tsx'

/** A day that is chosen is whole: from its first second, and until its last. */
const limits = {
  startDate: { hint: texts.startHint, firstTime: '00:00:00' },
  endDate: { hint: texts.endHint, firstTime: '23:59:59' },
} as const

/** What members are told when they open the portal, as administrators write it. */
export default function LaunchMessagePage() {
  // What is typed is not replaced by what is read again.
  const { data, error, refetch } = useQuery<KeptLaunchMessage, HttpError>({ queryKey: launchMessageKey, queryFn: ({ signal }) => readLaunchMessage(signal), staleTime: Infinity, gcTime: 0 })
  return (
    <>
      <PageHeading title={texts.title}>{texts.lead}</PageHeading>
      {error ? <LoadFailure title={texts.loadFailed} detail={error.message} onRetry={() => void refetch()} /> : data ? <LaunchMessageEditor kept={data} /> : <Skeleton variant="rounded" height={420} />}
    </>
  )
}

function LaunchMessageEditor({ kept }: { kept: KeptLaunchMessage }) {
  const queryClient = useQueryClient()
  const [theirs, setTheirs] = useState<KeptLaunchMessage>()
  const [isSaved, setSaved] = useState(false)
  const { control, handleSubmit, reset, setError, setValue, getValues, formState } = useForm<LaunchMessageForm>({
    defaultValues: formOf(kept),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const errors = Object.entries(launchMessageErrors(messageOf(values))).map(([field, message]) => [field, { type: 'rule', message }])
      return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) as never } : { values, errors: {} }
    },
  })
  const [title, message] = useWatch({ control, name: ['title', 'message'] })
  useUnsavedChangesWarning(formState.isDirty)

  function show(now: KeptLaunchMessage): void {
    queryClient.setQueryData(launchMessageKey, now)
    reset(formOf(now))
    setTheirs(undefined)
  }

  const { send, isPending, failure } = useCommandSending<KeptLaunchMessage>({
    onDone: (now) => {
      show(now)
      setSaved(true)
    },
    onConflict: async () => {
      const now = await readLaunchMessage()
      if (now.version !== kept.version) setTheirs(now)
    },
  })
  const submit = handleSubmit(async (values) => {
    setSaved(false)
    const written = messageOf(values)
    const outcome = await send({ version: kept.version, written }, (options) => saveLaunchMessage(kept.version, written, options))
    const errors = outcome && 'failed' in outcome ? (outcome.failed.body as HttpErrorBody | null)?.errors : undefined
    const known = Object.entries(errors ?? {}).filter(([field]) => field in launchMessageWords)
    known.forEach(([field, text], index) => setError(field as keyof LaunchMessageForm, { message: String(text) }, { shouldFocus: index === 0 }))
  })

  function keepMine(other: KeptLaunchMessage): void {
    const mine = rebased({ base: formOf(kept), theirs: formOf(other), mine: getValues() })
    show(other)
    for (const [field, value] of Object.entries(mine)) setValue(field as keyof LaunchMessageForm, value, { shouldDirty: true })
  }

  const textOf = (field: keyof LaunchMessageForm, hint?: string) => {
    const error = formState.errors[field]?.message
    return { error: error !== undefined, helperText: error ?? hint, label: texts.fields[field], fullWidth: true, disabled: kept.isKeptElsewhere || isPending }
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(300px, 2fr)' }, alignItems: 'start' }}>
      <Panel title={texts.form}>
        {theirs && (
          <EditConflict
            differences={differencesOf({ base: formOf(kept), theirs: formOf(theirs), mine: getValues() }, launchMessageWords)}
            changedBy={theirs.changedBy}
            changedAtText={theirs.changedAt === null ? undefined : formatInstant(theirs.changedAt)}
            onKeepMine={() => keepMine(theirs)}
            onTakeTheirs={() => show(theirs)}
          />
        )}
        {kept.isKeptElsewhere && <Alert severity="info">{texts.keptElsewhere}</Alert>}
        <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5, mt: 1 }}>
          <Controller control={control} name="title" render={({ field: { ref, ...field } }) => <TextField {...textOf('title')} {...field} inputRef={ref} slotProps={{ htmlInput: { maxLength: LONGEST_LAUNCH_TITLE + 50 } }} />} />
          <Controller control={control} name="message" render={({ field: { ref, ...field } }) => <TextField {...textOf('message')} {...field} inputRef={ref} multiline minRows={5} slotProps={{ htmlInput: { maxLength: LONGEST_LAUNCH_MESSAGE + 500 } }} />} />
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
            {(['startDate', 'endDate'] as const).map((name) => (
              <Controller
                key={name}
                control={control}
                name={name}
                render={({ field: { ref, disabled: _, ...field } }) => <DateField kind="moment" {...field} {...textOf(name, limits[name].hint)} firstTime={limits[name].firstTime} inputRef={ref} />}
              />
            ))}
          </Box>
          <Box>
            <Controller
              control={control}
              name="publish"
              render={({ field }) => (
                <FormControlLabel control={<Switch checked={field.value} onChange={(_event, isOn) => field.onChange(isOn)} disabled={kept.isKeptElsewhere || isPending} />} label={texts.fields.publish} />
              )}
            />
            <FormHelperText>{texts.publishHint}</FormHelperText>
          </Box>
          <div role="status">
            {isSaved && !formState.isDirty && <Alert severity="success">{texts.saved}</Alert>}
            <FailureAlert message={theirs ? undefined : failure?.message} sx={{ mt: 0 }} />
          </div>
          {!kept.isKeptElsewhere && (
            <Button type="submit" variant="contained" loading={isPending} disabled={theirs !== undefined} sx={{ justifySelf: 'start' }}>
              {texts.save}
            </Button>
          )}
        </Box>
      </Panel>
      <Panel title={texts.preview}>
        {!kept.isKeptElsewhere && (
          <Alert severity={isLaunchMessageDue(kept, new Date()) ? 'success' : 'info'} sx={{ mb: 2 }}>
            {isLaunchMessageDue(kept, new Date()) ? texts.shownNow : texts.notShownNow} {kept.changedAt !== null && launchMessageSavedText(kept.changedBy, formatInstant(kept.changedAt))}
          </Alert>
        )}
        <LaunchMessagePreview title={title} message={message} />
      </Panel>
    </Box>
  )
}
