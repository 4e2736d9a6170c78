import { hrChangeTexts } from '@member-care/domain/texts/hr-change-texts.ts'
import { hrFieldsBy, type HrSay } from '@member-care/domain/user/hr-fields.ts'
import { Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Panel } from '../../console/field-list.tsx'
import { readSession } from '../../console/session.ts'
import type { Employee } from '../hr-data-provider.ts'
import { EmployeeEditFrame } from './employee-frame.tsx'
import { EmploymentForm } from './employment-form.tsx'
import { IdentityProposal } from './identity-proposal.tsx'

const { others: texts, fields } = hrChangeTexts

/** What HR changes of an employee, what it proposes, and who changes the rest (HR-011, S90). */
export default function EmployeeUpdatePage() {
  return (
    <EmployeeEditFrame title={hrChangeTexts.title}>
      {(employee) => <EmployeeUpdate employee={employee} />}
    </EmployeeEditFrame>
  )
}

function EmployeeUpdate({ employee }: { readonly employee: Employee }) {
  const [chosen, choose] = useState('')
  const [isUnsaved, setUnsaved] = useState(false)
  const { employments } = employee
  const employment = employments.find(({ companyId }) => companyId === chosen) ?? employments[0]
  if (!employment) return null
  const { companyId } = employment
  const isOwn = employee.uuid === readSession()?.uuid
  return (
    <Stack spacing={2.5} sx={{ maxWidth: 860 }}>
      <EmploymentForm
        employee={employee}
        companyId={companyId}
        onChooseCompany={choose}
        isOwn={isOwn}
        hasOtherUnsavedWork={isUnsaved}
      />
      {!isOwn && <IdentityProposal employee={employee} companyId={companyId} onUnsaved={setUnsaved} />}
      <Panel title={texts.title}>
        <Typography variant="body2">
          {texts.ofEmployee} {labelsOf('of-employee')}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {texts.ofInsurer} {labelsOf('of-insurer')}
        </Typography>
      </Panel>
    </Stack>
  )
}

function labelsOf(say: HrSay): string {
  return hrFieldsBy(say)
    .map((field) => fields[field])
    .join(', ')
}
