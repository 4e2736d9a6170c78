/** What a field says that offers choices while one types. */
export const choiceTexts = {
  clear: 'Clear',
  open: 'Open',
  close: 'Close',
  loading: 'Loading…',
  nothing: 'No options',
} as const
