/** The steps that are the member's share: deductible, co-pay, percentage, and the most that they come to together. */
import { numberOf } from './charge-steps.ts'
import { portion, sumOfShares } from './exact-shares.ts'
import type { MemberCap, Terms } from './plan.ts'
import type { Worksheet } from './worksheet.ts'

/** Each deductible has its room; the smallest of them is borne, and counts for all: a person's within a family's. */
export function takeDeductibles(sheet: Worksheet): void {
  const { plan, terms } = sheet.matter
  const named = plan.deductibles.filter(({ id }) => terms.deductibles?.includes(id))
  const rooms = named.map((deductible) => {
    const pool = deductible.pool ?? deductible.id
    const before = sheet.before(pool, deductible)
    sheet.show({
      pool,
      rule: { id: deductible.id, name: deductible.name },
      kind: 'deductible',
      measure: 'amount',
      most: deductible.most,
      used: before.used,
      reserved: before.reserved,
    })
    return { deductible, pool, room: Math.max(0, deductible.most - before.total) }
  })
  const smallest = rooms.reduce<(typeof rooms)[number] | undefined>(
    (least, one) => (least === undefined || one.room < least.room ? one : least),
    undefined,
  )
  if (smallest === undefined) return
  const borne = Math.min(smallest.room, sheet.amount)
  for (const pool of new Set(rooms.map((one) => one.pool))) sheet.take({ pool, kind: 'fixed', amount: borne })
  sheet.bear('deductible', borne, smallest.deductible)
}

export function takeCoPay(sheet: Worksheet): void {
  const { terms, claim, benefit } = sheet.matter
  if (terms.coPay !== undefined) sheet.bear('co-pay', terms.coPay.amount * numberOf(terms.coPay.per, claim), benefit)
}

export function takeCoInsurance(sheet: Worksheet): void {
  const { terms, benefit } = sheet.matter
  if (terms.coInsurance !== undefined) sheet.bear('co-insurance', percentage(sheet, terms.coInsurance), benefit)
  if (terms.visitShares !== undefined) takeVisitShares(sheet, terms.visitShares)
}

/** Each part of the amount by its own share, together rounded once. Measured on the charge, what was borne already lies below. */
function percentage(sheet: Worksheet, { edges, parts }: NonNullable<Terms['coInsurance']>): number {
  const from = edges === 'charge' ? sheet.memberShare : 0
  const to = from + sheet.amount
  return sumOfShares(
    parts.map(({ upTo = Infinity, memberShare }, index) => {
      const begin = Math.max(from, parts[index - 1]?.upTo ?? 0)
      return [Math.max(0, Math.min(to, upTo) - begin), memberShare]
    }),
  )
}

function takeVisitShares(sheet: Worksheet, shares: NonNullable<Terms['visitShares']>): void {
  const before = sheet.before(shares.id, shares)
  const isCounted = sheet.isVisitCounted(shares.id)
  const visit = before.total + (isCounted ? 0 : 1)
  const part = shares.parts.find(({ upTo }) => visit <= upTo)
  const rule = { id: shares.id, name: sheet.matter.benefit.name }
  const most = shares.parts.at(-1)?.upTo ?? 0
  sheet.show({
    pool: shares.id,
    rule,
    kind: 'visit-shares',
    measure: 'visits',
    most,
    used: before.used,
    reserved: before.reserved,
  })
  if (part === undefined) {
    sheet.refuse('co-insurance', 'no-visit-left', rule)
    return
  }
  sheet.take({ pool: shares.id, kind: 'if-paid', amount: isCounted ? 0 : 1 })
  sheet.bear('co-insurance', portion(sheet.amount, part.memberShare, 1_000_000), rule)
}

/** What the member would bear above the smallest room of all caps, the plan pays. */
export function takeMemberCap(sheet: Worksheet): void {
  const { plan, benefit } = sheet.matter
  const caps = plan.memberCaps.filter(({ benefits }) => benefits === undefined || benefits.includes(benefit.id))
  const rooms = caps.map((cap) => ({ cap, room: roomOf(cap, sheet) }))
  for (const { cap, room } of rooms) {
    if (sheet.memberShare <= room) continue
    const spared = sheet.memberShare - room
    sheet.memberShare = room
    sheet.set('member-cap', sheet.amount + spared, cap)
  }
  for (const { cap, room } of rooms) {
    sheet.take({ pool: cap.id, kind: 'fixed', amount: sheet.memberShare })
    if (cap.repeated !== undefined && sheet.memberShare >= room && room > 0)
      sheet.take({ pool: timesOf(cap), kind: 'fixed', amount: 1 })
  }
}

function roomOf(cap: MemberCap, sheet: Worksheet): number {
  const before = sheet.before(cap.id, cap)
  const most = mostOf(cap, sheet)
  sheet.show({
    pool: cap.id,
    rule: { id: cap.id, name: cap.name },
    kind: 'member-cap',
    measure: 'amount',
    most,
    used: before.used,
    reserved: before.reserved,
  })
  return Math.max(0, most - before.total)
}

function mostOf(cap: MemberCap, sheet: Worksheet): number {
  const { grows, repeated } = cap
  const times = { period: 'rolling-months', months: repeated?.months, per: cap.per } as const
  if (repeated !== undefined && sheet.before(timesOf(cap), times).total + 1 >= repeated.from) return repeated.most
  return cap.most + (grows === undefined ? 0 : portion(Math.max(0, sheet.charge - grows.above), grows.share, 1_000_000))
}

/** How often the cap was reached. */
function timesOf({ id }: MemberCap): string {
  return `${id}:times`
}
