/** The words of members in simplified Chinese, drawer by drawer. Terms are those of docs/languages.md. */
import type { Translated } from '../translated.ts'
import { words as firstScreen } from './first-screen-words.ts'
import { words as memberArea } from './member-area-words.ts'
import { words as claimPages } from './claim-pages-words.ts'
import * as administrator from './administrator.ts'
import * as appearance from './appearance.ts'
import * as assistant from './assistant.ts'
import * as bank from './bank.ts'
import * as choice from './choice.ts'
import * as claimHistory from './claim-history.ts'
import * as claimWithoutNetwork from './claim-without-network.ts'
import * as claimRefusal from './claim-refusal.ts'
import * as clientLink from './client-link.ts'
import * as cover from './cover.ts'
import * as documentView from './document-view.ts'
import * as flexibleSpending from './flexible-spending.ts'
import * as guarantee from './guarantee.ts'
import * as guaranteeLetter from './guarantee-letter.ts'
import * as guaranteeRefusal from './guarantee-refusal.ts'
import * as guaranteeRequest from './guarantee-request.ts'
import * as letter from './letter.ts'
import * as letterCheck from './letter-check.ts'
import * as look from './look.ts'
import * as mail from './mail.ts'
import * as merchantCounter from './merchant-counter.ts'
import * as myCover from './my-cover.ts'
import * as notificationKind from './notification-kind.ts'
import * as orderRefusal from './order-refusal.ts'
import * as otpPage from './otp-page.ts'
import * as panelClinic from './panel-clinic.ts'
import * as panelClinicRecord from './panel-clinic-record.ts'
import * as passwordPage from './password-page.ts'
import * as payoutWait from './payout-wait.ts'
import * as personalData from './personal-data.ts'
import * as profile from './profile.ts'
import * as receiptForm from './receipt-form.ts'
import * as receiptReading from './receipt-reading.ts'
import * as registration from './registration.ts'
import * as registrationPage from './registration-page.ts'
import * as reward from './reward.ts'
import * as secondFactor from './second-factor.ts'
import * as secondFactorPage from './second-factor-page.ts'
import * as serverError from './server-error.ts'
import * as session from './session.ts'
import * as signIns from './sign-ins.ts'
import * as statement from './statement.ts'
import * as store from './store.ts'
import * as storePage from './store-page.ts'
import * as terms from './terms.ts'
import * as updateBio from './update-bio.ts'
import * as userVerification from './user-verification.ts'
import * as usualQuestion from './usual-question.ts'
import * as usualTime from './usual-time.ts'
import * as visitReport from './visit-report.ts'
import * as validation from './validation.ts'
import * as wallet from './wallet.ts'

export const words = {
  ...firstScreen,
  ...memberArea,
  ...claimPages,
  administrator,
  appearance,
  assistant,
  bank,
  choice,
  'claim-history': claimHistory,
  'claim-without-network': claimWithoutNetwork,
  'claim-refusal': claimRefusal,
  'client-link': clientLink,
  cover,
  'document-view': documentView,
  'flexible-spending': flexibleSpending,
  guarantee,
  'guarantee-letter': guaranteeLetter,
  'guarantee-refusal': guaranteeRefusal,
  'guarantee-request': guaranteeRequest,
  letter,
  'letter-check': letterCheck,
  look,
  mail,
  'merchant-counter': merchantCounter,
  'my-cover': myCover,
  'notification-kind': notificationKind,
  'order-refusal': orderRefusal,
  'otp-page': otpPage,
  'panel-clinic': panelClinic,
  'panel-clinic-record': panelClinicRecord,
  'password-page': passwordPage,
  'payout-wait': payoutWait,
  'personal-data': personalData,
  profile,
  'receipt-form': receiptForm,
  'receipt-reading': receiptReading,
  registration,
  'registration-page': registrationPage,
  reward,
  'second-factor': secondFactor,
  'second-factor-page': secondFactorPage,
  'server-error': serverError,
  session,
  'sign-ins': signIns,
  statement,
  store,
  'store-page': storePage,
  terms,
  'update-bio': updateBio,
  'user-verification': userVerification,
  'usual-question': usualQuestion,
  'usual-time': usualTime,
  'visit-report': visitReport,
  validation,
  wallet,
} satisfies Translated
