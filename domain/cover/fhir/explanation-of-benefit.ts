/** A decided claim with the lines of its reckoning as an ExplanationOfBenefit of FHIR R4. Amounts are cents. */
import { formatMoney } from '../../money/money.ts'
import { coverTexts } from '../../texts/cover-texts.ts'
import { fhirTexts } from '../../texts/fhir-texts.ts'
import { shownLines, type ShownLine } from '../line-sentences.ts'
import type { Plan, Terms } from '../plan.ts'
import { isMemberShare, isOfCharge } from '../reckon.ts'
import type { Line, Reckoning, Refusal } from '../reckoning.ts'
import { money } from './amounts.ts'
import { concept, hl7Code, ownCode, ownIdentifier } from './code-systems.ts'
import type { CodeableConcept, ExplanationOfBenefit, Reference } from './fhir-types.ts'
import { benefitConcept } from './insurance-plan.ts'

export interface DecidedClaim {
  readonly claimId: string
  readonly kind: 'outpatient' | 'inpatient'
  /** As the member knows the claim. */
  readonly claimNo: string
  readonly benefit: { readonly id: string; readonly name: string }
  readonly providerName: string
  /** Day of the visit or admission, and of the discharge. */
  readonly from: string
  readonly to?: string
  readonly amount: number
  readonly currency: string
  /** When it was decided, as an instant. */
  readonly decidedAt: string
  /** What was decided; 0 for a rejected claim. */
  readonly paid: number
  /** That of the plan, in which it is paid. */
  readonly paidIn: string
  /** Why it was rejected, in words. */
  readonly rejection?: string
  /** Absent: it was decided without one. */
  readonly reckoned?: {
    /** The version by which it was reckoned, and the terms that held. */
    readonly plan: Plan
    readonly terms: Terms
    readonly reckoning: Pick<Reckoning, 'lines'> & { readonly payable: number }
  }
}

export interface ExplanationReferences {
  readonly person: Reference
  readonly coverage: Reference
  readonly client: Reference
}

/**
 * The adjudications add up: what was submitted, less everything between, is the benefit. `eligible` stands beside them and is not taken off.
 * @param id of the resource
 * @param base as {@link ownCode} has it
 */
export function explanationOfBenefit(
  id: string,
  claim: DecidedClaim,
  { person, coverage, client }: ExplanationReferences,
  base: string,
): ExplanationOfBenefit {
  const servicedPeriod = { start: claim.from, end: claim.to ?? claim.from }
  const parts = partsOf(claim, base)
  return {
    resourceType: 'ExplanationOfBenefit',
    id,
    identifier: [ownIdentifier(base, 'claim', claim.claimNo)],
    status: 'active',
    type: concept(
      fhirTexts.claimKinds[claim.kind],
      hl7Code('claim-type', claim.kind === 'inpatient' ? 'institutional' : 'professional'),
    ),
    use: 'claim',
    patient: person,
    billablePeriod: servicedPeriod,
    created: claim.decidedAt,
    insurer: client,
    provider: { display: claim.providerName },
    outcome: 'complete',
    insurance: [{ focal: true, coverage }],
    item: [
      {
        sequence: 1,
        productOrService: benefitConcept(claim.benefit, base),
        servicedPeriod,
        net: money(claim.amount, claim.currency),
        adjudication: parts.map(({ cents, ...part }) => ({ ...part, amount: money(cents, claim.paidIn) })),
      },
    ],
    total: totalsOf(parts, claim.paidIn),
    payment: { amount: money(claim.paid, claim.paidIn) },
  }
}

/** One step of the way from what was submitted to the benefit. */
interface Part {
  readonly category: CodeableConcept
  readonly reason?: CodeableConcept
  readonly cents: number
}

function partsOf(claim: DecidedClaim, base: string): readonly Part[] {
  const submitted = submittedIn(claim)
  const taken = linesTaken(claim)
  const decided = submitted - taken.reduce((sum, { line }) => sum + line.before - line.after, 0) - claim.paid
  return [
    { category: amountConcept('submitted'), cents: submitted, ...conversion(claim) },
    ...taken.map(({ line, shown }) => ({
      category: lineConcept(line, shown, base),
      ...lineReason(line, shown, base),
      cents: line.before - line.after,
    })),
    ...(decided === 0 ? [] : [{ ...decision(claim, base), cents: decided }]),
    ...(claim.reckoned === undefined
      ? []
      : [{ category: amountConcept('eligible'), cents: eligible(claim.reckoned, submitted) }]),
    { category: amountConcept('benefit'), cents: claim.paid },
  ]
}

function amountConcept(code: 'submitted' | 'eligible' | 'benefit'): CodeableConcept {
  return concept(fhirTexts.amounts[code], hl7Code('adjudication', code))
}

/** Where people decided on another amount than the lines lead to. */
function decision({ rejection }: DecidedClaim, base: string): Omit<Part, 'cents'> {
  return {
    category: concept(fhirTexts.decision, ownCode(base, 'adjudication', 'decision', fhirTexts.decision)),
    ...(rejection !== undefined && { reason: { text: rejection } }),
  }
}

/** What was claimed, in the plan's currency. A claim in another one that was never reckoned has only what was decided. */
function submittedIn({ amount, currency, reckoned, paid, paidIn }: DecidedClaim): number {
  if (currency === paidIn) return amount
  const converted = reckoned?.reckoning.lines.find(({ step }) => step === 'currency')
  return converted?.after ?? paid
}

/** The lines that took something off or gave something back, each as it is shown. The conversion of a currency is neither. */
function linesTaken({ reckoned, benefit }: DecidedClaim): readonly { line: Line; shown: ShownLine | undefined }[] {
  if (reckoned === undefined) return []
  const { reckoning, plan, terms } = reckoned
  const shown = shownLines(reckoning, plan, benefit.id, terms)
  return reckoning.lines
    .map((line, index) => ({ line, shown: shown[index] }))
    .filter(({ line }) => line.step !== 'currency')
}

function conversion({ amount, currency, paidIn }: DecidedClaim): Pick<Part, 'reason'> {
  if (currency === paidIn) return {}
  return { reason: { text: fhirTexts.converted(formatMoney(amount, currency), coverTexts.steps.currency) } }
}

function lineConcept(line: Line, shown: ShownLine | undefined, base: string): CodeableConcept {
  const title = shown?.title ?? coverTexts.steps[line.step]
  const own = ownCode(base, 'adjudication', line.step, coverTexts.steps[line.step])
  if (line.step === 'deductible') return concept(title, hl7Code('adjudication', 'deductible'), own)
  return line.step === 'co-pay' ? concept(title, hl7Code('adjudication', 'copay'), own) : concept(title, own)
}

/** A refusal by its code; else the words of the rule. */
function lineReason({ refusal }: Line, shown: ShownLine | undefined, base: string): Pick<Part, 'reason'> {
  const why = shown?.why ?? ''
  if (refusal !== undefined) {
    const text = coverTexts.refusals[refusal]
    const reason = hl7Code('adjudication-reason', isUsedUp(refusal) ? 'ar002' : 'ar001')
    return { reason: concept(why === '' ? text : why, reason, ownCode(base, 'refusal', refusal, text)) }
  }
  return why === '' ? {} : { reason: { text: why } }
}

function isUsedUp(refusal: Refusal): boolean {
  return refusal === 'nothing-left' || refusal === 'no-visit-left'
}

/** What counts of the bill before the member's share: the charge, as docs/cover.md defines it. */
function eligible({ plan: { order }, reckoning }: NonNullable<DecidedClaim['reckoned']>, submitted: number): number {
  const firstShare = order.findIndex(isMemberShare)
  const otherInsurer = order.indexOf('other-insurer')
  const last = Math.max(order.findLastIndex(isOfCharge), otherInsurer < firstShare ? otherInsurer : -1)
  const ofCharge = reckoning.lines.filter(
    ({ step }) => step === 'currency' || step === 'cover' || order.indexOf(step) <= last,
  )
  return ofCharge.at(-1)?.after ?? submitted
}

/** Each category once, with the sum of its parts. */
function totalsOf(parts: readonly Part[], currency: string): ExplanationOfBenefit['total'] {
  const categories = new Map(parts.map(({ category: { coding } }) => [JSON.stringify(coding), coding]))
  return [...categories].map(([key, coding]) => {
    const ofCategory = parts.filter(({ category }) => JSON.stringify(category.coding) === key)
    const cents = ofCategory.reduce((sum, part) => sum + part.cents, 0)
    return { category: { ...(coding !== undefined && { coding }) }, amount: money(cents, currency) }
  })
}
