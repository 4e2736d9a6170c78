/** The refusals of commands on orders: stable codes with their texts. */
import type { Refusal } from '../errors/refusal.ts'
import { orderRefusalTexts } from '../texts/order-refusal-texts.ts'

export type OrderRefusalCode = keyof typeof orderRefusalTexts
export type OrderRefusal = Refusal<OrderRefusalCode>

/** The refusal with its text. @param field at which the form shows it */
export function refuseOrder(code: OrderRefusalCode, field?: string): { readonly refusal: OrderRefusal } {
  return { refusal: { code, message: orderRefusalTexts[code], ...(field !== undefined && { field }) } }
}
