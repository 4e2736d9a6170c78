/**
 * What each kind of notification is called and says (2§2).
 * What is told outside the portal names neither an illness nor an amount; inside it, no more than is needed to know what to open.
 */
import { PERSONAL_DATA_HOURS } from '../../export/personal-data.ts'
import type { NotificationKind } from '../../notification/notification-kinds.ts'
import type { NotificationTemplate } from '../../notification/notification-templates.ts'

/** Of each kind, in the settings. */
export const notificationKindLabels: Readonly<Record<NotificationKind, string>> = {
  'claim-received': 'A claim was received here',
  'claim-submitted': 'A claim was submitted to the insurer',
  'claim-information-requested': 'More information is needed',
  'claim-in-review': 'A claim is being reviewed',
  'claim-approved': 'A claim was approved',
  'claim-rejected': 'A claim was rejected',
  'claim-decision-corrected': 'The decision on a claim was corrected',
  'payment-details-changed': 'Your bank account was set or changed',
  'password-changed': 'Your password was changed',
  'email-address-changed': 'Your e-mail address was changed',
  'contact-number-changed': 'Your contact number was changed',
  'new-sign-in': 'A sign-in from a new device',
  'account-locked': 'Your account was locked',
  'account-unlocked': 'Your account was unlocked',
  'roles-changed': 'Your permissions were changed',
  'identity-change-proposed': 'HR proposed a change of your details',
  'identity-change-approved': 'Your name, NRIC, birth date or gender was changed',
  'identity-change-declined': 'A change of your details was declined',
  'bank-proposal-declined': 'A bank account that we entered for you was declined',
  'second-factor-added': 'An authenticator app or a passkey was added',
  'second-factor-removed': 'An authenticator app or a passkey was removed',
  'second-factor-refused': 'Wrong codes at the second step of a sign-in',
  'recovery-code-used': 'A recovery code was used',
  'recovery-codes-made': 'New recovery codes were made',
  'personal-data-ready': 'The file with your data is ready',
  'letter-issued': 'A letter of guarantee was issued',
  'letter-rejected': 'A letter of guarantee was rejected',
  'letter-information-requested': 'More information is needed for a letter of guarantee',
  'letter-replaced': 'A letter of guarantee was replaced',
  'letter-change-declined': 'A change of a letter of guarantee was declined',
  'letter-revoked': 'A letter of guarantee was withdrawn by us',
  'letter-admission-acknowledged': 'The hospital acknowledged an admission',
  'letter-ends-soon': 'A letter of guarantee ends soon',
  'letter-expired': 'A letter of guarantee has expired',
  'cover-ended': 'Your cover under a company has ended',
  'chat-answered': 'Somebody answered you in the chat',
  'order-paid': 'Receipt for what you bought in the store',
  'order-refunded': 'Money for what you gave back in the store',
  'voucher-ends-soon': 'A voucher ends soon',
}

const notYou = 'If this was not you, please contact us at once.'
/** An account that administrators verified does not wait; the profile and the claim say it of each. */
const accountWaits = 'It may take some days until claims are paid to a new account; the portal says from when.'

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
    message: 'We need something from you for claim {claimNumber}. Open it to see what is asked for.',
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
  'claim-decision-corrected': {
    title: 'Decision corrected',
    message: 'The decision on claim {claimNumber} was corrected. Open it to see what holds now.',
    subject: 'The decision on your claim was corrected',
    text: 'The decision on your claim {claimNumber} was corrected. Sign in to see what holds now.',
  },
  'payment-details-changed': {
    title: 'Bank account updated',
    message: `The bank account for your reimbursements was set or changed. ${accountWaits} ${notYou}`,
    subject: 'Your bank account was updated',
    text: `The bank account that your reimbursements go to was set or changed. ${accountWaits} ${notYou}`,
  },
  'password-changed': {
    title: 'Password changed',
    message: `Your password was changed. ${notYou}`,
    subject: 'Your password was changed',
    text: `The password of your account was changed. ${notYou}`,
  },
  'email-address-changed': {
    title: 'E-mail address changed',
    message: `You now sign in with another e-mail address, and we write to you there. ${notYou}`,
    subject: 'Your e-mail address was changed',
    text: `This is no longer the e-mail address of your account: it was changed to another one. ${notYou}`,
  },
  'contact-number-changed': {
    title: 'Contact number changed',
    message: `The phone number that we have for you was changed. ${notYou}`,
    subject: 'Your contact number was changed',
    text: `The contact number of your account was changed. ${notYou}`,
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
    message: 'An administrator changed what you may do here.',
    subject: 'Your permissions were changed',
    text: 'An administrator changed what you may do in Member Care.',
  },
  'identity-change-proposed': {
    title: 'HR proposes to change your details',
    message:
      'Your company’s HR has proposed to change your name, NRIC, birth date or gender. It is waiting for approval; Update Bio shows what is to change. If it is wrong, please tell HR or contact us.',
    subject: 'A change of your details was proposed',
    text: 'Your company’s HR has proposed to change your personal details, and it is waiting for approval. Please sign in to see what is to change. If it is wrong, please tell HR or contact us.',
  },
  'identity-change-approved': {
    title: 'Your details were changed',
    message: `The change of your details that you asked for, or that your company’s HR proposed, has been approved. ${notYou}`,
    subject: 'Your details were changed',
    text: `The change of your personal details that you asked for, or that your company’s HR proposed, has been approved. ${notYou}`,
  },
  'identity-change-declined': {
    title: 'Your details stay as they are',
    message:
      'The change of your details that you asked for, or that your company’s HR proposed, was not approved. Please contact us to learn why, or ask with other evidence.',
    subject: 'Your request has been decided',
    text: 'The change of your personal details that you asked for, or that your company’s HR proposed, was not approved. Please sign in and contact us to learn why.',
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
    message: `New recovery codes were made for your account; the earlier ones no longer work. ${notYou}`,
    subject: 'New recovery codes were made',
    text: `New recovery codes were made for your account; the earlier ones no longer work. ${notYou}`,
  },
  'personal-data-ready': {
    title: 'Your data is ready',
    message: `The file with all that is kept about you is ready. You can download it in your profile for ${PERSONAL_DATA_HOURS} hours. If you did not ask for it, please contact us at once.`,
    subject: 'Your data is ready',
    text: `The file with your data, which was asked for in Member Care, is ready. After you have signed in, you can download it in your profile for ${PERSONAL_DATA_HOURS} hours. If you did not ask for it, please contact us at once.`,
  },
  'letter-issued': {
    title: 'Letter of guarantee issued',
    message: 'Your eLOG {letterNumber} has been issued. Open it to see the letter, and take it to the hospital.',
    subject: 'Your letter of guarantee has been issued',
    text: 'Your letter of guarantee {letterNumber} has been issued. Please sign in to see the letter, and take it to the hospital.',
  },
  'letter-rejected': {
    title: 'Letter of guarantee rejected',
    message: 'Your request for eLOG {letterNumber} was not approved. Open it to see why.',
    subject: 'Your request for a letter of guarantee has been decided',
    text: 'Your request for the letter of guarantee {letterNumber} has been decided. Sign in to see the details.',
  },
  'letter-information-requested': {
    title: 'More information needed',
    message: 'We need something from you for eLOG {letterNumber}. Open it to see what is asked for.',
    subject: 'Your request for a letter of guarantee needs more information',
    text: 'We need more information to go on with your request for the letter of guarantee {letterNumber}. Please sign in to see what is asked for.',
  },
  'letter-replaced': {
    title: 'Letter of guarantee replaced',
    message:
      'There is a new letter for your eLOG {letterNumber}. The old one is no longer valid: please take the new one to the hospital.',
    subject: 'Your letter of guarantee has been replaced',
    text: 'There is a new letter for {letterNumber}. The old one is no longer valid. Please sign in, and take the new one to the hospital.',
  },
  'letter-change-declined': {
    title: 'Letter stays as it is',
    message:
      'The change that you asked for of eLOG {letterNumber} was declined. The letter stays valid as it is. Open it to see why.',
    subject: 'Your letter of guarantee stays as it is',
    text: 'The change of the letter of guarantee {letterNumber} that you asked for was declined. The letter stays valid as it is. Sign in to see why.',
  },
  'letter-revoked': {
    title: 'Letter of guarantee withdrawn',
    message: 'Your eLOG {letterNumber} has been withdrawn, and the hospital is told so. Open it to see why.',
    subject: 'Your letter of guarantee has been withdrawn',
    text: 'The letter of guarantee {letterNumber} has been withdrawn and is no longer valid. Please sign in to see why.',
  },
  'letter-admission-acknowledged': {
    title: 'Admission acknowledged',
    message:
      'The hospital has acknowledged the admission for your eLOG {letterNumber}. If you do not know of an admission, please contact us.',
    subject: 'The hospital has acknowledged your admission',
    text: 'The hospital has acknowledged the admission for the letter of guarantee {letterNumber}. If you do not know of an admission, please contact us.',
  },
  'letter-ends-soon': {
    title: 'Letter of guarantee ends soon',
    message:
      'Your eLOG {letterNumber} ends soon. Open it to see its last day; if the admission comes later, ask for a new one.',
    subject: 'Your letter of guarantee ends soon',
    text: 'The letter of guarantee {letterNumber} ends soon. Please sign in to see its last day. If the admission comes later, ask for a new one.',
  },
  'letter-expired': {
    title: 'Letter of guarantee expired',
    message: 'Your eLOG {letterNumber} has expired. If you still need one, please make a new request.',
    subject: 'Your letter of guarantee has expired',
    text: 'The letter of guarantee {letterNumber} has expired. If you still need one, please make a new request.',
  },
  'order-paid': {
    title: 'Thank you for your purchase',
    message: 'You bought {product} for {amount}. You find it, with its tax invoice, under Purchased.',
    subject: 'Receipt for your purchase',
    text: 'Your purchase of {amount} was paid by card. You find it in the store under Purchased, with its tax invoice. You can give it back there until it is redeemed.',
  },
  'order-refunded': {
    title: 'Your money is on its way back',
    message: '{amount} for {product} goes back to your card. Banks need a few days for it.',
    subject: 'Your refund',
    text: '{amount} goes back to the card that you paid with. Banks need a few days for it. You find the purchase in the store under Purchased.',
  },
  'cover-ended': {
    title: 'Your cover has ended',
    message:
      'Your cover under {company} has ended, and any e-card with it. Claims for visits before the end can be followed as before. If you think that this is wrong, please ask the HR department.',
    subject: 'Your cover has ended',
    text: 'Your cover under {company} has ended, and any e-card with it. Please do not show one at a clinic any more. You can sign in with your e-mail address and follow claims for visits before the end. If you think that this is wrong, please ask the HR department.',
  },
  'chat-answered': {
    title: 'You have an answer',
    message: 'Somebody has answered you in the chat.',
    subject: 'You have an answer in the chat',
    text: 'Somebody has answered you in the chat. You can read it in the portal.',
  },
  'voucher-ends-soon': {
    title: 'A voucher ends soon',
    message: 'One of your vouchers ends in the next days. Open it to see its last day, and use it before.',
    subject: 'A voucher of yours ends soon',
    text: 'One of the vouchers that you redeemed ends in the next days. Please sign in to see its last day, and use it before.',
  },
}
