/** What a field says that offers choices while one types, in Tamil. */
export const choiceTexts = {
  clear: 'தேர்வை அகற்று',
  open: 'திற',
  close: 'மூடு',
  loading: 'ஏற்றப்படுகிறது…',
  nothing: 'தேர்வுகள் இல்லை',
} as const
