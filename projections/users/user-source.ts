/**
 * Where the rows of a list of users come from. All users are read along the users' own indexes, and so are those that a
 * text narrows down. The users of one company are read along the memberships' indexes. The users of several companies
 * are merged from these, and so are those of a scope whose names begin with a text. Every statement is made for its
 * values: with a plan for any value, a search is up to 60 times slower.
 */
import type { MemberType } from '@member-care/domain/user/user-events.ts'
import { sql, type FragmentSqlToken } from 'slonik'
import { keysOfRow, orderOfPage, pageRows, type RowsRequest as PageRequest, type SortKey } from '../tables/page-rows.ts'
import { allOf } from '../tables/query-parts.ts'
import { wordsOf } from '../tables/search-text.ts'
import type { UserListFilter, UserListSortField } from './user-list.ts'
import {
  anyFieldMatches,
  fieldMatches,
  nameBegins,
  searchedFields,
  wordMatches,
  type PeopleSearch,
  type SearchedField,
} from './user-search.ts'
import { sortedEnd, sortedStart } from './users-tables.ts'

interface RowsRequest extends PageRequest {
  readonly field: UserListSortField
  /**
   * How many times its fair share of the rows each of several companies may have at most. With this guess most rows
   * need not be read. Undefined for no limit.
   */
  readonly shares: number | undefined
}

export interface UserSource {
  /**
   * A query of `id` and `key_1`, in the order of the list, and of how many were `found`, as {@link pageRows} makes it.
   */
  rows(request: RowsRequest): FragmentSqlToken
  /** True when a full page may lack rows because not enough rows of each company were read to be sure. */
  mayLackRows(request: RowsRequest): boolean
  /** A query of one `row` for each user, in no order, for at most so many users. */
  some(limit: number): FragmentSqlToken
  /** A query of `company_id` and `member_type` under which users are listed, in no order, for at most so many. */
  underWhom(limit: number): FragmentSqlToken
  /** A query of the `keys` of a user's row as texts. */
  keysOf(field: UserListSortField, userId: string): FragmentSqlToken
  /** Condition that the list may show a membership `m`. */
  readonly mayShow: FragmentSqlToken
}

/** @param within the ids of the companies of the scope; undefined for every one */
export function sourceOf(within: readonly string[] | undefined, filter: UserListFilter): UserSource {
  const { companyId } = filter
  if (companyId !== undefined)
    return within === undefined || within.includes(companyId)
      ? ofCompanies([companyId], filter)
      : ofCompanies([], filter)
  if (within === undefined) return ofUsers(undefined, filter)
  if (within.length === 1) return ofCompanies(within, filter)
  return isSearch(filter) && filter.nameBeginsWith === undefined ? ofUsers(within, filter) : ofCompanies(within, filter)
}

export function isSearch({ text, q, userIds, status, proposedBankStatus }: UserListFilter): boolean {
  return (
    userIds !== undefined ||
    status !== undefined ||
    proposedBankStatus !== undefined ||
    searchIn(q) ||
    searchedFields.some((field) => searchIn(text?.[field]))
  )
}

/**
 * People whose addresses begin alike mostly have names that begin alike. A walk along the order of names might pass
 * nearly everybody before it reached them.
 */
export function isByBeginningOfAddress({ text }: UserListFilter): boolean {
  const [word] = wordsOf(text?.email ?? '')
  return word !== undefined && !word.startsWith('@')
}

function searchIn(text: string | undefined): boolean {
  return text !== undefined && wordsOf(text).length > 0
}

const user = sql.fragment`u.`
const membership = sql.fragment`m.`

const keyOf = (field: UserListSortField, row: FragmentSqlToken): SortKey => {
  switch (field) {
    case 'name':
      return { of: sql.fragment`${row}name_key`, read: (text) => sql.fragment`${text}` }
    case 'nric':
      return { of: sql.fragment`${row}nric_key`, read: (text) => sql.fragment`${text}` }
    case 'effectiveStartDate':
      return { of: sortedStart(row), read: (text) => sql.fragment`${text}::date` }
    case 'effectiveEndDate':
      return { of: sortedEnd(row), read: (text) => sql.fragment`${text}::date` }
  }
}

function ofUsers(within: readonly string[] | undefined, filter: UserListFilter): UserSource {
  const inScope =
    within &&
    sql.fragment`exists (select from read.memberships m where m.user_id = u.user_id and ${within.length > FEW_COMPANIES ? amongThem(sql.fragment`m.company_id`, within) : ofAny(within)})`
  const conditions = [
    // Written out, because each index is for one type of user.
    filter.userType === 'client'
      ? sql.fragment`u.user_type = 'client'`
      : sql.fragment`u.user_type = 'sys-admin' and not u.deleted`,
    ...(inScope ? [inScope] : []),
    ...(within ? ofTheseCompanies(within, filter) : []),
    ...(filter.memberType === undefined ? [] : [sql.fragment`u.member_type = ${filter.memberType}`]),
    ...conditionsOf(filter),
  ]
  // The default company is shown only where the scope reaches it.
  const shownCompany = within
    ? sql.fragment`case when u.default_company_id = any(${sql.array([...within], 'text')}) then u.default_company_id end`
    : sql.fragment`u.default_company_id`
  return {
    rows: (request) =>
      pageOf(
        sql.fragment`read.users u`,
        user,
        request.reading === 'along the order' ? conditions : [...conditions, ...notAlongNames(filter)],
        request,
        filter,
      ),
    mayLackRows: () => false,
    some: (limit) =>
      sql.fragment`select 1 from read.users u where ${allOf([...conditions, ...notAlongNames(filter)])} limit ${limit}`,
    underWhom: (limit) =>
      sql.fragment`select ${shownCompany} as company_id, u.member_type from read.users u where ${allOf(conditions)} limit ${limit}`,
    keysOf: (field, id) => keysOf(sql.fragment`read.users u`, user, [], field, id),
    mayShow: within ? ofAny(within) : sql.fragment`true`,
  }
}

/** A staff id that another company gave does not count: whoever may not see that company would learn of it. */
function ofTheseCompanies(within: readonly string[], filter: UserListFilter): readonly FragmentSqlToken[] {
  const words = wordsOf(filter.text?.staffId ?? '')
  if (words.length === 0) return []
  const matches = allOf(words.map((word) => wordMatches(sql.fragment`m.staff_id`, 'staffId', word, filter)))
  return [
    sql.fragment`exists (select from read.memberships m where m.user_id = u.user_id and ${ofAny(within)} and ${matches})`,
  ]
}

function ofCompanies(companyIds: readonly string[], filter: UserListFilter): UserSource {
  const { name, ...otherText } = filter.text ?? {}
  const needsUser = isSearch({ ...filter, text: otherText })
  const ofType = filter.memberType === undefined ? [] : [sql.fragment`m.member_type = ${filter.memberType}`]
  const conditions = [
    ...ofType,
    // The membership has the name too, in the index along which the list is read.
    ...(name === undefined ? [] : [fieldMatches(membership, 'name', name, filter)]),
    ...(filter.nameBeginsWith === undefined ? [] : [nameBegins(sql.fragment`m.name_key`, filter.nameBeginsWith)]),
    // Stated so that the planner can use the indexes of members.
    ...(needsUser ? [sql.fragment`u.user_type = 'client'`] : []),
    ...conditionsOf({ ...filter, text: otherText, nameBeginsWith: undefined }),
    // What another company knows of them does not count.
    ...(otherText.staffId === undefined
      ? []
      : wordsOf(otherText.staffId).map((word) => wordMatches(sql.fragment`m.staff_id`, 'staffId', word, filter))),
  ]
  const table = needsUser
    ? sql.fragment`read.memberships m join read.users u on u.user_id = m.user_id`
    : sql.fragment`read.memberships m`
  const onlyCompany = companyIds.length === 1 ? companyIds[0] : undefined
  if (onlyCompany !== undefined) {
    const all = [sql.fragment`m.company_id = ${onlyCompany}`, ...conditions]
    return {
      rows: (request) => pageOf(table, membership, all, request, filter),
      mayLackRows: () => false,
      some: (limit) => sql.fragment`select 1 from ${table} where ${allOf(all)} limit ${limit}`,
      underWhom: (limit) =>
        sql.fragment`select m.company_id, m.member_type from ${table} where ${allOf(all)} limit ${limit}`,
      keysOf: (field, id) =>
        keysOf(sql.fragment`read.memberships m`, membership, [sql.fragment`m.company_id = ${onlyCompany}`], field, id),
      mayShow: sql.fragment`m.company_id = ${onlyCompany}`,
    }
  }
  const all = [...conditions, isFirstOf(companyIds, filter.memberType)]
  return {
    rows: (request) => {
      if (request.reading !== 'along the order')
        return pageOf(table, membership, [ofAny(companyIds), ...all], request, filter)
      // A key of the person's own is the same in each of their companies. Then it does no harm to find somebody twice.
      const isOwn = request.field === 'name' || request.field === 'nric'
      const ofOne = [sql.fragment`m.company_id = of_scope.company_id`, ...(isOwn ? conditions : all)]
      return mergedOf(companyIds, request, (limit) =>
        pageOf(table, membership, ofOne, { ...request, limit, offset: 0 }, filter),
      )
    },
    mayLackRows: (request) => request.reading === 'along the order' && !hasAllItNeeds(companyIds, request),
    some: (limit) =>
      sql.fragment`select distinct m.user_id from ${table} where ${allOf([ofAny(companyIds), ...conditions])} limit ${limit}`,
    underWhom: (limit) =>
      sql.fragment`select m.company_id, m.member_type from ${table} where ${allOf([ofAny(companyIds), ...all])} limit ${limit}`,
    keysOf: (field, id) =>
      keysOf(
        sql.fragment`read.memberships m`,
        membership,
        [ofAny(companyIds), ...ofType, isFirstOf(companyIds, filter.memberType)],
        field,
        id,
      ),
    mayShow: ofAny(companyIds),
  }
}

/**
 * The first rows of each company, read along its index, and of these the first of all. Where a company may have more
 * rows, rows are sure only up to the last one read of it. After that one, a row that was not read might come before a
 * row that was read.
 */
function mergedOf(
  companyIds: readonly string[],
  request: RowsRequest,
  each: (limit: number) => FragmentSqlToken,
): FragmentSqlToken {
  const ofEach = rowsOfEach(companyIds, request)
  const { isDescending } = request
  const [key, id] = [sql.fragment`merged.key_1`, sql.fragment`merged.id`]
  // Compared by key and id, because very many rows may have the same key, such as all whose cover has no end.
  const isSure = sql.fragment`((select id from first_end) is null or (${key}, ${id}) ${isDescending ? sql.fragment`>=` : sql.fragment`<=`} (select key_1, id from first_end))`
  return sql.fragment`
    with merged as materialized (
      select of_scope.company_id, one.id, one.key_1 from unnest(${sql.array([...companyIds], 'text')}) of_scope (company_id) cross join lateral (${each(ofEach)}) one
    ), ranked as (
      select key_1, id, row_number() over (partition by company_id ${orderOfPage(sql.fragment``, 1, isDescending)}) as place from merged
    ), first_end as (select key_1, id from ranked where place = ${ofEach} ${orderOfPage(sql.fragment``, 1, isDescending)} limit 1)
    select ${id}, ${key}, null::int as found from merged where ${hasAllItNeeds(companyIds, request) ? sql.fragment`true` : isSure}
    group by ${id}, ${key} ${orderOfPage(sql.fragment`merged.`, 1, isDescending)} limit ${request.limit} offset ${request.offset}`
}

/**
 * How many rows of each company a page is merged from: as many as it may need, or a multiple of a fair share of them.
 */
function rowsOfEach(companyIds: readonly string[], { limit, offset, shares }: RowsRequest): number {
  return shares === undefined
    ? limit + offset
    : Math.min(limit + offset, limit + Math.ceil((shares * offset) / Math.max(1, companyIds.length)))
}

function hasAllItNeeds(companyIds: readonly string[], request: RowsRequest): boolean {
  return rowsOfEach(companyIds, request) === request.limit + request.offset
}

function ofAny(companyIds: readonly string[]): FragmentSqlToken {
  return sql.fragment`m.company_id = any(${sql.array([...companyIds], 'text')})`
}

/**
 * With more companies, a scope has a large part of all people. Then the query finds people first and asks of each
 * whether they are in the scope. It does not begin with the people of the scope.
 */
const FEW_COMPANIES = 10

/**
 * Like {@link ofAny}, but asked of the few companies that a person is in. It is not written as an expression of the
 * index, because then each company would be a search of its own.
 */
function amongThem(companyId: FragmentSqlToken, companyIds: readonly string[]): FragmentSqlToken {
  return sql.fragment`(${companyId} || '') = any(${sql.array([...companyIds], 'text')})`
}

/**
 * Always true, but about columns that no index of names has. It keeps a count from walking along such an index, where
 * those who match may stand behind most others. Where names or addresses begin with a text, a walk along them is right.
 */
function notAlongNames(filter: UserListFilter): readonly FragmentSqlToken[] {
  return filter.nameBeginsWith === undefined && !isByBeginningOfAddress(filter)
    ? [sql.fragment`(u.name is not null or u.forgotten)`]
    : []
}

/**
 * Lists somebody only once who is in several of the companies (with the member type that is asked for). It is asked of
 * one row at a time. As a join it would read the memberships of all the companies for each row.
 */
function isFirstOf(companyIds: readonly string[], memberType: MemberType | undefined): FragmentSqlToken {
  const ofType = memberType === undefined ? sql.fragment`true` : sql.fragment`o.member_type = ${memberType}`
  return sql.fragment`m.company_id = (
    select o.company_id from read.memberships o
    where o.user_id = m.user_id and ${amongThem(sql.fragment`o.company_id`, companyIds)} and ${ofType} order by o.company_id limit 1)`
}

/** A page. `row` is the alias of the rows of which it is a page. */
function pageOf(
  table: FragmentSqlToken,
  row: FragmentSqlToken,
  conditions: readonly FragmentSqlToken[],
  request: RowsRequest,
  filter: UserListFilter,
): FragmentSqlToken {
  const lookUpOrder = isByBeginningOfAddress(filter) ? sql.fragment`order by u.email_key, u.user_id` : undefined
  return pageRows(
    { table, id: sql.fragment`${row}user_id`, keys: [keyOf(request.field, row)], conditions, lookUpOrder },
    request,
  )
}

function keysOf(
  table: FragmentSqlToken,
  row: FragmentSqlToken,
  conditions: readonly FragmentSqlToken[],
  field: UserListSortField,
  userId: string,
): FragmentSqlToken {
  return keysOfRow({ table, id: sql.fragment`${row}user_id`, keys: [keyOf(field, row)], conditions }, userId)
}

/** Conditions on the row of a user. */
function conditionsOf({
  userIds,
  status,
  text = {},
  q,
  proposedBankStatus,
  nameBeginsWith,
  ...search
}: UserListFilter): readonly FragmentSqlToken[] {
  return [
    userIds !== undefined && sql.fragment`u.user_id = any(${sql.array([...userIds], 'text')})`,
    status !== undefined && sql.fragment`u.status = ${status}`,
    proposedBankStatus !== undefined &&
      sql.fragment`u.user_id in (select p.user_id from read.user_bank_proposals p where p.status = ${proposedBankStatus})`,
    ...searchedFields.map((field) => fieldCondition(field, text[field], search)),
    q !== undefined && anyFieldMatches(user, q, search),
    nameBeginsWith !== undefined && nameBegins(sql.fragment`u.name_key`, nameBeginsWith),
  ].filter((condition) => condition !== false)
}

function fieldCondition(
  field: SearchedField,
  text: string | undefined,
  search: PeopleSearch,
): FragmentSqlToken | false {
  return text !== undefined && fieldMatches(user, field, text, search)
}
