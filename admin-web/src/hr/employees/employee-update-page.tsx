import { hrEmployeeTexts } from '@member-care/domain/texts/hr-employee-texts.ts'
import { Button, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { Panel } from '../../console/field-list.tsx'
import { employeeAddress } from './employee-addresses.ts'
import { EmployeeFrame } from './employee-frame.tsx'

const { update: texts } = hrEmployeeTexts

/** Says who changes an employee's data: nobody here can (HR-011). */
export default function EmployeeUpdatePage() {
  return (
    <EmployeeFrame title={texts.title}>
      {({ uuid }) => (
        <Panel title={texts.title}>
          <Typography sx={{ maxWidth: 560, mb: 2 }}>{texts.text}</Typography>
          <Button component={Link} to={employeeAddress(uuid)} variant="outlined">
            {texts.back}
          </Button>
        </Panel>
      )}
    </EmployeeFrame>
  )
}
