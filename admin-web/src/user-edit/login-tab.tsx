import { Box, Stack } from '@mui/material'
import { isEmailAddress } from '@member-care/domain/identity/email-address.ts'
import { userEditTexts, userStatusLabels, userStatusMeanings } from '@member-care/domain/texts/user-edit-texts.ts'
import { userFormTexts } from '@member-care/domain/texts/user-texts.ts'
import { userStatuses, type UserStatus } from '@member-care/domain/user/user-events.ts'
import { usePowers } from '../console/administrator.ts'
import type { FieldWords } from '../console/edit-differences.ts'
import { FieldList, Panel } from '../console/field-list.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { EditFrame, InputGrid } from './edit-frame.tsx'
import { ChoiceInput, TextInput, TickInput } from './form-inputs.tsx'
import { valueOf } from './form-values.ts'
import { useRecordForm } from './use-record-form.ts'
import { updateLogin, type EditedUser } from './user-edit-calls.ts'
import type { UserEditing } from './user-editing.ts'

const { login, fields, sections } = userEditTexts

interface LoginForm {
  readonly email: string
  /** One of the status codes. */
  readonly status: string
  readonly loginRequired: boolean
  readonly onboardingEmailSent: boolean
}

/** Login Information: how the user signs in, and how it went (3§2.10). The call centre changes the status only (C28). */
export function LoginTab({ user, onSaved, onReloaded }: UserEditing) {
  const powers = usePowers()
  const record = useRecordForm<LoginForm>({
    user,
    valuesOf: loginFormOf,
    errorsOf: ({ email }) => (email.trim() === '' || isEmailAddress(email.trim()) ? {} : { email: userFormTexts.emailInvalid }),
    words: loginWords,
    save: (opened, values, options, reason) => updateLogin(opened, changedOf(loginFormOf(opened), values, reason), options),
    onSaved,
    onReloaded,
  })
  const canSetStatus = powers?.has('users.editStatus') === true && !user.isForgotten
  const canEdit = powers?.has('users.editLogin') === true && !user.isForgotten
  const status = record.form.watch('status')
  const isNewStatus = status !== String(user.status)
  const input = { control: record.form.control, isDisabled: !canEdit || record.isPending }
  return (
    <Stack spacing={2.5}>
      <Panel title={sections.login}>
        <EditFrame
          label={sections.login}
          record={record}
          obstacle={powers === undefined || canEdit || user.isForgotten ? undefined : canSetStatus ? userEditTexts.statusOnly : userEditTexts.readOnly}
          canSave={canSetStatus}
          reviewTitle={isNewStatus ? login.reasonTitle : userEditTexts.reviewTitle}
          consequence={isNewStatus ? login.endsSessions : undefined}
          asksReason={isNewStatus}
        >
          <InputGrid>
            <TextInput {...input} name="email" label={fields.email} kind="email" hint={user.hasPlaceholderEmail ? fields.placeholder : fields.placeholderHint} />
            <ChoiceInput control={input.control} isDisabled={!canSetStatus || record.isPending} name="status" label={login.status} choices={statusChoices} hint={meaningOf(status)} />
          </InputGrid>
          <Box sx={{ mt: 2 }}>
            <TickInput {...input} name="loginRequired" label={login.loginRequired} />
            <TickInput {...input} name="onboardingEmailSent" label={login.onboardingEmailSent} {...(user.onboardingEmailSent && { hint: login.onboardingHint })} />
          </Box>
        </EditFrame>
      </Panel>
      <Panel title={userEditTexts.systemGenerated}>
        <FieldList fields={loginFacts(user)} />
      </Panel>
    </Stack>
  )
}

function loginFormOf(user: EditedUser): LoginForm {
  return { email: valueOf(user.email), status: String(user.status), loginRequired: user.loginRequired, onboardingEmailSent: user.onboardingEmailSent }
}

/** Only what is different is asked for: who may change the status only sends nothing else. */
function changedOf(before: LoginForm, { email, status, loginRequired, onboardingEmailSent }: LoginForm, reason: string) {
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

const statusChoices = userStatuses.map((status) => ({ value: String(status), label: `${status} ${userStatusLabels[status]}` }))

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
    { label: login.failedAttempts, value: failedSignIns.length === 0 ? login.none : [String(failedSignIns.length), ...failedSignIns.map(formatInstant)].join('\n') },
  ]
}
