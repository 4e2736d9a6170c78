/** The number of a plan, by which a membership names it. People type it. */

/** As which two numbers are compared: however they are spelt, they name the same plan of a client. */
export function planNoKey(planNo: string): string {
  return planNo.trim().toUpperCase()
}
