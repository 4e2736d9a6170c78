/**
 * Whose records a query may show. Every query function takes a scope first; there is no query without one.
 * Who is given which scope is the API's to decide; that a query keeps to it is decided here.
 * A scope cannot be written as a literal: only `scope-making.ts` makes one, which the lint run lets few files import.
 */
import type { CompaniesScope, EveryClientScope, GroupsScope, OwnScope, SystemReader } from './scope-making.ts'

export type { CompaniesScope, EveryClientScope, GroupsScope, OwnScope, SystemReader } from './scope-making.ts'

/** How far somebody who calls may read among clients. */
export type ClientScope = CompaniesScope | GroupsScope | EveryClientScope

/** How far somebody who calls may read. */
export type Scope = OwnScope | ClientScope

/** Of queries that serve who calls, and the system's own work. */
export type Reader = Scope | SystemReader
/** As {@link Reader}, without somebody who reaches their own records only. */
export type ClientReader = ClientScope | SystemReader
