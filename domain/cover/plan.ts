/**
 * A plan: what a client's cover pays, as data. One version of it; a published version never changes (design, "Cover").
 * Amounts are whole cents of the plan's currency, shares are millionths, dates are Singapore dates, YYYY-MM-DD.
 */
import { z } from 'zod'
import { isIsoDate } from '../dates/singapore-dates.ts'
import { keptData } from '../schemas/kept-data.ts'
import { coverTexts } from '../texts/cover-texts.ts'
import { planFaults } from './plan-faults.ts'

const id = z.string().min(1).max(60)
const name = z.string().trim().min(1).max(200)
const cents = z.number().int().nonnegative()
const count = z.number().int().nonnegative()
/** Part of a whole in millionths: 1,000,000 is all of it. */
const share = z.number().int().min(0).max(1_000_000)
const isoDate = z.string().refine(isIsoDate, { error: () => coverTexts.faults.date })

/** The date of a claim that picks the version of a rule. */
export const datesOfClaim = ['service', 'admission', 'receipt'] as const
export type DateOfClaim = (typeof datesOfClaim)[number]

/** As what somebody is covered. */
export const coveredAs = ['employee', 'spouse', 'child', 'parent', 'other'] as const

/** What a limit is counted over. Twelve rolling months are not a year. */
export const periods = [
  'claim',
  'visit',
  'day',
  'admission',
  'disability',
  'policy-year',
  'calendar-year',
  'rolling-months',
  'life',
] as const

/** Where a claim is counted: for how long, and for one person or for the family together. */
const counted = {
  period: z.enum(periods),
  /** Only for rolling months. */
  months: z.number().int().min(1).max(120).optional(),
  per: z.enum(['person', 'family']),
}

const rule = {
  id,
  /** As the plan's readers see it: "GP visits a year". */
  name,
  /** Picks the version of this rule by another date than the plan's. */
  versionBy: z.enum(datesOfClaim).optional(),
}

/** What counts and is counted: dollars, or a number of visits, units, days or payments. */
const measures = ['amount', 'visits', 'units', 'days', 'payments'] as const

const limitSchema = z.object({
  ...rule,
  ...counted,
  /** A limit of the charge comes before the member's share is taken, one of the payment after it. */
  of: z.enum(['charge', 'payment']),
  measure: z.enum(measures),
  /** Cents for an amount, a number for all else. An amount per day is so much for each day of a stay. */
  most: cents,
  /** The benefits that use it up together; absent: all. */
  benefits: z.array(id).optional(),
  /** Absent: wherever the member goes. */
  network: z.enum(['panel', 'other']).optional(),
})

const deductibleSchema = z.object({
  ...rule,
  ...counted,
  most: cents,
  /** What is borne for one deductible counts for all that name the same pool; absent: for itself. */
  pool: id.optional(),
})

/** The most that a member bears of deductible, co-pay and percentage. */
const memberCapSchema = z.object({
  ...rule,
  ...counted,
  most: cents,
  benefits: z.array(id).optional(),
  /** A dear claim raises it: by this share of what lies above. */
  grows: z.object({ above: cents, share }).optional(),
  /** From the nth time within so many months it is lower. */
  repeated: z.object({ from: count.min(2), months: z.number().int().min(1).max(120), most: cents }).optional(),
})

const coInsuranceSchema = z.object({
  /** Whether the edges are measured on the whole charge or on what is left of it at this step. */
  edges: z.enum(['charge', 'rest']),
  /** The member's share of each part, in rising order; the last has no upper edge. */
  parts: z.array(z.object({ upTo: cents.optional(), memberShare: share })).min(1),
})

/** The member's share by how many visits there were: ten free, five at 20 %, then none. */
const visitSharesSchema = z.object({
  id,
  ...counted,
  /** In rising order. A visit beyond the last is not covered. */
  parts: z.array(z.object({ upTo: count, memberShare: share })).min(1),
})

const termsSchema = z.object({
  /** At most so much for each; absent: as charged. What is above is the member's, or the provider may not ask for it. */
  schedule: z
    .object({ most: cents, per: z.enum(['visit', 'unit', 'day']), rest: z.enum(['member', 'written-off']) })
    .optional(),
  /** Only this share of the charge counts. */
  proRation: share.optional(),
  deductibles: z.array(id).optional(),
  coPay: z.object({ amount: cents, per: z.enum(['visit', 'unit', 'day']) }).optional(),
  coInsurance: coInsuranceSchema.optional(),
  visitShares: visitSharesSchema.optional(),
})
export type Terms = z.infer<typeof termsSchema>

const benefitSchema = z.object({
  ...rule,
  code: z.string().min(1).max(60),
  /** The form by which it is claimed. */
  claimedAs: z.enum(['outpatient', 'inpatient', 'flexible-spending']),
  /** Compared with the client's `supportingVisitCode` (C47). */
  ptc: z.string().max(60),
  showsDiagnosis: z.boolean(),
  /** Whether documents besides the receipt are needed. */
  needsDocuments: z.boolean(),
  /** Absent: not covered there. */
  panel: termsSchema.optional(),
  other: termsSchema.optional(),
  /** So long after the cover began; not after an accident where that is said. */
  waiting: z.object({ days: count, exceptAccidents: z.boolean() }).optional(),
  /** Ages in whole years on the date of service, both included. */
  ages: z.object({ from: count, to: count }).optional(),
  coveredAs: z.array(z.enum(coveredAs)).optional(),
  needsReferral: z.boolean().optional(),
  /** So many days before an admission and after the discharge. */
  aroundStay: z.object({ daysBefore: count, daysAfter: count }).optional(),
  /** Diagnoses that are not covered, by the beginning of their code. */
  excludes: z.array(z.object({ codes: z.array(z.string().min(1)).min(1), name })).optional(),
})
export type Benefit = z.infer<typeof benefitSchema>

/**
 * The steps of a reckoning. A plan names them in an order of its own; the order here is the default: tax, price, part that counts, limits of
 * the charge; then the member's share and its cap; then limits of the payment and the other insurer.
 */
export const steps = [
  'tax',
  'schedule',
  'pro-ration',
  'charge-limits',
  'deductible',
  'co-pay',
  'co-insurance',
  'member-cap',
  'payment-limits',
  'other-insurer',
] as const
export type Step = (typeof steps)[number]

/** A plan that can be reckoned by. */
export const planSchema = z
  .object({
    planNo: z.string().trim().min(1).max(60),
    name,
    /** The first date on which this version holds. */
    holdsFrom: isoDate,
    /** ISO 4217 code. */
    currency: z.string().regex(/^[A-Z]{3}$/, { error: () => coverTexts.faults.currency }),
    /** The day on which a policy year begins. */
    yearBegins: z.object({ month: z.number().int().min(1).max(12), day: z.number().int().min(1).max(28) }),
    versionBy: z.enum(datesOfClaim),
    order: z.array(z.enum(steps)),
    /** What a joiner or leaver has of a limit for a policy year. */
    shareOfYear: z.enum(['whole', 'by-days', 'by-months']),
    tax: z.enum(['covered', 'not-covered']),
    /**
     * What another insurer pays: the plan pays its own up to the rest of the bill, or the other's payment is subtracted. Subtracted first,
     * the rest is the bill; subtracted last, the plan pays what its own is higher by (a carve-out).
     */
    otherInsurer: z.enum(['up-to-rest', 'subtract']),
    groups: z.array(z.object({ code: id, name, benefits: z.array(benefitSchema) })),
    /** Outpatient claims before or after a stay in hospital are reckoned under this benefit; absent: under their own. */
    aroundStayBenefit: id.optional(),
    limits: z.array(limitSchema),
    deductibles: z.array(deductibleSchema),
    memberCaps: z.array(memberCapSchema),
  })
  .superRefine((plan, context) => {
    for (const fault of planFaults(plan)) context.addIssue({ code: 'custom', message: fault })
  })

/** What is kept of a plan: events are read by it, whatever a plan has to keep to today. */
export const planDataSchema = keptData(planSchema)
export type Plan = z.infer<typeof planSchema>
export type Limit = z.infer<typeof limitSchema>
export type Deductible = z.infer<typeof deductibleSchema>
export type MemberCap = z.infer<typeof memberCapSchema>
