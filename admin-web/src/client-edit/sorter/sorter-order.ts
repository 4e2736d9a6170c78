/** Moves in a sorter: some of the items are enabled and stand in an order, the others are available and stand in that of the whole list. Pure. */

/** The enabled items after one was put at a place among them, from wherever it was. The place is kept within the list. */
export function placed<Item extends string>(enabled: readonly Item[], item: Item, place: number): Item[] {
  const others = enabled.filter((other) => other !== item)
  const at = Math.max(0, Math.min(place, others.length))
  return [...others.slice(0, at), item, ...others.slice(at)]
}

export function removed<Item extends string>(enabled: readonly Item[], item: Item): Item[] {
  return enabled.filter((other) => other !== item)
}

export function availableOf<Item extends string>(all: readonly Item[], enabled: readonly Item[]): Item[] {
  return all.filter((item) => !enabled.includes(item))
}

/** What the buttons of an item do. */
export type MoveAction = 'up' | 'down' | 'toggle'

/** The enabled items after a button was pressed. What is enabled goes to the end. */
export function orderAfter<Item extends string>(enabled: readonly Item[], item: Item, action: MoveAction): Item[] {
  const place = enabled.indexOf(item)
  if (action === 'toggle') return place >= 0 ? removed(enabled, item) : placed(enabled, item, enabled.length)
  return placed(enabled, item, action === 'up' ? place - 1 : place + 1)
}
