/** What a reckoning comes to. All amounts are whole cents of the plan's currency. */
import type { PoolUse } from './cover-claim.ts'
import type { Step } from './plan.ts'

/** Why nothing is paid, each with its own sentence for the member. */
export const refusals = [
  'no-such-benefit',
  'not-covered-then',
  'not-covered-there',
  'excluded-provider',
  'waiting',
  'age',
  'relationship',
  'no-referral',
  'outside-stay',
  'excluded-diagnosis',
  'no-visit-left',
  'nothing-left',
] as const
export type Refusal = (typeof refusals)[number]

/** What the function cannot judge, and who has to. */
export const questions = {
  benefit: 'desk',
  rate: 'desk',
  provider: 'desk',
  referral: 'member',
  stay: 'member',
  disability: 'desk',
  diagnosis: 'desk',
  age: 'desk',
  'other-insurer': 'member',
} as const
export type Question = keyof typeof questions

/** One step that changed the amount. The first starts from what was claimed, the last ends at what is payable. */
export interface Line {
  readonly step: Step | 'currency' | 'cover'
  /** The rule in the plan, and its name there. */
  readonly rule?: { readonly id: string; readonly name: string } | undefined
  /** Only on a refusal. */
  readonly refusal?: Refusal | undefined
  readonly before: number
  readonly after: number
}

/** A limit, deductible or cap that this claim touches. */
export interface Left {
  readonly pool: string
  readonly rule: { readonly id: string; readonly name: string }
  readonly kind: 'limit' | 'deductible' | 'member-cap' | 'visit-shares'
  readonly measure: 'amount' | 'visits' | 'units' | 'days' | 'payments'
  readonly most: number
  /** By others. */
  readonly used: number
  readonly reserved: number
  /** By this claim. */
  readonly taken: number
}

export interface Reckoning {
  /** Undefined: nobody can tell yet; see `questions`. */
  readonly payable: number | undefined
  /** What was claimed, in the plan's currency. */
  readonly claimed: number
  readonly memberBears: number
  readonly otherInsurerPays: number
  /** What the provider may not ask for. */
  readonly writtenOff: number
  /** How much of the payable amount is tax. */
  readonly taxPart: number
  readonly lines: readonly Line[]
  readonly left: readonly Left[]
  /** The amount holds if these are answered as the reckoning assumes: in the member's favour. None: it is certain. */
  readonly questions: readonly Question[]
  readonly refusal?: Refusal | undefined
  /** What the claim takes from each pool when it is reserved or decided so. */
  readonly uses: readonly PoolUse[]
}
