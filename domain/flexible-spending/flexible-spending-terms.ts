/** The closed vocabularies of a flexible-spending claim (1§1). */

export const spendingAccounts = ['Flexible Spending', 'Medical Spending'] as const
export const spendingCurrencies = ['SGD', 'USD'] as const
