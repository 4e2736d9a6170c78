/** The letter of guarantee: what it says, and its bytes, printed and signed. */
import { createHash } from 'node:crypto'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { guaranteeLetterTexts as words, guaranteeText } from '@member-care/domain/texts/guarantee-letter-texts.ts'
import { inFonts } from '../../letters/font-runs.ts'
import type { Letter, LetterSection } from '../../letters/letter.ts'
import { closingSection, printLetter } from '../../letters/print-letter.ts'
import type { LetterSigner } from './sign-letter.ts'

/** What a letter tells. Dates are Singapore dates, YYYY-MM-DD. */
export interface GuaranteeLetterFacts {
  readonly number: string
  /** The letter that this one takes the place of: another amount, or another date. */
  readonly replaces?: string
  readonly hospital: string
  readonly doctorName: string
  readonly admissionDate: string
  /** Printed only where it is given: the letter goes through many hands. */
  readonly diagnosis?: string
  readonly patientName: string
  /** As the client lets it be seen. */
  readonly maskedNric: string
  readonly employeeName: string
  readonly company: string
  readonly policyNo: string
  readonly insurer: { readonly name: string; readonly email: string; readonly phone: string }
  /** In Singapore dollars. */
  readonly guaranteedCents: number
  /** As the desk wrote them; '' for none. */
  readonly conditions: string
  readonly issuedOn: string
  readonly validUntil: string
  /** Of the page that tells whether the letter is still good. */
  readonly checkUrl: string
  /** What the hospital enters there when the patient is admitted. */
  readonly acknowledgementCode: string
}

export interface IssuedLetter {
  readonly bytes: Buffer
  /** SHA-256 of the bytes, in hex: what a reader compares. */
  readonly hash: string
  /** Characters that no font of ours has. The letter shows a mark in their place and says so at its end. */
  readonly missingCharacters: readonly string[]
}

/**
 * Prints a letter and signs it. The same facts, signer and moment give the same bytes.
 * @param issuedAt stands in the signature as the time of signing
 */
export async function issueGuaranteeLetter(
  facts: GuaranteeLetterFacts,
  { signer, issuedAt }: { readonly signer: LetterSigner; readonly issuedAt: Date },
): Promise<IssuedLetter> {
  const signature = {
    bytes: signer.signatureBytes,
    signerName: signer.name,
    reason: words.signatureReason,
    at: issuedAt,
  }
  const bytes = await signer.sign(await printLetter(guaranteeLetter(facts), { signature }))
  return {
    bytes,
    hash: createHash('sha256').update(bytes).digest('hex'),
    missingCharacters: inFonts(JSON.stringify(facts)).missing,
  }
}

/** What the letter says, ready to print. */
function guaranteeLetter(facts: GuaranteeLetterFacts): Letter {
  const amount = formatMoney(facts.guaranteedCents, 'SGD')
  const { insurer } = facts
  return {
    title: words.title,
    lead: `${words.letterNo} ${facts.number}`,
    outcome: { text: words.guaranteed, amount: { label: words.upTo, value: amount }, isGood: true },
    sections: [
      letterSection(facts, amount),
      admissionSection(facts),
      patientSection(facts),
      ...conditionsSection(facts),
      {
        heading: words.counter,
        address: facts.checkUrl,
        says: words.codeSays,
        beside: [words.scan],
        toType: { label: words.acknowledge, value: facts.acknowledgementCode },
      },
      closingSection({ support: insurer }, `${words.letterNo} ${facts.number}`, [words.signed]),
    ],
    dated: facts.issuedOn,
    support: insurer,
  }
}

function letterSection(facts: GuaranteeLetterFacts, amount: string): LetterSection {
  const validUntil = formatDisplay(facts.validUntil)
  return {
    heading: words.letter,
    lead: guaranteeText({ insurer: facts.insurer.name, hospital: facts.hospital, amount, validUntil }),
    rows: [
      { label: words.issuedOn, value: formatDisplay(facts.issuedOn) },
      { label: words.validUntil, value: validUntil },
      { label: words.replaces, value: facts.replaces ?? '' },
    ],
  }
}

function admissionSection(facts: GuaranteeLetterFacts): LetterSection {
  return {
    heading: words.admission,
    rows: [
      { label: words.hospital, value: facts.hospital },
      { label: words.doctor, value: facts.doctorName },
      { label: words.admissionDate, value: formatDisplay(facts.admissionDate) },
      { label: words.diagnosis, value: facts.diagnosis ?? '' },
    ],
  }
}

function patientSection(facts: GuaranteeLetterFacts): LetterSection {
  return {
    heading: words.patient,
    rows: [
      { label: words.name, value: facts.patientName },
      { label: words.nric, value: facts.maskedNric },
      { label: words.employee, value: facts.employeeName },
      { label: words.company, value: facts.company },
      { label: words.policyNo, value: facts.policyNo },
      { label: words.insurer, value: facts.insurer.name },
    ],
  }
}

function conditionsSection({ conditions }: GuaranteeLetterFacts): readonly LetterSection[] {
  const paragraphs = conditions.split(/\r?\n/).filter((line) => line.trim() !== '')
  return paragraphs.length === 0 ? [] : [{ heading: words.conditions, paragraphs }]
}
