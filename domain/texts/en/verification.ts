/** Texts of the verification queues and of proposing an account (3§2.14, 3§2.15). Titles and quoted texts are letter for letter; the rest is ours. */
import type { BankProposalStatus } from '../../bank/bank-proposal.ts'
import { plural } from '../../language/plural.ts'

export const verificationTexts = {
  inpatientBank: 'Verify Claim Inpatient Bank',
  outpatientBank: 'Verify Claim Outpatient Bank',
  loadFailed: 'The proposals could not be loaded.',
  nothingWaits: 'No proposed account is waiting for verification.',
  approve: 'Approve',
  decline: 'Decline',
  approveConsequence: 'The claim will be paid into the proposed account.',
  declineConsequence: 'The claim keeps the account that it has.',
  note: 'Note (optional)',
  noteHint: 'Kept with the decision, for administrators to read.',
  waiting: (total: number) => `${total} waiting for verification`,
  present: 'Present',
  proposed: 'Proposed',
  documents: 'Documents',
  noDocuments: 'The claimant has attached none.',
  comparison: 'The present account and the proposed one',
  /** Of the table of what is now and what is asked for, for screen readers. */
  part: 'Part',
  differs: '(differs)',
  waitingMark: 'waiting',
  nric: 'NRIC',
  proposedBy: (name: string, ago: string) => `Proposed by ${name} · ${ago}`,
  anAdministrator: 'an administrator',
  facts: { transactionNo: 'Transaction No', claim: 'Claim', company: 'Company', paidTo: 'Paid to' },
  noneYet: 'None yet',
  /** The heading of a decision. */
  decision: {
    claimAccount: (decision: string, claimNo: string) => `${decision}: account for claim ${claimNo}`,
    userAccount: (decision: string, name: string) => `${decision}: bank account of ${name}`,
    identityChange: (decision: string, name: string) => `${decision}: change asked by ${name}`,
  },
  /** The call names one claim in its address and another in its body. */
  otherClaim: 'The address names another claim than the request. Please send the change for one claim only.',
} as const

/** Why a proposed account was declined: asked for in the console, and told. */
export const declineReasonTexts = {
  label: 'Reason',
  hint: 'The administrator who proposed the account and the member read it. Please name no other person in it.',
  missing: 'Please say why. The proposer and the member are told.',
  tooLong: (most: number) => `Please keep the reason to ${most} characters.`,
} as const

/** Beside an account that somebody else uses too. So many people stand for that many or more. */
const MOST_SHARING = 20

export const accountSharingTexts = {
  label: 'Shared account',
  title: (people: number) =>
    people >= MOST_SHARING
      ? `${MOST_SHARING} or more other people use this account`
      : `${people} other ${plural('en', people, { one: 'person uses', other: 'people use' })} this account`,
  people: 'Who else uses this account',
  more: (people: number) => `and ${people} more`,
  hint: 'It is on their record, on one of their claims, or waits for verification. A family may share one account. Please make sure that it is so here.',
}

export const proposedAccountTexts = {
  title: 'Proposed bank details',
  propose: 'Propose',
  introduction: 'Another administrator has to verify the account before the claim is paid into it.',
  replaces: 'A new proposal takes the place of the one that waits.',
  accountHint: 'Digits only, as the bank writes them',
  accountAgainHint: 'Type it again, to avoid mistakes',
  notProcessing: 'An account can be proposed only while the claim is PROCESSING.',
  noPower: 'Your roles do not include proposing an account.',
  banksFailed: 'The bank list could not be loaded.',
  banksLoading: 'Loading the bank list',
  withoutAccount: 'This claim is not paid into a bank account, so none can be proposed.',
} as const

export const bankProposalStatusLabels: Readonly<Record<BankProposalStatus, string>> = {
  WAITING_VERIFICATION: 'Waiting for verification',
  APPROVED: 'Approved',
  REJECTED: 'Declined',
  CLOSED: 'Closed: the claim left PROCESSING, or the member updated it, first',
}

/** Names of the parts of an account, as the cards and the form show them (3§2.14). */
export const bankPartLabels = {
  bankName: 'Bank Name',
  bankNo: 'Bank No',
  branchNo: 'Branch No',
  accountNo: 'Account No',
  accountNoAgain: 'Re-enter Account No',
} as const
