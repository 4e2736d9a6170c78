/** Made-up claims over the last year, in every status, each as the commands that led to it and when they were given. */
import type { ClaimCommand } from '@member-care/domain/claim/claim-commands.ts'
import type { ClaimDetails, OutpatientDetails, Payment } from '@member-care/domain/claim/claim-details.ts'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { HANDOVER_ATTEMPTS } from '@member-care/domain/claim/claim-status.ts'
import { addDays, singaporeInstant, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { Actor } from '@member-care/domain/events/metadata.ts'
import { addHours } from 'date-fns/addHours'
import { addMinutes } from 'date-fns/addMinutes'
import { subHours } from 'date-fns/subHours'
import { documentsOf, type DocumentToDraw } from './documents.ts'
import type { DemonstrationEmployee, DemonstrationPerson } from './people.ts'
import type { Random } from './random.ts'

export interface DemonstrationClaim {
  readonly claimId: string
  readonly employeeId: string
  readonly claimantId: string
  /** Its documents stand in none of the commands yet: they are drawn when the claim is filed. */
  readonly steps: readonly { readonly at: Date; readonly actor: Actor; readonly command: ClaimCommand }[]
  readonly documents: readonly DocumentToDraw[]
}

type Story =
  | 'waiting-for-reprocess'
  | 'submitted'
  | 'asked'
  | 'answered'
  | 'approved'
  | 'approved-after-question'
  | 'rejected'
  | 'withdrawn'

/** Every story once for the people whom the README names, then mostly approved ones, as in life. */
const everyStory: readonly Story[] = [
  'approved',
  'asked',
  'submitted',
  'waiting-for-reprocess',
  'rejected',
  'answered',
  'approved-after-question',
  'withdrawn',
]
const usualStories: readonly Story[] = [
  ...everyStory,
  'approved',
  'approved',
  'approved',
  'approved',
  'submitted',
  'rejected',
]

const insurer: Actor = { kind: 'insurer', id: 'insurer-desk' }
const handover: Actor = { kind: 'system', id: 'insurer-handover' }

const visits = [
  {
    providerName: 'Lantern Family Clinic (Bedok)',
    benefitGroup: 'General Practitioner',
    benefitId: 'GP-1',
    benefitName: 'GP consultation',
    diagnosisCode: 'J06.9',
    diagnosisName: 'Upper respiratory infection',
  },
  {
    providerName: 'Coral Family Clinic (Bishan)',
    benefitGroup: 'General Practitioner',
    benefitId: 'GP-1',
    benefitName: 'GP consultation',
    diagnosisCode: 'K52.9',
    diagnosisName: 'Gastroenteritis',
  },
  {
    providerName: 'Banyan Specialist Centre (Orchard)',
    benefitGroup: 'Specialist',
    benefitId: 'SP-1',
    benefitName: 'Specialist consultation',
    diagnosisCode: 'M54.5',
    diagnosisName: 'Low back pain',
  },
  {
    providerName: 'Batik Dental Surgery (Tampines)',
    benefitGroup: 'Dental',
    benefitId: 'DT-1',
    benefitName: 'Dental treatment',
    diagnosisCode: 'K02.9',
    diagnosisName: 'Dental caries',
  },
] as const

const stays = [
  {
    reasonForTreatment: 'Appendicitis',
    operationName: 'Appendicectomy',
    symptoms: 'Pain in the lower right of the abdomen',
  },
  { reasonForTreatment: 'Cataract', operationName: 'Cataract extraction', symptoms: 'Blurred sight in the left eye' },
  { reasonForTreatment: 'Dengue fever', operationName: 'None', symptoms: 'High fever and a rash' },
] as const

const hospitals = ['Sample General Hospital', 'Example East Hospital'] as const

/** @param now nothing lies after it */
export function demonstrationClaims(
  random: Random,
  employees: readonly DemonstrationEmployee[],
  now: Date,
): DemonstrationClaim[] {
  let number = 0
  return employees.flatMap((employee, index) => {
    const stories = isNamed(index, employees)
      ? everyStory
      : employee.registered
        ? Array.from({ length: random.between(0, 4) }, () => random.pick(usualStories))
        : []
    return stories.map((story) => claim(random, employee, now, story, ++number))
  })
}

/** Claims that HR administrators filed for others of their company (S20), decided already, so that they stand in nobody's queue. */
export function demonstrationHrClaims(
  random: Random,
  employees: readonly DemonstrationEmployee[],
  now: Date,
): DemonstrationClaim[] {
  const companies = Map.groupBy(employees, ({ company }) => company.companyId)
  return [...companies.values()].flatMap((colleagues, company) => {
    const hr = colleagues.find(({ commands }) => commands.some(({ type }) => type === 'ChangeRoles'))
    if (!hr) return []
    const filer: Actor = { kind: 'hr-administrator', id: hr.userId, role: 'hradmin' }
    const stories: readonly Story[] = ['approved', 'rejected', 'approved']
    return stories.flatMap((story, index) => {
      const employee = colleagues[index + 2]
      return employee ? [claim(random, employee, now, story, HR_NUMBERS + company * stories.length + index, filer)] : []
    })
  })
}

/** Transaction numbers of claims that HR filed begin here. */
const HR_NUMBERS = 900_000

/** The first employee of each company is one whom the README names. */
function isNamed(index: number, employees: readonly DemonstrationEmployee[]): boolean {
  return employees[index]?.company !== employees[index - 1]?.company
}

function claim(
  random: Random,
  employee: DemonstrationEmployee,
  now: Date,
  story: Story,
  number: number,
  filer?: Actor,
): DemonstrationClaim {
  const claimId = random.uuid()
  const claimant = random.chance(0.3) && employee.dependants.length > 0 ? random.pick(employee.dependants) : employee
  // What is still open is recent; the rest lies somewhere within the last year.
  const isOpen = ['waiting-for-reprocess', 'submitted', 'asked', 'answered'].includes(story)
  const date = addDays(singaporeToday(now), -(isOpen ? random.between(3, 21) : random.between(8, 360)))
  const details = random.chance(0.8) ? outpatientVisit(random, date, number) : hospitalStay(random, date)
  return told(random, { claimId, employee, claimant, details, date, story, number, filer }, now)
}

/** Claims that look alike, so that the claims desk has something to compare; they are the last that were filed. */
export function demonstrationDuplicates(
  random: Random,
  employees: readonly DemonstrationEmployee[],
  now: Date,
): DemonstrationClaim[] {
  const [first, second] = employees.filter(
    (employee, index) => employee.registered && employee.dependants.length > 0 && !isNamed(index, employees),
  )
  const [dependant] = first?.dependants ?? []
  if (!first || !second || !dependant) return []
  const date = addDays(singaporeToday(now), -3)
  const receipt = { ...outpatientVisit(random, date, DUPLICATE_NUMBERS), ...visits[0] }
  const [visit, otherVisit] = [1, 2].map((nth) => outpatientVisit(random, date, DUPLICATE_NUMBERS + nth))
  const filed = (
    employee: DemonstrationEmployee,
    claimant: DemonstrationPerson,
    details: ClaimDetails | undefined,
    nth: number,
  ) =>
    details
      ? [
          told(
            random,
            {
              claimId: random.uuid(),
              employee,
              claimant,
              details,
              date,
              story: 'submitted',
              number: DUPLICATE_NUMBERS + nth,
              filer: undefined,
            },
            now,
          ),
        ]
      : []
  return [
    // One receipt, handed in for two of the family: a likely duplicate.
    ...filed(first, first, receipt, 1),
    ...filed(first, dependant, receipt, 2),
    // One patient, day and amount, but two providers: a possible one.
    ...filed(second, second, visit && { ...visit, ...visits[0] }, 3),
    ...filed(
      second,
      second,
      visit &&
        otherVisit && {
          ...otherVisit,
          amountCents: visit.amountCents,
          includesGst: visit.includesGst,
          gstAmountCents: visit.gstAmountCents,
          ...visits[1],
        },
      4,
    ),
  ]
}

/**
 * Dental treatments of the first member, paid by the plan as it says: the limit of their dental care is nearly used, so that one is seen.
 * In the first weeks of a year they belong to the year before.
 */
export function demonstrationDentalCare(
  random: Random,
  employees: readonly DemonstrationEmployee[],
  now: Date,
): DemonstrationClaim[] {
  const [employee] = employees
  if (!employee) return []
  return [75, 40].map((daysAgo, index) => {
    const date = addDays(singaporeToday(now), -daysAgo)
    const number = DENTAL_NUMBERS + index
    const details: ClaimDetails = {
      ...outpatientVisit(random, date, number),
      ...visits[3],
      amountCents: 27_500 + index * 300,
      includesGst: false,
      gstAmountCents: 0,
      prePostHospitalisation: false,
    }
    const claim = { claimId: random.uuid(), employee, claimant: employee, details, date, number, filer: undefined }
    const { steps, ...filed } = told(random, { ...claim, story: 'approved' }, now)
    const payableCents = Math.round(details.amountCents * 0.8)
    return {
      ...filed,
      steps: steps.map(({ command, ...step }) => ({
        ...step,
        command: command.type === 'ApproveClaim' ? { ...command, data: { ...command.data, payableCents } } : command,
      })),
    }
  })
}

/** Transaction numbers of the dental treatments begin here. */
const DENTAL_NUMBERS = 700_000

/** Transaction numbers of the claims that look alike begin here. */
const DUPLICATE_NUMBERS = 800_000

interface ClaimToTell {
  readonly claimId: string
  readonly employee: DemonstrationEmployee
  readonly claimant: DemonstrationPerson
  readonly details: ClaimDetails
  /** Singapore date of the visit, or of the end of the stay. */
  readonly date: string
  readonly story: Story
  readonly number: number
  /** The employee, when not said. */
  readonly filer: Actor | undefined
}

function told(
  random: Random,
  { claimId, employee, claimant, details, date, story, number, filer }: ClaimToTell,
  now: Date,
): DemonstrationClaim {
  const member: Actor = { kind: 'member', id: employee.userId }
  const documents = documentsOf(details, {
    receiptId: random.uuid(),
    letterId: random.uuid(),
    reference: claimReference(claimId),
  })
  const filedAt = singaporeInstant(
    addDays(date, random.between(0, 2)),
    `${random.between(10, 21)}:${random.between(10, 59)}`,
  )
  const filed: ClaimCommand = {
    type: 'FileClaim',
    data: {
      claimId,
      companyId: employee.company.companyId,
      employeeId: employee.userId,
      claimantId: claimant.userId,
      claimantName: claimant.name,
      claimantNric: claimant.nric,
      filedBy: filer?.kind === 'hr-administrator' ? 'hr-administrator' : 'member',
      details,
      payment: paymentOf(employee),
      attachments: [],
    },
  }
  const transactionNo = `${details.kind === 'outpatient' ? 'OPD' : 'IPD'}${String(number).padStart(6, '0')}`
  const after = commandsOf(story, random, { details, payment: paymentOf(employee) }, transactionNo, member)
  const times = timesOf(after.length + 1, filedAt, random, subHours(now, 1))
  const steps = [{ actor: filer ?? member, command: filed }, ...after].map((step, index) => ({
    ...step,
    at: times[index] ?? filedAt,
  }))
  return { claimId, employeeId: employee.userId, claimantId: claimant.userId, steps, documents }
}

/** When each step happened: some hours to two days after the one before, but what would lie after `latest` then, a minute apart. */
function timesOf(count: number, first: Date, random: Random, latest: Date): Date[] {
  const times = [first]
  for (let index = 1; index < count; index++) {
    const before = times[index - 1] ?? first
    const wanted = addHours(before, random.between(8, 40))
    times.push(wanted < latest ? wanted : addMinutes(before < latest ? latest : before, 1))
  }
  return times
}

function commandsOf(
  story: Story,
  random: Random,
  filed: { details: ClaimDetails; payment: Payment },
  transactionNo: string,
  member: Actor,
): { actor: Actor; command: ClaimCommand }[] {
  const failed = {
    actor: handover,
    command: { type: 'RecordHandoverFailure', data: { reason: 'The insurer did not answer in time.' } },
  } as const
  const registered = { actor: handover, command: { type: 'RegisterClaim', data: { transactionNo } } } as const
  const asked = {
    actor: insurer,
    command: {
      type: 'RequestInformation',
      data: { request: 'The amount on the receipt cannot be read. Please upload a clearer picture of it.' },
    },
  } as const
  const answered: { actor: Actor; command: ClaimCommand } = {
    actor: member,
    command: { type: 'UpdateClaim', data: { ...filed, attachments: [], paymentMayChange: false } },
  }
  const batchNo = `B26-${String(random.between(1, 48)).padStart(2, '0')}`
  const approved = {
    actor: insurer,
    command: {
      type: 'ApproveClaim',
      data: {
        payableCents: Math.round(filed.details.amountCents * random.pick([1, 1, 0.9, 0.8])),
        remarks: '',
        batchNo,
        // Its accounts stand in the profiles, where the demonstration put them.
        payoutWait: undefined,
      },
    },
  } as const
  const rejected = {
    actor: insurer,
    command: {
      type: 'RejectClaim',
      data: {
        reasonCode: 'NOT_COVERED',
        remarks: 'This treatment is not covered by your plan. Your plan booklet lists what is.',
        batchNo,
      },
    },
  } as const
  switch (story) {
    case 'waiting-for-reprocess':
      return Array.from({ length: HANDOVER_ATTEMPTS }, () => failed)
    case 'submitted':
      return [registered]
    case 'asked':
      return [registered, asked]
    case 'answered':
      return [registered, asked, answered]
    case 'approved':
      return [registered, approved]
    case 'approved-after-question':
      return [failed, registered, asked, answered, approved]
    case 'rejected':
      return [registered, rejected]
    case 'withdrawn':
      return [registered, { actor: member, command: { type: 'DeleteClaim', data: {} } }]
  }
}

/** @param number of the claim, which makes its receipt number unlike every other */
function outpatientVisit(random: Random, date: string, number: number): OutpatientDetails {
  const visit = random.pick(visits)
  const amountCents = random.between(2_500, 38_000)
  const includesGst = random.chance(0.7)
  return {
    kind: 'outpatient',
    currency: 'SGD',
    amountCents,
    remarks: '',
    visitDate: date,
    ...visit,
    receiptNo: `R-${random.between(10, 99)}${String(number).padStart(4, '0')}`,
    includesGst,
    gstAmountCents: includesGst ? Math.round((amountCents * 9) / 109) : 0,
    prePostHospitalisation: random.chance(0.1),
  }
}

function hospitalStay(random: Random, date: string): ClaimDetails {
  const stay = random.pick(stays)
  return {
    kind: 'inpatient',
    providerName: random.pick(hospitals),
    currency: 'SGD',
    amountCents: random.between(120_000, 1_800_000),
    remarks: '',
    admissionDate: addDays(date, -random.between(2, 6)),
    dischargeDate: date,
    symptomsStartDate: addDays(date, -random.between(7, 12)),
    ...stay,
  }
}

function paymentOf({ bank, company }: DemonstrationEmployee): Payment {
  if (company.featuresConfig.payrollOnly) return { method: 'Payroll' }
  return bank ? { method: 'Bank', ...bank } : { method: company.featuresConfig.giroOnly ? 'Insurer' : 'Cheque' }
}
