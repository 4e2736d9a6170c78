/** The settlement letter of a decided claim, made from the claim's own events: what was claimed, what was decided, how it is paid (1§2, 1§7). */
import { maskAccountNo } from '@member-care/domain/bank/account-number.ts'
import { payableAmountText } from '@member-care/domain/claim/claim-display.ts'
import type { ClaimDetails } from '@member-care/domain/claim/claim-details.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { evolve, initialState, isFiled, type FiledClaim } from '@member-care/domain/claim/claim-state.ts'
import { hasSettlementLetter } from '@member-care/domain/claim/claim-status.ts'
import { rejectionReasonText } from '@member-care/domain/claim/rejection-reasons.ts'
import { formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { unlessRedacted, type Personal } from '@member-care/domain/events/event-definition.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { claimRowTypeLabels, claimTexts, paymentMethodLabels } from '@member-care/domain/texts/claim-texts.ts'
import { letterTexts, printedFromText, settlementLetterTexts as words } from '@member-care/domain/texts/letter-texts.ts'
import { claimReckoningTexts, estimateTexts } from '@member-care/domain/texts/my-cover-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import type { StreamHistory } from '@member-care/event-store/event-log.ts'
import type { ReckoningAnswer } from '../cover/reckoning-answer.ts'
import type { AmountRow, Letter, LetterRow, LetterSection } from './letter.ts'
import { closingSection } from './print-letter.ts'

export interface LetterContext {
  readonly companyName: string
  readonly policyNo: string
  /** Shows an NRIC as the client lets its members see it. */
  readonly maskNric: (nric: string) => string
  readonly support: Letter['support']
  /** Today in Singapore, YYYY-MM-DD. */
  readonly printedOn: string
  /** Whether it names the account that is paid to, whose number is masked; HR sees no account of its people (S93). */
  readonly namesAccount: boolean
  /** How a decided amount came about by the plan; null without a plan. */
  readonly reckoning: ReckoningAnswer | null
}

/** A claim that has been decided, and when; `correctedOn` where the desk corrected that since. */
interface DecidedClaim {
  readonly claim: FiledClaim
  readonly filedOn: string
  readonly decidedOn: string
  readonly correctedOn: string | undefined
}

/** @returns undefined for a claim that has no letter: not decided, or without a batch number (1§4) */
export function settlementLetter(history: StreamHistory<ClaimEvent>, context: LetterContext): Letter | undefined {
  const decided = decidedClaim(history)
  if (decided === undefined) return undefined
  const { claim, decidedOn, correctedOn = decidedOn } = decided
  const { transactionNo = '' } = claim
  const isGood = claim.status === 'APPROVED'
  const { revision, hash } = history
  return {
    title: words.title,
    lead: `${words.transactionNo} ${transactionNo}`,
    outcome: {
      text: isGood ? words.approved : words.rejected,
      amount: { label: words.payable, value: payable(claim) },
      isGood,
    },
    sections: [
      { heading: words.claim, rows: claimRows(decided, context) },
      { heading: words.treatment, rows: treatmentRows(claim.details) },
      { heading: words.amounts, amounts: amountRows(claim) },
      ...reckoningSection(context),
      paymentSection(claim, context),
      { heading: words.remarks, paragraphs: remarks(claim) },
      closingSection(context, `${words.transactionNo} ${transactionNo}`, [
        letterTexts.unsigned,
        printedFromText({ printedOn: context.printedOn, revision, hash: hash ?? '' }),
      ]),
    ],
    dated: correctedOn,
    support: context.support,
  }
}

function decidedClaim({ events }: StreamHistory<ClaimEvent>): DecidedClaim | undefined {
  const claim = events.reduce(evolve, initialState)
  const decision = events.findLast(({ type }) => type === 'ClaimApproved' || type === 'ClaimRejected')
  const correction = events.findLast(({ type }) => type === 'ClaimDecisionCorrected')
  const [filed] = events
  if (!isFiled(claim) || !filed || !decision || !hasSettlementLetter(claim)) return undefined
  return {
    claim,
    filedOn: singaporeToday(happenedAt(filed)),
    decidedOn: singaporeToday(happenedAt(decision)),
    correctedOn: correction && singaporeToday(happenedAt(correction)),
  }
}

function claimRows(
  { claim, filedOn, decidedOn, correctedOn }: DecidedClaim,
  { companyName, policyNo, maskNric }: LetterContext,
): readonly LetterRow[] {
  const nric = unlessRedacted(claim.claimantNric)
  return [
    { label: words.claimant, value: shown(claim.claimantName) },
    { label: words.nric, value: nric === undefined ? letterTexts.forgotten : maskNric(nric) },
    { label: words.company, value: companyName },
    { label: words.policyNo, value: policyNo },
    { label: words.type, value: claimRowTypeLabels[claim.details.kind === 'inpatient' ? 2 : 3] },
    { label: words.transactionNo, value: claim.transactionNo ?? '' },
    { label: words.claimNo, value: claim.claimId },
    { label: words.visitNo, value: claim.visitNo ?? '' },
    { label: words.batchNo, value: claim.batchNo ?? '' },
    { label: words.submitted, value: formatDisplay(filedOn) },
    { label: words.decided, value: formatDisplay(decidedOn) },
    { label: words.corrected, value: correctedOn === undefined ? '' : formatDisplay(correctedOn) },
  ]
}

/** What was treated is left out: the letter goes through hands that need not know it. */
function treatmentRows(details: ClaimDetails): readonly LetterRow[] {
  const provider = { label: words.provider, value: details.providerName }
  if (details.kind === 'inpatient') {
    return [
      provider,
      { label: words.admissionDate, value: formatDisplay(details.admissionDate) },
      { label: words.dischargeDate, value: formatDisplay(details.dischargeDate) },
    ]
  }
  return [
    provider,
    { label: words.benefit, value: pageTexts.labelled(details.benefitGroup, details.benefitName) },
    { label: words.visitDate, value: formatDisplay(details.visitDate) },
    { label: words.receiptNo, value: details.receiptNo },
  ]
}

function amountRows(claim: FiledClaim): readonly AmountRow[] {
  const { details } = claim
  const incurred = formatMoney(details.amountCents, details.currency)
  const gst =
    details.kind === 'outpatient' && details.includesGst ? formatMoney(details.gstAmountCents, details.currency) : ''
  return [
    { label: words.incurred, value: incurred },
    { label: words.gst, value: gst },
    { label: words.claimable, value: incurred },
    { label: words.payable, value: payable(claim), isTotal: true },
  ]
}

/** The rules of the plan that applied. Why something is not covered is left out: it can tell what was treated. */
function reckoningSection({ reckoning }: LetterContext): readonly LetterSection[] {
  if (reckoning === null || !reckoning.isDecided || reckoning.payableCents === null) return []
  const { currency, claimedCents, payableCents, planName, planHoldsFrom, lines, refusal } = reckoning
  return [
    {
      heading: claimReckoningTexts.decided,
      amounts: [
        { label: estimateTexts.claimed, value: formatMoney(claimedCents, currency) },
        ...lines.map(({ title, why, change, after }, index) => ({
          label:
            why === '' || (refusal !== null && index === lines.length - 1) ? title : pageTexts.labelled(title, why),
          value: change === '' ? after : change,
        })),
        { label: estimateTexts.payable, value: formatMoney(payableCents, currency), isTotal: true },
        { label: claimReckoningTexts.byPlan(planName, formatDisplay(planHoldsFrom)), value: ' ' },
      ],
    },
  ]
}

function paymentSection({ status, payment }: FiledClaim, { namesAccount }: LetterContext): LetterSection {
  if (status === 'REJECTED') return { heading: words.payment, paragraphs: [words.noPayment] }
  const method = { label: words.method, value: paymentMethodLabels[payment.method] }
  if (!namesAccount) return { heading: words.payment, rows: [method] }
  return {
    heading: words.payment,
    rows: [
      method,
      { label: words.bank, value: payment.bankName ?? '' },
      {
        label: words.account,
        value:
          payment.accountNo === undefined
            ? ''
            : maskAccountNo(unlessRedacted(payment.accountNo) ?? letterTexts.forgotten),
      },
    ],
  }
}

/** What the desk or the insurer says of the decision, after the reason for a rejection. */
function remarks({ rejectionReasonCode, remarks: said }: FiledClaim): readonly string[] {
  const reason =
    rejectionReasonCode === undefined
      ? []
      : [pageTexts.labelled(words.reason, rejectionReasonText(rejectionReasonCode))]
  return [...reason, shown(said) || claimTexts.detail.noRemarks]
}

function payable({ status, payableCents, details }: FiledClaim): string {
  return payableAmountText({ status, payableCents, currency: details.currency })
}

/** '' for what was never said. */
function shown(value: Personal<string> | undefined): string {
  return value === undefined ? '' : (unlessRedacted(value) ?? letterTexts.forgotten)
}
