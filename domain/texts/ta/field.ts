/** Behind the label of a field that may stay empty, in Tamil. */
export const fieldTexts = { optional: '(விருப்பத்திற்குரியது)' } as const
