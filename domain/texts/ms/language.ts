/** Choosing a language, in Malay. */

export const languageTexts = {
  title: 'Bahasa',
  lead: 'Halaman, e-mel dan pemberitahuan ditulis dalam bahasa ini.',
  failed: 'Bahasa tidak dapat ditukar. Sila cuba lagi.',
} as const
