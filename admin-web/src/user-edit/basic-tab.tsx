import { Link, Stack } from '@mui/material'
import { formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { userFormErrors, type UserForm as UserFormValues } from '@member-care/domain/user/user-form.ts'
import { Link as RouterLink } from 'react-router-dom'
import { usePowers } from '../console/administrator.ts'
import type { FieldWords } from '../console/edit-differences.ts'
import { FieldList, Panel } from '../console/field-list.tsx'
import { personalText } from '../console/forgotten.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { fieldByField } from '../record/form-comparison.ts'
import { dependantsAddress } from '../record/user-links.tsx'
import { putTo } from '../record/record-request.ts'
import { valueOf } from './form-values.ts'
import { PersonInputs, usualCountryCode } from './person-inputs.tsx'
import type { EditedUser, UserCompany } from './user-edit-calls.ts'
import type { UserEditing } from './user-editing.ts'
import { UserForm, UserToolbar } from './user-form.tsx'

const { fields } = userEditTexts

/** Basic Information: who the user is, their family, and what the system says about the record (3§2.10). */
export function BasicTab({ user, onSaved }: UserEditing) {
  const powers = usePowers()
  const known = { birthdate: user.birthdate !== null, gender: user.gender !== null, contactNo: user.contactNo !== null }
  const mayEdit = powers?.has('users.edit') === true
  const canEdit = mayEdit && !user.isForgotten
  return (
    <Stack spacing={2.5}>
      <Panel title={userEditTexts.sections.basic}>
        <UserForm<UserFormValues>
          label={userEditTexts.sections.basic}
          valuesOf={basicFormOf}
          errorsOf={(values) => userFormErrors(values, { today: singaporeToday(new Date()), known })}
          comparison={fieldByField<UserFormValues>(basicWords)}
          update={({ opened, values }) =>
            putTo('/api/console/users/{id}/basic', { expectedVersion: opened.version, ...values })
          }
          onSaved={onSaved}
          obstacle={powers === undefined || mayEdit ? undefined : userEditTexts.readOnly}
        >
          <PersonInputs
            isReadOnly={!canEdit}
            isNew={false}
            {...(user.hasPlaceholderEmail && { emailHint: fields.placeholder })}
          />
          {canEdit && <UserToolbar />}
        </UserForm>
      </Panel>
      <Panel title={userEditTexts.family}>
        <Family user={user} />
      </Panel>
      <Panel title={userEditTexts.systemGenerated}>
        <FieldList fields={systemFields(user)} />
      </Panel>
    </Stack>
  )
}

function basicFormOf(user: EditedUser): UserFormValues {
  return {
    nric: valueOf(user.nric),
    name: valueOf(user.name),
    birthdate: valueOf(user.birthdate),
    gender: user.gender ?? '',
    contactNoCountryCode: valueOf(user.contactNoCountryCode) || usualCountryCode,
    contactNo: valueOf(user.contactNo),
    email: valueOf(user.email),
  }
}

const genders: Readonly<Record<string, string>> = { m: fields.male, f: fields.female }

const basicWords: Readonly<Record<keyof UserFormValues, FieldWords>> = {
  nric: { label: fields.nric },
  name: { label: fields.name },
  birthdate: { label: fields.birthdate, text: (value) => formatDisplay(String(value)) },
  gender: { label: fields.gender, text: (value) => genders[String(value)] ?? null },
  contactNoCountryCode: { label: fields.contactNoCountryCode },
  contactNo: { label: fields.contactNo },
  email: { label: fields.email },
}

function systemFields(user: EditedUser) {
  return [
    { label: fields.userId, value: user.id },
    { label: fields.created, value: formatInstant(user.createdAt) },
    { label: fields.updated, value: formatInstant(user.updatedAt) },
    { label: fields.updatedBy, value: user.updatedBy === '' ? fields.bySystem : user.updatedBy },
    { label: fields.version, value: String(user.version) },
  ]
}

function Family({ user }: { user: EditedUser }) {
  const families = user.companies.filter(({ family }) => family.length > 0)
  if (families.length === 0) return userEditTexts.noFamily
  return (
    <Stack spacing={2}>
      {families.map((company) => (
        <FamilyInCompany key={company.companyId} user={user} company={company} />
      ))}
    </Stack>
  )
}

function FamilyInCompany({ user, company }: { user: EditedUser; company: UserCompany }) {
  return (
    <div>
      <Link
        component={RouterLink}
        to={dependantsAddress(company.companyId, user.id)}
        sx={{ display: 'inline-block', minHeight: 24, mb: 0.5 }}
      >
        {userEditTexts.dependantsOf} {company.companyName}
      </Link>
      <FieldList
        fields={company.family.map((dependant) => ({
          label: personalText(dependant.name),
          value: [dependant.relationship, personalText(dependant.nric)].filter(Boolean).join(' · '),
        }))}
      />
    </div>
  )
}
