import { Box, Stack } from '@mui/material'
import { statusToSet } from '@member-care/domain/account/opened-status.ts'
import { isEmailAddress } from '@member-care/domain/identity/email-address.ts'
import { userEditTexts, userStatusLabels, userStatusMeanings } from '@member-care/domain/texts/user-edit-texts.ts'
import { userFormTexts } from '@member-care/domain/texts/user-texts.ts'
import { userStatuses, type UserStatus } from '@member-care/domain/user/user-events.ts'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { usePowers } from '../console/administrator.ts'
import type { FieldWords } from '../console/edit-differences.ts'
import { FieldList, Panel } from '../console/field-list.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { ChoiceInput } from '../record/choice-input.tsx'
import { fieldByField } from '../record/form-comparison.ts'
import { InputGrid } from '../record/input-grid.tsx'
import { TickInput } from '../record/tick-input.tsx'
import { putTo } from '../record/record-request.ts'
import { valueOf } from './form-values.ts'
import { emailInput } from './person-inputs.tsx'
import type { EditedUser } from './user-edit-calls.ts'
import type { UserEditing } from './user-editing.ts'
import { UserForm, UserToolbar } from './user-form.tsx'

const { login, fields, sections } = userEditTexts

interface LoginForm {
  readonly email: string
  /** One of the status codes. */
  readonly status: string
  readonly loginRequired: boolean
  readonly onboardingEmailSent: boolean
}

/** Login Information: how the user signs in, and how it went (3§2.10). The call centre changes the status only (C28). */
export function LoginTab({ user, onSaved }: UserEditing) {
  const powers = usePowers()
  const canSetStatus = powers?.has('users.editStatus') === true && !user.isForgotten
  const canEdit = powers?.has('users.editLogin') === true && !user.isForgotten
  const obstacle = canSetStatus ? userEditTexts.statusOnly : userEditTexts.readOnly
  return (
    <Stack spacing={2.5}>
      <Panel title={sections.login}>
        <UserForm<LoginForm>
          label={sections.login}
          valuesOf={loginFormOf}
          errorsOf={({ email }) =>
            email.trim() === '' || isEmailAddress(email.trim()) ? {} : { email: userFormTexts.emailInvalid }
          }
          comparison={fieldByField<LoginForm>(loginWords)}
          update={({ opened, values, reason }) =>
            putTo('/api/console/users/{id}/login', {
              expectedVersion: opened.version,
              ...changedOf(loginFormOf(opened), values, reason),
            })
          }
          onSaved={onSaved}
          obstacle={powers === undefined || canEdit || user.isForgotten ? undefined : obstacle}
        >
          <LoginInputs user={user} canEdit={canEdit} canSetStatus={canSetStatus} />
        </UserForm>
      </Panel>
      <Panel title={userEditTexts.systemGenerated}>
        <FieldList fields={loginFacts(user)} />
      </Panel>
    </Stack>
  )
}

interface LoginInputsProps {
  readonly user: EditedUser
  readonly canEdit: boolean
  readonly canSetStatus: boolean
}

function LoginInputs({ user, canEdit, canSetStatus }: LoginInputsProps) {
  const status = useWatch<LoginForm, 'status'>({ name: 'status' })
  const isNewStatus = status !== String(user.status)
  const emailHint = user.hasPlaceholderEmail ? fields.placeholder : fields.placeholderHint
  return (
    <>
      <InputGrid>
        <TextInput
          source="email"
          label={fields.email}
          {...emailInput}
          helperText={canEdit && emailHint}
          readOnly={!canEdit}
        />
        <ChoiceInput
          source="status"
          label={login.status}
          choices={statusChoicesFor(user)}
          helperText={canSetStatus && meaningOf(status)}
          readOnly={!canSetStatus}
        />
      </InputGrid>
      <Box sx={{ mt: 2 }}>
        <TickInput source="loginRequired" label={login.loginRequired} readOnly={!canEdit} />
        <TickInput
          source="onboardingEmailSent"
          label={login.onboardingEmailSent}
          helperText={user.onboardingEmailSent && login.onboardingHint}
          readOnly={!canEdit}
        />
      </Box>
      {canSetStatus && (
        <UserToolbar
          {...(isNewStatus && {
            review: { title: login.reasonTitle, consequence: login.endsSessions, asksReason: true },
          })}
        />
      )}
    </>
  )
}

function loginFormOf(user: EditedUser): LoginForm {
  return {
    email: valueOf(user.email),
    status: String(user.status),
    loginRequired: user.loginRequired,
    onboardingEmailSent: user.onboardingEmailSent,
  }
}

/** Only what is different is asked for: who may change the status only sends nothing else. */
function changedOf(
  before: LoginForm,
  { email, status, loginRequired, onboardingEmailSent }: LoginForm,
  reason: string,
) {
  return {
    ...(status !== before.status && { status: statusOf(status), reason }),
    ...(email !== before.email && { email }),
    ...(loginRequired !== before.loginRequired && { loginRequired }),
    ...(onboardingEmailSent !== before.onboardingEmailSent && { onboardingEmailSent }),
  }
}

function statusOf(value: string): UserStatus {
  return userStatuses.find((status) => String(status) === value) ?? 101
}

function meaningOf(value: string): string {
  return userStatusMeanings[statusOf(value)]
}

/** A closed account that nobody came into is opened as not registered. */
function statusChoicesFor(user: EditedUser) {
  return userStatuses
    .filter((status) => status === user.status || statusToSet(user, status) === status)
    .map((status) => ({ id: String(status), name: `${status} ${userStatusLabels[status]}` }))
}

const loginWords: Readonly<Record<keyof LoginForm, FieldWords>> = {
  email: { label: fields.email },
  status: { label: login.status, text: (value) => userStatusLabels[statusOf(String(value))] },
  loginRequired: { label: login.loginRequired },
  onboardingEmailSent: { label: login.onboardingEmailSent },
}

function loginFacts(user: EditedUser) {
  const at = (instant: string | null) => (instant === null ? login.never : formatInstant(instant))
  const { failedSignIns } = user
  return [
    { label: login.registrationDate, value: at(user.registeredAt) },
    { label: login.lastLogin, value: at(user.lastSignInAt) },
    { label: login.lastPasswordUpdate, value: at(user.lastPasswordChangeAt) },
    {
      label: login.failedAttempts,
      value:
        failedSignIns.length === 0
          ? login.none
          : [String(failedSignIns.length), ...failedSignIns.map(formatInstant)].join('\n'),
    },
  ]
}
