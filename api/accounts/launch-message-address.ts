/** The launch message of a deployment that keeps it at an address of its own (3§7.4), instead of in the console. */
import { noLaunchMessage, type LaunchMessage } from '@member-care/domain/client/launch-message.ts'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'

const text = z.string().default('')
/** The answer of the address. What it leaves out is empty. */
const answerSchema = z.object({
  appLaunch: z.object({
    launchMessage: z.object({
      publish: z.boolean().default(false),
      startDate: text,
      endDate: text,
      title: text,
      message: text,
    }),
  }),
})

const PATIENCE_MS = 3_000
/** The address is asked once in this time, however many people open the portal. */
const FRESH_FOR_MS = 60_000

/**
 * Reads the message from the address, and remembers it for a minute.
 * An address that does not answer, or not with a message, shows what it last said, or nothing; the portal opens all the same.
 */
export function createLaunchMessageReader(
  address: string,
  { clock, logger }: { clock: () => Date; logger: FastifyBaseLogger },
): () => Promise<LaunchMessage> {
  let last: LaunchMessage = noLaunchMessage
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<LaunchMessage> | undefined
  const ask = async () => {
    try {
      last = await fetchMessage(address)
    } catch (error) {
      logger.warn({ err: error }, 'the address of the launch message gave none')
    }
    return last
  }
  return () => {
    const now = clock().getTime()
    if (asking && now - askedAt < FRESH_FOR_MS) return asking
    askedAt = now
    asking = ask()
    return asking
  }
}

async function fetchMessage(address: string): Promise<LaunchMessage> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`It answered ${response.status}.`)
  const { launchMessage } = answerSchema.parse(await response.json()).appLaunch
  return launchMessage.publish ? launchMessage : noLaunchMessage
}
