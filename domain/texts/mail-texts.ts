import { wordsOf } from '../language/words.ts'
import * as english from './en/mail.ts'

export const {
  letterHeadTexts,
  oneTimePasswordMailTexts,
  accountLinkMailTexts,
  linkMailTexts,
  notRegisteredMailTexts,
  suspendedMailTexts,
  alreadyRegisteredMailTexts,
  administratorInvitationMailTexts,
  addressChangeMailTexts,
  declinedProposalMailTexts,
  letterContactMailTexts,
  notificationMailTexts,
  onboardingMailTexts,
} = wordsOf('mail', english)
