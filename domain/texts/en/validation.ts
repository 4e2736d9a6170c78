/** What is said of a field whose rule has no words of its own. */
import { plural } from '../../language/plural.ts'

export const validationTexts = {
  missing: 'This is required.',
  invalid: 'This is not valid.',
  tooShort: (least: number) =>
    plural('en', least, { one: 'This is required.', other: `This needs at least ${least} characters.` }),
  tooLong: (most: number) => `This has at most ${most} characters.`,
  tooFew: (least: number) =>
    plural('en', least, { one: 'At least one entry is needed.', other: `At least ${least} entries are needed.` }),
  tooMany: (most: number) =>
    plural('en', most, { one: 'At most one entry is taken.', other: `At most ${most} entries are taken.` }),
  tooSmall: (least: number) => `This is at least ${least}.`,
  tooBig: (most: number) => `This is at most ${most}.`,
} as const
