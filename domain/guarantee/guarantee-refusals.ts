/** The refusals of commands on letters of guarantee: stable codes with their texts. */
import type { Refusal } from '../errors/refusal.ts'
import { guaranteeRefusalTexts } from '../texts/guarantee-refusal-texts.ts'

export type GuaranteeRefusalCode = keyof typeof guaranteeRefusalTexts
export type GuaranteeRefusal = Refusal<GuaranteeRefusalCode>

/** The refusal with its text. @param field at which the form shows it */
export function refuseGuarantee(code: GuaranteeRefusalCode, field?: string): { readonly refusal: GuaranteeRefusal } {
  return { refusal: { code, message: guaranteeRefusalTexts[code], ...(field !== undefined && { field }) } }
}
