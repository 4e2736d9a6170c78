/** 10,000 wrong passwords from many addresses over many accounts, known and unknown, and people with the right one in between. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { quantile } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'
import { RIGHT_PASSWORD, startSignInProduct, WRONG_PASSWORD } from './sign-in-product.ts'

const WRONG_PASSWORDS = 10_000
const VICTIMS = 60
const UNKNOWN = 60
const BYSTANDERS = 40
const ATTACKERS = 50
const AT_ONCE = 400
const BETWEEN_RIGHT_ONES_MS = 250
const WRONG_BEFORE_LOCK = 4
const AIM_MS = 5_000

export async function benchSignInAbuse({ databaseUrl, scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const [wrongPasswords, victims, unknown, bystanders] = [
    scaled(WRONG_PASSWORDS, scale),
    scaled(VICTIMS, scale),
    scaled(UNKNOWN, scale),
    scaled(BYSTANDERS, scale),
  ]
  const product = await startSignInProduct(databaseUrl, { members: victims + bystanders })
  try {
    const targets = [
      ...product.emails.slice(0, victims),
      ...Array.from({ length: unknown }, () => `${randomUUID()}@example.com`),
    ]
    const refused = new Map<string, number>()
    let sent = 0
    const attacker = async () => {
      for (let number = sent++; number < wrongPasswords; number = sent++) {
        const target = targets[number % targets.length] ?? ''
        const reply = await product
          .signIn(target, WRONG_PASSWORD, `203.0.113.${number % ATTACKERS}`)
          .catch(() => undefined)
        // Whom a busy machine keeps waiting for too long is cut off.
        if (!reply) continue
        const { status, body } = reply
        if (status === 200) throw new Error('A wrong password let somebody in.')
        if (body.includes('SIGN_IN_FAILED')) refused.set(target, (refused.get(target) ?? 0) + 1)
      }
    }
    const attack = Promise.all(Array.from({ length: scaled(AT_ONCE, scale) }, attacker))
    const times: number[] = []
    let [rightOnes, over] = [0, false]
    void attack.finally(() => (over = true))
    const comings: Promise<void>[] = []
    for (; !over; rightOnes++) {
      comings.push(
        comeIn(product.emails[victims + (rightOnes % bystanders)] ?? '', `198.51.100.${rightOnes % bystanders}`),
      )
      await pause(BETWEEN_RIGHT_ONES_MS)
    }
    await Promise.all([attack, ...comings])
    const asDecided = targets.filter((target) => refused.get(target) === WRONG_BEFORE_LOCK).length
    const p95 = quantile(times, 0.95)
    return [
      {
        name: `right passwords let in among ${shownCount(wrongPasswords)} wrong ones`,
        ours: times.length,
        limit: rightOnes,
        unit: 'people',
        ratio: `p95 ${p95.toFixed(0)} ms`,
        aim: `all, p95 < ${AIM_MS} ms`,
        reached: times.length === rightOnes && p95 < AIM_MS,
      },
      {
        name: 'addresses, known or not, locked at the fifth wrong password',
        ours: asDecided,
        limit: targets.length,
        unit: 'addresses',
        ratio: '',
        aim: 'all',
        reached: asDecided === targets.length,
      },
    ]

    async function comeIn(email: string, from: string): Promise<void> {
      const begin = performance.now()
      const reply = await product.signIn(email, RIGHT_PASSWORD, from).catch(() => undefined)
      if (reply?.status === 200) times.push(performance.now() - begin)
    }
  } finally {
    await product.close()
  }
}
