/** The proof of a visit to a panel clinic: what the visit's page shows, on paper, and with it only what the client shows its members (1§2). */
import { knownWord } from '@member-care/domain/language/known-word.ts'
import { formatDisplay, parseSlashed } from '@member-care/domain/dates/singapore-dates.ts'
import { formatMoney, parseCents } from '@member-care/domain/money/money.ts'
import { letterTexts, printedOnText, proofOfVisitTexts as words } from '@member-care/domain/texts/letter-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { certificateReasonWords, visitKindWords } from '@member-care/domain/texts/visit-report-texts.ts'
import { panelWords, visitFeeLabels, visitItemTitles, visitTexts } from '@member-care/domain/texts/visit-texts.ts'
import { visitFees, visitItemKinds } from '@member-care/domain/visit/visit-parts.ts'
import type { PanelVisitDetailAnswer } from '../claims/panel-visit-answers.ts'
import type { AmountRow, Letter, LetterRow, LetterSection } from './letter.ts'
import type { LetterContext } from './settlement-letter.ts'
import { closingSection } from './print-letter.ts'

/** @param visit as members read it: masked, and with no part that their client does not show */
export function proofOfVisit(
  visit: PanelVisitDetailAnswer,
  context: Omit<LetterContext, 'maskNric' | 'reckoning' | 'namesAccount'>,
): Letter {
  const reference = `${words.visitNo} ${visit.visitNo}`
  return {
    title: words.title,
    lead: reference,
    sections: [
      { heading: words.visit, rows: visitRows(visit) },
      { heading: words.patient, rows: patientRows(visit, context) },
      ...certificateSection(visit),
      ...itemSections(visit),
      { heading: visitTexts.payment, amounts: amountRows(visit) },
      closingSection(context, reference, [
        pageTexts.sentences([letterTexts.unsigned, words.source, printedOnText(context.printedOn)]),
      ]),
    ],
    dated: parseSlashed(visit.visitDate) ?? context.printedOn,
    support: context.support,
  }
}

function visitRows(visit: PanelVisitDetailAnswer): readonly LetterRow[] {
  return [
    { label: words.visitNo, value: visit.visitNo },
    { label: words.visitDate, value: displayed(visit.visitDate) },
    { label: words.clinic, value: visit.clinicName },
    { label: words.type, value: knownWord(visitKindWords, visit.visitTypeString) },
    { label: words.status, value: knownWord(panelWords, visit.statusType) },
    { label: words.paymentMode, value: knownWord(panelWords, visit.paymentType) },
  ]
}

function patientRows(
  visit: PanelVisitDetailAnswer,
  { companyName, policyNo }: Pick<LetterContext, 'companyName' | 'policyNo'>,
): readonly LetterRow[] {
  return [
    { label: words.name, value: visit.patientName },
    { label: words.nric, value: visit.patientNric },
    { label: words.mainNric, value: visit.mainNric },
    { label: words.company, value: companyName },
    { label: words.policyNo, value: policyNo },
  ]
}

function certificateSection({
  mcDay,
  mcReason = '',
  mcStartDate = '',
}: PanelVisitDetailAnswer): readonly LetterSection[] {
  if (mcDay === undefined) return []
  const rows = [
    { label: visitTexts.certificateDays, value: String(mcDay) },
    { label: visitTexts.certificateFrom, value: displayed(mcStartDate) },
    { label: visitTexts.certificateReason, value: knownWord(certificateReasonWords, mcReason) },
  ]
  return [{ heading: visitTexts.certificate, rows }]
}

function itemSections(visit: PanelVisitDetailAnswer): readonly LetterSection[] {
  return visitItemKinds
    .filter((kind) => visit[kind].length > 0)
    .map((kind) =>
      kind === 'diagnoses'
        ? { heading: visitItemTitles[kind], paragraphs: visit[kind].map(({ name }) => name) }
        : {
            heading: visitItemTitles[kind],
            amounts: visit[kind].map(({ name, amount }) => ({
              label: name,
              value: money(amount) || visitTexts.included,
            })),
          },
    )
}

function amountRows(visit: PanelVisitDetailAnswer): readonly AmountRow[] {
  const referrals = visit.referralFees.map(({ name, amount }) => ({
    label: pageTexts.labelled(visitTexts.referralFee, name),
    value: money(amount),
  }))
  const fees = visitFees.map((fee) => ({
    label: visitFeeLabels[fee],
    value: parseCents(visit[fee]) === 0 ? '' : money(visit[fee]),
  }))
  return [
    ...fees,
    ...referrals,
    ...(visit.isGst === 'Y'
      ? [
          { label: visitTexts.beforeGst, value: money(visit.totalB4Gst) },
          { label: visitTexts.gst, value: money(visit.gst) },
        ]
      : []),
    { label: visitTexts.total, value: money(visit.totalFee), isTotal: true },
    {
      label: visitTexts.charged,
      value: parseCents(visit.stripeChargeAmount) === 0 ? '' : money(visit.stripeChargeAmount),
    },
  ]
}

/** Visits to the panel are paid in Singapore dollars. '' for none. */
function money(amount: string): string {
  const cents = parseCents(amount)
  return cents === undefined ? '' : formatMoney(cents, 'SGD')
}

function displayed(slashed: string): string {
  const date = parseSlashed(slashed)
  return date === undefined ? '' : formatDisplay(date)
}
