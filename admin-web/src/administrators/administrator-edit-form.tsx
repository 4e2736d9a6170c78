import { Alert, Button, Paper, Stack, Typography } from '@mui/material'
import { reachesItRole } from '@member-care/domain/access/change-access.ts'
import type { AdministratorRole } from '@member-care/domain/access/powers.ts'
import { administratorFormTexts as texts } from '@member-care/domain/texts/administrator-list-texts.ts'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAdministrator } from '../console/administrator.ts'
import { ChangesReviewDialog } from '../console/changes-review-dialog.tsx'
import { EditConflict } from '../console/edit-conflict.tsx'
import { differencesOf, editsBetween, rebased } from '../console/edit-differences.ts'
import { roleNames } from '../console/role-names.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import { useUnsavedChangesWarning } from '../console/use-unsaved-changes-warning.ts'
import { AdministratorFields, type AdministratorFormValues } from './administrator-fields.tsx'
import { administratorResolver, refusedFields } from './administrator-form-errors.ts'
import { hasAccount, type AdministratorRecord } from './administrator-record.ts'
import { changeAdministrator, loadAdministrator } from './administrators-calls.ts'

export interface AdministratorEditFormProps {
  /** The version that was opened. */
  readonly administrator: AdministratorRecord
  /** Something is typed again after a save. */
  readonly onEditing: () => void
  readonly onSaved: (saved: AdministratorRecord) => Promise<void>
  /** Somebody else's version takes the place of the one that was opened. */
  readonly onReload: (newer: AdministratorRecord) => Promise<void>
}

const words = {
  name: { label: texts.name },
  email: { label: texts.email },
  roles: { label: texts.roles, text: (value: unknown) => roleNames(value as readonly string[]).join(', ') },
  groupCodes: { label: texts.groups },
} as const

/** An administrator's details: reviewed, with the reason, before they are saved; a version that somebody else saved meanwhile is shown beside. */
export function AdministratorEditForm({ administrator, onEditing, onSaved, onReload }: AdministratorEditFormProps) {
  const asking = useAdministrator()
  const isOwn = asking?.id === administrator.id
  const isSignInOutOfReach = administrator.roles.includes('ADMIN_IT') && asking !== undefined && !reachesItRole(asking)
  const [base, setBase] = useState(administrator)
  const addressOfHolder = asking && reachesItRole(asking) && !isOwn ? texts.addressFixed : texts.addressByIt
  const emailFixed = isOwn || isSignInOutOfReach || hasAccount(base) ? addressOfHolder : undefined
  const [theirs, setTheirs] = useState<AdministratorRecord>()
  const [reviewed, setReviewed] = useState<AdministratorFormValues>()
  const [nothingChanged, setNothingChanged] = useState(false)
  const form = useForm<AdministratorFormValues>({ defaultValues: valuesOf(administrator), resolver: administratorResolver, mode: 'onSubmit', reValidateMode: 'onSubmit' })
  const sending = useCommandSending<AdministratorRecord>()
  const { isDirty } = form.formState
  useUnsavedChangesWarning(isDirty)
  useEffect(() => {
    if (isDirty) onEditing()
    // Only when typing begins.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDirty])

  const review = form.handleSubmit((values) => {
    const hasChanges = editsBetween(valuesOf(base), values, words).length > 0
    setNothingChanged(!hasChanges)
    if (hasChanges) setReviewed(values)
  })

  async function save(values: AdministratorFormValues, reason: string) {
    const { name, email, roles, groupCodes } = values
    const sent = { name, email, roles: [...roles], groupCodes: [...groupCodes], ...(reason !== '' && { reason }), expectedVersion: base.version }
    const answer = await sending.send(sent, (options) => changeAdministrator(base.id, sent, options))
    if (!answer) return
    if ('done' in answer) return take(answer.done, onSaved)
    if (answer.failed.status === 409) return compareWithNewer()
    const refused = refusedFields(answer.failed)
    if (refused.length > 0) setReviewed(undefined)
    for (const [index, { name, message }] of refused.entries()) form.setError(name, { message }, { shouldFocus: index === 0 })
  }

  /** A conflict is shown beside the form; a 409 for another reason stays in the dialog with its text. */
  async function compareWithNewer() {
    const newer = await loadAdministrator(base.id, new AbortController().signal)
    if (newer.version === base.version) return
    setReviewed(undefined)
    sending.clearFailure()
    setTheirs(newer)
  }

  async function take(record: AdministratorRecord, then: (record: AdministratorRecord) => Promise<void>) {
    setBase(record)
    setTheirs(undefined)
    setReviewed(undefined)
    form.reset(valuesOf(record))
    await then(record)
  }

  function keepMine(newer: AdministratorRecord) {
    const mine = rebased({ base: valuesOf(base), theirs: valuesOf(newer), mine: form.getValues() })
    setBase(newer)
    setTheirs(undefined)
    form.reset(valuesOf(newer))
    for (const [field, value] of Object.entries(mine)) form.setValue(field as keyof AdministratorFormValues, value, { shouldDirty: true })
  }

  return (
    <Paper variant="outlined" component="form" noValidate onSubmit={(event) => void review(event)} sx={{ p: { xs: 2, sm: 3 }, maxWidth: 960 }}>
      <Stack spacing={3}>
        {theirs && (
          <EditConflict
            differences={differencesOf({ base: valuesOf(base), theirs: valuesOf(theirs), mine: form.getValues() }, words)}
            changedAtText={formatInstant(theirs.updatedAt)}
            onKeepMine={() => keepMine(theirs)}
            onTakeTheirs={() => void take(theirs, onReload)}
          />
        )}
        {isOwn && <Alert severity="info">{texts.ownAccess}</Alert>}
        {isSignInOutOfReach && <Alert severity="info">{texts.itSignInOutOfReach}</Alert>}
        <AdministratorFields form={form} isOwn={isOwn} emailFixed={emailFixed} held={base.roles} />
        {!isOwn && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {base.status === 101 ? texts.passwordNotActivated : texts.passwordOfHolder}
          </Typography>
        )}
        {nothingChanged && <Alert severity="info">{texts.nothingChanged}</Alert>}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <Button type="submit" variant="contained" disabled={theirs !== undefined}>
            {texts.save}
          </Button>
          {isDirty && <Button onClick={() => form.reset(valuesOf(base))}>Undo changes</Button>}
        </Stack>
      </Stack>
      {reviewed && (
        <ChangesReviewDialog
          title={`Save changes to ${base.name}?`}
          changes={editsBetween(valuesOf(base), reviewed, words)}
          confirmLabel={texts.save}
          asksReason={hasOtherAccess(base, reviewed)}
          consequence={hasOtherAccess(base, reviewed) ? texts.accessConsequence : undefined}
          onConfirm={(reason) => void save(reviewed, reason)}
          onClose={() => {
            setReviewed(undefined)
            sending.clearFailure()
          }}
          isPending={sending.isPending}
          failure={sending.failure?.message}
        />
      )}
    </Paper>
  )
}

/** Other roles or groups: what the history keeps a reason for. */
function hasOtherAccess(base: AdministratorRecord, values: AdministratorFormValues): boolean {
  return editsBetween(valuesOf(base), values, { roles: words.roles, groupCodes: words.groupCodes }).length > 0
}

function valuesOf({ name, email, roles, groupCodes }: AdministratorRecord): AdministratorFormValues {
  return { name, email, roles: [...(roles as AdministratorRole[])].sort(), groupCodes: [...groupCodes].sort() }
}
