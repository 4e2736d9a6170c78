/** What lets its holder in: a token in their hands, its hash here. */
import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** A token is random enough that a plain hash of it cannot be turned round. Finding one by its hash leaks no timing of the token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
