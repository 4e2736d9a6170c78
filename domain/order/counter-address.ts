/** Where the page of a merchant's counter stands. */

/** Of the portal's addresses. */
export const COUNTER_PATH = '/counter/:pass'

/** @param pass what opens the page of one merchant */
export function counterPath(pass: string): string {
  return COUNTER_PATH.replace(':pass', encodeURIComponent(pass))
}
