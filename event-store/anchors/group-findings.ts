/** Findings by their kind: fifty thousand of one kind are one thing to be told, with a count and the first of them. Pure. */
import type { Finding, FindingProblem } from './finding.ts'

export interface FindingGroup {
  readonly problem: FindingProblem
  readonly count: number
  /** Streams with the most of them, and how many each has; of those that were counted only, nobody knows. */
  readonly streams: readonly { readonly stream: string; readonly count: number }[]
  readonly first: Finding
}

const NAMED_STREAMS = 5

/** @param beyond of a kind, how many were counted and not kept */
export function groupFindings(
  findings: readonly Finding[],
  beyond: ReadonlyMap<FindingProblem, number> = new Map(),
): readonly FindingGroup[] {
  return [...Map.groupBy(findings, ({ problem }) => problem)].flatMap(([problem, ofKind]) => {
    const [first] = ofKind
    return first
      ? [{ problem, count: ofKind.length + (beyond.get(problem) ?? 0), streams: streamsOf(ofKind), first }]
      : []
  })
}

function streamsOf(findings: readonly Finding[]): FindingGroup['streams'] {
  const counts = new Map<string, number>()
  for (const { stream } of findings) if (stream !== null) counts.set(stream, (counts.get(stream) ?? 0) + 1)
  return [...counts]
    .map(([stream, count]) => ({ stream, count }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, NAMED_STREAMS)
}
