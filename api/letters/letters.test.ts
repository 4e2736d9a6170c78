// Requirements: CLM-113, CLM-114, VIS-015, HR-037
import type { ClaimDetails, Payment } from '@member-care/domain/claim/claim-details.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import {
  bankPayment,
  filed,
  inpatientDetails,
  outpatientDetails,
  registered,
} from '@member-care/domain/claim/testing/example-claims.ts'
import { languages } from '@member-care/domain/language/language.ts'
import { settlementLetterTexts } from '@member-care/domain/texts/letter-texts.ts'
import type { Recorded, StreamHistory } from '@member-care/event-store/event-log.ts'
import { createRecorder, readAfterForgetting } from '@member-care/projections/testing/recorded-events.ts'
import { readPdf } from '@member-care/tests/support/read-pdf.ts'
import { describe, expect, test } from 'vitest'
import type { PanelVisitDetailAnswer } from '../claims/panel-visit-answers.ts'
import { inLanguage, openLanguages } from '../http/in-language.ts'
import { printLetter } from './print-letter.ts'
import { proofOfVisit } from './proof-of-visit.ts'
import { settlementLetter, type LetterContext } from './settlement-letter.ts'

const hash = 'a3f1'.repeat(16)
const context: LetterContext = {
  companyName: 'Orchid Biscuits',
  policyNo: 'POL-1-O',
  maskNric: (nric) => `*****${nric.slice(-4)}`,
  support: { email: 'help@example.com', phone: '+65 6000 0000' },
  printedOn: '2026-03-20',
  reckoning: null,
  namesAccount: true,
}

interface Claimed {
  readonly details?: ClaimDetails
  readonly payment?: Payment
}

function historyOf(
  { details = outpatientDetails, payment = bankPayment }: Claimed,
  ...decision: ClaimEvent[]
): StreamHistory<ClaimEvent> {
  const record = createRecorder()
  const events = [{ ...filed, data: { ...filed.data, details, payment } }, registered, ...decision].map(
    (event) => record(event) as Recorded<ClaimEvent>,
  )
  return { events, revision: events.length - 1, hash }
}

const { claimId, claimantId, claimantName, claimantNric } = filed.data
const approved = (payableCents: number, remarks = ''): ClaimEvent => ({
  type: 'ClaimApproved',
  data: { claimId, claimantId, payableCents, remarks, batchNo: 'B26-07' },
})
const rejected = (remarks: string, batchNo?: string): ClaimEvent => ({
  type: 'ClaimRejected',
  data: { claimId, claimantId, reasonCode: 'NOT_COVERED', remarks, ...(batchNo !== undefined && { batchNo }) },
})

async function printed(history: StreamHistory<ClaimEvent>) {
  const letter = settlementLetter(history, context)
  if (letter === undefined) throw new Error('There is no letter.')
  return readPdf(await printLetter(letter))
}

describe('the settlement letter', () => {
  test('of an approved claim says all that a finance department asks for, on one page', async () => {
    const { text, pages } = await printed(historyOf({}, approved(10_845)))
    const expected = [
      'Settlement Letter',
      'Your claim has been approved.',
      'Payable amount SGD 108.45',
      `Claimant ${claimantName}`,
      `NRIC / FIN / Passport no. *****${claimantNric.slice(-4)}`,
      'Company Orchid Biscuits',
      'Policy no. POL-1-O',
      'Type of claim Outpatient Claim',
      'Transaction no. T-1',
      `Claim no. ${claimId}`,
      'Batch no. B26-07',
      'Submitted on 01 Jan 2026',
      'Decided on 01 Jan 2026',
      'Provider Raffles Clinic',
      'Benefit General Practitioner: GP Visit',
      'Visit date 02 Mar 2026',
      'Receipt / invoice no. R-1001',
      'Incurred amount SGD 120.50',
      'of which GST SGD 9.95',
      'Claimable amount SGD 120.50',
      "Payment method Employee's Bank Account",
      'Bank POSB',
      'Account no. *****2395',
      'Remarks No Remarks',
      'help@example.com',
      '+65 6000 0000',
      'made by a computer and is valid without a signature',
      `Printed on 20 Mar 2026 from the record of this claim as of its entry 2, SHA-256 ${hash}.`,
      'Page 1 of 1',
    ]
    expect(expected.filter((part) => !text.includes(part))).toEqual([])
    expect(pages).toHaveLength(1)
    expect(text).not.toContain(claimantNric)
    expect(text).not.toContain(bankPayment.accountNo)
    // What was treated is nobody's business but the member's and the insurer's.
    expect(text).not.toContain('Influenza')
  })

  test('of a claim under a plan says by which rules the amount came about, and nothing of the treatment', async () => {
    const reckoning = {
      ...{
        planNo: 'B',
        planName: 'Plan B',
        planHoldsFrom: '2026-01-01',
        currency: 'SGD',
        isDecided: true,
        questions: [],
      },
      ...{ payableCents: 40_00, claimedCents: 120_50, memberBearsCents: 80_50, otherInsurerPaysCents: 0 },
      ...{ writtenOffCents: 0, refusal: null, left: [] },
      lines: [{ title: 'Highest price', why: 'At most SGD 40.00 a visit.', change: 'SGD -80.50', after: 'SGD 40.00' }],
    }
    const print = async (change: Partial<LetterContext['reckoning']>) => {
      const letter = settlementLetter(historyOf({}, approved(40_00)), {
        ...context,
        reckoning: { ...reckoning, ...change },
      })
      if (letter === undefined) throw new Error('There is no letter.')
      return (await readPdf(await printLetter(letter))).text
    }
    const text = await print({})
    for (const part of [
      'How the amount was calculated',
      'Claimed SGD 120.50',
      'Highest price: At most SGD 40.00 a visit. SGD -80.50',
      'You get back SGD 40.00',
      'By Plan B, version valid from 01 Jan 2026.',
    ])
      expect(text).toContain(part)
    const excluded = {
      title: 'Cover',
      why: 'Not covered: cosmetic treatment.',
      change: 'SGD -120.50',
      after: 'SGD 0.00',
    }
    expect(await print({ refusal: 'excluded-diagnosis', payableCents: 0, lines: [excluded] })).not.toContain('cosmetic')
    // A reckoning of a claim in work is no decision.
    expect(await print({ isDecided: false })).not.toContain('How the amount was calculated')
  })

  test('of a rejected claim says that nothing is paid, 0 in the currency that was claimed, and why', async () => {
    const { text } = await printed(
      historyOf(
        { details: { ...inpatientDetails, currency: 'MYR' } },
        rejected('This stay began before your cover.', 'B26-08'),
      ),
    )
    for (const part of [
      'Your claim has been rejected.',
      'Incurred amount MYR 4,800.00',
      'Payable amount MYR 0.00',
      'Admission date 01 Feb 2026',
      'Discharge date 04 Feb 2026',
      'No payment is made for this claim.',
      'Reason: Not covered by the plan',
      'This stay began before your cover.',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('2395')
  })

  test('goes on on the next page, and counts both, when the remarks are long', async () => {
    const { pages } = await printed(
      historyOf({}, rejected('Please read your plan booklet once more. '.repeat(120), 'B26-08')),
    )
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('Page 1 of 2')
    expect(pages[1]).toMatch(/Please read your plan booklet once more\..*Page 2 of 2/)
  })

  test('names the account that is paid to, unless its reader sees none', () => {
    const paymentOf = (namesAccount: boolean) =>
      settlementLetter(historyOf({}, approved(10_845)), { ...context, namesAccount })?.sections.find(
        ({ heading }) => heading === settlementLetterTexts.payment,
      )
    expect(JSON.stringify(paymentOf(true))).toContain(bankPayment.bankName)
    expect(JSON.stringify(paymentOf(false))).not.toContain(bankPayment.bankName)
  })

  test('is not there before a decision, nor without a batch number', () => {
    expect(settlementLetter(historyOf({}), context)).toBeUndefined()
    expect(settlementLetter(historyOf({}, rejected('No.')), context)).toBeUndefined()
  })

  test('is the same, byte for byte, when it is printed again', async () => {
    const print = async () => {
      const letter = settlementLetter(historyOf({}, approved(10_845)), context)
      return letter && printLetter(letter)
    }
    expect(await print()).toEqual(await print())
  })

  test('tells screen readers its title, its language and its parts', async () => {
    const { title, language, isTagged, parts } = await printed(historyOf({}, approved(10_845)))
    expect({ title, language, isTagged }).toEqual({
      title: 'Settlement Letter · Transaction no. T-1',
      language: 'en-SG',
      isTagged: true,
    })
    expect(parts.filter((part) => /^H\d$/.test(part))).toEqual(['H1', 'H2', 'H2', 'H2', 'H2', 'H2', 'H2'])
    expect(parts).toEqual(expect.arrayContaining(['Document', 'L', 'LI', 'Lbl', 'LBody', 'P']))
  })

  test('of somebody who has been forgotten names nobody', async () => {
    const { events, ...rest } = historyOf({}, approved(10_845, 'Get well soon, Willow.'))
    const { text } = await printed({
      ...rest,
      events: readAfterForgetting(events, claimantId) as readonly Recorded<ClaimEvent>[],
    })
    expect(text).toContain('Claimant Erased on request')
    expect(text).not.toContain('Willow')
    expect(text).not.toContain(claimantNric.slice(-4))
  })
})

describe('the proof of a visit', () => {
  const visit: PanelVisitDetailAnswer = {
    visitId: 'v',
    visitNo: 'PV1',
    visitDate: '25/02/2026',
    clinicName: 'Lantern Family Clinic',
    statusType: 'Completed',
    paymentType: 'Cashless',
    visitTypeString: 'General Practitioner',
    patientName: 'Dan Tan',
    patientNric: '*****456A',
    mainNric: '*****345F',
    mcDay: 2,
    mcReason: 'Unfit for work',
    mcStartDate: '25/02/2026',
    diagnoses: [],
    labs: [{ name: 'Throat swab', amount: '25.00' }],
    xrays: [],
    drugs: [{ name: 'Paracetamol', amount: '' }],
    procedures: [],
    referralFees: [{ name: 'Banyan Specialist Centre', amount: '10.00' }],
    totalReferralFee: '10.00',
    consultFee: '30.00',
    drugFee: '0.00',
    prescriptionFee: '0.00',
    procedureFee: '0.00',
    labFee: '25.00',
    xrayFee: '0.00',
    checkupFee: '0.00',
    isGst: 'Y',
    totalB4Gst: '65.00',
    gst: '5.85',
    totalFee: '70.85',
    stripeChargeAmount: '12.00',
  }

  test('is an invoice of what the member may see, and of nothing else', async () => {
    const { text } = await readPdf(await printLetter(proofOfVisit(visit, context)))
    const expected = [
      'Proof of Visit',
      'Visit no. PV1',
      'Date of visit 25 Feb 2026',
      'Clinic Lantern Family Clinic',
      'Status Completed',
      'Payment mode Cashless',
      'Name Dan Tan',
      '*****456A',
      '*****345F',
      'Policy no. POL-1-O',
      'Medical Certificate Days 2 Start Date 25 Feb 2026 Reason Unfit for work',
      'Lab Tests Throat swab SGD 25.00',
      'Paracetamol Included',
      'Consultation SGD 30.00',
      'Referral fee: Banyan Specialist Centre SGD 10.00',
      'Total before GST SGD 65.00',
      'GST SGD 5.85',
      'Total SGD 70.85',
      'Charged to your card SGD 12.00',
    ]
    expect(expected.filter((part) => !text.includes(part))).toEqual([])
    expect(text).not.toMatch(/Diagnoses|Procedures|Prescription|check-up/)
  })

  test('says the usual words of a clinic in the language of its reader', async () => {
    openLanguages(languages)
    const letter = inLanguage('ms', () => proofOfVisit(visit, context))
    const rows = letter.sections.flatMap((section) => ('rows' in section ? section.rows : []))
    expect(rows.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Doktor am', 'Selesai', 'Tidak sihat untuk bekerja']),
    )
  })

  test('has no certificate where none was given, and no GST where the clinic charges none', async () => {
    const { mcDay, mcReason, mcStartDate, ...rest } = visit
    expect([mcDay, mcReason, mcStartDate]).not.toContain(undefined)
    const { text } = await readPdf(
      await printLetter(proofOfVisit({ ...rest, isGst: 'N', stripeChargeAmount: '0.00' }, context)),
    )
    expect(text).not.toMatch(/Medical Certificate|GST|Charged/)
  })
})
