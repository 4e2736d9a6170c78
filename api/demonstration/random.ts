/** A repeatable source of random numbers: the same seed always gives the same demonstration data. */

export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  pick<Item>(items: readonly Item[]): Item
  /** True in about `share` of the cases (0 to 1). */
  chance(share: number): boolean
  /** A UUID of version 4 made from this source, so that records keep their ids from run to run. */
  uuid(): string
}

/** Mulberry32: small, fast, and good enough for made-up people. Never for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const hex = (digits: number) => Array.from({ length: digits }, () => between(0, 15).toString(16)).join('')
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (items) => {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new Error('pick needs at least one item')
      return item
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${(8 + between(0, 3)).toString(16)}${hex(3)}-${hex(12)}`,
  }
}
