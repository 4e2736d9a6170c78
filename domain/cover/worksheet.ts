/** The sheet that one claim is reckoned on: the amount as it stands, and everything that was written down on the way. */
import type { CoverClaim, PoolUse, Use } from './cover-claim.ts'
import { countedBefore, total, type Counter } from './counted-before.ts'
import type { Benefit, Plan, Step, Terms } from './plan.ts'
import type { Left, Line, Question, Refusal } from './reckoning.ts'

/** What a claim is reckoned by. */
export interface Matter {
  readonly plan: Plan
  readonly uses: readonly Use[]
  readonly claim: CoverClaim
  readonly benefit: Benefit
  readonly terms: Terms
}

export interface Rule {
  readonly id: string
  readonly name: string
}

/** What a claim takes from a pool: a fixed amount, the charge or the payment as they are in the end, or a number of visits if anything is paid. */
type Take = { readonly pool: string } & (
  { readonly kind: 'fixed' | 'if-paid'; readonly amount: number } | { readonly kind: 'charge' | 'payment' }
)

export class Worksheet {
  readonly matter: Matter
  /** What was claimed, in the plan's currency. */
  readonly billed: number
  /** What the plan would pay as far as it is reckoned. */
  amount: number
  /** What counts of the bill, before the member's share is taken. */
  charge: number
  /** Deductible, co-pay and percentage so far. */
  memberShare = 0
  writtenOff = 0
  refusal: Refusal | undefined
  readonly lines: Line[] = []
  readonly questions: Question[] = []
  private readonly touched: Omit<Left, 'taken'>[] = []
  private readonly takes: Take[] = []

  constructor(matter: Matter, billed: number) {
    this.matter = matter
    this.billed = billed
    this.amount = billed
    this.charge = billed
  }

  /** Writes a line, if the amount changes. */
  set(step: Step, after: number, rule?: Rule): void {
    if (after === this.amount) return
    this.lines.push({ step, ...(rule !== undefined && { rule: named(rule) }), before: this.amount, after })
    this.amount = after
  }

  /** The same for what the member bears. */
  bear(step: Step, share: number, rule?: Rule): void {
    const borne = Math.min(share, this.amount)
    this.memberShare += borne
    this.set(step, this.amount - borne, rule)
  }

  /** Nothing is paid, and nothing is taken from any pool: a refused claim eats no deductible. */
  refuse(step: Step, refusal: Refusal, rule: Rule): void {
    this.refusal = refusal
    this.lines.push({ step, rule: named(rule), refusal, before: this.amount, after: 0 })
    this.amount = 0
  }

  take(take: Take): void {
    this.takes.push(take)
  }

  /** How much of a pool others have taken; asks where the claim does not say what it is counted with. */
  before(pool: string, counter: Counter): { readonly used: number; readonly reserved: number; readonly total: number } {
    const { claim, uses, plan } = this.matter
    if (counter.period === 'admission' && claim.stay === undefined) this.questions.push('stay')
    if (counter.period === 'disability' && claim.disabilityId === undefined) this.questions.push('disability')
    const before = countedBefore(pool, counter, claim, uses, plan)
    return { ...before, total: total(before) }
  }

  /** Whether this visit is counted already: a second payment for it is no second visit. */
  isVisitCounted(pool: string): boolean {
    const { claim, uses } = this.matter
    return uses.some(
      (use) =>
        use.visitId === claim.visitId &&
        use.sourceId !== claim.sourceId &&
        !(claim.offsets ?? []).includes(use.sourceId) &&
        use.pools.some((one) => one.pool === pool && one.amount > 0),
    )
  }

  /** Shows a limit, deductible or cap beside the result. */
  show(left: Omit<Left, 'taken'>): void {
    this.touched.push(left)
  }

  /** @param paid what is really paid, if it is less; what is paid beyond the plan uses up nothing of it */
  uses(paid: number = this.amount): readonly PoolUse[] {
    if (this.refusal !== undefined) return []
    const sums = new Map<string, number>()
    for (const take of this.takes)
      sums.set(take.pool, (sums.get(take.pool) ?? 0) + this.taken(take, Math.min(paid, this.amount)))
    return [...sums].flatMap(([pool, amount]) => (amount > 0 ? [{ pool, amount }] : []))
  }

  left(): readonly Left[] {
    const uses = this.uses()
    return this.touched.map((one) => ({ ...one, taken: uses.find(({ pool }) => pool === one.pool)?.amount ?? 0 }))
  }

  private taken(take: Take, paid: number): number {
    switch (take.kind) {
      case 'fixed':
        return take.amount
      case 'if-paid':
        return paid > 0 ? take.amount : 0
      case 'charge':
        return this.charge
      case 'payment':
        return paid
    }
  }
}

function named({ id, name }: Rule): Rule {
  return { id, name }
}
