import { formatDisplay, isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { hrChangeTexts } from '@member-care/domain/texts/hr-change-texts.ts'
import { coverChangeErrors } from '@member-care/domain/user/cover-form.ts'
import { hrFieldsBy, type HrFieldBy } from '@member-care/domain/user/hr-fields.ts'
import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { FieldWords } from '../../console/edit-differences.ts'
import { Panel } from '../../console/field-list.tsx'
import { EndOfCover } from '../../end-of-cover/end-of-cover.tsx'
import { DateInput } from '../../record/date-input.tsx'
import { fieldByField } from '../../record/form-comparison.ts'
import { InputGrid } from '../../record/input-grid.tsx'
import { useRecordEdit } from '../../record/record-edit.ts'
import { RecordForm } from '../../record/record-form.tsx'
import { putTo } from '../../record/record-request.ts'
import { ConflictNotice, SaveToolbar } from '../../record/save-toolbar.tsx'
import type { Employee } from '../hr-data-provider.ts'

const { employment: texts, fields } = hrChangeTexts

type EmploymentValues = Readonly<Record<HrFieldBy<'changes'>, string>>

const dateWords = { text: (value: unknown) => formatDisplay(String(value)) }
const words: Readonly<Record<HrFieldBy<'changes'>, FieldWords>> = {
  staffId: { label: fields.staffId },
  designation: { label: fields.designation },
  costCenter: { label: fields.costCenter },
  costCenterName: { label: fields.costCenterName },
  effectiveStartDate: { label: fields.effectiveStartDate, ...dateWords },
  effectiveEndDate: { label: fields.effectiveEndDate, ...dateWords },
}

export interface EmploymentFormProps {
  readonly employee: Employee
  readonly companyId: string
  readonly onChooseCompany: (companyId: string) => void
  /** Nobody changes their own record. */
  readonly isOwn: boolean
  /** Something is typed elsewhere on the page. */
  readonly hasOtherUnsavedWork: boolean
}

/** What HR says of an employee itself, under one of its companies (S90). */
export function EmploymentForm(props: EmploymentFormProps) {
  // A form is about one company: another one begins with its own.
  return <FormOfCompany key={props.companyId} {...props} />
}

function FormOfCompany({ employee, companyId, onChooseCompany, isOwn, hasOtherUnsavedWork }: EmploymentFormProps) {
  const [isSaved, setSaved] = useState(false)
  return (
    <Panel title={texts.title}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5, maxWidth: 640 }}>
        {isOwn ? hrChangeTexts.own : texts.lead}
      </Typography>
      <RecordForm<Employee, EmploymentValues>
        label={texts.title}
        valuesOf={(record) => employmentValues(record, companyId)}
        errorsOf={(values) => coverChangeErrors(values, undefined)}
        comparison={fieldByField<EmploymentValues>(words)}
        update={({ opened, values }) =>
          putTo('/api/hradmin/employee/{userId}', {
            companyId,
            expectedVersion: opened.version,
            ...differing(employmentValues(opened, companyId), values),
          })
        }
        onAsk={() => setSaved(false)}
        onSaved={() => setSaved(true)}
        hasOtherUnsavedWork={hasOtherUnsavedWork}
      >
        <ConflictNotice />
        {employee.employments.length > 1 && (
          <CompanyChoice employee={employee} companyId={companyId} onChoose={onChooseCompany} />
        )}
        <InputGrid>
          <TextInput source="staffId" label={fields.staffId} {...shortText} readOnly={isOwn} />
          <TextInput source="designation" label={fields.designation} {...shortText} readOnly={isOwn} />
          <TextInput source="costCenter" label={fields.costCenter} {...shortText} readOnly={isOwn} />
          <TextInput source="costCenterName" label={fields.costCenterName} {...shortText} readOnly={isOwn} />
          <DateInput source="effectiveStartDate" label={fields.effectiveStartDate} readOnly={isOwn} />
          <DateInput
            source="effectiveEndDate"
            label={fields.effectiveEndDate}
            helperText={texts.endHint}
            readOnly={isOwn}
          />
        </InputGrid>
        {!isOwn && <Toolbar employee={employee} companyId={companyId} />}
        <Saved isSaved={isSaved} />
      </RecordForm>
    </Panel>
  )
}

const shortText = {
  helperText: false,
  slotProps: { htmlInput: { maxLength: 200 } },
  // react-admin takes an emptied field for null.
  parse: (value: string | null) => value ?? '',
} as const

function employmentValues({ employments }: Employee, companyId: string): EmploymentValues {
  const employment = employments.find((one) => one.companyId === companyId)
  return Object.fromEntries(
    hrFieldsBy('changes').map((field) => [field, employment?.[field] ?? '']),
  ) as unknown as EmploymentValues
}

/** What is left out stays as it is. */
function differing(before: EmploymentValues, after: EmploymentValues): Partial<EmploymentValues> {
  return Object.fromEntries(
    hrFieldsBy('changes').flatMap((field) => (before[field] === after[field] ? [] : [[field, after[field]]])),
  )
}

/** Before an end is saved, what it touches is told. */
function Toolbar({ employee, companyId }: Pick<EmploymentFormProps, 'employee' | 'companyId'>) {
  const effectiveEndDate = String(useWatch({ name: 'effectiveEndDate' }))
  const isEndSet =
    isIsoDate(effectiveEndDate) && effectiveEndDate !== employmentValues(employee, companyId).effectiveEndDate
  return (
    <SaveToolbar
      label={texts.save}
      waitsForChange
      review={{
        title: texts.reviewTitle,
        confirmLabel: texts.save,
        touched: isEndSet && (
          <EndOfCover userId={employee.uuid} companyId={companyId} effectiveEndDate={effectiveEndDate} />
        ),
      }}
    />
  )
}

interface CompanyChoiceProps {
  readonly employee: Employee
  readonly companyId: string
  readonly onChoose: (companyId: string) => void
}

/** Of somebody who works for several of the reader's companies. What is typed for one of them is not lost by choosing another. */
function CompanyChoice({ employee, companyId, onChoose }: CompanyChoiceProps) {
  const { isDirty } = useRecordEdit()
  return (
    <TextField
      select
      size="small"
      label={texts.company}
      value={companyId}
      onChange={({ target }) => onChoose(target.value)}
      disabled={isDirty}
      helperText={isDirty && texts.startsOver}
      sx={{ mb: 2.5, minWidth: { xs: '100%', sm: 280 } }}
    >
      {employee.employments.map((employment) => (
        <MenuItem key={employment.companyId} value={employment.companyId}>
          {employment.companyName}
        </MenuItem>
      ))}
    </TextField>
  )
}

function Saved({ isSaved }: { readonly isSaved: boolean }): ReactNode {
  const { isDirty } = useRecordEdit()
  return (
    <Box role="status">
      {isSaved && !isDirty && (
        <Alert severity="success" sx={{ mt: 2 }}>
          {texts.saved}
        </Alert>
      )}
    </Box>
  )
}
