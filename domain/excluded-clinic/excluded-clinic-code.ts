/** The code of an excluded clinic, as it is typed and as it is kept (3§2.12). */
import { z } from 'zod'
import { excludedClinicTexts } from '../texts/excluded-clinic-texts.ts'

/** The longest code that is taken. */
const LONGEST_CLINIC_CODE = 20

/** Kept in capitals, so that one clinic has one code however it is typed. */
export const excludedClinicCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .min(1, { error: () => excludedClinicTexts.codeRequired })
  .max(LONGEST_CLINIC_CODE, { error: () => excludedClinicTexts.codeTooLong })
  .regex(/^[A-Z0-9][A-Z0-9._/-]*$/, { error: () => excludedClinicTexts.codeInvalid })

/** What is wrong with a code; undefined when it can be kept. */
export function clinicCodeError(code: string): string | undefined {
  const checked = excludedClinicCodeSchema.safeParse(code)
  return checked.success ? undefined : checked.error.issues[0]?.message
}
