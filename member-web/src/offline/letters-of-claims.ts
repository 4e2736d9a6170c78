/**
 * Keeps the letters in which a claim is begun and finished, on a device that has none for the page's language: without a network they could not be loaded when
 * the form first shows them.
 */
import * as bank from '@member-care/domain/texts/bank-texts.ts'
import * as draft from '@member-care/domain/texts/claim-draft-texts.ts'
import * as form from '@member-care/domain/texts/claim-form-texts.ts'
import * as claim from '@member-care/domain/texts/claim-texts.ts'
import * as withoutNetwork from '@member-care/domain/texts/claim-without-network-texts.ts'
import * as field from '@member-care/domain/texts/field-texts.ts'
import * as receiptForm from '@member-care/domain/texts/receipt-form-texts.ts'
import * as receiptReading from '@member-care/domain/texts/receipt-reading-texts.ts'
import * as submit from '@member-care/domain/texts/submit-claim-texts.ts'
import * as validation from '@member-care/domain/texts/validation-texts.ts'
import { fetchLettersFor } from '@member-care/web-kit/language/letters-of-languages.ts'

const drawers = [bank, draft, form, claim, withoutNetwork, field, receiptForm, receiptReading, submit, validation]

/** Once all words of the language are known. Sentences with something put in are left out: their letters stand in others as well. */
export async function keepLettersOfClaims(): Promise<void> {
  await fetchLettersFor(JSON.stringify(drawers)).catch(() => undefined)
}
