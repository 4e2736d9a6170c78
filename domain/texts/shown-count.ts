/** A whole number as people read it: 12,345. */
export function shownCount(number: number): string {
  return number.toLocaleString('en-SG')
}
