/** The steps that come before the member's share: what counts of the bill. */
import { portion, portionDown } from './exact-shares.ts'
import type { Limit, Step } from './plan.ts'
import { shareOfYear } from './counted-before.ts'
import type { Worksheet } from './worksheet.ts'

/** Tax that the plan does not cover is the member's. */
export function takeTax(sheet: Worksheet): void {
  const { plan, claim } = sheet.matter
  if (plan.tax === 'covered' || claim.amount === 0) return
  sheet.set('tax', Math.max(0, sheet.amount - portion(sheet.amount, claim.tax, claim.amount)))
}

/** At most the scheduled price for each visit, unit or day. */
export function takeSchedule(sheet: Worksheet): void {
  const { terms, claim, benefit } = sheet.matter
  if (terms.schedule === undefined) return
  const { most, per, rest } = terms.schedule
  const price = most * numberOf(per, claim)
  if (sheet.amount <= price) return
  if (rest === 'written-off') sheet.writtenOff += sheet.amount - price
  sheet.set('schedule', price, benefit)
}

/** Only a share of the charge counts: a better ward than the plan's. */
export function takeProRation(sheet: Worksheet): void {
  const { terms, benefit } = sheet.matter
  if (terms.proRation !== undefined) sheet.set('pro-ration', portion(sheet.amount, terms.proRation, 1_000_000), benefit)
}

/** Each limit of the charge or of the payment, in the order of the plan; the one that leaves nothing refuses. */
export function takeLimits(sheet: Worksheet, of: Limit['of']): void {
  const step: Step = of === 'charge' ? 'charge-limits' : 'payment-limits'
  const { plan, benefit, claim, terms } = sheet.matter
  const isPanel = terms === benefit.panel
  const limits = plan.limits.filter(
    (limit) =>
      limit.of === of &&
      (limit.benefits === undefined || limit.benefits.includes(benefit.id)) &&
      (limit.network === undefined || (limit.network === 'panel') === isPanel),
  )
  for (const limit of limits) {
    if (sheet.refusal !== undefined) return
    if (limit.measure === 'amount') takeAmountLimit(sheet, limit, step)
    else takeNumberLimit(sheet, limit, step, requested(sheet, limit, claim))
  }
}

function takeAmountLimit(sheet: Worksheet, limit: Limit, step: Step): void {
  const { plan, claim } = sheet.matter
  const times = limit.period === 'day' ? claim.days : 1
  const most = shareOfYear(limit.most, plan, limit, claim, 'amount') * times
  const before = sheet.before(limit.id, limit)
  sheet.show({
    pool: limit.id,
    rule: ruleOf(limit),
    kind: 'limit',
    measure: 'amount',
    most,
    used: before.used,
    reserved: before.reserved,
  })
  sheet.take({ pool: limit.id, kind: limit.of })
  const room = Math.max(0, most - before.total)
  if (room === 0 && sheet.amount > 0) sheet.refuse(step, 'nothing-left', limit)
  else if (sheet.amount > room) sheet.set(step, room, limit)
}

function takeNumberLimit(sheet: Worksheet, limit: Limit, step: Step, wanted: number): void {
  const { plan, claim } = sheet.matter
  const most = shareOfYear(limit.most, plan, limit, claim, 'number')
  const before = sheet.before(limit.id, limit)
  const room = Math.max(0, most - before.total)
  sheet.show({
    pool: limit.id,
    rule: ruleOf(limit),
    kind: 'limit',
    measure: limit.measure,
    most,
    used: before.used,
    reserved: before.reserved,
  })
  sheet.take({ pool: limit.id, kind: 'if-paid', amount: Math.min(wanted, room) })
  if (wanted === 0) return
  if (room === 0) sheet.refuse(step, 'no-visit-left', limit)
  else if (wanted > room) sheet.set(step, portionDown(sheet.amount, room, wanted), limit)
}

/** How many of what a limit counts the claim asks for. */
function requested(sheet: Worksheet, limit: Limit, claim: { readonly units: number; readonly days: number }): number {
  switch (limit.measure) {
    case 'visits':
      return sheet.isVisitCounted(limit.id) ? 0 : 1
    case 'payments':
      return 1
    case 'units':
      return claim.units
    default:
      return claim.days
  }
}

/** How often a price or a co-pay is due. */
export function numberOf(
  per: 'visit' | 'unit' | 'day',
  { units, days }: { readonly units: number; readonly days: number },
): number {
  return per === 'visit' ? 1 : per === 'unit' ? units : days
}

function ruleOf({ id, name }: Limit) {
  return { id, name }
}
