/** The keys that the sample events are sealed with: each derives from its id and a text everyone may know. For samples and tests only. */
import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { v5 as uuidV5 } from 'uuid'
import type { SubjectKeys } from '../subject-keys.ts'

const KEY_ID_NAMESPACE = 'c4c1a1f6-3f63-4b9e-9d0b-7f1d7d3f5e21'

export function createSampleKeys(): SubjectKeys {
  const forgotten = new Set<string>()
  const keyIdOf = (subjectId: string) => uuidV5(subjectId, KEY_ID_NAMESPACE)
  const keyOf = (keyId: string): KeyObject => createSecretKey(Buffer.from(hkdfSync('sha256', 'not a secret', keyId, 'sample events', 32)))

  return {
    async forWriting(subjectIds) {
      return new Map(
        subjectIds.map((subjectId) => {
          const keyId = keyIdOf(subjectId)
          return [subjectId, forgotten.has(keyId) ? undefined : { keyId, key: keyOf(keyId) }]
        }),
      )
    },
    async forReading(keyIds) {
      return new Map(keyIds.filter((keyId) => !forgotten.has(keyId)).map((keyId) => [keyId, keyOf(keyId)]))
    },
    async forget(subjectId) {
      forgotten.add(keyIdOf(subjectId))
    },
    async end(subjectId) {
      forgotten.add(keyIdOf(subjectId))
    },
  }
}
