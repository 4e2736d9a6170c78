import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { REDACTED, type Personal } from '@member-care/domain/events/event-definition.ts'
import { guaranteeDeskTexts as texts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { Alert } from '@mui/material'
import { FieldList, Panel, type LabelledField } from '../../console/field-list.tsx'
import { formatInstant } from '../../console/singapore-time.ts'
import type { Guarantee } from '../guarantee-record.ts'

const { fields } = texts

/** Whose letter it is, for which admission, and why. */
export function RequestPanel({ guarantee }: { guarantee: Guarantee }) {
  const { acknowledgedAt, reason, doctorName } = guarantee
  const listed: readonly LabelledField[] = [
    { label: fields.patient, value: orForgotten(guarantee.patientName) },
    { label: fields.nric, value: orForgotten(guarantee.patientNric) },
    { label: fields.employee, value: orForgotten(guarantee.employeeName) },
    { label: fields.email, value: orForgotten(guarantee.email) },
    { label: fields.company, value: guarantee.companyName },
    { label: fields.policyNo, value: guarantee.policyNo },
    { label: fields.hospital, value: guarantee.hospital },
    { label: fields.doctor, value: doctorName },
    { label: fields.admission, value: formatDisplay(guarantee.admissionOn) },
    { label: fields.diagnosis, value: orForgotten(guarantee.diagnosis) },
    { label: fields.symptoms, value: orForgotten(guarantee.symptoms) },
    { label: fields.symptomsStarted, value: formatDisplay(guarantee.symptomsStartedOn) },
    { label: fields.requested, value: formatInstant(guarantee.requestedAt) },
    ...(acknowledgedAt === null ? [] : [{ label: fields.acknowledged, value: formatInstant(acknowledgedAt) }]),
    ...(reason === null ? [] : [{ label: fields.reason, value: reason }]),
  ]
  return (
    <Panel title={texts.request}>
      <FieldList fields={listed} />
    </Panel>
  )
}

/** What the desk asked for last, and what was answered; nothing where it asked for nothing. */
export function InformationPanel({ guarantee }: { guarantee: Guarantee }) {
  const { status, informationRequest, informationAnswer, asksInformation } = guarantee
  if (informationRequest === null) return null
  return (
    <Panel title={texts.information}>
      <FieldList
        fields={[
          { label: fields.asked, value: informationRequest },
          ...(informationAnswer === null ? [] : [{ label: fields.answered, value: informationAnswer }]),
        ]}
      />
      {asksInformation && status === 'SUBMITTED' && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {texts.waitsForMember}
        </Alert>
      )}
    </Panel>
  )
}

/** What every request states is there as long as its person is known. */
function orForgotten(value: string | null): Personal<string> {
  return value ?? REDACTED
}
