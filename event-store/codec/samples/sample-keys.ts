/** The keys that the sample events are sealed with: each derives from the subject's id and a text everyone may know. For samples and tests only. */
import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { v5 as uuidV5 } from 'uuid'
import type { SubjectKey } from '../sealed-fields.ts'
import type { SubjectKeys } from '../subject-keys.ts'

const KEY_ID_NAMESPACE = 'c4c1a1f6-3f63-4b9e-9d0b-7f1d7d3f5e21'


export function createSampleKeys(): SubjectKeys {
  const keys = new Map<string, { subjectId: string; key: KeyObject }>()
  const forgotten = new Set<string>()

  function keyOf(subjectId: string): SubjectKey {
    const keyId = uuidV5(subjectId, KEY_ID_NAMESPACE)
    const key = keys.get(keyId)?.key ?? createSecretKey(Buffer.from(hkdfSync('sha256', 'not a secret', subjectId, 'sample events', 32)))
    keys.set(keyId, { subjectId, key })
    return { keyId, key }
  }

  return {
    async forWriting(subjectIds) {
      return new Map(subjectIds.map((subjectId) => [subjectId, forgotten.has(subjectId) ? undefined : keyOf(subjectId)]))
    },
    async forReading(keyIds) {
      const found = new Map<string, KeyObject>()
      for (const keyId of keyIds) {
        const known = keys.get(keyId)
        if (known && !forgotten.has(known.subjectId)) found.set(keyId, known.key)
      }
      return found
    },
    async forget(subjectId) {
      forgotten.add(subjectId)
    },
  }
}
