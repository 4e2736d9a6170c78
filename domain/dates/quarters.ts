/** Quarters of a year, written `YYYY-Qn`: `2026-Q4`. Written so, they sort by time. */

const spelling = /^(\d{4})-Q([1-4])$/

export function isQuarter(text: string): boolean {
  return spelling.test(text)
}

/** @param isoDate YYYY-MM-DD */
export function quarterOf(isoDate: string): string {
  return `${isoDate.slice(0, 4)}-Q${Math.ceil(Number(isoDate.slice(5, 7)) / 3)}`
}

/** The quarter so many later, or earlier when `count` is negative. */
export function addQuarters(quarter: string, count: number): string {
  const index = Number(quarter.slice(0, 4)) * 4 + Number(quarter.slice(-1)) - 1 + count
  return `${Math.floor(index / 4)}-Q${(index % 4) + 1}`
}

/** All quarters from one to another, both included, in order; none when the first one is later. */
export function quartersBetween(first: string, last: string): readonly string[] {
  const quarters: string[] = []
  for (let quarter = first; quarter <= last; quarter = addQuarters(quarter, 1)) quarters.push(quarter)
  return quarters
}

/** The first day of a quarter, YYYY-MM-DD. */
export function firstDayOfQuarter(quarter: string): string {
  return `${quarter.slice(0, 4)}-${String((Number(quarter.slice(-1)) - 1) * 3 + 1).padStart(2, '0')}-01`
}
