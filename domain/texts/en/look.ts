/** Texts of “Who looked at my data”: which role opened what, and why where it is known. The wording is ours. */
import type { AdministratorRole, Role } from '../../access/powers.ts'
import type { LookedAt, LookReason } from '../../access/look-reason.ts'

const roles: Readonly<Record<AdministratorRole | Role, string>> = {
  ADMIN_OPERATION: 'Operations',
  ADMIN_ACCOUNT: 'Accounts',
  ADMIN_CLAIM: 'The claims desk',
  ADMIN_CALL_CENTRE: 'The call centre',
  ADMIN_IT: 'IT',
  ADMIN_CREATION: 'Administration',
  ADMIN_AUDITOR: 'An auditor',
  hradmin: 'The HR administrator of your company',
}

export const lookTexts = {
  title: 'Who looked at your data',
  lead: 'We record everybody here who opens your claims, documents or history. You see their role and the time; we do not name the person.',
  roles: roles as Readonly<Record<string, string>>,
  unknownRole: 'An administrator',
  what: {
    claim: 'opened a claim',
    'claim-attachment': 'opened a document of a claim',
    'claim-history': 'opened the history of a claim',
    cover: 'opened your cover and what was decided about your claims',
    'user-history': 'opened the history of your record',
    nric: 'saw your NRIC in full',
    'bank-account': 'saw your bank account in full',
    'identity-evidence': 'opened a proof of your identity',
    guarantee: 'opened a letter of guarantee',
    'guarantee-attachment': 'opened a document of a letter of guarantee',
    conversation: 'opened a conversation of yours in the chat',
  } satisfies Readonly<Record<LookedAt, string>>,
  claim: (reference: string) => `Claim ${reference}`,
  why: {
    decided: 'to decide about the claim',
    asked: 'to ask you for more information',
    reviewed: 'to review the claim',
    'handed-over': 'to pass the claim on to the insurer again',
    'bank-account': 'to check the bank account of the claim',
    duplicates: 'to compare it with a similar claim',
    identity: 'to check the change of your name or NRIC that you asked for',
  } satisfies Readonly<Record<LookReason, string>>,
  /** @param why of what is looked at, where that is on record */
  told: (who: string, what: string, why?: string) => (why === undefined ? `${who} ${what}.` : `${who} ${what} ${why}.`),
  whyUnknown: 'The reason is not on record.',
  none: 'Nobody has looked',
  noneDetail: 'When somebody here opens your claims, documents or history, you see it on this page.',
  failed: 'This could not be loaded.',
  older: 'Show older ones',
  loadingOlder: 'Loading',
  olderFailed: 'The older ones could not be loaded.',
} as const
