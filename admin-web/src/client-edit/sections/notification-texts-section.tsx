import { Alert, Box, Button, MenuItem, Skeleton, TextField } from '@mui/material'
import { notificationKinds, type NotificationKind } from '@member-care/domain/notification/notification-kinds.ts'
import {
  placeholdersOf,
  templateChange,
  templateFields,
} from '@member-care/domain/notification/notification-templates.ts'
import { notificationTextFieldTexts as texts, ownWordsText } from '@member-care/domain/texts/client-edit-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { notificationKindLabels, notificationWords } from '@member-care/domain/texts/notification-kind-texts.ts'
import { useEffect, useState } from 'react'
import { TextInput, useDataProvider, useGetOne } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { NotificationTexts } from '../../clients/client-commands.ts'
import type { ConsoleDataProvider } from '../../console/console-data-provider.ts'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { CommandForm, useFormSending } from '../../record/command-form.tsx'
import { useRecordCache, wholeRecord } from '../../record/whole-record.ts'
import { useEditRights } from '../edit-rights.ts'
import { FieldGrid } from '../fields/field-grid.tsx'
import { areSameTemplates, inputsOf, templateErrors, templatesOf, type TemplateInputs } from '../notification-words.ts'
import { Section } from './section.tsx'

const resource = 'notification-texts'

export interface NotificationTextsSectionProps {
  readonly clientId: string
  readonly onUnsaved: (isUnsaved: boolean) => void
  /** The client has another version now. */
  readonly onSaved: () => Promise<unknown>
}

/** The client's own words for what its members are told; saved apart from the rest. */
export function NotificationTextsSection(props: NotificationTextsSectionProps) {
  const { meta, ...options } = wholeRecord
  const { data, error, refetch } = useGetOne<NotificationTexts>(resource, { id: props.clientId, meta }, options)
  return (
    <Section id="notificationTexts" introduction={texts.introduction}>
      {error ? (
        <LoadFailure title={consoleTexts.issue} detail={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <TextsForm {...props} saved={data} />
      ) : (
        <Skeleton variant="rounded" height={220} />
      )}
    </Section>
  )
}

type SavedTexts = NotificationTextsSectionProps & { readonly saved: NotificationTexts }

function TextsForm({ saved, onUnsaved, onSaved }: SavedTexts) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { show } = useRecordCache<NotificationTexts>(resource)
  const { send, isPending, failure } = useCommandSending<NotificationTexts>()
  const [kind, setKind] = useState<NotificationKind>('claim-approved')
  const [isSaved, setSaved] = useState(false)

  function save(inputs: TemplateInputs) {
    setSaved(false)
    const change = templateChange(saved.templates, templatesOf(inputs))
    return send(change, (options) => dataProvider.changeNotificationTexts(saved.id, change, options))
  }

  return (
    <CommandForm<TemplateInputs, NotificationTexts>
      label={texts.title}
      empty={inputsOf(saved.templates)}
      errorsOf={(inputs) => templateErrors(templatesOf(inputs))}
      send={save}
      onDone={async (now) => {
        await show(now)
        setSaved(true)
        await onSaved()
      }}
      isPending={isPending}
      failure={failure}
      warnWhenUnsavedChanges={false}
    >
      <TextInputs kind={kind} onKind={setKind} saved={saved} isSaved={isSaved} onUnsaved={onUnsaved} />
    </CommandForm>
  )
}

interface TextInputsProps extends Pick<SavedTexts, 'saved' | 'onUnsaved'> {
  readonly kind: NotificationKind
  readonly onKind: (kind: NotificationKind) => void
  readonly isSaved: boolean
}

function TextInputs({ kind, onKind, saved, isSaved, onUnsaved }: TextInputsProps) {
  const { canEdit } = useEditRights()
  const { isPending, failure } = useFormSending()
  useFirstWrong(onKind)
  const templates = templatesOf(useWatch<TemplateInputs>() as TemplateInputs)
  const isUnsaved = !areSameTemplates(saved.templates, templates)
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved])
  return (
    <>
      <TextField
        select
        fullWidth
        label={texts.kind}
        value={kind}
        onChange={(event) => onKind(event.target.value as NotificationKind)}
        helperText={`${texts.placeholders} ${placeholdersOf(kind)
          .map((name) => `{${name}}`)
          .join(', ')}`}
        sx={{ mb: 2.5, maxWidth: 480 }}
      >
        {notificationKinds.map((one) => (
          <MenuItem key={one} value={one}>
            {templates[one] ? ownWordsText(notificationKindLabels[one]) : notificationKindLabels[one]}
          </MenuItem>
        ))}
      </TextField>
      <FieldGrid>
        {templateFields.map((field) => (
          <TextInput
            key={`${kind} ${field}`}
            source={`${kind}.${field}`}
            label={texts.fields[field]}
            placeholder={notificationWords[kind][field]}
            disabled={!canEdit}
            helperText={texts.hint}
            {...((field === 'message' || field === 'text') && { multiline: true, minRows: 3 })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </FieldGrid>
      <Box role="status" sx={{ mt: 2 }}>
        {isSaved && !isUnsaved && <Alert severity="success">{consoleTexts.dataUpdated}</Alert>}
        <FailureAlert message={failure?.message} sx={{ mt: 0 }} />
      </Box>
      {canEdit && (
        <Button type="submit" variant="outlined" loading={isPending} disabled={!isUnsaved} sx={{ mt: 2 }}>
          {texts.save}
        </Button>
      )}
    </>
  )
}

/** Shows the first text that is wrong, also of a kind that is not shown, and gives it the focus once it is drawn. */
function useFirstWrong(setKind: (kind: NotificationKind) => void): void {
  const { formState, setFocus } = useFormContext<TemplateInputs>()
  const { errors, submitCount } = formState
  useEffect(() => {
    const kind = notificationKinds.find((one) => errors[one])
    const field = kind && templateFields.find((one) => errors[kind]?.[one])
    if (!kind || !field) return
    requestAnimationFrame(() => {
      setKind(kind)
      requestAnimationFrame(() => setFocus(`${kind}.${field}`))
    })
    // Once for each time that it is sent.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount])
}
