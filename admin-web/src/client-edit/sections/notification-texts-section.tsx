import { Alert, Box, Button, MenuItem, Skeleton, TextField } from '@mui/material'
import { notificationKinds, type NotificationKind } from '@member-care/domain/notification/notification-kinds.ts'
import {
  placeholdersOf,
  templateChange,
  templateFields,
  type ClientTemplates,
} from '@member-care/domain/notification/notification-templates.ts'
import { notificationTextFieldTexts as texts, ownWordsText } from '@member-care/domain/texts/client-edit-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { notificationKindLabels, notificationWords } from '@member-care/domain/texts/notification-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { HttpError } from 'react-admin'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { changeNotificationTexts, readNotificationTexts } from '../client-edit-calls.ts'
import { useEditRights } from '../edit-rights.ts'
import { FieldGrid } from '../fields/field-grid.tsx'
import { areSameTemplates, templateErrors, withText } from '../notification-words.ts'
import { Section } from './section.tsx'

export interface NotificationTextsSectionProps {
  readonly clientId: string
  readonly onUnsaved: (isUnsaved: boolean) => void
  /** The client has another version now. */
  readonly onSaved: () => Promise<unknown>
}

/** The client's own words for what its members are told; saved apart from the rest. */
export function NotificationTextsSection(props: NotificationTextsSectionProps) {
  const { clientId } = props
  const { data, error, refetch } = useQuery<ClientTemplates, HttpError>({
    queryKey: textsKey(clientId),
    queryFn: ({ signal }) => readNotificationTexts(clientId, signal),
    staleTime: Infinity,
    gcTime: 0,
  })
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

function textsKey(clientId: string): readonly unknown[] {
  return ['notification-texts', clientId]
}

function TextsForm({
  clientId,
  saved,
  onUnsaved,
  onSaved,
}: NotificationTextsSectionProps & { saved: ClientTemplates }) {
  const { canEdit } = useEditRights()
  const queryClient = useQueryClient()
  const form = useRef<HTMLDivElement>(null)
  const [templates, setTemplates] = useState(saved)
  const [kind, setKind] = useState<NotificationKind>('claim-approved')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSaved, setSaved] = useState(false)
  const isUnsaved = !areSameTemplates(saved, templates)
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved])
  const { send, isPending, failure } = useCommandSending<ClientTemplates>({
    onDone: async (now) => {
      setTemplates(now)
      setSaved(true)
      queryClient.setQueryData(textsKey(clientId), now)
      await onSaved()
    },
  })

  function save(): void {
    const found = templateErrors(templates)
    setErrors(found)
    setSaved(false)
    const [first] = Object.keys(found)
    if (first === undefined) {
      void send({ templates }, (options) =>
        changeNotificationTexts(clientId, templateChange(saved, templates), options),
      )
      return
    }
    const wrongKind = notificationKinds.find((one) => first.startsWith(`${one}.`))
    if (wrongKind) setKind(wrongKind)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <Box
      ref={form}
      component="form"
      noValidate
      aria-label={texts.title}
      onSubmit={(event) => (event.preventDefault(), save())}
    >
      <TextField
        select
        fullWidth
        label={texts.kind}
        value={kind}
        onChange={(event) => setKind(event.target.value as NotificationKind)}
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
        {templateFields.map((field) => {
          const error = errors[`${kind}.${field}`]
          return (
            <TextField
              key={`${kind} ${field}`}
              label={texts.fields[field]}
              value={templates[kind]?.[field] ?? ''}
              placeholder={notificationWords[kind][field]}
              disabled={!canEdit}
              error={error !== undefined}
              helperText={error ?? texts.hint}
              fullWidth
              {...((field === 'message' || field === 'text') && { multiline: true, minRows: 3 })}
              slotProps={{ inputLabel: { shrink: true } }}
              onChange={(event) => setTemplates(withText(templates, kind, field, event.target.value))}
            />
          )
        })}
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
    </Box>
  )
}
