/** How large a bench is made: 1 for its figures, a hundredth to see that it runs. */

export interface BenchOptions {
  /** An empty database of a server that writes durably, as its superuser or owner. */
  readonly databaseUrl: string
  /** Share of the usual size, above 0 and at most 1. */
  readonly scale: number
}

/** @returns so much of a number of things or of a time, whole, and no less than `least` */
export function scaled(whole: number, scale: number, least = 1): number {
  return Math.max(least, Math.round(whole * scale))
}
