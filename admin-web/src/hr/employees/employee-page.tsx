import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { isRedacted, type Personal } from '@member-care/domain/events/event-definition.ts'
import { hrEmployeeTexts } from '@member-care/domain/texts/hr-employee-texts.ts'
import { userStatusLabels } from '@member-care/domain/texts/user-edit-texts.ts'
import { Box, Button, Divider, Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { FieldList, Panel, type LabelledField } from '../../console/field-list.tsx'
import { PersonalText } from '../../console/personal-text.tsx'
import type { Employee } from '../hr-data-provider.ts'
import { employeeAddress } from './employee-addresses.ts'
import { EmployeeFrame } from './employee-frame.tsx'
import { lastLoginText } from './employee-list.tsx'

type Employment = Employee['employments'][number]
const { page: texts, list } = hrEmployeeTexts
const { fields } = texts

/** Who an employee is, their cover in the reader's companies, and whom they cover there (3§2.16). */
export default function EmployeePage() {
  return (
    <EmployeeFrame>
      {(employee) => (
        <Stack spacing={2.5}>
          <Panel title={texts.person}>
            <FieldList fields={personFields(employee)} />
            {employee.isKnownElsewhere && (
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
                {texts.knownElsewhere}
              </Typography>
            )}
          </Panel>
          {employee.employments.map((employment) => (
            <EmploymentPanel key={employment.companyId} employment={employment} />
          ))}
          <Button
            component={Link}
            to={`${employeeAddress(employee.uuid)}/update`}
            variant="outlined"
            sx={{ alignSelf: 'start' }}
          >
            {texts.update}
          </Button>
        </Stack>
      )}
    </EmployeeFrame>
  )
}

function EmploymentPanel({ employment }: { readonly employment: Employment }) {
  const { companyName, family } = employment
  return (
    <Panel title={companyName ?? ''}>
      <FieldList fields={employmentFields(employment)} />
      <Divider sx={{ my: 2 }} />
      <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 620, mb: 1 }}>
        {texts.family}
      </Typography>
      {family.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.noFamily}
        </Typography>
      ) : (
        <Box component="ul" aria-label={texts.family} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {family.map(({ uuid, name, nric, relationship }) => (
            <Box component="li" key={uuid} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
              <Typography variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
                <PersonalText value={name} />
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {fields.nric} <PersonalText value={nric} />
                {relationship !== null && ` · ${relationship}`}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  )
}

function personFields(employee: Employee): readonly LabelledField[] {
  const { contactNoCountryCode: code, contactNo } = employee
  const own = (field: LabelledField) => (employee.isKnownElsewhere ? [] : [field])
  return [
    ...own({ label: fields.birthdate, value: dateOf(employee.birthdate) }),
    ...own({
      label: fields.contactNo,
      value:
        code === null || isRedacted(code) || contactNo === null || isRedacted(contactNo)
          ? contactNo
          : `+${code.replace(/^\+/, '')} ${contactNo}`,
    }),
    ...own({ label: fields.email, value: employee.email }),
    { label: fields.nric, value: employee.nric },
    ...own({ label: fields.gender, value: employee.gender && texts.genders[employee.gender] }),
    ...own({ label: fields.maritalStatus, value: employee.maritalStatus }),
    ...own({ label: fields.nationality, value: employee.nationality }),
    { label: fields.status, value: userStatusLabels[employee.status] },
    { label: fields.lastLogin, value: lastLoginText(employee.lastLogin) },
  ]
}

function employmentFields(employment: Employment): readonly LabelledField[] {
  return [
    { label: fields.staffId, value: employment.staffId },
    { label: fields.designation, value: employment.designation },
    { label: fields.planNo, value: employment.planNo },
    { label: fields.costCenter, value: employment.costCenter },
    { label: fields.startDate, value: formatDisplay(employment.effectiveStartDate) },
    {
      label: fields.endDate,
      value: employment.effectiveEndDate === null ? list.noEnd : formatDisplay(employment.effectiveEndDate),
    },
  ]
}

function dateOf(date: Personal<string> | null): Personal<string> | null {
  return date === null || isRedacted(date) ? date : formatDisplay(date)
}
