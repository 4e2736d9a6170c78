/** Behind the label of a field that may stay empty, in Chinese. */
export const fieldTexts = { optional: '（可不填）' } as const
