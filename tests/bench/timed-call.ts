/** A call through HTTP, timed one after the other. */
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { quantile } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled } from './bench-scale.ts'

const ROUNDS = 25
const WARM_UP_ROUNDS = 3

/** A call to be timed, with what it may take at most, in milliseconds. */
export interface Call {
  readonly name: string
  readonly limit: number
  send(client: Client): Promise<Response>
}

/** Who asks. */
export interface Client {
  readonly origin: string
  readonly headers: Readonly<Record<string, string>>
}

/** One call after the other, as one administrator asks. */
export async function measureCall({ name, limit, send }: Call, client: Client, scale: number): Promise<BenchRow> {
  const times: number[] = []
  const warmUpRounds = scaled(WARM_UP_ROUNDS, scale, 0)
  let note = ''
  for (let round = 0; round < warmUpRounds + scaled(ROUNDS, scale); round++) {
    const begin = performance.now()
    const response = await send(client)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${name} was answered with ${response.status}.`)
    if (round >= warmUpRounds) times.push(performance.now() - begin)
    const total = response.headers.get('x-total-count')
    note =
      total === null
        ? ''
        : ` (${response.headers.get('x-total-exact') === 'false' ? 'more than ' : ''}${shownCount(Number(total))})`
  }
  const ours = quantile(times, 0.95)
  return {
    name: name + note,
    ours,
    limit,
    unit: 'ms, p95',
    ratio: `${(ours / limit).toFixed(2)}×`,
    aim: `≤ ${limit} ms`,
    reached: ours <= limit,
  }
}
