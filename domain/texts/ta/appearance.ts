/** Choosing light or dark, in Tamil. */

export const appearanceTexts = {
  title: 'தோற்றம்',
  lead: 'இந்தச் சாதனத்தில் வைக்கப்படும்.',
  system: 'சாதனத்தில் உள்ளபடி',
  light: 'வெளிர்',
  dark: 'இருள்',
} as const
