/** What is said of a field whose rule has no words of its own. */
export const validationTexts = {
  missing: 'This is required.',
  invalid: 'This is not valid.',
  tooShort: (least: number) => (least === 1 ? 'This is required.' : `This needs at least ${least} characters.`),
  tooLong: (most: number) => `This has at most ${most} characters.`,
  tooFew: (least: number) => (least === 1 ? 'At least one entry is needed.' : `At least ${least} entries are needed.`),
  tooMany: (most: number) => (most === 1 ? 'At most one entry is taken.' : `At most ${most} entries are taken.`),
  tooSmall: (least: number) => `This is at least ${least}.`,
  tooBig: (most: number) => `This is at most ${most}.`,
} as const
