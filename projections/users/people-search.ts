/**
 * The step-by-step search for people: by the name, number or address that somebody knows, and with ways to narrow it
 * further.
 */
import { memberTypes, type MemberType } from '@member-care/domain/user/user-events.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { NricSearch } from '../tables/nric-search.ts'
import { companiesOf } from '../tables/companies-of-scope.ts'
import { findUsers, type ListScope, type UserListFilter, type UserListItem } from './user-list.ts'
import { searchedFields, type SearchedField } from './user-search.ts'
import { sourceOf } from './user-source.ts'

export interface PeopleSearch extends NricSearch {
  readonly text: string
  /** Only what matches in this way. */
  readonly by?: SearchedField | undefined
  readonly companyId?: string | undefined
  readonly memberType?: MemberType | undefined
}

export interface FoundPerson {
  readonly by: SearchedField
  readonly user: UserListItem
}

/**
 * A way to go on, and how many people it leaves. The number is at most {@link MOST_LOOKED_AT}, which stands for that
 * many or more.
 */
interface Step {
  readonly people: number
}

export interface PeopleFound {
  /** First those who were found by name, then by NRIC and so on. Within each they are in order of their names. */
  readonly people: readonly FoundPerson[]
  readonly kinds: readonly (Step & { readonly by: SearchedField })[]
  readonly companies: readonly (Step & { readonly companyId: string; readonly companyName: string })[]
  readonly memberTypes: readonly (Step & { readonly memberType: MemberType })[]
}

const MOST_SHOWN = 8
/** To say how a search may be narrowed, it looks at so many of the people it finds. Nobody picks from a longer list. */
const MOST_LOOKED_AT = 200
const MOST_COMPANIES = 6

/**
 * The people whom a text finds within the scope. Each kind of match has a query of its own, and all run at the same
 * time.
 */
export async function searchPeople(
  pool: CommonQueryMethods,
  scope: ListScope,
  search: PeopleSearch,
): Promise<PeopleFound> {
  const kinds = search.by === undefined ? searchedFields.filter((field) => mayMatch(field, search.text)) : [search.by]
  const within = await companiesOf(pool, scope)
  const found = await Promise.all(
    kinds.map(async (by) => {
      const filter = filterOf(search, by)
      const [users, steps] = await Promise.all([
        findUsers(pool, scope, filter, MOST_SHOWN),
        stepsOf(pool, within, filter),
      ])
      return { by, users, steps: steps.map((step) => ({ ...step, by })) }
    }),
  )
  const steps = found.flatMap((one) => one.steps)
  const people = found.flatMap(({ by, users }) => users.map((user) => ({ by, user })))
  return {
    // The same person is often found by name and by address.
    people: [...new Map(people.toReversed().map((person) => [person.user.userId, person])).values()]
      .toReversed()
      .slice(0, MOST_SHOWN),
    kinds: found.map(({ by, steps: own }) => ({ by, people: peopleOf(own) })).filter(({ people }) => people > 0),
    companies: grouped(steps, ({ company_id }) => company_id ?? '')
      .flatMap(([companyId, rows]) =>
        rows[0]?.company_name == null ? [] : [{ companyId, companyName: rows[0].company_name, people: peopleOf(rows) }],
      )
      .slice(0, MOST_COMPANIES),
    memberTypes: grouped(steps, ({ member_type }) => member_type ?? '').flatMap(([, rows]) =>
      rows[0]?.member_type == null ? [] : [{ memberType: rows[0].member_type, people: peopleOf(rows) }],
    ),
  }
}

/** NRICs, staff ids, addresses and student ids hold no blank; NRICs and addresses only some letters. */
function mayMatch(field: SearchedField, text: string): boolean {
  const wanted = text.trim()
  if (field === 'name') return !wanted.includes('@')
  return (
    !/\s/.test(wanted) &&
    (field === 'email' || !wanted.includes('@')) &&
    (field !== 'nric' || /^[a-z0-9]+$/i.test(wanted))
  )
}

function filterOf({ text, companyId, memberType, nricByPart }: PeopleSearch, by: SearchedField): UserListFilter {
  return { userType: 'client', companyId, memberType, nricByPart, text: { [by]: text } }
}

const stepRow = z.object({
  company_id: z.string().nullable(),
  company_name: z.string().nullable(),
  member_type: z.enum(memberTypes).nullable(),
  people: z.number(),
})
type StepRow = z.infer<typeof stepRow>

/**
 * The ways to go on for the first people that are found: by the company and the member type under which they are
 * listed.
 */
async function stepsOf(
  pool: CommonQueryMethods,
  within: readonly string[] | undefined,
  filter: UserListFilter,
): Promise<readonly StepRow[]> {
  return pool.any(sql.type(stepRow)`
    select found.company_id, c.name as company_name, found.member_type, count(*)::int as people
    from (${sourceOf(within, filter).underWhom(MOST_LOOKED_AT)}) found left join read.clients c on c.company_id = found.company_id
    group by found.company_id, c.name, found.member_type`)
}

type StepOfKind = StepRow & { readonly by: SearchedField }

/** The largest first. */
function grouped(
  steps: readonly StepOfKind[],
  keyOf: (row: StepRow) => string,
): readonly (readonly [string, readonly StepOfKind[]])[] {
  return [...Map.groupBy(steps, keyOf)].toSorted(([, one], [, other]) => peopleOf(other) - peopleOf(one))
}

/**
 * How many people there are. When people are found in several ways, it is the number of the way that finds most,
 * because they are mostly the same people.
 */
function peopleOf(steps: readonly StepOfKind[]): number {
  const byKind = [...Map.groupBy(steps, ({ by }) => by).values()].map((rows) =>
    rows.reduce((sum, { people }) => sum + people, 0),
  )
  return Math.min(MOST_LOOKED_AT, Math.max(0, ...byKind))
}
