/** What charts tell a company's HR about its people, and which figures each of them has (S95). */

export const insightParts = {
  /** Employees by the days on which their cover began and ended. */
  members: ['joined', 'left'],
  /** Claims by the quarter in which they were filed, and where they stand now. */
  claims: ['open', 'approved', 'rejected'],
  /** Requests for letters of guarantee by the quarter in which they were made, and where they stand now. */
  letters: ['open', 'issued', 'refused'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type InsightSubject = keyof typeof insightParts
export const insightSubjects = Object.keys(insightParts) as readonly InsightSubject[]

/** So many quarters at most are asked for at once. */
export const MOST_QUARTERS = 20
/** So many are shown unless others are asked for. */
export const USUAL_QUARTERS = 8
