/** Panel visits as members read them (1§3 Panel visit detail): each part only where the client shows it. Dates DD/MM/YYYY, amounts decimal text. */
import type { FeaturesConfig } from '@member-care/domain/client/features-config.ts'
import { formatSlashed, singaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { formatDecimal } from '@member-care/domain/money/money.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { z } from 'zod'
import type { ClaimRowAnswer } from './claim-answer-schemas.ts'
import type { MaskNric } from './claim-answers.ts'
import type { PanelVisit, PanelVisitDetail } from './panel-visits.ts'

const item = z.object({ name: z.string(), amount: z.string() })

export const panelVisitDetailAnswerSchema = z.object({
  visitId: z.string(),
  patientName: z.string(),
  patientNric: z.string(),
  /** Of the employee whose cover it is; empty when that is the patient. */
  mainNric: z.string(),
  visitNo: z.string(),
  visitDate: z.string(),
  clinicName: z.string(),
  statusType: z.string(),
  paymentType: z.string(),
  stripeChargeAmount: z.string(),
  visitTypeString: z.string(),
  mcDay: z.number().optional(),
  mcReason: z.string().optional(),
  mcStartDate: z.string().optional(),
  diagnoses: z.array(item),
  labs: z.array(item),
  xrays: z.array(item),
  drugs: z.array(item),
  procedures: z.array(item),
  referralFees: z.array(item),
  totalReferralFee: z.string(),
  consultFee: z.string(),
  drugFee: z.string(),
  prescriptionFee: z.string(),
  procedureFee: z.string(),
  labFee: z.string(),
  xrayFee: z.string(),
  checkupFee: z.string(),
  isGst: z.enum(['Y', 'N']),
  totalB4Gst: z.string(),
  gst: z.string(),
  totalFee: z.string(),
})
export type PanelVisitDetailAnswer = z.infer<typeof panelVisitDetailAnswerSchema>

type Person = Pick<UserRecord, 'name' | 'nric'> | undefined

/** A visit among the claim records. */
export function toVisitRow(
  visit: PanelVisit,
  patient: Person,
  mask: MaskNric,
  features: Pick<FeaturesConfig, 'showDiagnosis'> | undefined,
): ClaimRowAnswer {
  return {
    t: 1,
    p: visit.clinicName,
    s: visit.status,
    tx: '',
    vn: visit.visitNo,
    vd: formatSlashed(visit.visitDate),
    ad: '',
    id: visit.visitId,
    eid: visit.employeeId,
    did: visit.patientId === visit.employeeId ? '' : visit.patientId,
    retry: 0,
    ic: mask(visit.companyId, patient?.nric ?? ''),
    n: patient?.name ?? '',
    pi: false,
    ca: '',
    ia: formatDecimal(visit.totalCents),
    pa: '',
    d: features?.showDiagnosis ? visit.detail.diagnoses.map(({ name }) => name) : [],
    ccy: 'SGD',
    companyId: visit.companyId,
    filed: singaporeInstant(visit.visitDate, '00:00').toISOString(),
    informationRequest: '',
  }
}

export function toVisitDetail(
  visit: PanelVisit,
  people: { readonly patient: Person; readonly employee: Person },
  mask: MaskNric,
  features:
    Pick<FeaturesConfig, 'showDiagnosis' | 'showLabs' | 'showXrays' | 'showDrugs' | 'showProcedures'> | undefined,
): PanelVisitDetailAnswer {
  const { detail } = visit
  const { mcDay, mcReason, mcStartDate } = detail
  return {
    visitId: visit.visitId,
    patientName: people.patient?.name ?? '',
    patientNric: mask(visit.companyId, people.patient?.nric ?? ''),
    // By who they are: masked, the NRICs of two people can read alike.
    mainNric: visit.patientId === visit.employeeId ? '' : mask(visit.companyId, people.employee?.nric ?? ''),
    visitNo: visit.visitNo,
    visitDate: formatSlashed(visit.visitDate),
    clinicName: visit.clinicName,
    statusType: visit.status,
    paymentType: visit.paymentType,
    visitTypeString: visit.visitType,
    ...(mcDay !== undefined && { mcDay }),
    ...(mcReason !== undefined && { mcReason }),
    ...(mcStartDate !== undefined && { mcStartDate: formatSlashed(mcStartDate) }),
    diagnoses: shownIf(features?.showDiagnosis, detail.diagnoses),
    labs: shownIf(features?.showLabs, detail.labs),
    xrays: shownIf(features?.showXrays, detail.xrays),
    drugs: shownIf(features?.showDrugs, detail.drugs),
    procedures: shownIf(features?.showProcedures, detail.procedures),
    referralFees: shownIf(true, detail.referralFees),
    stripeChargeAmount: formatDecimal(detail.stripeChargeAmount),
    totalReferralFee: formatDecimal(detail.totalReferralFee),
    consultFee: formatDecimal(detail.consultFee),
    drugFee: formatDecimal(detail.drugFee),
    prescriptionFee: formatDecimal(detail.prescriptionFee),
    procedureFee: formatDecimal(detail.procedureFee),
    labFee: formatDecimal(detail.labFee),
    xrayFee: formatDecimal(detail.xrayFee),
    checkupFee: formatDecimal(detail.checkupFee),
    isGst: detail.isGst,
    totalB4Gst: formatDecimal(detail.totalB4Gst),
    gst: formatDecimal(detail.gst),
    totalFee: formatDecimal(detail.totalFee),
  }
}

type Items = PanelVisitDetail['drugs']

function shownIf(shown: boolean | undefined, items: Items) {
  return shown
    ? items.map(({ name, amount }) => ({ name, amount: amount === undefined ? '' : formatDecimal(amount) }))
    : []
}
