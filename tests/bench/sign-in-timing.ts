/**
 * Whether the time of a refusal tells who is known: pairs of refusals that say the same, each many times, in turns and some at once.
 * The figure is the share of pairs of calls in which the first kind takes longer than the second (area under the ROC curve):
 * 0.5 when time tells nothing, 0 or 1 when one call is enough to know.
 */
import { randomUUID } from 'node:crypto'
import { quantile } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'
import { startSignInProduct, WRONG_PASSWORD, type Reply, type SignInProduct } from './sign-in-product.ts'

const SAMPLES = 120
const AT_ONCE = 8
const LOCKED = 5
const TRIES_UNTIL_LOCKED = 5
/** Between two samples of this size of the same distribution the figure differs from 0.5 by 0.1 in about one run of a hundred. */
const AIM_DEVIATION = 0.1

interface Kind {
  readonly name: string
  readonly call: (index: number) => Promise<Reply>
}

export async function benchSignInTiming({ databaseUrl, scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const samples = scaled(SAMPLES, scale)
  const product = await startSignInProduct(databaseUrl, { members: 2 * samples + LOCKED, suspended: samples })
  try {
    const rows: BenchRow[] = []
    for (const [one, other] of await pairsOf(product, samples)) rows.push(await compare(one, other, samples))
    return rows
  } finally {
    await product.close()
  }
}

async function pairsOf(
  { emails, signIn, post }: SignInProduct,
  samples: number,
): Promise<readonly (readonly [Kind, Kind])[]> {
  const nobody = () => `${randomUUID()}@example.com`
  const suspended = emails.slice(0, samples)
  const known = emails.slice(samples, 2 * samples)
  const lockedKnown = emails.slice(2 * samples)
  const lockedUnknown = lockedKnown.map(nobody)
  const wrong = (email: string | undefined) => signIn(email ?? '', WRONG_PASSWORD)
  for (const email of [...lockedKnown, ...lockedUnknown]) {
    const replies = await Promise.all(Array.from({ length: TRIES_UNTIL_LOCKED }, () => wrong(email)))
    if (!replies.some(({ body }) => body.includes('ACCOUNT_LOCKED'))) throw new Error('An address was not locked.')
  }
  const unknown: Kind = { name: 'unknown', call: () => wrong(nobody()) }
  const reset = (email: string) => post('/users/requestResetPasswordSuccess', { email, captchaResponse: 'off' })
  return [
    [{ name: 'wrong password', call: (index) => wrong(known[index]) }, unknown],
    [{ name: 'suspended', call: (index) => wrong(suspended[index]) }, unknown],
    [
      { name: 'locked known', call: (index) => wrong(lockedKnown[index % LOCKED]) },
      { name: 'locked unknown', call: (index) => wrong(lockedUnknown[index % LOCKED]) },
    ],
    [
      { name: 'reset of a known address', call: (index) => reset(known[index] ?? '') },
      { name: 'reset of an unknown one', call: () => reset(nobody()) },
    ],
  ]
}

async function compare(one: Kind, other: Kind, samples: number): Promise<BenchRow> {
  const calls = Array.from({ length: samples }, (_, index) => [
    { kind: one, index },
    { kind: other, index },
  ]).flat()
  const times = new Map<Kind, number[]>([
    [one, []],
    [other, []],
  ])
  const answers = new Map<Kind, Set<string>>([
    [one, new Set()],
    [other, new Set()],
  ])
  let next = 0
  const lane = async () => {
    for (let call = calls[next++]; call; call = calls[next++]) {
      const begin = performance.now()
      const { status, body } = await call.kind.call(call.index)
      times.get(call.kind)?.push(performance.now() - begin)
      answers.get(call.kind)?.add(`${status} ${body}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  const [told, alsoTold] = [[...(answers.get(one) ?? [])], [...(answers.get(other) ?? [])]]
  if (told.length !== 1 || told[0] !== alsoTold[0] || alsoTold.length !== 1)
    throw new Error(`The answers differ: ${told.join()} and ${alsoTold.join()}`)
  const [ofOne, ofOther] = [times.get(one) ?? [], times.get(other) ?? []]
  const share = shareOfLonger(ofOne, ofOther)
  return {
    name: `${one.name} beside ${other.name}: time of the answer`,
    ours: quantile(ofOne, 0.5),
    limit: quantile(ofOther, 0.5),
    unit: 'ms, median',
    ratio: `AUC ${share.toFixed(2)}`,
    aim: `0.5 ± ${AIM_DEVIATION}`,
    reached: Math.abs(share - 0.5) <= AIM_DEVIATION,
  }
}

/** In which share of all pairs the first value is larger; equal ones count half. */
function shareOfLonger(values: readonly number[], others: readonly number[]): number {
  let larger = 0
  for (const value of values) for (const other of others) larger += value > other ? 1 : value === other ? 0.5 : 0
  return larger / (values.length * others.length)
}
