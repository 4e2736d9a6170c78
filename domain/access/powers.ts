/**
 * Who may do what: the one table of roles and powers (3§6, decisions on identity and access).
 * The server enforces it on every call; both front ends mirror it by asking the same functions.
 */

export const administratorRoles = [
  'ADMIN_OPERATION',
  'ADMIN_ACCOUNT',
  'ADMIN_CLAIM',
  'ADMIN_CALL_CENTRE',
  'ADMIN_IT',
  'ADMIN_CREATION',
  /** Read-only: opens the event history and replay screens, takes the log away (S155), and nothing else. */
  'ADMIN_AUDITOR',
] as const
export type AdministratorRole = (typeof administratorRoles)[number]

/** The role of a client company's HR administrator, held by a member. Its powers reach their own companies only. */
export const hrAdministratorRole = 'hradmin'
export type Role = AdministratorRole | typeof hrAdministratorRole

/** What gives a power: a role, or several that must be held together. */
type Grant = Role | readonly Role[]

/** All but the auditor, who sees no lists. */
const listReaders = [
  'ADMIN_OPERATION',
  'ADMIN_ACCOUNT',
  'ADMIN_CLAIM',
  'ADMIN_CALL_CENTRE',
  'ADMIN_IT',
  'ADMIN_CREATION',
] as const
const operation = ['ADMIN_OPERATION'] as const
const keepersOfAdministrators = ['ADMIN_IT', 'ADMIN_CREATION'] as const

const grants = {
  'claims.view': listReaders,
  /** What HR administrators filed: all of it for administrators, their own companies' for themselves (C57). */
  'hrClaims.view': [...listReaders, hrAdministratorRole],
  /** Work the built-in claims desk (S37). */
  'claims.decide': ['ADMIN_CLAIM'],
  'guarantees.view': listReaders,
  /** Work the desk of letters of guarantee. */
  'guarantees.decide': ['ADMIN_CLAIM'],
  /** How claims go that are decided at once, and the one switch that stops it. */
  'straightThrough.view': ['ADMIN_CLAIM', 'ADMIN_OPERATION'],
  'straightThrough.switch': ['ADMIN_CLAIM', 'ADMIN_OPERATION'],
  /** While the claim is PROCESSING, as is the next. */
  'claims.reprocess': operation,
  'claims.proposeBank': operation,

  /** What an insurer's own system has said, and what became of it. */
  'insurerMessages.view': ['ADMIN_OPERATION', 'ADMIN_IT'],

  'clients.view': listReaders,
  'clients.create': operation,
  /** Features, one-time passwords, letters of guarantee, company contacts; submit the update. */
  'clients.edit': operation,
  'clients.clone': operation,
  /** What a client's cover pays. */
  'plans.view': listReaders,
  /** What was done to plans and exchange rates, by whom, and how they were at a moment: nobody's personal data. */
  'plans.history': [...listReaders, 'ADMIN_AUDITOR'],
  /** Write drafts, and publish those of others. */
  'plans.edit': operation,
  /** The companies that a client can be made of: see them, and take in a file of them. */
  'companyMaster.view': operation,
  'companyMaster.import': operation,
  /** The Microservices section is seen by the one, and edited only by who is both (C27). */
  'microservices.view': ['ADMIN_IT'],
  'microservices.edit': [['ADMIN_OPERATION', 'ADMIN_IT']],

  'users.view': listReaders,
  'users.create': operation,
  'users.upload': operation,
  /** What became of uploads (3§2.2: the menu has Job for everybody). */
  'jobs.view': listReaders,
  'users.export': operation,
  /** Basic, student and company data. */
  'users.edit': operation,
  'users.editLogin': operation,
  /** With the login form's Submit (C28). */
  'users.editStatus': ['ADMIN_OPERATION', 'ADMIN_CALL_CENTRE'],
  'users.proposeBank': operation,
  /** Add and remove companies, and choose the default one. */
  'users.editCompanies': operation,
  'users.editDependants': operation,
  /** Second factors that were lost. */
  'users.removeFactors': ['ADMIN_IT'],
  /** Have a person forgotten for good. */
  'users.forget': operation,
  /** See NRICs in full, for who may change them (S46); every such view is recorded. */
  'nric.unmasked': operation,

  'administrators.view': keepersOfAdministrators,
  'administrators.invite': keepersOfAdministrators,
  'administrators.upload': keepersOfAdministrators,
  /** Roles and client groups among them. */
  'administrators.edit': keepersOfAdministrators,
  /** Invite somebody who has an account to another address, and call that off. */
  'administrators.changeAddress': ['ADMIN_IT'],
  /** And the way back: activate, unlock (C29, C30). */
  'administrators.terminate': ['ADMIN_IT'],
  'administrators.lock': ['ADMIN_IT'],
  'administrators.delete': ['ADMIN_IT'],
  /** Second factors that were lost. */
  'administrators.removeFactors': ['ADMIN_IT'],

  'excludedClinics.manage': ['ADMIN_IT'],

  /** Approve or decline proposed bank details; the menu and the screens with it. */
  'verification.decide': ['ADMIN_ACCOUNT'],
  /** See how much waits in one's own queues, of either sort. */
  'verification.count': ['ADMIN_ACCOUNT', 'ADMIN_OPERATION'],
  /** Changes of name and NRIC that members ask for (S35). */
  'identityChanges.decide': operation,

  /** What members have bought in the store. */
  'store.view': ['ADMIN_OPERATION', 'ADMIN_ACCOUNT', 'ADMIN_CALL_CENTRE'],
  /** How many pieces can be sold. */
  'store.keep': operation,
  /** Where orders and the card provider do not agree, whether an order is paid of which the provider says nothing (S126), and, in the settlement, what merchants are owed for products. */
  'store.payments': ['ADMIN_ACCOUNT', 'ADMIN_OPERATION'],

  /** The other end of a member's chat. */
  'chats.answer': ['ADMIN_CALL_CENTRE', 'ADMIN_CLAIM'],
  /** Those that are about neither a claim nor a letter, too. */
  'chats.answerAll': ['ADMIN_CALL_CENTRE'],
  /** Answers that are given often: keep them, to be put into a message. */
  'chats.keepAnswers': ['ADMIN_CALL_CENTRE', 'ADMIN_CLAIM', 'ADMIN_OPERATION'],
  /** How long members wait, and how much is answered. */
  'chats.figures': ['ADMIN_CALL_CENTRE', 'ADMIN_CLAIM', 'ADMIN_OPERATION'],
  /** Clinics, articles, videos, rewards, products, launch message. */
  'content.manage': operation,
  /** How many codes rewards have left, who redeemed them, and, in the settlement, how many vouchers they gave. No code is shown. */
  'rewards.view': ['ADMIN_OPERATION', 'ADMIN_ACCOUNT', 'ADMIN_CALL_CENTRE'],
  /** Add codes, and say how they are given. */
  'rewards.keepCodes': operation,
  /** Open what is settled with merchants: each half of it for who has that half's power (S115). */
  'settlement.view': ['ADMIN_OPERATION', 'ADMIN_ACCOUNT', 'ADMIN_CALL_CENTRE'],
  /** What was done to content, by whom, and how it was at a moment: nobody's personal data. */
  'content.history': ['ADMIN_OPERATION', 'ADMIN_AUDITOR'],

  'history.view': ['ADMIN_OPERATION', 'ADMIN_CLAIM', 'ADMIN_AUDITOR'],
  'replay.view': ['ADMIN_OPERATION', 'ADMIN_IT', 'ADMIN_AUDITOR'],
  // The page is there for anybody, where a deployment shows it; this leads to it.
  'apiDocs.view': ['ADMIN_OPERATION', 'ADMIN_IT'],
  /** Take the whole event log away, encrypted as it is, to be verified outside (S155). */
  'log.export': ['ADMIN_AUDITOR'],
  /** Have a read model that stopped try again. */
  'replay.retry': ['ADMIN_OPERATION', 'ADMIN_IT'],

  'employees.view': [hrAdministratorRole],
  /** Change the employment of the own companies' people, and propose who they are (S90). */
  'employees.edit': [hrAdministratorRole],
  'employees.viewClaims': [hrAdministratorRole],
  /** Requests for letters of guarantee that wait for the company's HR: see them, pass them on, decline them. */
  'employees.guarantees': [hrAdministratorRole],
  'employees.addClaims': [hrAdministratorRole],
  /** Send a file of one's own company's people, and see what became of those of colleagues (S94). */
  'employees.upload': [hrAdministratorRole],
  /** Give somebody the HR administrator's role, and take it away (S04). */
  'employees.toggleAccess': [hrAdministratorRole, 'ADMIN_OPERATION'],
  'insights.open': [hrAdministratorRole],
} as const satisfies Readonly<Record<string, readonly Grant[]>>

export type Power = keyof typeof grants
export const powers = Object.keys(grants).filter(isPower)

const roles: readonly Role[] = [...administratorRoles, hrAdministratorRole]

export function isRole(value: string): value is Role {
  return roles.some((role) => role === value)
}

/** All powers of somebody with these roles; unknown roles give none. */
export function powersOf(held: readonly string[]): ReadonlySet<Power> {
  return new Set(powers.filter((power) => roleGranting(held, power) !== undefined))
}

/** The role by which somebody holds a power, for the record; undefined when they do not hold it. Of several that are needed, the first. */
export function roleGranting(held: readonly string[], power: Power): Role | undefined {
  const granting: readonly Grant[] = grants[power]
  return granting
    .map((grant): readonly Role[] => (typeof grant === 'string' ? [grant] : grant))
    .find((needed) => needed.every((role) => held.includes(role)))?.[0]
}

function isPower(name: string): name is Power {
  return Object.hasOwn(grants, name)
}
