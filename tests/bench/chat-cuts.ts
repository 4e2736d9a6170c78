/** A thousand random disconnects, restarts and stalls in the middle of talks (tests/faults/cut-while-chatting.ts). */
import { cutWhileChatting } from '../faults/cut-while-chatting.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

const DISCONNECTS = 1_000
const SEED = 1

/** Makes a database of its own. */
export async function benchChatCuts({ scale }: Pick<BenchOptions, 'scale'>): Promise<readonly BenchRow[]> {
  const aim = scaled(DISCONNECTS, scale)
  const { disconnects, restarts, stalls, said, account } = await cutWhileChatting(aim, SEED)
  const wrong = Object.entries(account).flatMap(([what, found]) => found.map((one) => `${what}: ${one}`))
  for (const one of wrong) console.error(one)
  return [
    {
      name: `disconnects in talks, with ${restarts} restarts and ${stalls} stalls`,
      ours: disconnects,
      limit: aim,
      unit: 'disconnects',
      ratio: '',
      aim: `≥ ${aim}`,
      reached: disconnects >= aim,
    },
    {
      name: `messages lost, doubled or out of order, of ${said}`,
      ours: wrong.length,
      limit: 0,
      unit: 'found',
      ratio: '',
      aim: '0',
      reached: wrong.length === 0,
    },
  ]
}
