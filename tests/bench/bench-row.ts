/** One line of the benchmark's table: our figure beside the limit or the peer measured in the same run. */
export interface BenchRow {
  readonly name: string
  readonly ours: number
  /** What the same machine does without us: bare inserts, the bare query, or a fixed bar. */
  readonly limit: number
  readonly unit: string
  /** How ours and limit compare, in words that go with the aim: `1.71×`, `+0.8 ms`. */
  readonly ratio: string
  readonly aim: string
  readonly reached: boolean
}
