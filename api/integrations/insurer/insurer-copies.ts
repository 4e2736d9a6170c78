/** What an insurer with a system of its own has of our claims (`app.insurer_copies`). It saves calls and is no proof: the contract bears every repetition. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

export interface InsurerCopy {
  /** The newest contents that the insurer has confirmed; 0 while it has confirmed none. */
  readonly takenRevision: number
  /** Ids of the documents whose bytes it has confirmed. */
  readonly takenDocuments: readonly string[]
  readonly withdrawn: boolean
}

export interface InsurerCopies {
  /** Undefined for a claim of which nothing was ever sent. */
  find(claimId: string): Promise<InsurerCopy | undefined>
  /** Before anything of a claim is sent. */
  noteSending(claimId: string): Promise<InsurerCopy>
  noteDocument(claimId: string, documentId: string): Promise<void>
  noteTaken(claimId: string, revision: number): Promise<void>
  noteWithdrawn(claimId: string): Promise<void>
}

const copyRow = z.object({ taken_revision: z.number(), taken_documents: z.array(z.string()), withdrawn: z.boolean() })
const columns = sql.fragment`taken_revision, taken_documents, withdrawn`

export function createInsurerCopies(database: CommonQueryMethods, clock: () => Date): InsurerCopies {
  return {
    async find(claimId) {
      const row = await database.maybeOne(
        sql.type(copyRow)`select ${columns} from app.insurer_copies where claim_id = ${claimId}`,
      )
      return row ? toCopy(row) : undefined
    },
    async noteSending(claimId) {
      const row = await database.one(sql.type(copyRow)`
        insert into app.insurer_copies as copy (claim_id, first_sent_at) values (${claimId}, ${clock().toISOString()}::timestamptz)
        on conflict (claim_id) do update set claim_id = copy.claim_id
        returning ${columns}`)
      return toCopy(row)
    },
    async noteDocument(claimId, documentId) {
      await database.query(sql.unsafe`
        update app.insurer_copies set taken_documents = taken_documents || ${documentId}::text
        where claim_id = ${claimId} and not taken_documents @> array[${documentId}::text]`)
    },
    async noteTaken(claimId, revision) {
      await database.query(sql.unsafe`
        update app.insurer_copies set taken_revision = greatest(taken_revision, ${revision}), last_taken_at = ${clock().toISOString()}::timestamptz
        where claim_id = ${claimId}`)
    },
    async noteWithdrawn(claimId) {
      await database.query(
        sql.unsafe`update app.insurer_copies set withdrawn = true, last_taken_at = ${clock().toISOString()}::timestamptz where claim_id = ${claimId}`,
      )
    },
  }
}

function toCopy(row: z.infer<typeof copyRow>): InsurerCopy {
  return { takenRevision: row.taken_revision, takenDocuments: row.taken_documents, withdrawn: row.withdrawn }
}
