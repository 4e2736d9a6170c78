/** The keys by which claims that look alike are found, as they are stored. */
import { hash } from 'node:crypto'

/** A key of `likenessKeys` in 32 characters: short enough for an index, long enough that no two have the same. */
export function hashOfKey(key: string): string {
  return hash('sha256', key, 'hex').slice(0, 32)
}
