/**
 * Sign-ins a second with the right password, over HTTP to a running product, beside bare Argon2id checks of the same hash in the same run;
 * and how long another call waits while they go on.
 */
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { verify } from '@node-rs/argon2'
import { quantile } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { RIGHT_PASSWORD, startSignInProduct, type SignInProduct } from './sign-in-product.ts'

const MEMBERS = 400
/** People at the door at the same moment. */
const SIGNING_IN = 32
const ROUNDS = 4
const ROUND_MS = 4_000
const WARM_UP_MS = 3_000
const AIM_RATIO = 0.9
const PROBE_EVERY_MS = 40
const AIM_PROBE_MS = 100

export async function benchSignIn({ databaseUrl }: { databaseUrl: string }): Promise<readonly BenchRow[]> {
  const product = await startSignInProduct(databaseUrl, { members: MEMBERS })
  try {
    const signInOnce = signInsOf(product)
    const checkOnce = async () => {
      if (!(await verify(product.passwordHash, RIGHT_PASSWORD))) throw new Error('The password does not match.')
    }
    await rateOf(signInOnce, SIGNING_IN, WARM_UP_MS)
    const [signIns, checks, alone, meanwhile]: [number[], number[], number[], number[]] = [[], [], [], []]
    // In turns, so that all meet the same machine.
    for (let round = 0; round < ROUNDS; round++) {
      checks.push(await rateOf(checkOnce, availableParallelism(), ROUND_MS))
      signIns.push(await rateOf(signInOnce, SIGNING_IN, ROUND_MS))
      alone.push(...(await probe(product, pause(ROUND_MS / 2))))
      meanwhile.push(...(await probe(product, rateOf(signInOnce, SIGNING_IN, ROUND_MS / 2))))
    }
    const [ours, limit] = [quantile(signIns, 0.5), quantile(checks, 0.5)]
    const [busy, calm] = [quantile(meanwhile, 0.95), quantile(alone, 0.95)]
    return [
      { name: `sign-ins, ${availableParallelism()} processors, beside bare Argon2id`, ours, limit, unit: 'per second', ratio: `${(ours / limit).toFixed(2)}×`, aim: `≥ ${AIM_RATIO}×`, reached: ours / limit >= AIM_RATIO },
      { name: 'claim list while sign-ins go on, beside without', ours: busy, limit: calm, unit: 'ms, p95', ratio: `median ${quantile(meanwhile, 0.5).toFixed(1)} ms`, aim: `p95 < ${AIM_PROBE_MS} ms`, reached: busy < AIM_PROBE_MS },
    ]
  } finally {
    await product.close()
  }
}

/** Signs in one member after the other, round and round. */
function signInsOf(product: SignInProduct): () => Promise<void> {
  let next = 0
  return async () => {
    const email = product.emails[next++ % product.emails.length] ?? ''
    const { status, body } = await product.signIn(email, RIGHT_PASSWORD)
    if (status !== 200) throw new Error(`A sign-in was answered ${status}: ${body}`)
  }
}

/** Times a second that something can be done by so many at once. */
async function rateOf(act: () => Promise<void>, atOnce: number, milliseconds: number): Promise<number> {
  const begin = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (; performance.now() - begin < milliseconds; done++) await act()
    }),
  )
  return (done / (performance.now() - begin)) * 1000
}

/** Milliseconds of calls of a member who is in, at a steady pace until something has ended. */
async function probe({ get, headers }: SignInProduct, until: Promise<unknown>): Promise<readonly number[]> {
  let ended = false
  const ending = until.finally(() => (ended = true))
  const calls: Promise<number>[] = []
  for (; !ended; await pause(PROBE_EVERY_MS)) calls.push(timed(() => get('/claims', headers)))
  await ending
  return Promise.all(calls)
}

async function timed(call: () => Promise<{ status: number }>): Promise<number> {
  const begin = performance.now()
  const { status } = await call()
  if (status !== 200) throw new Error(`The other call was answered ${status}.`)
  return performance.now() - begin
}
