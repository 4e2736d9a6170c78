/** What the local issuer remembers between two requests: in memory, until it expires or the process ends. */
import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Remembered {
  readonly payload: AdapterPayload
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

/** For `adapter` of the provider: what it keeps of every kind, in one store, but for the kinds that it is not to remember. */
export function rememberInMemory(except: readonly string[]): (kind: string) => Adapter {
  const store = new Map<string, Remembered>()

  const live = ({ expiresAt }: Remembered) => expiresAt > Date.now()
  const forget = (condition: (one: Remembered) => boolean) => {
    for (const [key, one] of store) if (condition(one)) store.delete(key)
  }
  const findBy = (kind: string, condition: (payload: AdapterPayload) => boolean) =>
    [...store].find(([key, one]) => key.startsWith(`${kind} `) && live(one) && condition(one.payload))?.[1].payload

  return (kind) => ({
    async upsert(id, payload, expiresIn = Infinity) {
      forget((one) => !live(one))
      if (!except.includes(kind)) store.set(`${kind} ${id}`, { payload, expiresAt: Date.now() + expiresIn * 1_000 })
    },
    async find(id) {
      const one = store.get(`${kind} ${id}`)
      return one && live(one) ? one.payload : undefined
    },
    findByUid: async (uid) => findBy(kind, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => findBy(kind, (payload) => payload.userCode === userCode),
    async consume(id) {
      const one = store.get(`${kind} ${id}`)
      if (one) one.payload.consumed = Math.floor(Date.now() / 1_000)
    },
    async destroy(id) {
      store.delete(`${kind} ${id}`)
    },
    revokeByGrantId: async (grantId) => forget((one) => one.payload.grantId === grantId),
  })
}
