/** Under which a device keeps the language that was chosen at it. */
export const LANGUAGE_KEY = 'member-care.language'
