/** The token of a client's own system: in its hands, and its hash here. */
import type { SystemReader } from '@member-care/projections/scope.ts'
import { holderOfToken } from '@member-care/projections/provisioning/provisioning-tokens.ts'
import { timingSafeEqual } from 'node:crypto'
import type { DatabasePool } from 'slonik'
import { tokenHash } from '../accounts/random-token.ts'

/** As events and read models hold it. */
export function hashOfToken(token: string): string {
  return tokenHash(token).toString('hex')
}

/** Whose token it is; undefined for one that there is not, or that has ended. It is asked with every call, so that an ended one opens nothing. */
export function createClientIdentify({
  database,
  systemReader,
}: {
  readonly database: DatabasePool
  readonly systemReader: SystemReader
}): (token: string) => Promise<{ readonly companyId: string; readonly isActive: boolean } | undefined> {
  return async (token) => {
    const hash = hashOfToken(token)
    const holder = await holderOfToken(database, systemReader, hash)
    return holder && timingSafeEqual(Buffer.from(holder.hash), Buffer.from(hash)) ? holder : undefined
  }
}
