import { Alert, Paper, Stack, Typography } from '@mui/material'
import { administratorFormErrors } from '@member-care/domain/access/administrator-form.ts'
import { reachesItRole } from '@member-care/domain/access/change-access.ts'
import type { AdministratorRole } from '@member-care/domain/access/powers.ts'
import {
  administratorFormTexts as texts,
  administratorListTexts,
} from '@member-care/domain/texts/administrator-list-texts.ts'
import { useNotify, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useAdministrator } from '../console/administrator.ts'
import { editsBetween } from '../console/edit-differences.ts'
import { roleNames } from '../console/role-names.ts'
import { fieldByField } from '../record/form-comparison.ts'
import type { AskedUpdate } from '../record/record-edit.ts'
import { RecordForm } from '../record/record-form.tsx'
import { putTo } from '../record/record-request.ts'
import { ConflictNotice, SaveToolbar } from '../record/save-toolbar.tsx'
import { AdministratorFields, type AdministratorFormValues } from './administrator-fields.tsx'
import { hasAccount, type AdministratorRecord } from './administrator-record.ts'

const words = {
  name: { label: texts.name },
  email: { label: texts.email },
  roles: { label: texts.roles, text: (value: unknown) => roleNames(value as readonly string[]).join(', ') },
  groupCodes: { label: texts.groups },
} as const

/** An administrator's details: reviewed, with the reason, before they are saved; a version that somebody else saved meanwhile is shown beside. */
export function AdministratorEditForm() {
  const notify = useNotify()
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 960 }}>
      <RecordForm<AdministratorRecord, AdministratorFormValues>
        label={texts.updateTitle}
        valuesOf={valuesOf}
        errorsOf={administratorFormErrors}
        comparison={fieldByField<AdministratorFormValues>(words)}
        update={changeOf}
        onSaved={() => notify(administratorListTexts.updated, { type: 'success' })}
      >
        <ConflictNotice />
        <EditedFields />
      </RecordForm>
    </Paper>
  )
}

function EditedFields() {
  const asking = useAdministrator()
  const administrator = useRecordContext<AdministratorRecord>()
  const { getValues } = useFormContext<AdministratorFormValues>()
  if (!administrator) return null
  const { id, name, roles, status } = administrator
  const isOwn = asking?.id === id
  const isSignInOutOfReach = roles.includes('ADMIN_IT') && asking !== undefined && !reachesItRole(asking)
  const addressOfHolder = asking && reachesItRole(asking) && !isOwn ? texts.addressFixed : texts.addressByIt
  const emailFixed = isOwn || isSignInOutOfReach || hasAccount(administrator) ? addressOfHolder : undefined
  const isAccessChanged = hasOtherAccess(administrator, getValues())
  return (
    <Stack spacing={3}>
      {isOwn && <Alert severity="info">{texts.ownAccess}</Alert>}
      {isSignInOutOfReach && <Alert severity="info">{texts.itSignInOutOfReach}</Alert>}
      <AdministratorFields isOwn={isOwn} emailFixed={emailFixed} held={roles} />
      {!isOwn && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {status === 101 ? texts.passwordNotActivated : texts.passwordOfHolder}
        </Typography>
      )}
      <div>
        <SaveToolbar
          label={texts.save}
          review={{
            title: texts.saveQuestion(name),
            confirmLabel: texts.save,
            asksReason: isAccessChanged,
            consequence: isAccessChanged ? texts.accessConsequence : undefined,
          }}
        />
      </div>
    </Stack>
  )
}

function changeOf({ opened, values, reason }: AskedUpdate<AdministratorRecord, AdministratorFormValues>) {
  const { name, email, roles, groupCodes } = values
  return putTo('/api/console/administrators/{userId}', {
    name,
    email,
    roles: [...roles],
    groupCodes: [...groupCodes],
    ...(reason !== '' && { reason }),
    expectedVersion: opened.version,
  })
}

/** Other roles or groups: what the history keeps a reason for. */
function hasOtherAccess(opened: AdministratorRecord, values: AdministratorFormValues): boolean {
  return editsBetween(valuesOf(opened), values, { roles: words.roles, groupCodes: words.groupCodes }).length > 0
}

function valuesOf({ name, email, roles, groupCodes }: AdministratorRecord): AdministratorFormValues {
  return { name, email, roles: [...(roles as AdministratorRole[])].sort(), groupCodes: [...groupCodes].sort() }
}
