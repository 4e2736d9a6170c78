/** Visits to panel clinics (`app.panel_visits`): read-only for members. Who the patient is comes from the users read model. */
import type { Scope } from '@member-care/projections/scope.ts'
import { allOf, companyWithin } from '@member-care/projections/tables/query-parts.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'

const cents = z.number().int()
const item = z.object({ name: z.string(), amount: cents.optional() })

/** What a clinic reports of a visit, in the field names of the call (1§3); amounts are Singapore cents, dates YYYY-MM-DD. */
export const panelVisitDetailSchema = z.object({
  /** The medical certificate, when one was given. */
  mcDay: z.number().optional(),
  mcReason: z.string().optional(),
  mcStartDate: z.string().optional(),
  diagnoses: z.array(item),
  labs: z.array(item),
  xrays: z.array(item),
  drugs: z.array(item),
  procedures: z.array(item),
  referralFees: z.array(item).default([]),
  totalReferralFee: cents,
  consultFee: cents,
  drugFee: cents,
  prescriptionFee: cents,
  procedureFee: cents,
  labFee: cents,
  xrayFee: cents,
  checkupFee: cents,
  isGst: z.enum(['Y', 'N']),
  totalB4Gst: cents,
  gst: cents,
  totalFee: cents,
  /** What was charged to the member's card. */
  stripeChargeAmount: cents.default(0),
})
export type PanelVisitDetail = z.infer<typeof panelVisitDetailSchema>

export interface PanelVisit {
  readonly visitId: string
  readonly visitNo: string
  readonly companyId: string
  readonly employeeId: string
  readonly patientId: string
  readonly clinicName: string
  /** Singapore date, YYYY-MM-DD. */
  readonly visitDate: string
  readonly status: string
  readonly paymentType: string
  readonly visitType: string
  readonly totalCents: number
  readonly detail: PanelVisitDetail
}

const visitRow = z.object({
  visit_id: z.string(),
  visit_no: z.string(),
  company_id: z.string(),
  employee_id: z.string(),
  patient_id: z.string(),
  clinic_name: z.string(),
  visit_date: z.string(),
  status: z.string(),
  payment_type: z.string(),
  visit_type: z.string(),
  total_cents: z.coerce.number(),
  detail: panelVisitDetailSchema,
})
const columns = sql.fragment`visit_id, visit_no, company_id, employee_id, patient_id, clinic_name, visit_date::text as visit_date, status, payment_type, visit_type, total_cents, detail`

/** @param filter `from` and `to`: Singapore dates, YYYY-MM-DD, both inclusive */
export async function listPanelVisits(
  database: CommonQueryMethods,
  scope: Scope,
  filter: {
    readonly from: string
    readonly to: string
    readonly companyId?: string | undefined
    readonly patientId?: string | undefined
    readonly employeeId?: string | undefined
  },
): Promise<readonly PanelVisit[]> {
  const where = allOf([
    visitWithin(scope),
    sql.fragment`visit_date between ${filter.from}::date and ${filter.to}::date`,
    ...(filter.companyId === undefined ? [] : [sql.fragment`company_id = ${filter.companyId}`]),
    ...(filter.patientId === undefined ? [] : [sql.fragment`patient_id = ${filter.patientId}`]),
    ...(filter.employeeId === undefined ? [] : [sql.fragment`employee_id = ${filter.employeeId}`]),
  ])
  const rows = await database.any(
    sql.type(visitRow)`select ${columns} from app.panel_visits where ${where} order by visit_date desc, visit_no`,
  )
  return rows.map(toPanelVisit)
}

/** @param idOrNumber the visit's id, or its number */
export async function findPanelVisit(
  database: CommonQueryMethods,
  scope: Scope,
  idOrNumber: string,
): Promise<PanelVisit | undefined> {
  const row = await database.maybeOne(sql.type(visitRow)`
    select ${columns} from app.panel_visits where ${visitWithin(scope)} and (visit_id::text = ${idOrNumber} or visit_no = ${idOrNumber}) limit 1`)
  return row ? toPanelVisit(row) : undefined
}

/** Blanks what was treated, for when the patient is forgotten; date, clinic and amount stay for the accounts. */
export async function blankVisitsOf(database: CommonQueryMethods, patientId: string): Promise<void> {
  const nothing: Partial<PanelVisitDetail> = {
    diagnoses: [],
    labs: [],
    xrays: [],
    drugs: [],
    procedures: [],
    referralFees: [],
  }
  await database.query(sql.unsafe`
    update app.panel_visits set detail = (detail - '{mcDay,mcReason,mcStartDate}'::text[]) || ${sql.jsonb(nothing)}::jsonb where patient_id = ${patientId}`)
}

function visitWithin(scope: Scope): FragmentSqlToken {
  if (scope.kind === 'own') return sql.fragment`(employee_id = ${scope.userId} or patient_id = ${scope.userId})`
  return companyWithin(scope, sql.fragment`company_id`)
}

function toPanelVisit(row: z.infer<typeof visitRow>): PanelVisit {
  return {
    visitId: row.visit_id,
    visitNo: row.visit_no,
    companyId: row.company_id,
    employeeId: row.employee_id,
    patientId: row.patient_id,
    clinicName: row.clinic_name,
    visitDate: row.visit_date,
    status: row.status,
    paymentType: row.payment_type,
    visitType: row.visit_type,
    totalCents: row.total_cents,
    detail: row.detail,
  }
}
