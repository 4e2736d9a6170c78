/** Choosing light or dark, in the member's profile and in the console's account menu. The wording is ours. */

export const appearanceTexts = {
  title: 'Appearance',
  lead: 'Kept on this device.',
  system: 'Same as the system',
  light: 'Light',
  dark: 'Dark',
} as const
