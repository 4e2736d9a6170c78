/** Behind the label of a field that may stay empty, in Tamil. */
export const fieldTexts = { optional: '(கட்டாயமில்லை)' } as const
