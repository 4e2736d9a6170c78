/**
 * On which terms a member gets a letter of guarantee, by the client's LOG settings (`eLogConfig`, 3§3, S67): signed
 * beforehand, or decided as a fixed or a non-fixed one; and how long a letter is valid. Whole Singapore cents.
 */
import type { ElogConfig } from '../client/elog-config.ts'
import { addDays } from '../dates/singapore-dates.ts'

/** A letter is valid from the day of issue to the 30th day after it, in Singapore (2§9, ELG-028). */
const DAYS_VALID = 30

/** The member is told that a letter ends when so many working days are left of it. */
export const WORKING_DAYS_TOLD_BEFORE = 5

/** @param issuedOn Singapore date @returns the last day of its validity */
export function validUntil(issuedOn: string): string {
  return addDays(issuedOn, DAYS_VALID)
}

export const guaranteeKinds = ['presigned', 'Fixed', 'NonFixed'] as const
export type GuaranteeKind = (typeof guaranteeKinds)[number]

/** A letter that the member has, or asks for. Those that were rejected, withdrawn or have expired do not count. */
export interface CountedLetter {
  readonly kind: GuaranteeKind
  /** Undefined while nobody has said how much it guarantees. */
  readonly amountCents: number | undefined
}

/** What becomes of a request: it is answered at once, it waits for HR first, it goes to the desk, or nothing is left. */
export type GuaranteeTerms =
  | { readonly outcome: 'issued-at-once'; readonly kind: 'presigned'; readonly amountCents: number }
  | {
      readonly outcome: 'to-hr' | 'to-desk'
      readonly kind: 'Fixed' | 'NonFixed'
      readonly mostCents: number | undefined
    }
  | { readonly outcome: 'used-up'; readonly kind: 'Fixed' | 'NonFixed'; readonly by: 'amount' | 'count' }

/**
 * @param letters the member's own of the company that count
 * @param isCovered whether the plan leaves as much as one that is signed beforehand promises; where it does not, somebody decides (S79)
 */
export function guaranteeTerms(
  config: ElogConfig,
  letters: readonly CountedLetter[],
  isCovered: (amountCents: number) => boolean = () => true,
): GuaranteeTerms {
  const issued = presigned(config, letters)
  return issued && isCovered(issued.amountCents) ? issued : decided(config, letters)
}

function presigned(
  config: ElogConfig,
  letters: readonly CountedLetter[],
): Extract<GuaranteeTerms, { outcome: 'issued-at-once' }> | undefined {
  const amountCents = config.Presigned_ELOG_Amount * 100
  const had = sumUp(letters, 'presigned')
  const isLeft =
    had.count < config.Presigned_ELOG_Count &&
    isWithin(had.count + 1, config.Presigned_ELOG_Limit_Count) &&
    isWithin(had.cents + amountCents, inCents(config.Presigned_ELOG_Limit))
  return isLeft ? { outcome: 'issued-at-once', kind: 'presigned', amountCents } : undefined
}

function decided(config: ElogConfig, letters: readonly CountedLetter[]): GuaranteeTerms {
  const kind = config.Default_ELOG
  const { count, needsHr } = limitOf(config, kind)
  if (!isWithin(sumUp(letters, kind).count + 1, count)) return { outcome: 'used-up', kind, by: 'count' }
  const mostCents = leftOfKind(config, kind, letters)
  if (mostCents !== undefined && mostCents <= 0) return { outcome: 'used-up', kind, by: 'amount' }
  return { outcome: needsHr === 1 ? 'to-hr' : 'to-desk', kind, mostCents }
}

type DecidedKind = Exclude<GuaranteeKind, 'presigned'>

/**
 * What a letter that was asked for may come to: by the limits of its own kind, whatever the client gives by default now, and whether or not one
 * signed beforehand is free.
 * @param letters the employee's others that count
 * @returns Singapore cents; undefined: nothing limits it
 */
export function mostForLetter(
  config: ElogConfig,
  kind: GuaranteeKind,
  letters: readonly CountedLetter[],
): number | undefined {
  if (kind === 'presigned') return config.Presigned_ELOG_Amount * 100
  if (!isWithin(sumUp(letters, kind).count + 1, limitOf(config, kind).count)) return 0
  const left = leftOfKind(config, kind, letters)
  return left === undefined ? undefined : Math.max(0, left)
}

/** In Singapore cents, below 0 where more was given already; undefined: nothing limits it. */
function leftOfKind(config: ElogConfig, kind: DecidedKind, letters: readonly CountedLetter[]): number | undefined {
  const most = inCents(limitOf(config, kind).amount)
  return most === null ? undefined : most - sumUp(letters, kind).cents
}

function limitOf(config: ElogConfig, kind: DecidedKind) {
  return {
    Fixed: { amount: config.Fixed_ELOG_Limit, count: config.Fixed_ELOG_Limit_Count, needsHr: config.LogF_RequireHR },
    NonFixed: {
      amount: config.NonFixed_ELOG_Limit,
      count: config.NonFixed_ELOG_Limit_Count,
      needsHr: config.LogNF_RequireHR,
    },
  }[kind]
}

function sumUp(letters: readonly CountedLetter[], kind: GuaranteeKind) {
  const alike = letters.filter((letter) => letter.kind === kind)
  return { count: alike.length, cents: alike.reduce((sum, { amountCents = 0 }) => sum + amountCents, 0) }
}

function inCents(dollars: number | null): number | null {
  return dollars === null ? null : dollars * 100
}

function isWithin(value: number, limit: number | null): boolean {
  return limit === null || value <= limit
}
