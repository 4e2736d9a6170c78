/** What is said of a field whose rule has no words of its own, in Malay. */

export const validationTexts = {
  missing: 'Ini diperlukan.',
  invalid: 'Ini tidak sah.',
  tooShort: (least: number) => (least === 1 ? 'Ini diperlukan.' : `Ini memerlukan sekurang-kurangnya ${least} aksara.`),
  tooLong: (most: number) => `Ini boleh mempunyai paling banyak ${most} aksara.`,
  tooFew: (least: number) => `Sekurang-kurangnya ${least} entri diperlukan.`,
  tooMany: (most: number) => `Paling banyak ${most} entri diterima.`,
  tooSmall: (least: number) => `Nilai ini mestilah sekurang-kurangnya ${least}.`,
  tooBig: (most: number) => `Nilai ini mestilah tidak lebih daripada ${most}.`,
} as const
