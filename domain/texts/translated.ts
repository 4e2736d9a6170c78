/** What a second language has to say. Its folder beside `en` exports all drawers under these names, and the compiler names what is missing. */
/* eslint-disable @typescript-eslint/consistent-type-imports -- a list of modules, each under its name */
import type { FindWords, Words } from '../language/words.ts'

/** The drawers by name, as they are in English. */
interface EnglishDrawers {
  readonly access: typeof import('./en/access.ts')
  readonly account: typeof import('./en/account.ts')
  readonly administrator: typeof import('./en/administrator.ts')
  readonly 'administrator-list': typeof import('./en/administrator-list.ts')
  readonly appearance: typeof import('./en/appearance.ts')
  readonly assistant: typeof import('./en/assistant.ts')
  readonly audit: typeof import('./en/audit.ts')
  readonly bank: typeof import('./en/bank.ts')
  readonly 'canned-answer': typeof import('./en/canned-answer.ts')
  readonly chat: typeof import('./en/chat.ts')
  readonly 'chat-desk': typeof import('./en/chat-desk.ts')
  readonly 'chat-figures': typeof import('./en/chat-figures.ts')
  readonly 'chat-page': typeof import('./en/chat-page.ts')
  readonly choice: typeof import('./en/choice.ts')
  readonly claim: typeof import('./en/claim.ts')
  readonly 'claim-answer': typeof import('./en/claim-answer.ts')
  readonly 'claim-change': typeof import('./en/claim-change.ts')
  readonly 'claim-correction': typeof import('./en/claim-correction.ts')
  readonly 'claim-desk': typeof import('./en/claim-desk.ts')
  readonly 'claim-document': typeof import('./en/claim-document.ts')
  readonly 'last-seen': typeof import('./en/last-seen.ts')
  readonly 'letter-draft': typeof import('./en/letter-draft.ts')
  readonly 'claim-draft': typeof import('./en/claim-draft.ts')
  readonly 'claim-without-network': typeof import('./en/claim-without-network.ts')
  readonly 'claim-form': typeof import('./en/claim-form.ts')
  readonly 'claim-history': typeof import('./en/claim-history.ts')
  readonly 'claim-likeness': typeof import('./en/claim-likeness.ts')
  readonly 'claim-list': typeof import('./en/claim-list.ts')
  readonly 'claim-page': typeof import('./en/claim-page.ts')
  readonly 'claim-progress': typeof import('./en/claim-progress.ts')
  readonly 'claim-queue': typeof import('./en/claim-queue.ts')
  readonly 'claim-refusal': typeof import('./en/claim-refusal.ts')
  readonly 'claim-status': typeof import('./en/claim-status.ts')
  readonly client: typeof import('./en/client.ts')
  readonly 'client-edit': typeof import('./en/client-edit.ts')
  readonly 'client-field': typeof import('./en/client-field.ts')
  readonly 'client-link': typeof import('./en/client-link.ts')
  readonly 'clinic-image': typeof import('./en/clinic-image.ts')
  readonly content: typeof import('./en/content.ts')
  readonly 'content-page': typeof import('./en/content-page.ts')
  readonly cover: typeof import('./en/cover.ts')
  readonly 'cover-difference': typeof import('./en/cover-difference.ts')
  readonly 'company-master': typeof import('./en/company-master.ts')
  readonly console: typeof import('./en/console.ts')
  readonly dashboard: typeof import('./en/dashboard.ts')
  readonly 'date-field': typeof import('./en/date-field.ts')
  readonly 'desk-receipt': typeof import('./en/desk-receipt.ts')
  readonly 'desk-reckoning': typeof import('./en/desk-reckoning.ts')
  readonly 'document-view': typeof import('./en/document-view.ts')
  readonly 'e-card': typeof import('./en/e-card.ts')
  readonly edit: typeof import('./en/edit.ts')
  readonly elapsed: typeof import('./en/elapsed.ts')
  readonly 'end-of-cover': typeof import('./en/end-of-cover.ts')
  readonly 'entry-page': typeof import('./en/entry-page.ts')
  readonly error: typeof import('./en/error.ts')
  readonly 'excluded-clinic': typeof import('./en/excluded-clinic.ts')
  readonly field: typeof import('./en/field.ts')
  readonly fhir: typeof import('./en/fhir.ts')
  readonly 'flexible-spending': typeof import('./en/flexible-spending.ts')
  readonly guarantee: typeof import('./en/guarantee.ts')
  readonly 'guarantee-desk': typeof import('./en/guarantee-desk.ts')
  readonly 'guarantee-letter': typeof import('./en/guarantee-letter.ts')
  readonly 'guarantee-page': typeof import('./en/guarantee-page.ts')
  readonly 'guarantee-refusal': typeof import('./en/guarantee-refusal.ts')
  readonly 'guarantee-request': typeof import('./en/guarantee-request.ts')
  readonly handover: typeof import('./en/handover.ts')
  readonly home: typeof import('./en/home.ts')
  readonly hr: typeof import('./en/hr.ts')
  readonly 'hr-claim': typeof import('./en/hr-claim.ts')
  readonly 'hr-claim-form': typeof import('./en/hr-claim-form.ts')
  readonly 'hr-change': typeof import('./en/hr-change.ts')
  readonly 'hr-employee': typeof import('./en/hr-employee.ts')
  readonly 'hr-upload': typeof import('./en/hr-upload.ts')
  readonly insights: typeof import('./en/insights.ts')
  readonly 'insurer-message': typeof import('./en/insurer-message.ts')
  readonly language: typeof import('./en/language.ts')
  readonly letter: typeof import('./en/letter.ts')
  readonly 'letter-check': typeof import('./en/letter-check.ts')
  readonly list: typeof import('./en/list.ts')
  readonly look: typeof import('./en/look.ts')
  readonly mail: typeof import('./en/mail.ts')
  readonly 'my-cover': typeof import('./en/my-cover.ts')
  readonly 'my-plan-editor': typeof import('./en/my-plan-editor.ts')
  readonly notification: typeof import('./en/notification.ts')
  readonly 'notification-kind': typeof import('./en/notification-kind.ts')
  readonly 'old-browser': typeof import('./en/old-browser.ts')
  readonly 'order-refusal': typeof import('./en/order-refusal.ts')
  readonly 'merchant-counter': typeof import('./en/merchant-counter.ts')
  readonly 'server-error': typeof import('./en/server-error.ts')
  readonly settlement: typeof import('./en/settlement.ts')
  readonly 'store-console': typeof import('./en/store-console.ts')
  readonly store: typeof import('./en/store.ts')
  readonly 'store-page': typeof import('./en/store-page.ts')
  readonly 'otp-page': typeof import('./en/otp-page.ts')
  readonly outbox: typeof import('./en/outbox.ts')
  readonly 'own-questionnaire': typeof import('./en/own-questionnaire.ts')
  readonly page: typeof import('./en/page.ts')
  readonly 'panel-clinic': typeof import('./en/panel-clinic.ts')
  readonly 'panel-clinic-record': typeof import('./en/panel-clinic-record.ts')
  readonly 'password-page': typeof import('./en/password-page.ts')
  readonly 'payout-wait': typeof import('./en/payout-wait.ts')
  readonly 'people-search': typeof import('./en/people-search.ts')
  readonly 'exchange-rate': typeof import('./en/exchange-rate.ts')
  readonly plan: typeof import('./en/plan.ts')
  readonly 'personal-data': typeof import('./en/personal-data.ts')
  readonly 'plan-comparison': typeof import('./en/plan-comparison.ts')
  readonly 'plan-editor': typeof import('./en/plan-editor.ts')
  readonly 'plan-sheet': typeof import('./en/plan-sheet.ts')
  readonly portal: typeof import('./en/portal.ts')
  readonly profile: typeof import('./en/profile.ts')
  readonly provisioning: typeof import('./en/provisioning.ts')
  readonly 'public-page': typeof import('./en/public-page.ts')
  readonly 'read-model': typeof import('./en/read-model.ts')
  readonly 'receipt-form': typeof import('./en/receipt-form.ts')
  readonly 'receipt-reading': typeof import('./en/receipt-reading.ts')
  readonly 'record-history': typeof import('./en/record-history.ts')
  readonly reward: typeof import('./en/reward.ts')
  readonly 'reward-code': typeof import('./en/reward-code.ts')
  readonly registration: typeof import('./en/registration.ts')
  readonly 'registration-page': typeof import('./en/registration-page.ts')
  readonly 'second-factor': typeof import('./en/second-factor.ts')
  readonly 'second-factor-page': typeof import('./en/second-factor-page.ts')
  readonly session: typeof import('./en/session.ts')
  readonly 'session-warning': typeof import('./en/session-warning.ts')
  readonly sheet: typeof import('./en/sheet.ts')
  readonly 'sign-ins': typeof import('./en/sign-ins.ts')
  readonly statement: typeof import('./en/statement.ts')
  readonly 'straight-through': typeof import('./en/straight-through.ts')
  readonly 'submit-claim': typeof import('./en/submit-claim.ts')
  readonly terms: typeof import('./en/terms.ts')
  readonly 'update-bio': typeof import('./en/update-bio.ts')
  readonly 'update-claim': typeof import('./en/update-claim.ts')
  readonly upload: typeof import('./en/upload.ts')
  readonly user: typeof import('./en/user.ts')
  readonly 'user-edit': typeof import('./en/user-edit.ts')
  readonly 'user-export': typeof import('./en/user-export.ts')
  readonly 'user-list': typeof import('./en/user-list.ts')
  readonly 'user-upload': typeof import('./en/user-upload.ts')
  readonly 'user-verification': typeof import('./en/user-verification.ts')
  readonly 'usual-question': typeof import('./en/usual-question.ts')
  readonly 'usual-time': typeof import('./en/usual-time.ts')
  readonly validation: typeof import('./en/validation.ts')
  readonly verification: typeof import('./en/verification.ts')
  readonly visit: typeof import('./en/visit.ts')
  readonly 'visit-report': typeof import('./en/visit-report.ts')
  readonly wallet: typeof import('./en/wallet.ts')
}

/** Read by those who work in the console or in the HR area, which are English (S117). Whoever moves a text of members into one of these hides it from the other languages. */
export type EnglishOnly =
  | 'access'
  | 'administrator-list'
  | 'audit'
  | 'canned-answer'
  | 'chat-desk'
  | 'chat-figures'
  | 'claim-correction'
  | 'claim-desk'
  | 'claim-document'
  | 'claim-likeness'
  | 'claim-list'
  | 'claim-page'
  | 'claim-queue'
  | 'client'
  | 'client-edit'
  | 'client-field'
  | 'clinic-image'
  | 'company-master'
  | 'console'
  | 'content'
  | 'content-page'
  | 'cover-difference'
  | 'dashboard'
  | 'desk-receipt'
  | 'desk-reckoning'
  | 'edit'
  | 'elapsed'
  | 'end-of-cover'
  | 'entry-page'
  | 'exchange-rate'
  | 'excluded-clinic'
  | 'fhir'
  | 'guarantee-desk'
  | 'handover'
  | 'hr'
  | 'hr-change'
  | 'hr-claim'
  | 'hr-claim-form'
  | 'hr-employee'
  | 'hr-upload'
  | 'insights'
  | 'insurer-message'
  | 'list'
  | 'my-plan-editor'
  | 'old-browser'
  | 'own-questionnaire'
  | 'people-search'
  | 'plan'
  | 'plan-comparison'
  | 'plan-editor'
  | 'plan-sheet'
  | 'provisioning'
  | 'read-model'
  | 'record-history'
  | 'reward-code'
  | 'settlement'
  | 'sheet'
  | 'store-console'
  | 'straight-through'
  | 'upload'
  | 'user'
  | 'user-edit'
  | 'user-export'
  | 'user-list'
  | 'user-upload'
  | 'verification'

/** All words of a language that members read: `export const words = { home, claim, … } satisfies Translated`. */
export type Translated = Words<Omit<EnglishDrawers, EnglishOnly>>

/** What the first screen shows: its words come in a file of their own, since a phone waits for them. A test names what is missing here (member-web/first-screen.test.ts). */
export type FirstScreenDrawer = 'account' | 'error' | 'field' | 'language' | 'public-page'

/** What the member area and Home open with besides. */
export type MemberAreaDrawer =
  | 'claim'
  | 'claim-answer'
  | 'claim-change'
  | 'claim-draft'
  | 'claim-form'
  | 'claim-progress'
  | 'claim-status'
  | 'home'
  | 'last-seen'
  | 'letter-draft'
  | 'notification'
  | 'outbox'
  | 'page'
  | 'portal'
  | 'session-warning'
  | 'submit-claim'
  | 'update-claim'

/** What the claims, the first step of a claim and the e-card open with besides. */
export type ClaimPagesDrawer = 'chat' | 'chat-page' | 'date-field' | 'e-card' | 'guarantee-page' | 'visit'

/** For `learnLanguage`. What is no drawer of ours, such as react-admin's words, stays English where the language does not have it. */
export function findWordsIn(words: Partial<Translated>): FindWords {
  const drawers: Readonly<Record<string, object>> = words
  return (drawer, english) => drawers[drawer] ?? english
}
