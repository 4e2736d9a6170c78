import { describe, expect, it } from 'vitest'
import { createPasswordChecks } from './password-checks.ts'

/** Checks that end when the test says so; their names in the order in which they began. */
function startedChecks(atOnce: number) {
  const checks = createPasswordChecks(atOnce)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (asker: string, name: string) =>
    checks.inTurn(asker, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const begunByNow = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (name: string) => {
    await begunByNow()
    ends.get(name)?.()
    await begunByNow()
  }
  return { checks, ask, begun, end }
}

describe('turns of checking passwords', () => {
  it('lets so many run at once, and the next in when one ends', async () => {
    const { ask, begun, end } = startedChecks(2)
    const first = ask('a', 'a1')
    for (const name of ['a2', 'a3']) void ask('a', name)
    await end('none')
    expect(begun).toEqual(['a1', 'a2'])
    await end('a1')
    expect(await first).toBe('a1')
    expect(begun).toEqual(['a1', 'a2', 'a3'])
  })

  it('takes addresses by turns, so that a sender of many keeps only themselves waiting', async () => {
    const { ask, begun, end } = startedChecks(1)
    for (let number = 1; number <= 50; number++) void ask('attacker', `attacker ${number}`)
    void ask('member', 'member')
    void ask('other', 'other')
    await end('attacker 1')
    await end('member')
    await end('other')
    await end('attacker 2')
    expect(begun).toEqual(['attacker 1', 'member', 'other', 'attacker 2', 'attacker 3'])
  })

  it('takes an address that comes once before all who has had turns of late, from however many addresses they send', async () => {
    const { ask, begun, end } = startedChecks(1)
    const attackers = Array.from({ length: 20 }, (_, index) => `attacker ${index}`)
    for (const round of [1, 2, 3]) for (const attacker of attackers) void ask(attacker, `${attacker}, ${round}`)
    for (const attacker of attackers) await end(`${attacker}, 1`)
    void ask('member', 'member')
    await end('attacker 0, 2')
    expect(begun.slice(-2)).toEqual(['attacker 0, 2', 'member'])
  })

  it('sends away an address that has too many waiting, and nobody else', async () => {
    const { ask, begun, end } = startedChecks(1)
    const sent = Array.from({ length: 300 }, (_, number) =>
      ask('attacker', `attacker ${number}`).catch((error: Error) => error.message),
    )
    void ask('member', 'member')
    await end('attacker 0')
    await end('attacker 1')
    expect(begun).toContain('member')
    expect(await Promise.all(sent.slice(201))).toEqual(
      Array<string>(99).fill('The service is not available at the moment. Please try again later.'),
    )
  })

  it('goes on after a check that fails', async () => {
    const checks = createPasswordChecks(1)
    await expect(checks.inTurn('a', () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
    expect(await checks.inTurn('a', () => Promise.resolve('checked'))).toBe('checked')
  })
})
