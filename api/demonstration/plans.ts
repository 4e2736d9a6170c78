/** Three made-up plans of a Singapore employer: A for managers, B for staff, C for new staff. Memberships name them by these numbers. */
import { steps, type Benefit, type Limit, type Plan, type Terms } from '@member-care/domain/cover/plan.ts'

const dollars = (amount: number) => amount * 100
const percent = (share: number) => share * 10_000
const memberPays = (share: number): Pick<Terms, 'coInsurance'> =>
  share === 0 ? {} : { coInsurance: { edges: 'rest', parts: [{ memberShare: percent(share) }] } }
const coPay = (amount: number): Pick<Terms, 'coPay'> =>
  amount === 0 ? {} : { coPay: { amount: dollars(amount), per: 'visit' } }
const upTo = (amount: number): Pick<Terms, 'schedule'> => ({
  schedule: { most: dollars(amount), per: 'visit', rest: 'member' },
})

/** In what the three plans differ. Dollars, numbers of visits, per cents. */
interface Level {
  readonly planNo: string
  readonly name: string
  readonly gp: { readonly coPay: number; readonly elsewhere: number; readonly visits?: number }
  readonly specialist: { readonly memberShare: number; readonly year: number; readonly physiotherapy: number }
  readonly dental: { readonly memberShare: number; readonly year: number; readonly waitingDays: number }
  readonly tcmVisits: number
  readonly screening: number
  readonly stay: {
    readonly memberShare: number
    readonly cap: number
    readonly disability: number
  }
  readonly flexible?: number
}

const levels: readonly Level[] = [
  {
    planNo: 'A',
    name: 'Plan A: managers',
    gp: { coPay: 0, elsewhere: 60 },
    specialist: { memberShare: 0, year: 3_000, physiotherapy: 20 },
    dental: { memberShare: 0, year: 800, waitingDays: 0 },
    tcmVisits: 12,
    screening: 600,
    stay: { memberShare: 0, cap: 0, disability: 100_000 },
    flexible: 800,
  },
  {
    planNo: 'B',
    name: 'Plan B: staff',
    gp: { coPay: 5, elsewhere: 40, visits: 24 },
    specialist: { memberShare: 10, year: 1_500, physiotherapy: 10 },
    dental: { memberShare: 20, year: 500, waitingDays: 0 },
    tcmVisits: 6,
    screening: 350,
    stay: { memberShare: 10, cap: 3_000, disability: 50_000 },
    flexible: 400,
  },
  {
    planNo: 'C',
    name: 'Plan C: new staff',
    gp: { coPay: 10, elsewhere: 30, visits: 12 },
    specialist: { memberShare: 20, year: 800, physiotherapy: 5 },
    dental: { memberShare: 30, year: 250, waitingDays: 90 },
    tcmVisits: 3,
    screening: 200,
    stay: { memberShare: 10, cap: 3_000, disability: 30_000 },
  },
]

/** From a date on, one version each. @param holdsFrom YYYY-MM-DD */
export function demonstrationPlans(holdsFrom: string): readonly Plan[] {
  return levels.map((level) => ({
    planNo: level.planNo,
    name: level.name,
    holdsFrom,
    currency: 'SGD',
    yearBegins: { month: 1, day: 1 },
    versionBy: 'service',
    order: [...steps],
    shareOfYear: 'by-months',
    tax: 'covered',
    otherInsurer: 'up-to-rest',
    groups: groupsOf(level),
    aroundStayBenefit: 'HS-AROUND',
    limits: limitsOf(level),
    deductibles: [],
    memberCaps: capsOf(level),
  }))
}

function groupsOf(level: Level): Plan['groups'] {
  return [
    { code: 'GP', name: 'General Practitioner', benefits: generalPractitioner(level) },
    { code: 'SP', name: 'Specialist', benefits: specialist(level) },
    { code: 'DT', name: 'Dental', benefits: dental(level) },
    { code: 'TC', name: 'Traditional Chinese Medicine', benefits: [tcm] },
    { code: 'HS', name: 'Health Screening', benefits: [screening(level)] },
    { code: 'IP', name: 'Hospital', benefits: hospital(level) },
    ...(level.flexible === undefined ? [] : [{ code: 'FX', name: 'Flexible Spending', benefits: [flexible] }]),
  ]
}

/** The ids, codes and visit types are those of the claim form's catalogue. */
function benefit(
  benefitId: string,
  [code, name, ptc]: readonly [code: string, name: string, ptc: string],
  terms: Partial<Benefit>,
): Benefit {
  return {
    id: benefitId,
    code,
    name,
    ptc,
    claimedAs: 'outpatient',
    showsDiagnosis: true,
    needsDocuments: false,
    ...terms,
  }
}

function generalPractitioner({ gp }: Level): Benefit[] {
  const panel = coPay(gp.coPay)
  return [
    benefit('GP-1', ['GP-CONSULT', 'GP consultation', 'GP'], { panel, other: { ...upTo(gp.elsewhere), ...panel } }),
    benefit('GP-2', ['GP-POLY', 'Polyclinic visit', 'GP'], { panel: {}, other: {} }),
    benefit('GP-3', ['GP-AE', 'Accident and emergency visit', 'AE'], { panel: upTo(150), other: upTo(150) }),
  ]
}

function specialist({ specialist }: Level): Benefit[] {
  const terms = memberPays(specialist.memberShare)
  const everywhere = { panel: terms, other: terms, needsReferral: true, needsDocuments: true }
  return [
    benefit('SP-1', ['SP-CONSULT', 'Specialist consultation', 'SP'], everywhere),
    benefit('SP-2', ['SP-XRAY', 'X-ray and laboratory tests', 'LAB'], everywhere),
    benefit('SP-3', ['SP-PHYSIO', 'Physiotherapy', 'PHYSIO'], everywhere),
  ]
}

function dental({ dental }: Level): Benefit[] {
  const terms = memberPays(dental.memberShare)
  const waiting = dental.waitingDays === 0 ? {} : { waiting: { days: dental.waitingDays, exceptAccidents: true } }
  return [
    benefit('DT-1', ['DT-TREAT', 'Dental treatment', 'DENTAL'], { panel: terms, other: terms, ...waiting }),
    benefit('DT-2', ['DT-CLEAN', 'Scaling and polishing', 'DENTAL'], {
      panel: terms,
      other: terms,
      ...waiting,
      showsDiagnosis: false,
    }),
  ]
}

const tcm = benefit('TC-1', ['TCM', 'TCM consultation', 'TCM'], {
  panel: upTo(50),
  other: upTo(35),
  showsDiagnosis: false,
})

function screening({ screening }: Level): Benefit {
  const terms = upTo(screening)
  return benefit('HS-1', ['SCREEN', 'Health screening', 'SCREEN'], {
    panel: terms,
    other: terms,
    coveredAs: ['employee'],
    ages: { from: 18, to: 75 },
    showsDiagnosis: false,
  })
}

function hospital({ stay }: Level): Benefit[] {
  const terms = memberPays(stay.memberShare)
  return [
    benefit('HS-STAY', ['STAY', 'Stay in hospital and surgery', 'STAY'], {
      claimedAs: 'inpatient',
      panel: terms,
      other: terms,
      needsDocuments: true,
      excludes: [{ codes: ['Z41'], name: 'cosmetic treatment' }],
    }),
    benefit('HS-AROUND', ['AROUND', 'Visits before and after a stay in hospital', 'SP'], {
      panel: terms,
      other: terms,
      aroundStay: { daysBefore: 90, daysAfter: 90 },
      needsDocuments: true,
    }),
  ]
}

const flexible = benefit('FX-1', ['FLEX', 'Flexible spending', 'FLEX'], {
  claimedAs: 'flexible-spending',
  panel: {},
  other: {},
  showsDiagnosis: false,
})

function limitsOf({ gp, specialist, dental, tcmVisits, stay, flexible }: Level): Limit[] {
  const yearly = (id: string, name: string, most: number, benefits: string[], change: Partial<Limit> = {}): Limit => ({
    id,
    name,
    period: 'policy-year',
    per: 'person',
    of: 'payment',
    measure: 'amount',
    most,
    benefits,
    ...change,
  })
  const visits = { measure: 'visits' } as const
  return [
    ...(gp.visits === undefined ? [] : [yearly('gp-visits', 'GP visits', gp.visits, ['GP-1', 'GP-2'], visits)]),
    yearly('specialist-year', 'Specialist care', dollars(specialist.year), ['SP-1', 'SP-2', 'SP-3']),
    yearly('physiotherapy-visits', 'Physiotherapy', specialist.physiotherapy, ['SP-3'], visits),
    yearly('dental-year', 'Dental care', dollars(dental.year), ['DT-1', 'DT-2']),
    yearly('cleaning-visits', 'Scaling and polishing', 2, ['DT-2'], visits),
    yearly('tcm-visits', 'TCM', tcmVisits, ['TC-1'], visits),
    yearly('screening-visits', 'Health screening', 1, ['HS-1'], visits),
    yearly('stay-disability', 'Hospital care', dollars(stay.disability), ['HS-STAY', 'HS-AROUND'], {
      period: 'disability',
    }),
    yearly('stay-days', 'Days in hospital', 120, ['HS-STAY'], { period: 'disability', measure: 'days' }),
    ...(flexible === undefined
      ? []
      : [yearly('flexible-year', 'Flexible spending', dollars(flexible), ['FX-1'], { per: 'family' })]),
  ]
}

function capsOf({ stay }: Level): Plan['memberCaps'] {
  if (stay.memberShare === 0) return []
  return [
    {
      id: 'stay-cap',
      name: 'Own share of hospital care',
      period: 'policy-year',
      per: 'person',
      most: dollars(stay.cap),
      benefits: ['HS-STAY', 'HS-AROUND'],
    },
  ]
}
