/**
 * Makes scopes. A member that only the type has keeps a literal, or a changed copy of a scope, from being taken for one.
 * Only the caller's kit, the wiring and tests may import this file (`eslint.config.js`); everybody else is handed what these have made.
 */
import { EVERY_GROUP_CODE } from '@member-care/domain/access/administrator-form.ts'

/** Somebody's own records: what is theirs as employee, and what concerns them as patient. */
export class OwnScope {
  readonly kind = 'own'
  readonly userId: string
  declare protected readonly made: true

  constructor(userId: string) {
    this.userId = userId
  }
}

/** The records of client companies, for their HR administrators. */
export class CompaniesScope {
  readonly kind = 'companies'
  readonly companyIds: readonly string[]
  declare protected readonly made: true

  constructor(companyIds: readonly string[]) {
    this.companyIds = companyIds
  }
}

/** The records of client groups, for administrators of these groups (S36). */
export class GroupsScope {
  readonly kind = 'groups'
  readonly groupCodes: readonly string[]
  declare protected readonly made: true

  constructor(groupCodes: readonly string[]) {
    this.groupCodes = groupCodes
  }
}

/** The records of every client, for administrators who look after all of them. */
export class EveryClientScope {
  readonly kind = 'all'
  declare protected readonly made: true
}

/**
 * What the system reads for its own work: who signs in, jobs, letters, rules about all administrators, the names of colleagues.
 * It is no scope of somebody who calls. The wiring makes it and hands it on as `systemReader`.
 */
export class SystemReader {
  readonly kind = 'system'
  declare protected readonly made: true
}

/** The scope of a system administrator with these group codes. */
export function scopeOfGroups(groupCodes: readonly string[]): GroupsScope | EveryClientScope {
  return groupCodes.includes(EVERY_GROUP_CODE) ? new EveryClientScope() : new GroupsScope(groupCodes)
}
