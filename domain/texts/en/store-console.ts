/** Texts of the store in the console: orders, stock, differences with the card provider, and what merchants are owed. */
export const storeConsoleTexts = {
  stock: {
    faulty: 'Please give the number of pieces that can still be sold: a whole number from 0 to 1,000,000.',
  },
  differences: {
    noteMissing: 'Please say how this was settled. The next person will read it.',
  },
} as const
