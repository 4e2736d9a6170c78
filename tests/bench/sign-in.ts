/**
 * Sign-ins a second with the right password, over HTTP to a running product, beside bare Argon2id checks of the same hash in the same run;
 * and how long another call waits while they go on.
 */
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { verify } from '@node-rs/argon2'
import { quantile } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'
import { RIGHT_PASSWORD, startSignInProduct, type SignInProduct } from './sign-in-product.ts'

const MEMBERS = 400
/** People at the door at the same moment. */
const SIGNING_IN = 32
const ROUNDS = 6
/** What is counted of a slice begins when everybody has been let in once, and ends before the door is closed: only its steady part. */
const RAMP_MS = 1_500
const SLICE_MS = 3_000
/** Somebody is let in by then. */
const LEAST_SLICE_MS = 500
const CHECK_RAMP_MS = 250
const PROBE_MS = 1_500
const AIM_RATIO = 0.9
const PROBE_EVERY_MS = 40
const AIM_PROBE_MS = 100

export async function benchSignIn({ databaseUrl, scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const product = await startSignInProduct(databaseUrl, { members: scaled(MEMBERS, scale) })
  const signingIn = scaled(SIGNING_IN, scale, 2)
  const [rampMs, sliceMs, checkRampMs, probeMs] = [
    scaled(RAMP_MS, scale),
    scaled(SLICE_MS, scale, LEAST_SLICE_MS),
    scaled(CHECK_RAMP_MS, scale),
    scaled(PROBE_MS, scale, LEAST_SLICE_MS),
  ]
  try {
    const signInOnce = signInsOf(product)
    const checkOnce = async () => {
      if (!(await verify(product.passwordHash, RIGHT_PASSWORD))) throw new Error('The password does not match.')
    }
    await rateOf(signInOnce, signingIn, { ramp: rampMs, counted: sliceMs })
    const [signIns, checks, alone, meanwhile]: [number[], number[], number[], number[]] = [[], [], [], []]
    // In turns, so that all meet the same machine with the same other work.
    for (let round = 0; round < scaled(ROUNDS, scale); round++) {
      checks.push(await rateOf(checkOnce, availableParallelism(), { ramp: checkRampMs, counted: sliceMs }))
      signIns.push(await rateOf(signInOnce, signingIn, { ramp: rampMs, counted: sliceMs }))
      alone.push(...(await probe(product, pause(probeMs))))
      meanwhile.push(...(await probe(product, rateOf(signInOnce, signingIn, { ramp: 0, counted: probeMs }))))
    }
    const [ours, limit] = [quantile(signIns, 0.5), quantile(checks, 0.5)]
    // Of neighbours: each slice beside the one right before it.
    const ratio = quantile(
      signIns.map((rate, round) => rate / (checks[round] ?? Number.NaN)),
      0.5,
    )
    const [busy, calm] = [quantile(meanwhile, 0.95), quantile(alone, 0.95)]
    return [
      {
        name: `sign-ins, ${availableParallelism()} processors, beside bare Argon2id`,
        ours,
        limit,
        unit: 'per second',
        ratio: `${ratio.toFixed(2)}×`,
        aim: `≥ ${AIM_RATIO}×`,
        reached: ratio >= AIM_RATIO,
      },
      {
        name: 'claim list while sign-ins go on, beside without',
        ours: busy,
        limit: calm,
        unit: 'ms, p95',
        ratio: `median ${quantile(meanwhile, 0.5).toFixed(1)} ms`,
        aim: `p95 < ${AIM_PROBE_MS} ms`,
        reached: busy < AIM_PROBE_MS,
      },
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

/** Times a second that something is done by so many at once, in the counted time after a ramp, while all of them go on. */
async function rateOf(
  act: () => Promise<void>,
  atOnce: number,
  { ramp, counted }: { ramp: number; counted: number },
): Promise<number> {
  const from = performance.now() + ramp
  let done = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < from + counted) {
        await act()
        const now = performance.now()
        if (now >= from && now < from + counted) done += 1
      }
    }),
  )
  return (done / counted) * 1000
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
