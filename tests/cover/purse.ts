/** Where the money of one bill lies. Each step moves some of it; nothing is made or lost. */
type Place = 'plan' | 'share' | 'uncovered' | 'written-off' | 'other-insurer'

export class Purse {
  readonly bill: bigint
  readonly #moves: { readonly from: Place; readonly to: Place; readonly amount: bigint }[] = []

  /** All of the bill lies with the plan at first. */
  constructor(bill: bigint) {
    this.bill = bill
  }

  move(from: Place, to: Place, amount: bigint): void {
    this.#moves.push({ from, to, amount })
  }

  /** Moves from the plan what is above this. */
  keep(most: bigint, to: Place): void {
    this.move('plan', to, larger(0n, this.in('plan') - most))
  }

  in(place: Place): bigint {
    const start = place === 'plan' ? this.bill : 0n
    return this.#moves.reduce(
      (lies, { from, to, amount }) => lies + (to === place ? amount : 0n) - (from === place ? amount : 0n),
      start,
    )
  }
}

/** A fraction of whole numbers, not below 0, to the nearest whole number; a half goes up. */
export function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

export function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}

export function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}
