/** What an insurer with a system of its own has of our records (`app.insurer_copies`). It saves calls and is no proof: the contract bears every repetition. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

export interface InsurerCopy {
  /** The newest contents that the insurer has confirmed; 0 while it has confirmed none. */
  readonly takenRevision: number
  /** Ids of the documents whose bytes it has confirmed. */
  readonly takenDocuments: readonly string[]
  readonly withdrawn: boolean
}

/** Which record the insurer has a copy of. */
export interface CopiedRecord {
  readonly kind: 'claim' | 'guarantee'
  readonly id: string
}

export interface InsurerCopies {
  /** Undefined for a record of which nothing was ever sent. */
  find(record: CopiedRecord): Promise<InsurerCopy | undefined>
  /** Before anything of a record is sent. */
  noteSending(record: CopiedRecord): Promise<InsurerCopy>
  noteDocument(record: CopiedRecord, documentId: string): Promise<void>
  noteTaken(record: CopiedRecord, revision: number): Promise<void>
  noteWithdrawn(record: CopiedRecord): Promise<void>
}

const copyRow = z.object({ taken_revision: z.number(), taken_documents: z.array(z.string()), withdrawn: z.boolean() })
const columns = sql.fragment`taken_revision, taken_documents, withdrawn`
const of = ({ kind, id }: CopiedRecord) => sql.fragment`kind = ${kind} and record_id = ${id}`

export function createInsurerCopies(database: CommonQueryMethods, clock: () => Date): InsurerCopies {
  return {
    async find(record) {
      const row = await database.maybeOne(
        sql.type(copyRow)`select ${columns} from app.insurer_copies where ${of(record)}`,
      )
      return row ? toCopy(row) : undefined
    },
    async noteSending({ kind, id }) {
      const row = await database.one(sql.type(copyRow)`
        insert into app.insurer_copies as copy (kind, record_id, first_sent_at) values (${kind}, ${id}, ${clock().toISOString()}::timestamptz)
        on conflict (kind, record_id) do update set record_id = copy.record_id
        returning ${columns}`)
      return toCopy(row)
    },
    async noteDocument(record, documentId) {
      await database.query(sql.unsafe`
        update app.insurer_copies set taken_documents = taken_documents || ${documentId}::text
        where ${of(record)} and not taken_documents @> array[${documentId}::text]`)
    },
    async noteTaken(record, revision) {
      await database.query(sql.unsafe`
        update app.insurer_copies set taken_revision = greatest(taken_revision, ${revision}), last_taken_at = ${clock().toISOString()}::timestamptz
        where ${of(record)}`)
    },
    async noteWithdrawn(record) {
      await database.query(
        sql.unsafe`update app.insurer_copies set withdrawn = true, last_taken_at = ${clock().toISOString()}::timestamptz where ${of(record)}`,
      )
    },
  }
}

function toCopy(row: z.infer<typeof copyRow>): InsurerCopy {
  return { takenRevision: row.taken_revision, takenDocuments: row.taken_documents, withdrawn: row.withdrawn }
}
