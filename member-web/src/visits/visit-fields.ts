/** What is told of a visit, field by field (1§2). Parts that a visit does not have, or that the client does not show, are left out. */
import { formatDisplay, parseSlashed } from '@member-care/domain/dates/singapore-dates.ts'
import { WRITTEN_IN_ENGLISH } from '@member-care/domain/language/written-in-english.ts'
import { amountText, parseCents } from '@member-care/domain/money/money.ts'
import { certificateReasonWords, visitKindWords } from '@member-care/domain/texts/visit-report-texts.ts'
import { panelWords, visitFeeLabels, visitItemTitles, visitTexts } from '@member-care/domain/texts/visit-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { isKnownWord, knownWord } from '@member-care/domain/language/known-word.ts'
import { visitFees, visitItemKinds } from '@member-care/domain/visit/visit-parts.ts'
import type { Field } from '../claim-detail/claim-fields.ts'
import type { VisitDetail } from '../portal-api/visits-contract.ts'

/** Panel visits are charged in it. */
const CURRENCY = 'SGD'

export interface VisitAmount {
  readonly label: string
  /** Where the label is not in the language of the page. */
  readonly lang?: string
  readonly amount: string
  /** The figure that all others add up to. */
  readonly isTotal?: boolean
}

export interface VisitItems {
  readonly title: string
  readonly items: readonly { readonly name: string; readonly amount: string }[]
}

export function titleOfVisit({ visitNo }: Pick<VisitDetail, 'visitNo'>): string {
  return `${visitTexts.visit} ${visitNo}`
}

export function visitFields(visit: VisitDetail): readonly Field[] {
  return present([
    { label: visitTexts.visitId, value: visit.visitNo },
    { label: visitTexts.date, value: displayed(visit.visitDate) },
    { label: visitTexts.clinic, value: visit.clinicName },
    { label: visitTexts.type, ...reported(visitKindWords, visit.visitTypeString) },
    { label: visitTexts.status, ...reported(panelWords, visit.statusType) },
    { label: visitTexts.paymentMode, ...reported(panelWords, visit.paymentType) },
    { label: visitTexts.totalAmount, value: amountText(visit.totalFee, CURRENCY) },
  ])
}

export function patientFields({ patientName, patientNric, mainNric }: VisitDetail): readonly Field[] {
  return present([
    { label: visitTexts.name, value: patientName },
    { label: visitTexts.nric, value: patientNric },
    { label: visitTexts.mainNric, value: mainNric },
  ])
}

/** Empty where none was given. */
export function certificateFields({ mcDay, mcReason = '', mcStartDate = '' }: VisitDetail): readonly Field[] {
  if (mcDay === undefined) return []
  return present([
    { label: visitTexts.certificateDays, value: String(mcDay) },
    { label: visitTexts.certificateFrom, value: displayed(mcStartDate) },
    { label: visitTexts.certificateReason, ...reported(certificateReasonWords, mcReason) },
  ])
}

export function visitItems(visit: VisitDetail): readonly VisitItems[] {
  return visitItemKinds
    .map((kind) => ({
      title: visitItemTitles[kind],
      items: visit[kind].map(({ name, amount }) => ({ name, amount: amountText(amount, CURRENCY) })),
    }))
    .filter(({ items }) => items.length > 0)
}

/** The fees that were charged, with GST and total; a fee of nothing is left out. */
export function paymentAmounts(visit: VisitDetail): readonly VisitAmount[] {
  const referrals = visit.referralFees.map(({ name, amount }) => ({
    label: pageTexts.labelled(visitTexts.referralFee, name),
    amount,
  }))
  return [
    ...visitFees.map((fee) => ({ label: visitFeeLabels[fee], amount: visit[fee] })),
    ...referrals,
    ...(referrals.length > 1 ? [{ label: visitTexts.totalReferralFee, amount: visit.totalReferralFee }] : []),
    ...(visit.isGst === 'Y'
      ? [
          { label: visitTexts.beforeGst, amount: visit.totalB4Gst },
          { label: visitTexts.gst, amount: visit.gst },
        ]
      : []),
    { label: visitTexts.total, amount: visit.totalFee, isTotal: true },
    { label: visitTexts.charged, amount: visit.stripeChargeAmount },
  ]
    .filter((line) => 'isTotal' in line || parseCents(line.amount) !== 0)
    .map((line) => ({ ...line, amount: amountText(line.amount, CURRENCY) }))
}

/** What a clinic has written: the usual words in the reader's language, all others in the clinic's. */
function reported(words: Readonly<Record<string, string>>, written: string): Pick<Field, 'value' | 'lang'> {
  const value = knownWord(words, written)
  return isKnownWord(words, written) ? { value } : { value, lang: WRITTEN_IN_ENGLISH }
}

function present(fields: readonly Field[]): readonly Field[] {
  return fields.filter(({ value }) => value !== '')
}

function displayed(slashed: string): string {
  const date = parseSlashed(slashed)
  return date === undefined ? '' : formatDisplay(date)
}
