/**
 * The list of users, for a million of them: a page is read along an index from a place in it, never by counting through what comes
 * before; totals come from counts that are kept, or are counted up to a limit and said to be no more than that.
 */
import {
  memberTypes,
  userStatusSchema,
  userTypes,
  type MemberType,
  type UserStatus,
  type UserType,
} from '@member-care/domain/user/user-events.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { ClientScope } from '../scope.ts'
import { companiesOf } from '../tables/companies-of-scope.ts'
import {
  isFarIn,
  MOST_COUNTED,
  readAlong,
  readFound,
  type Found,
  type ListPlace,
  type PlacedPage,
  type ReadingPlace,
} from '../tables/list-place.ts'
import { orderOfPage, type Reading, type RowPlace } from '../tables/page-rows.ts'
import { instant, type Sort } from '../tables/query-parts.ts'
import { wordsOf } from '../tables/search-text.ts'
import { countUpTo, countUsers } from './user-count.ts'
import { isByBeginningOfAddress, isSearch, sourceOf, type UserSource } from './user-source.ts'
import type { PeopleSearch, SearchedField } from './user-search.ts'

/** Whose users a list may show; nobody lists their own. */
export type ListScope = ClientScope

/** With `shortWordsAnywhere` for few companies only. */
export interface UserListFilter extends PeopleSearch {
  readonly userType: UserType
  /** Only these; those that are not within the scope are left out. */
  readonly userIds?: readonly string[] | undefined
  readonly status?: UserStatus | undefined
  readonly companyId?: string | undefined
  /** Under the company that the user is listed under. */
  readonly memberType?: MemberType | undefined
  /** Parts of these; see user-search.ts for what they find. */
  readonly text?: Readonly<Partial<Record<SearchedField, string | undefined>>> | undefined
  /** Parts of any of these. */
  readonly q?: string | undefined
  /** Only those whose last proposed bank account stands so. */
  readonly proposedBankStatus?: string | undefined
  /** Only those whose name begins so. */
  readonly nameBeginsWith?: string | undefined
}

export const userListSortFields = ['name', 'nric', 'effectiveStartDate', 'effectiveEndDate'] as const
export type UserListSortField = (typeof userListSortFields)[number]

const itemRow = z.object({
  user_id: z.string(),
  user_type: z.enum(userTypes),
  name: z.string().nullable(),
  nric: z.string().nullable(),
  email: z.string().nullable(),
  student_id: z.string().nullable(),
  status: userStatusSchema,
  enrolled_at: instant,
  updated_at: instant,
  last_sign_in_at: instant.nullable(),
  forgotten: z.boolean(),
  roles: z.array(z.string()),
  group_codes: z.array(z.string()),
  company_id: z.string().nullable(),
  company_name: z.string().nullable(),
  member_type: z.enum(memberTypes).nullable(),
  staff_id: z.string().nullable(),
  effective_start_date: z.string().nullable(),
  effective_end_date: z.string().nullable(),
  companies: z.number(),
  dependants: z.number(),
  found: z.number().nullable(),
})

/** A user in a list, with the one membership that they are listed under. Dates are Singapore dates, YYYY-MM-DD. */
export interface UserListItem {
  readonly userId: string
  readonly userType: UserType
  /** Null where the person was forgotten, as are NRIC, e-mail address and student id. */
  readonly name: string | null
  readonly nric: string | null
  readonly email: string | null
  readonly studentId: string | null
  readonly status: UserStatus
  readonly enrolledAt: Date
  readonly updatedAt: Date
  readonly lastSignInAt: Date | null
  readonly forgotten: boolean
  readonly roles: readonly string[]
  readonly groupCodes: readonly string[]
  /** The company that the list is narrowed to; else the user's default one, or another of those within the scope. Null without any. */
  readonly companyId: string | null
  readonly companyName: string | null
  readonly memberType: MemberType | null
  readonly staffId: string | null
  readonly effectiveStartDate: string | null
  readonly effectiveEndDate: string | null
  /** How many companies within the scope the user is in. */
  readonly companies: number
  /** How many people are covered through this user in the company. */
  readonly dependants: number
}

export interface UserListPage extends PlacedPage<UserListItem> {
  /** True when so many match that not all are listed, but those that begin with the text: of names all of them, of addresses the first. */
  readonly showsOnlyBeginnings: boolean
}

export interface UserListRequest {
  readonly place: ListPlace
  readonly limit: number
  readonly sort: Sort<UserListSortField>
}

/** A page of users within the scope, with how many there are. */
export async function listUsers(
  pool: CommonQueryMethods,
  scope: ListScope,
  filter: UserListFilter,
  request: UserListRequest,
): Promise<UserListPage> {
  const within = await companiesOf(pool, scope)
  return isSearch(filter) ? listFound(pool, within, filter, request) : listAll(pool, within, filter, request)
}

async function listAll(
  pool: CommonQueryMethods,
  within: readonly string[] | undefined,
  filter: UserListFilter,
  request: UserListRequest,
): Promise<UserListPage> {
  const search = { filter, reading: 'along the order' } as const
  const read = async (place: ReadingPlace, limit: number) =>
    (await readPage(pool, within, search, { ...request, place, limit })).items
  return { ...(await readAlong(await countUsers(pool, within, filter), request, read)), showsOnlyBeginnings: false }
}

/** What a search finds; see {@link readFound}. */
async function listFound(
  pool: CommonQueryMethods,
  within: readonly string[] | undefined,
  filter: UserListFilter,
  request: UserListRequest,
): Promise<UserListPage> {
  const walk = async (search: Search) => (await readPage(pool, within, search, request)).items
  const beginnings = await beginningsOf(pool, within, filter, MOST_COUNTED)
  if (beginnings) {
    const isOutOfReach = isFarIn(request.place)
    return {
      items: isOutOfReach ? [] : await walk(beginnings),
      total: MOST_COUNTED,
      isTotalExact: false,
      isOutOfReach,
      showsOnlyBeginnings: true,
    }
  }
  const byAddress = isByBeginningOfAddress(filter)
  const page = await readFound(request.place, {
    lookUp: () => readPage(pool, within, { filter, reading: { noMoreThan: MOST_COUNTED + 1 } }, request),
    count: () => countUpTo(pool, within, filter, MOST_COUNTED + 1),
    walk: (lookedUp) => (byAddress ? lookedUp : walk({ filter, reading: 'along the order' })),
  })
  return { ...page, showsOnlyBeginnings: byAddress && !page.isTotalExact }
}

/** More than this many people of a kind of match are not looked up for a handful to choose from. */
const FEW_TO_FIND = 500

/**
 * Some users to choose from, in order of their names: first those whose name begins with the text, when a name of one word is looked for and
 * they are enough. Else the first of those that are found; whether nobody comes before them in the order would take too long to say of many.
 */
export async function findUsers(
  pool: CommonQueryMethods,
  scope: ListScope,
  filter: UserListFilter,
  limit: number,
): Promise<readonly UserListItem[]> {
  const within = await companiesOf(pool, scope)
  const read = async (search: Search) =>
    (
      await readPage(pool, within, search, {
        place: { kind: 'offset', offset: 0 },
        limit,
        sort: { field: 'name', direction: 'asc' },
      })
    ).items
  const words = wordsOf(filter.text?.name ?? '')
  const [word] = words
  if (word !== undefined && words.length === 1) {
    const beginning = await read({ filter: { ...filter, nameBeginsWith: word }, reading: 'along the order' })
    if (beginning.length === limit) return beginning
  }
  return read({ filter, reading: { noMoreThan: FEW_TO_FIND } })
}

interface Search {
  readonly filter: UserListFilter
  readonly reading: Reading
}

/**
 * Of very many people of a name, those whose name begins with one of its words; undefined where none of them begins so many names.
 * People of a common family name stand together in the order of names: a walk along it, to list or to count them, would pass nearly
 * everybody before it came to the first. Where their names begin with the text, the walk begins there.
 */
async function beginningsOf(
  pool: CommonQueryMethods,
  within: readonly string[] | undefined,
  filter: UserListFilter,
  most: number,
): Promise<Search | undefined> {
  if (filter.companyId !== undefined) return undefined
  const { text, q, ...others } = filter
  const words = wordsOf(text?.name ?? q ?? '')
  for (const word of words) {
    // A name that begins with the only word has it, which need not be asked once more.
    const beginning =
      words.length > 1
        ? { ...filter, nameBeginsWith: word }
        : {
            ...others,
            text: { ...text, name: undefined },
            q: text?.name === undefined ? undefined : q,
            nameBeginsWith: word,
          }
    if ((await countUpTo(pool, within, beginning, most + 1)) > most)
      return { filter: beginning, reading: 'along the order' }
  }
  return undefined
}

/** Where people of one company come close together in the order, as by the day on which all of them were enrolled, its share is larger. */
const guessedShares = [3, 12, undefined] as const

async function readPage(
  pool: CommonQueryMethods,
  within: readonly string[] | undefined,
  { filter, reading }: Search,
  { place, limit, sort }: Omit<UserListRequest, 'place'> & { readonly place: ReadingPlace },
): Promise<Found<UserListItem>> {
  const source = sourceOf(within, filter)
  const from =
    place.kind === 'after' || place.kind === 'before' ? await placeOf(pool, source, sort.field, place.id) : undefined
  const isBackwards = place.kind === 'end' || place.kind === 'before'
  const isDescending = (sort.direction === 'desc') !== isBackwards
  const request = {
    field: sort.field,
    isDescending,
    reading,
    from,
    limit,
    offset: 'offset' in place ? place.offset : 0,
  }
  const rowsOf = (shares: number | undefined) =>
    pool.any(sql.type(itemRow)`
    select u.user_id, u.user_type, u.name, u.nric, u.email, u.student_id, u.status, u.enrolled_at, u.updated_at, u.last_sign_in_at, u.forgotten, u.roles, u.group_codes,
      listed.company_id, c.name as company_name, listed.member_type, listed.staff_id,
      listed.effective_start_date::text as effective_start_date, listed.effective_end_date::text as effective_end_date,
      coalesce(listed.companies, 0) as companies,
      coalesce((select count(*) from read.memberships d where d.employee_id = u.user_id and d.company_id = listed.company_id), 0)::int as dependants,
      page.found
    from (${source.rows({ ...request, shares })}) page
    join read.users u on u.user_id = page.id
    left join lateral (
      select m.*, (count(*) over ())::int as companies from read.memberships m
      where m.user_id = u.user_id and ${source.mayShow}
      order by ${filter.memberType === undefined ? sql.fragment`` : sql.fragment`(m.member_type = ${filter.memberType}) desc,`}
        (m.company_id = u.default_company_id) desc, m.lapsed, m.effective_start_date, m.company_id
      limit 1
    ) listed on true
    left join read.clients c on c.company_id = listed.company_id
    ${orderOfPage(sql.fragment`page.`, 1, isDescending)}`)
  let rows = await rowsOf(guessedShares[0])
  for (let guess = 0; rows.length < limit && source.mayLackRows({ ...request, shares: guessedShares[guess] }); guess++)
    rows = await rowsOf(guessedShares[guess + 1])
  const fromTheBeginning = place.kind === 'offset' && place.offset === 0
  return {
    items: (isBackwards ? rows.toReversed() : rows).map(toItem),
    found: rows[0]?.found ?? (fromTheBeginning ? 0 : undefined),
  }
}

const keysRow = z.object({ keys: z.array(z.string()) })

/** What a user's row is sorted by; undefined where the user is no longer in the list, which then begins anew. */
async function placeOf(
  pool: CommonQueryMethods,
  source: UserSource,
  field: UserListSortField,
  userId: string,
): Promise<RowPlace | undefined> {
  const row = await pool.maybeOne(sql.type(keysRow)`${source.keysOf(field, userId)}`)
  return row ? { keys: row.keys, id: userId } : undefined
}

function toItem(row: z.infer<typeof itemRow>): UserListItem {
  return {
    userId: row.user_id,
    userType: row.user_type,
    name: row.name,
    nric: row.nric,
    email: row.email,
    studentId: row.student_id,
    status: row.status,
    enrolledAt: row.enrolled_at,
    updatedAt: row.updated_at,
    lastSignInAt: row.last_sign_in_at,
    forgotten: row.forgotten,
    roles: row.roles,
    groupCodes: row.group_codes,
    companyId: row.company_id,
    companyName: row.company_name,
    memberType: row.member_type,
    staffId: row.staff_id,
    effectiveStartDate: row.effective_start_date,
    effectiveEndDate: row.effective_end_date,
    companies: row.companies,
    dependants: row.dependants,
  }
}
