/** The flexible-spending form as the call brings it (1§1, API-059): the names of its fields are the wire's. */
import { z } from 'zod'
import { filled } from '../claim/form/claim-form.ts'
import { amountError, nameError, optionalDateError } from '../claim/form/field-errors.ts'
import { parseSlashed } from '../dates/singapore-dates.ts'
import { parseCents } from '../money/money.ts'
import { claimFormTexts } from '../texts/claim-form-texts.ts'
import { flexibleSpendingTexts } from '../texts/flexible-spending-texts.ts'
import { spendingAccounts, spendingCurrencies } from './flexible-spending-terms.ts'

export interface FlexibleSpendingFormContext {
  /** Today in Singapore, YYYY-MM-DD. */
  readonly today: string
  /** Whom the employee may claim for. */
  readonly claimantIds: readonly string[]
}

/** Reads a form, texts without surrounding blanks, the date as YYYY-MM-DD and the amount as cents; or says at each field what is wrong. */
export function flexibleSpendingFormSchema({ today, claimantIds }: FlexibleSpendingFormContext) {
  return z.object({
    incurredDate: typed((text) => slashedDateError(text, today)).transform((text) => parseSlashed(text) ?? text),
    account: chosen(spendingAccounts, flexibleSpendingTexts.accountRequired, flexibleSpendingTexts.accountNotOffered),
    claimCategory: typed((text) => nameError(text, flexibleSpendingTexts.claimCategoryRequired)),
    currency: chosen(spendingCurrencies, claimFormTexts.currencyRequired, claimFormTexts.currencyNotOffered),
    amount: typed(amountError).transform((text) => parseCents(text) ?? 0),
    provider: typed((text) => nameError(text, claimFormTexts.providerRequired)),
    receiptNo: typed((text) => nameError(text, claimFormTexts.receiptNoRequired)),
    claimant: chosen(claimantIds, claimFormTexts.claimantRequired, flexibleSpendingTexts.claimantNotOffered),
  })
}
export type FlexibleSpendingForm = z.infer<ReturnType<typeof flexibleSpendingFormSchema>>

/** The first text at each field of a form that was not read. */
export function flexibleSpendingFormErrors(error: z.ZodError<FlexibleSpendingForm>): Readonly<Record<string, string>> {
  const { fieldErrors } = z.flattenError(error)
  return Object.fromEntries(
    Object.entries(fieldErrors).flatMap(([field, [text]]) => (text === undefined ? [] : [[field, text]])),
  )
}

/** A text without surrounding blanks, '' where nothing came. @param errorOf what is wrong with it */
function typed(errorOf: (text: string) => string | undefined) {
  return z
    .string()
    .optional()
    .transform(filled)
    .superRefine((text, context) => {
      const message = errorOf(text)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
    })
}

function chosen<const Choice extends string>(choices: readonly Choice[], missing: string, notOffered: string) {
  return z
    .string()
    .optional()
    .transform(filled)
    .pipe(
      z.enum(choices as readonly [Choice, ...Choice[]], {
        error: ({ input }) => (input === '' ? missing : notOffered),
      }),
    )
}

function slashedDateError(text: string, today: string): string | undefined {
  if (text === '') return flexibleSpendingTexts.incurredDateRequired
  const date = parseSlashed(text)
  return date === undefined ? claimFormTexts.dateInvalid : optionalDateError(date, today)
}
