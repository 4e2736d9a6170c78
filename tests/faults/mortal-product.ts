/** The whole product behind proxies that know what passes, on a database and a store that can be killed with it at any step. */
import type { EventStoreDbDouble } from '../support/eventstoredb-double/eventstoredb-double.ts'
import { removeDataDirectory, startProduct, type RunningProduct } from '../support/running-product.ts'
import type { WatchingProxy } from '../support/watching-proxy.ts'
import type { KillPoint } from './kill-points.ts'
import type { MortalDatabase } from './mortal-database.ts'

/** The machine may be busy, and a job that was refused meanwhile waits for its next try. */
const STEP_COMES_WITHIN_MS = 90_000

export interface MortalProduct {
  readonly dataDirectory: string
  readonly database: MortalDatabase
  /** Undefined where events lie in the database. */
  readonly eventStore: EventStoreDbDouble | undefined
  readonly wires: Readonly<Record<KillPoint['wire'], WatchingProxy>>
  readonly settings: Readonly<Record<string, string>>
  product: RunningProduct
}

/** What somebody wants done, and sends again until it is answered. */
export interface Sending {
  isAnswered(): boolean
  /** @throws Error for a call that was not answered with success */
  send(origin: string): Promise<void>
}

/** Sends until the step comes, kills at it, and brings back who was killed. @returns how long it took until it was ready (ms) */
export async function killAt(scene: MortalProduct, point: KillPoint, sendings: readonly Sending[]): Promise<number> {
  const killsDatabase = point.victim === 'database' || point.victim === 'both'
  const killsProcess = point.victim === 'process' || point.victim === 'both'
  const died = scene.wires[point.wire].atStep(point.step, async () => {
    if (point.victim === 'event store') scene.eventStore?.stop()
    await Promise.all([
      ...(killsDatabase ? [scene.database.kill()] : []),
      ...(killsProcess ? [scene.product.kill()] : []),
    ])
    return killsProcess ? 'break' : 'go-on'
  })
  const sending = sendUntil(died, sendings, scene.product.origin)
  await within(died, `The step did not come: ${point.name}.`)
  // While calls are still waiting: those that outlived the database or the store find it again.
  if (killsDatabase) await scene.database.startAgain()
  if (point.victim === 'event store') await scene.eventStore?.start()
  const startedAt = performance.now()
  if (killsProcess) scene.product = await startProduct(scene)
  else await untilReady(scene.product)
  const readyMs = performance.now() - startedAt
  await sending
  return readyMs
}

/** Who is refused before the step comes, by a product that has just started again, tries once more. */
async function sendUntil(died: Promise<void>, sendings: readonly Sending[], origin: string): Promise<void> {
  const giveUpAt = Date.now() + STEP_COMES_WITHIN_MS
  let hasDied = false
  const noted = () => void (hasDied = true)
  died.then(noted, noted)
  do {
    await Promise.allSettled(sendings.filter((sending) => !sending.isAnswered()).map((sending) => sending.send(origin)))
  } while (!hasDied && Date.now() < giveUpAt && sendings.some((sending) => !sending.isAnswered()))
}

/** Sends again what is not answered, for so long (ms). @returns of each that is left without an answer, why its last try failed */
export async function sendToTheEnd(
  sendings: readonly Sending[],
  origin: string,
  forMs: number,
): Promise<readonly string[]> {
  const giveUpAt = Date.now() + forMs
  let open = sendings.filter((sending) => !sending.isAnswered())
  let reasons: readonly string[] = []
  while (open.length > 0 && Date.now() < giveUpAt) {
    const tries = await Promise.allSettled(open.map((sending) => sending.send(origin)))
    reasons = tries.flatMap((tried) => (tried.status === 'rejected' ? [String(tried.reason)] : []))
    open = open.filter((sending) => !sending.isAnswered())
  }
  return open.length === 0 ? [] : reasons
}

async function within(step: Promise<void>, problem: string): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(problem)), STEP_COMES_WITHIN_MS)
  await Promise.race([step, late.promise]).finally(() => clearTimeout(timer))
}

/** A product that outlived its database or its store must come back by itself. */
async function untilReady({ origin, output }: RunningProduct): Promise<void> {
  const giveUpAt = Date.now() + STEP_COMES_WITHIN_MS
  for (;;) {
    const said = await fetch(`${origin}/readyz`).then(
      async (answer) => (answer.ok ? 'ready' : await answer.text()),
      String,
    )
    if (said === 'ready') return
    if (Date.now() > giveUpAt)
      throw new Error(`The product did not come back by itself, and says: ${said}\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The insurer is its starter's to close. */
export async function endMortalProduct({
  product,
  wires,
  database,
  eventStore,
  dataDirectory,
}: MortalProduct): Promise<void> {
  await product.kill()
  await Promise.all(Object.values(wires).map((wire) => wire.close()))
  eventStore?.stop()
  await database.stop()
  await removeDataDirectory(dataDirectory)
}
