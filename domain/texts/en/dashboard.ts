/** What the dashboard says. */
import { plural } from '../../language/plural.ts'
import { PROMISED_WORKING_DAYS } from '../../claim/claim-age.ts'
import type { UndecidedStatus } from '../../claim/claim-status.ts'

export const dashboardTexts = {
  title: 'Dashboard',
  signedInAs: (name: string) => `Signed in as ${name}`,
  kinds: { userOutpatient: 'Outpatient claims', userinpatient: 'Inpatient claims' },
  waiting: 'Waiting for your verification',
  eachReadModel: 'See each of them',
  audit: {
    label: 'Audit',
    findClaim: "Find a claim's history",
    lastVerification: 'Last verification of the log',
    toVerification: 'Verify, or export the log',
  },
  handovers: {
    title: 'Hand-overs waiting for Reprocess',
    none: 'None. Every claim was handed over or is still being tried.',
    lead: (total: number) =>
      `${total} ${plural('en', total, { one: 'claim was', other: 'claims were' })} tried as often as the rules allow. Reprocess hands ${plural('en', total, { one: 'it', other: 'them' })} over again.`,
    oldest: (named: number) => `These are the ${named} oldest.`,
  },
  /** For whom a claim waits in each status. */
  waitsFor: {
    PROCESSING: 'for the hand-over to the insurer',
    SUBMITTED: 'for the insurer',
    PENDING: 'for the member',
    PENDING_REVIEW: 'for the review',
  } satisfies Readonly<Record<UndecidedStatus, string>>,
  asTable: 'As a table',
  asChart: 'As a chart',
  of: (what: string, title: string) => `${what}: ${title}`,
  weeks: {
    title: 'How the weeks went',
    note: 'Claims that were filed and decided, by week from Monday to Sunday. The last week is not over yet.',
    failed: 'The weeks could not be counted.',
    week: 'Week from',
    filed: 'Filed',
    approved: 'Approved',
    rejected: 'Rejected',
    nothing: 'No claim was filed or decided in the last three months.',
    summary: (filed: string, decided: string) => `This week ${filed} filed, ${decided} decided so far.`,
  },
  late: {
    title: 'What is late',
    note: `Undecided claims by working days since filing; ${PROMISED_WORKING_DAYS} are promised.`,
    failed: 'What waits could not be counted.',
    age: 'Age',
    claims: 'Claims',
  },
  differences: {
    open: 'Decided claims whose amount would be different now',
    failed: 'How many cover differences are open could not be counted.',
  },
  guarantees: {
    waiting: 'Letters of guarantee that wait for the desk',
    failed: 'How many letters of guarantee wait could not be counted.',
  },
  conversations: {
    waiting: 'Members who wait in the chat',
    failed: 'How many members wait in the chat could not be counted.',
  },
  content: {
    title: 'Content',
    waiting: 'Content that waits for approval',
    expiring: 'Content that expires next',
    failed: 'How much content waits could not be counted.',
  },
  claimsFailed: 'How many claims wait could not be counted.',
  verificationsFailed: 'How much waits for verification could not be counted.',
  readModelsFailed: 'The state of the read models could not be loaded.',
  verificationFailed: 'The verifications could not be loaded.',
} as const
