/** The made-up panel: clinics, and employees' visits to them. Ordinary tables, not events. */
import { addDays, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { sql, type DatabasePool } from 'slonik'
import type { PanelVisitDetail } from '../claims/panel-visits.ts'
import { demonstrationClinics, type DemonstrationClinic } from './clinics.ts'
import type { DemonstrationEmployee } from './people.ts'
import type { Random } from './random.ts'

export async function fillPanelNetwork(
  database: DatabasePool,
  random: Random,
  employees: readonly DemonstrationEmployee[],
  now: Date,
): Promise<void> {
  const clinics = demonstrationClinics(random)
  await keepClinics(database, clinics)
  const practices = clinics.filter((clinic) => clinic.type === 1)
  const today = singaporeToday(now)
  const registered = employees.filter((employee) => employee.registered)
  const usual = registered.flatMap((employee) => {
    const count = random.between(1, 3)
    return Array.from({ length: count }, () => panelVisit(random, employee, random.pick(practices), today))
  })
  // The first employee of each company is one whom the README names: they find a visit with something in every part.
  const named = registered.filter(({ company }, index) => company !== registered[index - 1]?.company)
  const visits = [
    ...usual,
    ...named.flatMap((employee) => wholeVisits(random, employee, random.pick(practices), today)),
  ]
  for (const [index, visit] of visits.entries())
    await keepVisit(database, visit, `PV26${String(index + 1).padStart(6, '0')}`)
}

interface PanelVisit extends Omit<ReturnType<typeof panelVisit>, 'detail'> {
  readonly detail: PanelVisitDetail
}

const ailments = [
  { diagnosis: 'Upper respiratory infection', drug: 'Cough syrup', lab: 'Throat swab' },
  { diagnosis: 'Gastroenteritis', drug: 'Oral rehydration salts', lab: 'Stool test' },
  { diagnosis: 'Migraine', drug: 'Paracetamol', lab: 'Full blood count' },
  { diagnosis: 'Sprained ankle', drug: 'Anti-inflammatory gel', lab: 'Uric acid test' },
] as const

/** Amounts are integer cents. */
function panelVisit(random: Random, employee: DemonstrationEmployee, clinic: DemonstrationClinic, today: string) {
  const ailment = random.pick(ailments)
  const patient = employee.dependants.length > 0 && random.chance(0.3) ? random.pick(employee.dependants) : employee
  const visitDate = addDays(today, -random.between(1, 120))
  const consultFee = random.between(2_200, 4_500)
  const drugFee = random.between(800, 3_500)
  const labFee = random.chance(0.3) ? random.between(1_500, 6_000) : 0
  const totalB4Gst = consultFee + drugFee + labFee
  const gst = Math.round(totalB4Gst * 0.09)
  const sickLeave = random.chance(0.5)
    ? { mcDay: random.between(1, 3), mcReason: 'Unfit for work', mcStartDate: visitDate }
    : {}
  return {
    visitId: random.uuid(),
    companyId: employee.company.companyId,
    employeeId: employee.userId,
    patientId: patient.userId,
    clinicName: clinic.name,
    visitDate,
    status: 'Completed',
    paymentType: 'Cashless',
    visitType: 'General Practitioner',
    totalCents: totalB4Gst + gst,
    detail: {
      ...sickLeave,
      diagnoses: [{ name: ailment.diagnosis }],
      referralFees: [],
      stripeChargeAmount: 0,
      drugs: [{ name: ailment.drug, amount: drugFee }],
      labs: labFee > 0 ? [{ name: ailment.lab, amount: labFee }] : [],
      xrays: [],
      procedures: [],
      consultFee,
      drugFee,
      prescriptionFee: 0,
      procedureFee: 0,
      labFee,
      xrayFee: 0,
      checkupFee: 0,
      totalReferralFee: 0,
      isGst: 'Y' as const,
      totalB4Gst,
      gst,
      totalFee: totalB4Gst + gst,
    },
  }
}

/** An employee's visit of some days ago with an entry in every part, and one of somebody of their family. */
function wholeVisits(
  random: Random,
  employee: DemonstrationEmployee,
  clinic: DemonstrationClinic,
  today: string,
): PanelVisit[] {
  const fees = {
    consultFee: 4_200,
    drugFee: 1_850,
    prescriptionFee: 500,
    procedureFee: 3_000,
    labFee: 4_500,
    xrayFee: 6_000,
    checkupFee: 2_000,
    totalReferralFee: 1_500,
  }
  const totalB4Gst = Object.values(fees).reduce((sum, fee) => sum + fee, 0)
  const gst = Math.round(totalB4Gst * 0.09)
  const totalFee = totalB4Gst + gst
  const visit = (patientId: string, visitDate: string): PanelVisit => ({
    visitId: random.uuid(),
    companyId: employee.company.companyId,
    employeeId: employee.userId,
    patientId,
    clinicName: clinic.name,
    visitDate,
    status: 'Completed',
    paymentType: 'Card',
    visitType: 'General Practitioner',
    totalCents: totalFee,
    detail: {
      mcDay: 2,
      mcReason: 'Unfit for work',
      mcStartDate: visitDate,
      diagnoses: [{ name: 'Sprained ankle' }, { name: 'Skin abrasion' }],
      labs: [
        { name: 'Full blood count', amount: 2_500 },
        { name: 'Uric acid test', amount: 2_000 },
      ],
      xrays: [{ name: 'Ankle, two views', amount: fees.xrayFee }],
      procedures: [{ name: 'Wound dressing', amount: fees.procedureFee }],
      drugs: [
        { name: 'Anti-inflammatory gel', amount: 1_250 },
        { name: 'Paracetamol', amount: 600 },
      ],
      referralFees: [{ name: 'Banyan Specialist Centre (Orchard)', amount: fees.totalReferralFee }],
      ...fees,
      isGst: 'Y',
      totalB4Gst,
      gst,
      totalFee,
      stripeChargeAmount: 1_000,
    },
  })
  const [family] = employee.dependants
  return [visit(employee.userId, addDays(today, -5)), ...(family ? [visit(family.userId, addDays(today, -12))] : [])]
}

async function keepClinics(database: DatabasePool, clinics: readonly DemonstrationClinic[]): Promise<void> {
  const rows = JSON.stringify(clinics)
  await database.query(sql.unsafe`
    insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
    select code, name, address, area, zone, type, hours, latitude, longitude
    from jsonb_to_recordset(${rows}::jsonb) as clinic
      (code text, name text, address text, area text, zone text, type smallint, hours text[], latitude double precision, longitude double precision)
    on conflict do nothing`)
}

async function keepVisit(database: DatabasePool, visit: PanelVisit, visitNo: string): Promise<void> {
  await database.query(sql.unsafe`
    insert into app.panel_visits
      (visit_id, visit_no, company_id, employee_id, patient_id, clinic_name, visit_date, status, payment_type, visit_type, total_cents, detail)
    values (${visit.visitId}, ${visitNo}, ${visit.companyId}, ${visit.employeeId}, ${visit.patientId}, ${visit.clinicName}, ${visit.visitDate}::date,
      ${visit.status}, ${visit.paymentType}, ${visit.visitType}, ${visit.totalCents}, ${JSON.stringify(visit.detail)}::jsonb)
    on conflict do nothing`)
}
