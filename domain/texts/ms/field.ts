/** What stands behind the label of a field that may stay empty, in Malay. */
export const fieldTexts = { optional: '(tidak wajib)' } as const
