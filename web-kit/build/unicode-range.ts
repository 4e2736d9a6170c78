/** @param range of a rule for a font, as `U+0000-00FF,U+0131` @returns its spans, each with its first and its last letter's number */
export function spansOfRange(range: string): readonly (readonly [from: number, to: number])[] {
  return range.split(',').map((part) => {
    const [from = 0, to = from] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return [from, to]
  })
}
