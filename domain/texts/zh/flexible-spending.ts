/** Messages of the flexible-spending claim, in Chinese. */

export const flexibleSpendingTexts = {
  incurredDateRequired: '必须填写费用日期。',
  accountRequired: '必须选择账户。',
  accountNotOffered: '请从列表中选择账户。',
  claimCategoryRequired: '必须选择索赔类别。',
  claimantNotOffered: '请选择您的其中一位索赔人。',
} as const

export function flexibleSpendingRecordedText(reference: string): string {
  return `灵活福利开支索赔 ${reference} 已记录。`
}
