/** All that work which is kept for a person needs, without a browser. */
import type { Surroundings } from '../surroundings.ts'
import { createFakeClock, type FakeClock } from './fake-clock.ts'
import { createFakeNetwork, type FakeNetwork } from './fake-network.ts'

export interface FakeSurroundings extends Surroundings {
  readonly clock: FakeClock
  readonly network: FakeNetwork
  readonly signIn: (person: string | undefined) => void
  readonly hidePage: () => void
  /** @returns whether the browser asks before the page is left */
  readonly leavePage: () => boolean
  /** How many follow the page or the connection. */
  readonly followers: () => number
  readonly stored: ReadonlyMap<string, string>
}

export function createFakeSurroundings(): FakeSurroundings {
  const clock = createFakeClock()
  const network = createFakeNetwork(clock)
  const onHidden = new Set<() => void>()
  const questions = new Set<() => boolean>()
  const stored = new Map<string, string>()
  let person: string | undefined = 'ann'
  let ids = 0

  return {
    clock,
    network,
    page: {
      onHidden(run) {
        onHidden.add(run)
        return () => onHidden.delete(run)
      },
      askBeforeLeaving(losesSomething) {
        questions.add(losesSomething)
        return () => questions.delete(losesSomething)
      },
    },
    storage: (key) => ({
      read: () => stored.get(key) ?? null,
      keep: (text) => void stored.set(key, text),
      forget: () => void stored.delete(key),
    }),
    owner: () => person,
    newId: () => `id-${(ids += 1)}`,
    signIn: (next) => void (person = next),
    hidePage: () => onHidden.forEach((run) => run()),
    leavePage: () => [...questions].some((losesSomething) => losesSomething()),
    followers: () => onHidden.size + questions.size + network.listeners(),
    stored,
  }
}
