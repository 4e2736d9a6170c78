/** The words of members in simplified Chinese, drawer by drawer. Terms are those of docs/languages.md. */
import type { Translated } from '../translated.ts'
import * as account from './account.ts'
import * as administrator from './administrator.ts'
import * as appearance from './appearance.ts'
import * as assistant from './assistant.ts'
import * as bank from './bank.ts'
import * as chat from './chat.ts'
import * as chatPage from './chat-page.ts'
import * as choice from './choice.ts'
import * as claim from './claim.ts'
import * as claimAnswer from './claim-answer.ts'
import * as claimChange from './claim-change.ts'
import * as claimDraft from './claim-draft.ts'
import * as claimForm from './claim-form.ts'
import * as claimHistory from './claim-history.ts'
import * as claimProgress from './claim-progress.ts'
import * as claimRefusal from './claim-refusal.ts'
import * as claimStatus from './claim-status.ts'
import * as clientLink from './client-link.ts'
import * as cover from './cover.ts'
import * as dateField from './date-field.ts'
import * as documentView from './document-view.ts'
import * as eCard from './e-card.ts'
import * as error from './error.ts'
import * as field from './field.ts'
import * as flexibleSpending from './flexible-spending.ts'
import * as guarantee from './guarantee.ts'
import * as guaranteeLetter from './guarantee-letter.ts'
import * as guaranteePage from './guarantee-page.ts'
import * as guaranteeRefusal from './guarantee-refusal.ts'
import * as guaranteeRequest from './guarantee-request.ts'
import * as home from './home.ts'
import * as language from './language.ts'
import * as letter from './letter.ts'
import * as letterCheck from './letter-check.ts'
import * as lastSeen from './last-seen.ts'
import * as letterDraft from './letter-draft.ts'
import * as look from './look.ts'
import * as mail from './mail.ts'
import * as merchantCounter from './merchant-counter.ts'
import * as myCover from './my-cover.ts'
import * as notification from './notification.ts'
import * as orderRefusal from './order-refusal.ts'
import * as otpPage from './otp-page.ts'
import * as outbox from './outbox.ts'
import * as page from './page.ts'
import * as panelClinic from './panel-clinic.ts'
import * as panelClinicRecord from './panel-clinic-record.ts'
import * as passwordPage from './password-page.ts'
import * as payoutWait from './payout-wait.ts'
import * as personalData from './personal-data.ts'
import * as portal from './portal.ts'
import * as profile from './profile.ts'
import * as publicPage from './public-page.ts'
import * as receiptForm from './receipt-form.ts'
import * as receiptReading from './receipt-reading.ts'
import * as registration from './registration.ts'
import * as registrationPage from './registration-page.ts'
import * as reward from './reward.ts'
import * as secondFactor from './second-factor.ts'
import * as secondFactorPage from './second-factor-page.ts'
import * as session from './session.ts'
import * as sessionWarning from './session-warning.ts'
import * as signIns from './sign-ins.ts'
import * as statement from './statement.ts'
import * as store from './store.ts'
import * as storePage from './store-page.ts'
import * as submitClaim from './submit-claim.ts'
import * as terms from './terms.ts'
import * as updateBio from './update-bio.ts'
import * as updateClaim from './update-claim.ts'
import * as userVerification from './user-verification.ts'
import * as usualTime from './usual-time.ts'
import * as validation from './validation.ts'
import * as visit from './visit.ts'
import * as wallet from './wallet.ts'

export const words = {
  account,
  administrator,
  appearance,
  assistant,
  bank,
  chat,
  'chat-page': chatPage,
  choice,
  claim,
  'claim-answer': claimAnswer,
  'claim-change': claimChange,
  'claim-draft': claimDraft,
  'claim-form': claimForm,
  'claim-history': claimHistory,
  'claim-progress': claimProgress,
  'claim-refusal': claimRefusal,
  'claim-status': claimStatus,
  'client-link': clientLink,
  cover,
  'date-field': dateField,
  'document-view': documentView,
  'e-card': eCard,
  error,
  field,
  'flexible-spending': flexibleSpending,
  guarantee,
  'guarantee-letter': guaranteeLetter,
  'guarantee-page': guaranteePage,
  'guarantee-refusal': guaranteeRefusal,
  'guarantee-request': guaranteeRequest,
  home,
  language,
  letter,
  'letter-check': letterCheck,
  'last-seen': lastSeen,
  'letter-draft': letterDraft,
  look,
  mail,
  'merchant-counter': merchantCounter,
  'my-cover': myCover,
  notification,
  'order-refusal': orderRefusal,
  'otp-page': otpPage,
  outbox,
  page,
  'panel-clinic': panelClinic,
  'panel-clinic-record': panelClinicRecord,
  'password-page': passwordPage,
  'payout-wait': payoutWait,
  'personal-data': personalData,
  portal,
  profile,
  'public-page': publicPage,
  'receipt-form': receiptForm,
  'receipt-reading': receiptReading,
  registration,
  'registration-page': registrationPage,
  reward,
  'second-factor': secondFactor,
  'second-factor-page': secondFactorPage,
  session,
  'session-warning': sessionWarning,
  'sign-ins': signIns,
  statement,
  store,
  'store-page': storePage,
  'submit-claim': submitClaim,
  terms,
  'update-bio': updateBio,
  'update-claim': updateClaim,
  'user-verification': userVerification,
  'usual-time': usualTime,
  validation,
  visit,
  wallet,
} satisfies Translated
