/** Every kind of job of the outbox, and who does it. */
import { projections } from '@member-care/projections/projections.ts'
import { ADDRESS_CHANGE_INVITATION } from '@member-care/projections/reactors/administrator-address-change.ts'
import { ADMINISTRATOR_INVITATION } from '@member-care/projections/reactors/administrator-invitation.ts'
import { COVER_ACCOUNT, COVER_CHECK } from '@member-care/projections/reactors/cover-account.ts'
import { COVER_LAPSED, LAPSE_COVER } from '@member-care/projections/reactors/cover-end.ts'
import { DECIDED_IDENTITY_CHANGE_MAIL } from '@member-care/projections/reactors/decided-identity-change.ts'
import { DECLINED_PROPOSAL_MAIL } from '@member-care/projections/reactors/declined-proposal.ts'
import { GUARANTEE_FOLLOW_UP, GUARANTEE_HANDOVER } from '@member-care/projections/reactors/guarantee-handover.ts'
import { INSURER_FOLLOW_UP, INSURER_HANDOVER } from '@member-care/projections/reactors/insurer-handover.ts'
import { LETTER_CONTACT_MAIL } from '@member-care/projections/reactors/letter-contacts.ts'
import { LETTER_COVER } from '@member-care/projections/reactors/letter-cover.ts'
import {
  NOTIFICATION_MAIL,
  NOTIFICATION_PUSH,
  PORTAL_NOTIFICATION,
} from '@member-care/projections/reactors/notifications.ts'
import { ONBOARDING_EMAIL } from '@member-care/projections/reactors/onboarding-email.ts'
import { SETTLE_ORDER } from '@member-care/projections/reactors/order-settlement.ts'
import { PEOPLE_RECKONED_AGAIN, PLAN_RECKONED_AGAIN } from '@member-care/projections/reactors/reckoned-again.ts'
import { SIGN_IN_OPENING } from '@member-care/projections/reactors/sign-in-opening.ts'
import { STRAIGHT_THROUGH } from '@member-care/projections/reactors/straight-through.ts'
import { completeEmailUndo, EMAIL_UNDO } from './accounts/email-undo.ts'
import { ACCOUNT_LINK } from './accounts/link-requests.ts'
import { openSignIn } from './accounts/open-sign-in.ts'
import { completePasswordReset, PASSWORD_RESET } from './accounts/reset-password.ts'
import { sendAccountLink } from './accounts/send-account-link.ts'
import { addressChangeJobHandlers } from './administrators/address-change-jobs.ts'
import { sendAdministratorInvitation } from './administrators/send-administrator-invitation.ts'
import { auditJobHandlers } from './audit/audit-jobs.ts'
import { ANCHOR_WITNESS, tellWitness } from './audit/tell-witnesses.ts'
import { tellProposer } from './bank-proposals/tell-proposer.ts'
import { DELETE_CARD_CUSTOMER, deleteCardCustomer } from './cards/card-customers.ts'
import { followClaim } from './claims/follow-claim.ts'
import { handOverClaim } from './claims/hand-over-claim.ts'
import { keepAccount } from './cover/keep-account.ts'
import { reckonPeopleAgain, reckonPlanAgain } from './cover/reckon-family-again.ts'
import { tellHrOfDecision } from './employees/tell-hr.ts'
import type { OpenedEventLog } from './event-log/open-event-log.ts'
import { followGuarantee, handOverGuarantee } from './guarantees/hand-over-guarantee.ts'
import { keepLetterCover } from './guarantees/letter-cover.ts'
import { tellLetterContacts } from './guarantees/tell-letter-contacts.ts'
import type { Parts } from './http/parts.ts'
import type { Witness } from './integrations/witness/witness.ts'
import { putOnList, sendNotificationMail } from './notifications/notification-jobs.ts'
import { DEVICE_PUSH, pushToDevice, sendPush } from './notifications/push-job.ts'
import { sendOnboardingEmail } from './onboarding/send-onboarding-email.ts'
import { PERSONAL_DATA } from './personal-data/request-personal-data.ts'
import { writePersonalData } from './personal-data/write-personal-data.ts'
import { whatIfTask } from './plans/what-if-task.ts'
import { REWARD_CODES_LOW, tellKeeper } from './rewards/low-pools.ts'
import { settleOrders } from './store/settle-order-job.ts'
import { decideAtOnce } from './straight-through/decide-at-once.ts'
import { taskJobs } from './tasks/ask-task.ts'
import { USER_EXPORT } from './user-exports/request-user-export.ts'
import { writeUserExport } from './user-exports/write-user-export.ts'
import { endWithCover } from './users/end-with-cover.ts'
import { lapseAtOnce } from './users/lapsed-covers.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'

interface HandlerParts {
  readonly parts: Parts
  readonly integrity: OpenedEventLog['integrity']
  readonly rootSecret: OpenedEventLog['rootSecret']
  readonly witnesses: readonly Witness[]
}

/** What is done for each kind of job. */
export function createJobHandlers({
  parts,
  integrity,
  rootSecret,
  witnesses,
}: HandlerParts): Readonly<Record<string, JobHandler>> {
  const account = keepAccount(parts)
  return {
    [INSURER_HANDOVER]: handOverClaim(parts),
    [INSURER_FOLLOW_UP]: followClaim(parts),
    [GUARANTEE_HANDOVER]: handOverGuarantee(parts),
    [GUARANTEE_FOLLOW_UP]: followGuarantee(parts),
    [COVER_ACCOUNT]: account,
    [COVER_CHECK]: account,
    [LETTER_COVER]: keepLetterCover(parts),
    [SETTLE_ORDER]: settleOrders(parts),
    [PLAN_RECKONED_AGAIN]: reckonPlanAgain(parts),
    [PEOPLE_RECKONED_AGAIN]: reckonPeopleAgain(parts),
    [STRAIGHT_THROUGH]: decideAtOnce(parts, rootSecret.derive('straight-through')),
    [PORTAL_NOTIFICATION]: putOnList(parts),
    [NOTIFICATION_MAIL]: sendNotificationMail(parts),
    [NOTIFICATION_PUSH]: sendPush(parts),
    [DEVICE_PUSH]: pushToDevice(parts),
    [DECLINED_PROPOSAL_MAIL]: tellProposer(parts),
    [DECIDED_IDENTITY_CHANGE_MAIL]: tellHrOfDecision(parts),
    [LETTER_CONTACT_MAIL]: tellLetterContacts(parts),
    [ACCOUNT_LINK]: sendAccountLink(parts),
    [SIGN_IN_OPENING]: openSignIn(parts),
    [PASSWORD_RESET]: completePasswordReset(parts),
    [EMAIL_UNDO]: completeEmailUndo(parts),
    ...auditJobHandlers(parts, { ...integrity, witnesses }, projections),
    [taskJobs['what-if']]: whatIfTask(parts),
    [ANCHOR_WITNESS]: tellWitness(parts, integrity, witnesses),
    [ADMINISTRATOR_INVITATION]: sendAdministratorInvitation(parts),
    ...addressChangeJobHandlers(parts),
    [ONBOARDING_EMAIL]: sendOnboardingEmail(parts),
    [LAPSE_COVER]: lapseAtOnce(parts),
    [COVER_LAPSED]: endWithCover(parts),
    [USER_EXPORT]: writeUserExport(parts),
    [PERSONAL_DATA]: writePersonalData(parts),
    [DELETE_CARD_CUSTOMER]: deleteCardCustomer(parts),
    [REWARD_CODES_LOW]: tellKeeper(parts),
  }
}

/** Kinds that somebody waits for: they are done before others. */
export const promptKinds = [
  ACCOUNT_LINK,
  SIGN_IN_OPENING,
  PASSWORD_RESET,
  EMAIL_UNDO,
  ADMINISTRATOR_INVITATION,
  ADDRESS_CHANGE_INVITATION,
  USER_EXPORT,
  PERSONAL_DATA,
]
