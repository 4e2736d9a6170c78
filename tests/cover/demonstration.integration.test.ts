/** What the demonstration's claims were reckoned to, and what was decided at once: each as the second reckoning says. */
import { assemble, type Product } from '@member-care/api/assemble.ts'
import { openEmbeddedDatabase, type EmbeddedDatabase } from '@member-care/api/database/embedded-database.ts'
import { coverStream } from '@member-care/api/aggregates/cover.ts'
import { coverOfClaim, familyOf, loadClaim, type LoadedClaim } from '@member-care/api/cover/cover-of-claim.ts'
import { createLogger } from '@member-care/api/http/logging.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { isUndecided } from '@member-care/domain/claim/claim-status.ts'
import {
  evolveCoverAccount,
  nothingTaken,
  type CoverAccountState,
} from '@member-care/domain/cover/account/cover-account.ts'
import type { CoverAccountEvent } from '@member-care/domain/cover/account/cover-account-events.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { copyDemonstrationInstallation } from '../support/demonstration-installation.ts'
import { removeDataDirectory } from '../support/running-product.ts'
import { settingsUnderTest } from '../support/settings-under-test.ts'
import { reckonAfter } from './second-reckoning.ts'

let dataDirectory: string
let embedded: EmbeddedDatabase
let onlooker: Product

beforeAll(async () => {
  dataDirectory = await copyDemonstrationInstallation()
  embedded = await openEmbeddedDatabase(dataDirectory)
  const settings = settingsUnderTest(dataDirectory)
  onlooker = await assemble({ settings, databaseUrl: embedded.url, logger: createLogger(settings) })
}, 180_000)
afterAll(async () => {
  await onlooker.close()
  await embedded.leave()
  await removeDataDirectory(dataDirectory)
})

interface Compared {
  readonly claimId: string
  readonly isAtOnce: boolean
  /** Cents. */
  readonly first: number
  readonly second: number
}

/** Claims in work as they are reserved, and claims decided at once as they were; undefined for all others. */
async function compare(claimId: string): Promise<Compared | undefined> {
  const { parts } = onlooker
  const loaded = await loadClaim(parts, claimId)
  if (loaded === undefined) return undefined
  const decision = decisionAtOnce(loaded)
  if (!isUndecided(loaded.claim.status) && decision === undefined) return undefined
  const cover = await coverOfClaim(parts, loaded)
  if (cover === undefined) return undefined
  const { events } = await parts.eventLog.load<CoverAccountEvent>(coverStream(familyOf(loaded.claim)))
  const at = events.findLastIndex(({ type, data }) => type === 'CoverReserved' && data.sourceId === claimId)
  const reserved = events[at]
  if (reserved?.type !== 'CoverReserved') return undefined
  const before = events.slice(0, at).reduce<CoverAccountState>(evolveCoverAccount, nothingTaken)
  const { payable } = reckonAfter(
    JSON.stringify(cover.wanted.versions),
    JSON.stringify(cover.claim),
    JSON.stringify([...before.values()]),
  )
  return {
    claimId,
    isAtOnce: decision !== undefined,
    first: decision?.data.payableCents ?? reserved.data.payableCents,
    second: Number(payable),
  }
}

function decisionAtOnce({ events }: LoadedClaim) {
  const decision = events.find(({ type }) => type === 'ClaimApproved') as
    (Extract<ClaimEvent, { type: 'ClaimApproved' }> & (typeof events)[number]) | undefined
  return decision?.metadata.actor.id === 'straight-through' ? decision : undefined
}

test('no claim of the demonstration was reckoned or decided at once to another amount than the second reckoning says', async () => {
  const { database } = onlooker.parts
  const ids = await database.anyFirst(sql.type(z.object({ claim_id: z.string() }))`select claim_id from read.claims`)
  const compared = (await Promise.all(ids.map(compare))).filter((one) => one !== undefined)
  expect(compared.filter(({ first, second }) => first !== second)).toEqual([])
  expect(compared.length).toBeGreaterThan(40)

  // Each that the console counts as decided at once is among them.
  const atOnce = await database.anyFirst(
    sql.type(z.object({ claim_id: z.string() }))`select claim_id from read.judged_claims where reasons = '{}'`,
  )
  expect(compared.flatMap(({ claimId, isAtOnce }) => (isAtOnce ? [claimId] : [])).toSorted()).toEqual(atOnce.toSorted())
})
