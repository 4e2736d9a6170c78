/** Where and when the patient is admitted, and why (ELG-002). */
import Box from '@mui/material/Box'
import { addDays, formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { ADMISSION_DAYS_AHEAD } from '@member-care/domain/guarantee/request-form.ts'
import { guaranteeFieldLabels, requestElogTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { useToday } from '../claim/use-today.ts'
import { DateInput } from '../form/date-input.tsx'
import { PickInput } from '../form/pick-input.tsx'
import { TextInput } from '../form/text-input.tsx'
import { Panel } from '../page/panel.tsx'
import type { GuaranteeForm } from '../portal-api/guarantees-api.ts'

const inColumns = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }
const wholeRow = { gridColumn: { sm: '1 / -1' } }

export function StayFields({ hospitals }: Pick<GuaranteeForm, 'hospitals'>) {
  const today = useToday()
  const lastDay = addDays(today, ADMISSION_DAYS_AHEAD)
  return (
    <Panel title={requestElogTexts.sections.stay}>
      <Box sx={inColumns}>
        <Box sx={wholeRow}>
          <PickInput
            name="hospital"
            label={guaranteeFieldLabels.hospital}
            choices={hospitals.map(({ name, address }) => ({ value: name, detail: address }))}
            hint={requestElogTexts.hospitalHint}
            none={requestElogTexts.noHospital}
          />
        </Box>
        <DateInput
          name="dateFrom"
          label={guaranteeFieldLabels.dateFrom}
          hint={requestElogTexts.admissionHint(formatDisplay(lastDay))}
          min={today}
          max={lastDay}
        />
        <TextInput
          name="doctorName"
          label={guaranteeFieldLabels.doctorName}
          hint={requestElogTexts.doctorHint}
          optional
        />
      </Box>
    </Panel>
  )
}

export function IllnessFields() {
  return (
    <Panel title={requestElogTexts.sections.illness}>
      <Box sx={inColumns}>
        <TextInput name="diagnosis" label={guaranteeFieldLabels.diagnosis} />
        <DateInput name="dateTheSymptomsStarted" label={guaranteeFieldLabels.dateTheSymptomsStarted} max={useToday()} />
        <Box sx={wholeRow}>
          <TextInput
            name="descriptionOfSymptoms"
            label={guaranteeFieldLabels.descriptionOfSymptoms}
            hint={requestElogTexts.symptomsHint}
            multiline
            minRows={3}
          />
        </Box>
      </Box>
    </Panel>
  )
}
