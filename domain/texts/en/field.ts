/** Behind the label of a field that may stay empty; all others are required. */
export const fieldTexts = { optional: '(optional)' } as const
