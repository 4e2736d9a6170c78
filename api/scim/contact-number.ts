/** A telephone number as companies' systems write it, in our two parts. */
import { countryCodes } from '../accounts/country-codes.ts'

const SINGAPORE = '65'

/** A number without a country code is one of Singapore. Undefined for what is no number. */
export function readPhone(
  text: string,
): { readonly contactNoCountryCode: string; readonly contactNo: string } | undefined {
  const written = text
    .trim()
    .replace(/^tel:/i, '')
    .replace(/[\s().-]/g, '')
  if (/^\d{8,15}$/.test(written)) return { contactNoCountryCode: SINGAPORE, contactNo: written }
  if (!/^\+\d{9,18}$/.test(written)) return undefined
  const digits = written.slice(1)
  const code = countryCodes()
    .map((country) => country.code)
    .filter((one) => digits.startsWith(one))
    .toSorted((one, other) => other.length - one.length)[0]
  return code === undefined ? undefined : { contactNoCountryCode: code, contactNo: digits.slice(code.length) }
}
