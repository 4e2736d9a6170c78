/**
 * Texts of notifications (2§2). The empty list is quoted letter for letter; the other wording is ours.
 * What is told outside the portal names neither an illness nor an amount; inside it, no more than is needed to know what to open.
 */
import type { NotificationKind } from '../../notification/notification-kinds.ts'
import type { NotificationTemplate } from '../../notification/notification-templates.ts'

export const notificationTexts = {
  title: 'Notifications',
  empty: 'You are all up-to-date. There is no new notifications.',
  unread: 'Unread',
  bell: (unread: number) => (unread === 0 ? 'Notifications, none unread' : `Notifications, ${unread} unread`),
  unreadCount: (unread: number) => (unread === 0 ? 'Everything is read' : `${unread} unread`),
  markAllRead: 'Mark all as read',
  older: 'Show older notifications',
  olderFailed: 'The older notifications could not be loaded.',
  notUpToDate: 'The list could not be refreshed. What you see may not be up to date.',
  readFailed: 'This could not be marked as read. Please try again.',
  arrived: (title: string) => `New notification: ${title}`,
  preferences: {
    title: 'How we tell you',
    lead: 'Choose where news reaches you. E-mails say that there is news; what it is about stays in the portal.',
    open: 'Notification settings',
    close: 'Close notification settings',
    claims: 'Claims',
    account: 'Your account',
    portal: 'Portal',
    email: 'E-mail',
    alwaysOn: 'Messages about the safety of your account are always sent.',
    saveFailed: 'Your choice could not be saved. Please try again.',
    saved: 'Saved',
  },
} as const

/** Of each kind, in the settings. */
export const notificationKindLabels: Readonly<Record<NotificationKind, string>> = {
  'claim-received': 'A claim was received here',
  'claim-submitted': 'A claim was submitted to the insurer',
  'claim-information-requested': 'More information is needed',
  'claim-in-review': 'A claim is being reviewed',
  'claim-approved': 'A claim was approved',
  'claim-rejected': 'A claim was rejected',
  'payment-details-changed': 'Your bank account was set or changed',
  'password-changed': 'Your password was changed',
  'email-address-changed': 'Your e-mail address was changed',
  'new-sign-in': 'A sign-in from a new device',
  'account-locked': 'Your account was locked',
  'account-unlocked': 'Your account was unlocked',
  'roles-changed': 'What you may do was changed',
  'identity-change-approved': 'Your name or NRIC was changed',
  'identity-change-declined': 'A change of your name or NRIC was declined',
  'bank-proposal-declined': 'A bank account that we entered for you was declined',
  'second-factor-added': 'An authenticator app or a passkey was added',
  'second-factor-removed': 'An authenticator app or a passkey was removed',
  'second-factor-refused': 'Wrong codes at the second step of a sign-in',
  'recovery-code-used': 'A recovery code was used',
  'recovery-codes-made': 'New recovery codes were made',
}

const notYou = 'If this was not you, please contact us at once.'

export const notificationWords: Readonly<Record<NotificationKind, NotificationTemplate>> = {
  'claim-received': {
    title: 'Claim received',
    message: 'We have your claim {claimNumber} and are passing it on to the insurer.',
    subject: 'We have your claim',
    text: 'We have your claim {claimNumber} and are passing it on to the insurer.',
  },
  'claim-submitted': {
    title: 'Claim submitted',
    message: 'The insurer has your claim {claimNumber}. It will be processed within 14 working days.',
    subject: 'Your claim has been submitted',
    text: 'The insurer has received your claim {claimNumber}. It will be processed within 14 working days.',
  },
  'claim-information-requested': {
    title: 'More information needed',
    message: 'Claim {claimNumber} cannot go on without you. Open it to see what is asked for.',
    subject: 'Your claim needs more information',
    text: 'We need more information to go on with your claim {claimNumber}. Please sign in to see what is asked for.',
  },
  'claim-in-review': {
    title: 'Claim in review',
    message: 'The insurer is looking at claim {claimNumber} again. There is nothing you need to do.',
    subject: 'Your claim is being reviewed',
    text: 'The insurer is looking at your claim {claimNumber} again. There is nothing you need to do.',
  },
  'claim-approved': {
    title: 'Claim approved',
    message: 'Claim {claimNumber} has been approved. Open it to see what will be paid.',
    subject: 'Your claim has been approved',
    text: 'Your claim {claimNumber} has been approved. Sign in to see the details.',
  },
  'claim-rejected': {
    title: 'Claim rejected',
    message: 'Claim {claimNumber} was not approved. Open it to see why.',
    subject: 'Your claim has been decided',
    text: 'Your claim {claimNumber} has been decided. Sign in to see the details.',
  },
  'payment-details-changed': {
    title: 'Bank account updated',
    message: `The bank account for your reimbursements was set or changed. ${notYou}`,
    subject: 'Your bank account was updated',
    text: `The bank account that your reimbursements go to was set or changed. ${notYou}`,
  },
  'password-changed': {
    title: 'Password changed',
    message: `Your password was changed. ${notYou}`,
    subject: 'Your password was changed',
    text: `The password of your account was changed. ${notYou}`,
  },
  'email-address-changed': {
    title: 'E-mail address changed',
    message: `You sign in with another e-mail address now, and what we write goes there. ${notYou}`,
    subject: 'Your e-mail address was changed',
    text: `This is no longer the e-mail address of your account: it was changed to another one. ${notYou}`,
  },
  'new-sign-in': {
    title: 'Sign-in from a new device',
    message: `Your account was used on a device that we had not seen before. ${notYou}`,
    subject: 'Your account was used on a new device',
    text: `Somebody signed in to your account on a device that we had not seen before. ${notYou}`,
  },
  'account-locked': {
    title: 'Account locked',
    message: `Your account was locked. ${notYou}`,
    subject: 'Your account was locked',
    text: 'Your account was locked, and nobody can sign in to it. You can recover it from the sign-in page.',
  },
  'account-unlocked': {
    title: 'Account unlocked',
    message: `Your account was unlocked, and signing in is possible again. ${notYou}`,
    subject: 'Your account was unlocked',
    text: `Your account was unlocked, and signing in is possible again. ${notYou}`,
  },
  'roles-changed': {
    title: 'Your permissions changed',
    message: 'What you may do here was changed by an administrator.',
    subject: 'Your permissions were changed',
    text: 'What you may do in Member Care was changed by an administrator.',
  },
  'identity-change-approved': {
    title: 'Your details were changed',
    message: `The change of your name or NRIC that you asked for has been approved. ${notYou}`,
    subject: 'Your details were changed',
    text: `The change of your personal details that you asked for has been approved. ${notYou}`,
  },
  'identity-change-declined': {
    title: 'Your details stay as they are',
    message:
      'The change of your name or NRIC that you asked for was not approved. Please contact us to learn why, or ask again with other evidence.',
    subject: 'Your request has been decided',
    text: 'The change of your personal details that you asked for was not approved. Please sign in and contact us to learn why.',
  },
  'bank-proposal-declined': {
    title: 'Bank account not changed',
    message:
      'A bank account that was entered for you was checked and declined. Your account stays as it was. Reason: {reason}',
    subject: 'Your bank account was not changed',
    text: 'A bank account that was entered for you was checked and declined. Your account stays as it was. Sign in to read why.',
  },
  'second-factor-added': {
    title: 'Second factor added',
    message: `An authenticator app or a passkey was added to your account, and is asked for when you sign in. ${notYou}`,
    subject: 'A second factor was added to your account',
    text: `An authenticator app or a passkey was added to your account, and is asked for when you sign in. ${notYou}`,
  },
  'second-factor-removed': {
    title: 'Second factor removed',
    message: `An authenticator app or a passkey was removed from your account. ${notYou}`,
    subject: 'A second factor was removed from your account',
    text: `An authenticator app or a passkey was removed from your account, by you or by an administrator. ${notYou}`,
  },
  'second-factor-refused': {
    title: 'Wrong codes at your sign-in',
    message:
      'Somebody who has your password entered several wrong codes. If this was not you, please change your password at once.',
    subject: 'Wrong codes at your sign-in',
    text: 'Somebody who has your password entered several wrong codes at the second step of the sign-in, and did not get in. If this was not you, please change your password at once.',
  },
  'recovery-code-used': {
    title: 'Recovery code used',
    message: `One of your recovery codes was used. ${notYou}`,
    subject: 'A recovery code of yours was used',
    text: `One of your recovery codes was used in place of your authenticator app or passkey. ${notYou}`,
  },
  'recovery-codes-made': {
    title: 'New recovery codes',
    message: `New recovery codes were made for your account; the ones before do not work any more. ${notYou}`,
    subject: 'New recovery codes were made',
    text: `New recovery codes were made for your account; the ones before do not work any more. ${notYou}`,
  },
}
