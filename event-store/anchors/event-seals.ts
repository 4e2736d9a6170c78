/**
 * Seals: every event carries a keyed hash of itself, its place in its stream and the hash of the event before it. Who can
 * write to the database but has not the key can neither add an event nor change one without its showing, wherever it stands.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { eventHash, type SealHash } from '../codec/hash-chain.ts'
import type { RootSecret } from '../codec/root-secret.ts'
import type { StoredEvent } from '../port.ts'

/** `unsealed`: written before there were seals, or by somebody else. `forged`: its seal is not that of this event. */
export type SealState = 'sealed' | 'unsealed' | 'forged'

export interface EventSeals {
  readonly seal: SealHash
  check(event: StoredEvent): SealState
}

export function createEventSeals(rootSecret: RootSecret): EventSeals {
  const key = rootSecret.derive('event-seals')
  const macOf = (hash: string) => createHmac('sha256', key).update(hash).digest()
  return {
    seal: (hash) => macOf(hash).toString('base64url'),
    check(event) {
      const { seal, ...metadata } = event.metadata
      if (seal === undefined) return 'unsealed'
      const given = Buffer.from(typeof seal === 'string' ? seal : '', 'base64url')
      const expected = macOf(eventHash({ ...event, metadata }))
      return given.length === expected.length && timingSafeEqual(given, expected) ? 'sealed' : 'forged'
    },
  }
}
