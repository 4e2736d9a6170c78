/**
 * The built-in claims desk: takes every claim and numbers it. It keeps what it took by the claim's id, so a hand-over that is
 * repeated after a crash gets the number that it got before. It can be told to fail, so that retries can be seen.
 */
import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { sql, type DatabasePool } from 'slonik'
import { z } from 'zod'
import { HandOverFailed, type ClaimToHandOver, type HandOverReceipt } from './insurer.ts'

export interface DeskFaults {
  /** Share of the attempts that fail, 0 to 1. Which ones follows from the claim and the attempt's number, the same in every run. */
  readonly faultRate?: number
  /** So many attempts fail for every claim before one can succeed. */
  readonly failFirst?: number
  readonly delayMilliseconds?: number
}

const prefixes: Readonly<Record<ClaimKind, string>> = { outpatient: 'OP', inpatient: 'IP' }

/** An {@link Insurer} that takes every claim at once, and needs to know no more of it than its id and kind. */
export interface InsurerDesk {
  handOver(claim: Pick<ClaimToHandOver, 'claimId' | 'kind'>): Promise<HandOverReceipt>
}

export function createInsurerDesk(options: {
  readonly database: DatabasePool
  readonly clock: () => Date
  readonly faults?: DeskFaults
}): InsurerDesk {
  const { database, clock, faults = {} } = options
  return {
    async handOver({ claimId, kind }) {
      if (faults.delayMilliseconds) await delay(faults.delayMilliseconds)
      const desk = await database.one(sql.type(deskRow)`
        insert into app.insurer_desk as desk (claim_id, attempts) values (${claimId}, 1)
        on conflict (claim_id) do update set attempts = desk.attempts + 1
        returning attempts, transaction_no`)
      if (desk.transaction_no !== null) return { transactionNo: desk.transaction_no }
      if (shallFail(claimId, desk.attempts, faults)) throw new HandOverFailed('The claims desk did not answer in time.')
      return { transactionNo: await accept(database, claimId, kind, clock()) }
    },
  }
}

const deskRow = z.object({ attempts: z.number(), transaction_no: z.string().nullable() })

/** A number such as `OP26000123`: kind, Singapore year, running number. Of two at once, the first to write is the one that counts. */
async function accept(database: DatabasePool, claimId: string, kind: ClaimKind, now: Date): Promise<string> {
  const prefix = `${prefixes[kind]}${singaporeToday(now).slice(2, 4)}`
  return database.oneFirst(sql.type(z.object({ transaction_no: z.string() }))`
    update app.insurer_desk set
      transaction_no = coalesce(transaction_no, ${prefix} || lpad(nextval('app.insurer_desk_numbers')::text, 6, '0')),
      accepted_at = coalesce(accepted_at, ${now.toISOString()}::timestamptz)
    where claim_id = ${claimId}
    returning transaction_no`)
}

function shallFail(claimId: string, attempt: number, { faultRate = 0, failFirst = 0 }: DeskFaults): boolean {
  if (attempt <= failFirst) return true
  const drawn = createHash('sha256').update(`${claimId} ${attempt}`).digest().readUInt32BE(0) / 2 ** 32
  return drawn < faultRate
}
