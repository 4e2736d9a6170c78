/** A rate as it is typed and shown: dollars with up to nine decimals. */

/** @returns billionths of a dollar; undefined for a text that is none, or finer than that */
export function readRate(text: string): number | undefined {
  const parts = /^(\d{1,7})(?:\.(\d{1,9}))?$/.exec(text.trim())
  if (parts === null) return undefined
  return Number(parts[1]) * 1_000_000_000 + Number((parts[2] ?? '').padEnd(9, '0'))
}

/** With at least four decimals, and no more than it has. */
export function rateText(billionths: number): string {
  const decimals = String(billionths % 1_000_000_000)
    .padStart(9, '0')
    .replace(/0{1,5}$/, '')
  return `${Math.floor(billionths / 1_000_000_000)}.${decimals}`
}
