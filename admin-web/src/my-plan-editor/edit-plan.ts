/** What can be done to a plan that is being written. Each gives a new plan and leaves the old one as it is. */
import type { PlanContent, PlanDocument, PlanSection } from '@member-care/domain/plan/plan-document.ts'

export const emptyLine: PlanContent = { type: 'single', leftValue: '', rightValue: '' }
export const emptySection: PlanSection = { buttonTitle: '', contents: [emptyLine] }
export const emptyPlan: PlanDocument = { headerTitle: '', sections: [emptySection], footerTitle: '' }

/** The list with one item replaced. */
export function replaced<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return items.map((present, at) => (at === index ? item : present))
}

/** The list without one item. */
export function without<Item>(items: readonly Item[], index: number): Item[] {
  return items.filter((_, at) => at !== index)
}

/** The list with one item a place further up (-1) or down (1); at the edge it stays where it is. */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const [item, neighbour] = [items[index], items[index + by]]
  if (item === undefined || neighbour === undefined) return [...items]
  return replaced(replaced(items, index, neighbour), index + by, item)
}
