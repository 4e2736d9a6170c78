/** What is said where the claims desk decides on a claim: the decisions, who has it, what it looks like. */
import { shownCount } from '../../language/shown-count.ts'

export const claimDeskTexts = {
  wholeClaim: 'Whole claim and history',
  queueLabel: 'Claims of the queue',
  previous: 'Previous',
  next: 'Next',
  memberReads: 'What the member will read',
} as const

export const assigneeTexts = {
  you: 'Assigned to you',
  to: (name: string) => `Assigned to ${name}`,
  nobody: 'Unassigned',
  menu: 'Assign the claim',
  toMe: 'Assign to me',
  putBack: 'Put back (nobody)',
} as const

/** Said when somebody else changed the claim that is looked at. */
export const claimChangedTexts = {
  by: (name: string, what: string) => `${name} changed this claim meanwhile: ${what}`,
  unknown: 'This claim was changed meanwhile',
  nothingLost: 'Nothing that you typed is lost.',
  noted: 'Noted',
} as const

export const compareClaimsTexts = {
  title: (claimNo: string, otherNo: string) => `Compare ${claimNo} with ${otherNo}`,
  failed: 'The other claim could not be loaded.',
  notDuplicate: 'Not a duplicate',
  dismissed: 'Noted: not a duplicate.',
  fields: 'Fields of both claims',
  field: 'Field',
  same: 'Same',
  documentOf: (claimNo: string) => `Document of claim ${claimNo}`,
  noDocument: 'No document.',
  possible: 'Possible duplicates',
  compare: 'Compare',
  /** Goes on after the button's word, for screen readers. */
  with: (claimNo: string) => `with ${claimNo}`,
  showMore: (more: number) => `Show ${shownCount(more)} more`,
} as const

/** What each decision asks, says before it is taken, and says afterwards. */
export const decisionTexts = {
  titleOf: (decision: string, claimNo: string) => `${decision}: claim ${claimNo}`,
  done: {
    approve: (claimNo: string) => `Claim ${claimNo}: approved.`,
    reject: (claimNo: string) => `Claim ${claimNo}: rejected.`,
    'request-information': (claimNo: string) => `Claim ${claimNo}: the member is asked.`,
    'start-review': (claimNo: string) => `Claim ${claimNo}: in review.`,
  },
  rejectConsequence:
    'The claim becomes Rejected, and the member sees the remarks. Afterwards it can only be corrected.',
  requestConsequence:
    'The claim becomes Pending and waits for the member. Their answer brings it back as Pending Review.',
  reviewConsequence: 'The claim becomes Pending Review. The member sees that it is being looked at.',
  payable: 'Payable Amount (SGD)',
  batchNo: 'Batch No',
  batchNoHint: 'Of the settlement; it stands on the settlement letter.',
  batchNoOptional: 'Batch No (optional)',
  remarks: 'Remarks to the member',
  remarksOptional: 'Remarks to the member (optional)',
  remarksMissing: 'Please tell the member why.',
  reason: 'Reason',
  request: 'What the member should send',
} as const
