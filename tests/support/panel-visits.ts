/** Visits to panel clinics that tests find in the tables. */
import { randomUUID } from 'node:crypto'
import type { PanelVisitDetail } from '@member-care/api/claims/panel-visits.ts'
import { sql } from 'slonik'
import type { ApiUnderTest } from './api-under-test.ts'

/** A visit with something in every part; amounts are cents. */
export const wholeVisit: PanelVisitDetail = {
  mcDay: 2,
  mcReason: 'Unfit for work',
  mcStartDate: '2026-02-25',
  diagnoses: [{ name: 'Migraine' }],
  labs: [{ name: 'Full blood count', amount: 2_500 }],
  xrays: [{ name: 'Chest, front view', amount: 6_000 }],
  procedures: [{ name: 'Wound dressing', amount: 2_000 }],
  drugs: [{ name: 'Paracetamol', amount: 900 }],
  referralFees: [{ name: 'Banyan Specialist Centre', amount: 1_000 }],
  totalReferralFee: 1_000,
  consultFee: 3_000,
  drugFee: 900,
  prescriptionFee: 500,
  procedureFee: 2_000,
  labFee: 2_500,
  xrayFee: 6_000,
  checkupFee: 0,
  isGst: 'Y',
  totalB4Gst: 15_900,
  gst: 1_431,
  totalFee: 17_331,
  stripeChargeAmount: 1_200,
}

interface VisitToRecord {
  readonly visitNo: string
  readonly companyId: string
  readonly employeeId: string
  readonly patientId: string
  /** YYYY-MM-DD */
  readonly visitDate?: string
}

/** @returns the visit's id */
export async function recordPanelVisit(
  api: Pick<ApiUnderTest, 'parts'>,
  { visitNo, companyId, employeeId, patientId, visitDate = '2026-02-25' }: VisitToRecord,
): Promise<string> {
  const visitId = randomUUID()
  await api.parts.database.query(sql.unsafe`
    insert into app.panel_visits (visit_id, visit_no, company_id, employee_id, patient_id, clinic_name, visit_date, status, payment_type, visit_type, total_cents, detail)
    values (${visitId}, ${visitNo}, ${companyId}, ${employeeId}, ${patientId}, 'Lantern Family Clinic', ${visitDate}::date, 'Completed', 'Cashless', 'General Practitioner',
      ${wholeVisit.totalFee}, ${JSON.stringify(wholeVisit)}::jsonb)`)
  return visitId
}
