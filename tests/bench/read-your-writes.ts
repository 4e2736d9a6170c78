/** How long after the answer of a command the read model shows what it did, at 100 commands a second. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { bankPayment, outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { sql } from 'slonik'
import { z } from 'zod'
import { benchContext, quantile, startBenchProduct, type BenchProduct } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

const COMMANDS_PER_SECOND = 100
const SECONDS = 12
/** The first seconds warm up and are not counted. */
const WARM_UP_SECONDS = 2
const PATIENCE_MS = 10_000
const AIM_MS = 50

export async function benchReadYourWrites({ databaseUrl, scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const product = await startBenchProduct(databaseUrl)
  try {
    const commands = scaled(COMMANDS_PER_SECOND * SECONDS, scale)
    const lags = await measure(product, commands)
    const shown = await product.parts.database.oneFirst(
      sql.type(z.object({ count: z.number() }))`select count(*)::int as count from read.claims`,
    )
    if (shown !== commands) throw new Error(`The read model shows ${shown} of ${commands} claims.`)
    const counted = lags.slice(scaled(COMMANDS_PER_SECOND * WARM_UP_SECONDS, scale))
    const [median, p99] = [quantile(counted, 0.5), quantile(counted, 0.99)]
    return [
      {
        name: 'read model shows a command, p99',
        ours: p99,
        limit: AIM_MS,
        unit: 'ms',
        ratio: `median ${median.toFixed(1)} ms`,
        aim: `p99 < ${AIM_MS} ms`,
        reached: p99 < AIM_MS,
      },
    ]
  } finally {
    await product.close()
  }
}

/**
 * Files claims at a steady pace, no matter what becomes of them. Gives the milliseconds from each answer to the read
 * model showing it.
 */
async function measure({ parts, runner }: BenchProduct, commands: number): Promise<readonly number[]> {
  const begin = performance.now()
  const lags = Array.from({ length: commands }, async (_, index) => {
    await pause(Math.max(0, begin + (index * 1000) / COMMANDS_PER_SECOND - performance.now()))
    const claimId = randomUUID()
    const people = {
      companyId: 'bench',
      employeeId: `employee-${index % 200}`,
      claimantId: `employee-${index % 200}`,
      claimantName: 'Willow Tan',
      claimantNric: 'S8112345F',
    }
    const filed: DomainEvent = {
      type: 'ClaimFiled',
      data: {
        claimId,
        ...people,
        filedBy: 'member',
        details: outpatientDetails,
        payment: bankPayment,
        attachments: [],
      },
    }
    const { position } = await parts.eventLog.append(`claim-${claimId}`, [filed], {
      expected: { kind: 'no-stream' },
      context: benchContext(),
    })
    const answered = performance.now()
    if (!(await runner.waitFor(['claims'], position, PATIENCE_MS))) throw new Error('The read model did not get there.')
    return performance.now() - answered
  })
  return Promise.all(lags)
}
