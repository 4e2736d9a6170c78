/** Messages of the flexible-spending claim, besides those that it shares with the other claim forms. The wording is ours (S40). */

export const flexibleSpendingTexts = {
  incurredDateRequired: 'Incurred Date is required.',
  accountRequired: 'Account is required.',
  accountNotOffered: 'Please choose an account from the list.',
  claimCategoryRequired: 'Claim Category is required.',
  claimantNotOffered: 'Please choose one of your claimants.',
} as const

/** @param reference what the claim is called by */
export function flexibleSpendingRecordedText(reference: string): string {
  return `Flexible-spending claim ${reference} recorded.`
}
