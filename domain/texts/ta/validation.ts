/** What is said of a field whose rule has no words of its own, in Tamil. */
import { plural } from '../../language/plural.ts'

export const validationTexts = {
  missing: 'இது தேவை.',
  invalid: 'இது சரியாக இல்லை.',
  tooShort: (least: number) =>
    plural('ta', least, { one: 'இது தேவை.', other: `இதில் குறைந்தது ${least} எழுத்துகள் தேவை.` }),
  tooLong: (most: number) =>
    plural('ta', most, {
      one: `இதில் அதிகபட்சம் ${most} எழுத்து இருக்கலாம்.`,
      other: `இதில் அதிகபட்சம் ${most} எழுத்துகள் இருக்கலாம்.`,
    }),
  tooFew: (least: number) =>
    plural('ta', least, { one: 'குறைந்தது ஒரு பதிவு தேவை.', other: `குறைந்தது ${least} பதிவுகள் தேவை.` }),
  tooMany: (most: number) =>
    plural('ta', most, {
      one: 'அதிகபட்சம் ஒரு பதிவு ஏற்கப்படும்.',
      other: `அதிகபட்சம் ${most} பதிவுகள் ஏற்கப்படும்.`,
    }),
  tooSmall: (least: number) => `இது குறைந்தது ${least} ஆக இருக்க வேண்டும்.`,
  tooBig: (most: number) => `இது அதிகபட்சம் ${most} ஆக இருக்கலாம்.`,
}
