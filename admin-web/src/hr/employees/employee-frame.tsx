import BackIcon from '@mui/icons-material/ArrowBack'
import { hrEmployeeTexts } from '@member-care/domain/texts/hr-employee-texts.ts'
import { Box, Button } from '@mui/material'
import type { ReactNode } from 'react'
import {
  EditBase,
  ShowBase,
  useEditContext,
  useShowContext,
  type EditControllerResult,
  type HttpError,
  type ShowControllerResult,
} from 'react-admin'
import { Link, useLocation, useParams } from 'react-router-dom'
import { personalText } from '../../console/forgotten.ts'
import { PageHeading } from '../../console/page-heading.tsx'
import { PageSkeleton } from '../../console/page-skeleton.tsx'
import { SectionMenu, sectionStyle } from '../../console/section-menu.tsx'
import { useLeftList } from '../../list/left-list.ts'
import { shownRecord, wholeRecord } from '../../record/whole-record.ts'
import type { Employee } from '../hr-data-provider.ts'
import { RecordFailure } from './record-failure.tsx'
import { employeeAddress, employeeClaimsAddress } from './employee-addresses.ts'

const { page: texts } = hrEmployeeTexts

export interface EmployeeFrameProps {
  /** What the page is about, where it is not the employee's details. */
  readonly title?: string
  readonly children: (employee: Employee) => ReactNode
}

/** Around each of an employee's pages: whose it is, the way back to the list, and the other pages. */
export function EmployeeFrame(props: EmployeeFrameProps) {
  const { userId = '' } = useParams()
  return (
    <ShowBase resource="employees" id={userId} queryOptions={shownRecord} disableAuthentication>
      <ShownEmployee {...props} />
    </ShowBase>
  )
}

/** The same around a page on which the employee is edited. Nothing is saved before the server has said so. */
export function EmployeeEditFrame(props: EmployeeFrameProps) {
  const { userId = '' } = useParams()
  return (
    <EditBase
      key={userId}
      resource="employees"
      id={userId}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={wholeRecord}
      disableAuthentication
    >
      <EditedEmployee {...props} />
    </EditBase>
  )
}

function ShownEmployee(props: EmployeeFrameProps) {
  return <EmployeeLayout {...props} {...(useShowContext<Employee>() as ShowControllerResult<Employee, HttpError>)} />
}

function EditedEmployee(props: EmployeeFrameProps) {
  return <EmployeeLayout {...props} {...(useEditContext<Employee>() as EditControllerResult<Employee, HttpError>)} />
}

interface EmployeeLayoutProps extends EmployeeFrameProps {
  /** Nothing until it is there. */
  readonly record?: Employee | undefined
  readonly error?: HttpError | null | undefined
  readonly refetch: () => unknown
}

function EmployeeLayout({ title, children, record: employee, error, refetch }: EmployeeLayoutProps) {
  const { userId = '' } = useParams()
  const list = useLeftList('employees')
  const name = employee ? personalText(employee.name) : texts.title
  return (
    <>
      <Button component={Link} to={list} startIcon={<BackIcon />} sx={{ mb: 1, ml: -2 }}>
        {texts.back}
      </Button>
      <PageHeading title={title === undefined ? name : `${name} – ${title}`}>
        {employee?.employments.map(({ companyName }) => companyName).join(', ')}
      </PageHeading>
      {employee ? (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, lg: 3 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)' },
            alignItems: 'start',
          }}
        >
          <EmployeeSections userId={userId} />
          <Box sx={{ minWidth: 0 }}>{children(employee)}</Box>
        </Box>
      ) : error ? (
        <RecordFailure error={error} texts={texts} onRetry={() => refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

function EmployeeSections({ userId }: { readonly userId: string }) {
  const { pathname } = useLocation()
  const own = employeeAddress(userId)
  const sections = [
    { to: own, label: texts.sections.details, isCurrent: pathname === own || pathname === `${own}/update` },
    {
      to: employeeClaimsAddress(userId),
      label: texts.sections.claims,
      isCurrent: pathname.startsWith(`${own}/claims/`),
    },
    { to: `${own}/access`, label: texts.sections.access, isCurrent: pathname === `${own}/access` },
  ]
  return (
    <SectionMenu label={texts.sectionsName}>
      {sections.map(({ to, label, isCurrent }) => (
        <li key={to}>
          <Box component={Link} to={to} aria-current={isCurrent ? 'page' : undefined} sx={sectionStyle}>
            {label}
          </Box>
        </li>
      ))}
    </SectionMenu>
  )
}
