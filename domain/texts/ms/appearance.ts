/** Choosing light or dark, in Malay. */

export const appearanceTexts = {
  title: 'Penampilan',
  lead: 'Disimpan pada peranti ini.',
  system: 'Seperti sistem',
  light: 'Cerah',
  dark: 'Gelap',
} as const
