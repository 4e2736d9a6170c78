/** How the list of kept tables (kept-tables.ts) tells of a table: whose its rows are, and of each column that it is in the file or why not. */
import type { KeptPart } from '@member-care/domain/texts/personal-data-texts.ts'
import type { ReadModelTable } from '@member-care/projections/tables/read-model-table.ts'

/** Why a column is not in the file. */
export type WhyLeftOut =
  /** Whoever reads it could act for the member: hashes, tokens, keys. */
  | 'secret'
  /** Made of other columns, to find or sort them by, or a number that only the product uses. */
  | 'technical'
  /** Names somebody who works here. The file says what was done, and in which role. */
  | 'names-staff'
  /** Tells about other people. */
  | 'about-others'
  /** Stands in another column. */
  | 'said-elsewhere'

interface KeptColumns {
  /** Its name in the file. */
  readonly part: KeptPart
  /** The columns with the ids of the people whose row it is. */
  readonly of: readonly string[]
  /** In the order of the file. */
  readonly shown: readonly string[]
  readonly leftOut: Readonly<Partial<Record<WhyLeftOut, readonly string[]>>>
  /** Paths inside shown columns that name somebody who works here; `*` stands for each item. */
  readonly namesStaffInside?: readonly string[]
  /** Columns that tell about one only of those people, with the column that says whom. */
  readonly whose?: Readonly<Record<string, string>>
  /** The column that rows are put in order by. */
  readonly orderedBy?: string
}

export type KeptTable = KeptColumns &
  (
    | { readonly readModel: ReadModelTable }
    | {
        /** Of the schema `app`. */
        readonly table: string
        /** A column that holds a sealed record, the column with the id that it is sealed under, and what of its content is in the file. */
        readonly sealed?: { readonly column: string; readonly id: string; readonly content: readonly string[] }
        /** A row belongs to the person of another table's row. */
        readonly through?: { readonly column: string; readonly table: string; readonly of: string }
      }
  )
