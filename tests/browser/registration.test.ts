// Requirements: AUTH-002, AUTH-033, AUTH-037, AUTH-038, AUTH-039, AUTH-040, AUTH-041, AUTH-042, AUTH-043, AUTH-044, AUTH-047, AUTH-048, AUTH-049,
// AUTH-050, AUTH-052, AUTH-053, AUTH-054, AUTH-055, AUTH-058, AUTH-059, AUTH-061, AUTH-062, AUTH-063, AUTH-064, AUTH-065, SHELL-039, BNK-017,
// BNK-018, BNK-019, BNK-020, BNK-023, BNK-032, ERR-003, ERR-016, ERR-017, LIM-013
import { otpPageTexts } from '@member-care/domain/texts/otp-page-texts.ts'
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maskEmail, maskName } from '@member-care/domain/identity/masked-identity.ts'
import { newPasswordTexts, otpTexts, registrationTexts, signInTexts } from '@member-care/domain/texts/account-texts.ts'
import { bankFieldLabels, bankTexts, branchDroppedText } from '@member-care/domain/texts/bank-texts.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { newPasswordPageTexts } from '@member-care/domain/texts/password-page-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { portalTexts } from '@member-care/domain/texts/portal-texts.ts'
import { registrationPageTexts } from '@member-care/domain/texts/registration-page-texts.ts'
import { registrationFieldTexts, registrationRefusalTexts } from '@member-care/domain/texts/registration-texts.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { newestOneTimePassword } from '../support/member-session.ts'
import { tabToCaptcha, tabToField, tabToText } from './keyboard.ts'
import {
  agreeToTerms,
  answerOtp,
  askedForEmail,
  atStep,
  back,
  choosePassword,
  CHOSEN_PASSWORD,
  enterNumber,
  fillBirthdate,
  fillBank,
  giveEmail,
  headings,
  identify,
  next,
  notAskedForEmail,
  press,
  refusal,
  storedBank,
} from './registration-journey.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { solveCaptcha, submitCredentials, submitOneTimePassword, mailedText } from './sign-in-steps.ts'

const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** What the browser's console says of a call that was refused. */
const refused = (status: string) => `Failed to load resource: the server responded with a status of ${status}`

/** Banks of three kinds: a fixed branch, the branch dropped from the number, and (in the keyboard's journey) a table. */
const banks = {
  postOffice: {
    bank: 'POSB',
    typed: '123-45678-9',
    wrong: '12345678',
    wrongText: bankTexts.postOfficeDigits,
    branch: '081 POSB',
    stored: { bankNo: '7171', branchNo: '081', accountNo: '*****6789' },
  },
  overseaChinese: {
    bank: 'Oversea-Chinese Banking Corporation Ltd',
    typed: '501 123 4567',
    wrong: '50112345678',
    wrongText: bankTexts.overseaChineseDigits,
    branch: '501 OCBC Centre',
    /** What of the number became the branch. */
    dropped: '501',
  },
  /** Its numbers tell no branch. */
  maybank: { bank: 'Maybank Singapore Limited', branch: '003 Tampines' },
} as const

describe('at phone width', () => {
  test('seven steps with an e-mail address and a bank account, told at each what is wrong', async () => {
    const { page, context, problems } = await openVisitor(browser, 'phone', origin)
    const person = askedForEmail(0)
    const address = 'registrant@example.com'

    await page.goto('/')
    await page.getByRole('link', { name: signInPageTexts.register }).click()
    await atStep(page, headings.terms)
    await next(page)
    await page.getByText(registrationFieldTexts.agreementRequired).waitFor()
    await lookAt(page, bothWidths, 'registration-terms')
    await page.getByRole('checkbox', { name: registrationTexts.agree }).check()
    await next(page)

    await atStep(page, headings.identification)
    await next(page)
    await page.getByText(registrationTexts.identifierRequired).waitFor()
    await page
      .getByRole('alert')
      .filter({ hasText: registrationTexts.captchaTitle })
      .getByText(registrationTexts.captchaMissing)
      .waitFor()
    await lookAt(page, bothWidths, 'registration-identification-errors')
    await enterNumber(page, person.nric.toLowerCase())

    // The person who types a number need not be its owner.
    await page.getByText(maskName(person.name)).waitFor()
    expect(await page.getByText(person.name).count()).toBe(0)
    await page.getByText(person.nric).waitFor()
    const mobile = page.getByLabel(registrationPageTexts.identification.mobile)
    await expect.poll(() => mobile.inputValue()).toMatch(/^•••\d{2}$/)
    await expect.poll(() => page.getByLabel(registrationPageTexts.identification.countryCode).inputValue()).toBe('65')
    await mobile.fill('9123-4567')
    await next(page)
    await page.getByText(registrationTexts.mobileInvalid).waitFor()
    await mobile.fill('9123456')
    await page.getByText(registrationFieldTexts.mobileTooShort).waitFor()
    await lookAt(page, bothWidths, 'registration-details')
    await mobile.fill(' 91234567 ')
    await next(page)

    await atStep(page, headings.email)
    const email = page.getByLabel(registrationPageTexts.email.label)
    await expect.poll(() => email.inputValue()).toBe(maskEmail(person.email))
    await email.fill('')
    await next(page)
    await page.getByText(signInTexts.emailRequired).waitFor()
    await email.fill('registrant@example')
    await page.getByText(signInTexts.emailInvalid).waitFor()
    await lookAt(page, bothWidths, 'registration-email')
    await email.fill(address)
    // Who has the number of another person does not know this.
    await next(page)
    await page.getByText(registrationFieldTexts.proofRequired.dateOfBirth).waitFor()
    await page.getByLabel(registrationPageTexts.email.proofs.dateOfBirth.label).fill('2001-01-01')
    await next(page)
    await refusal(page).getByText(registrationFieldTexts.proofWrong.dateOfBirth).waitFor()
    await lookAt(page, bothWidths, 'registration-email-proof')
    await fillBirthdate(page, person)
    await next(page)

    await atStep(page, headings.otp)
    await page.getByText(mailedText(address)).waitFor()
    await press(page, otpTexts.submit)
    await page.getByText(otpTexts.required).waitFor()
    await lookAt(page, bothWidths, 'registration-one-time-password')
    const right = await newestOneTimePassword(origin, address)
    await page.getByLabel(otpPageTexts.label).fill(right === '000000' ? '000001' : '000000')
    await press(page, otpTexts.submit)
    await refusal(page).getByText(otpTexts.wrong).waitFor()
    // There and back sends no other one: the one that was sent still holds.
    await back(page)
    await atStep(page, headings.email)
    await expect.poll(() => email.inputValue()).toBe(address)
    await next(page)
    // A reload keeps the step, and what was typed.
    await page.reload()
    await answerOtp(page, origin, address)

    await choosePassword(page, 'abcdefgh', 'abcdefgh')
    await page.getByText(newPasswordTexts.tooSimple).waitFor()
    await choosePassword(page, CHOSEN_PASSWORD, `${CHOSEN_PASSWORD}!`)
    await page.getByText(newPasswordTexts.mismatch).waitFor()
    await lookAt(page, bothWidths, 'registration-password')
    await choosePassword(page)

    await atStep(page, headings.bank)
    await press(page, registrationPageTexts.bank.submit)
    for (const text of [bankTexts.bankRequired, bankTexts.accountRequired]) await page.getByText(text).waitFor()
    await chooseBranch(page)
    for (const account of [banks.overseaChinese, banks.postOffice]) {
      const { bank, typed, wrong, wrongText, branch } = account
      await fillBank(page, { bank, typed: wrong, again: '1' })
      for (const text of [wrongText, bankTexts.accountsDiffer]) await page.getByText(text).waitFor()
      await fillBank(page, { bank, typed })
      await page.getByText(branch).waitFor()
      const alert = page.getByRole('status').filter({ hasText: branchDroppedText(banks.overseaChinese.dropped) })
      await expect.poll(() => alert.count()).toBe('dropped' in account ? 1 : 0)
      await expect
        .poll(() => page.getByLabel(bankFieldLabels.accountNo, { exact: true }).inputValue())
        .toBe(typed.replace(/\D/g, ''))
    }
    await lookAt(page, bothWidths, 'registration-bank')

    await back(page)
    await atStep(page, headings.password)
    await expect
      .poll(() => page.getByLabel(newPasswordPageTexts.newPassword, { exact: true }).inputValue())
      .toBe(CHOSEN_PASSWORD)
    // The browser's own Back as well.
    await page.goBack()
    await atStep(page, headings.bank)
    await page.getByText(banks.postOffice.branch).waitFor()
    await press(page, registrationPageTexts.bank.submit)

    await atStep(page, headings.completed)
    await page.getByText(bankTexts.changed).waitFor()
    await lookAt(page, bothWidths, 'registration-completed')
    expect(await storedBank(page)).toMatchObject(banks.postOffice.stored)
    await page.getByRole('link', { name: registrationTexts.finish }).click()
    await page.waitForURL('**/app')
    await page.getByRole('heading', { level: 1, name: new RegExp(person.name) }).waitFor()
    expect(problems).toEqual([refused('422 (Unprocessable Entity)'), refused('400 (Bad Request)')])
    await context.close()
  })

  test('without the e-mail step and with the bank details skipped; then signing in with the password', async () => {
    const { page, context, problems } = await openVisitor(browser, 'phone', origin)
    const person = notAskedForEmail(0)
    await identify(page, person)
    await page.getByText(maskEmail(person.email)).waitFor()
    await next(page)
    await answerOtp(page, origin, person.email)
    await atStep(page, headings.password)
    // A person who has confirmed the address sees their details in full.
    await back(page)
    await back(page)
    await page.getByText(person.name).waitFor()
    await page.getByText(person.email).waitFor()
    await expect
      .poll(() => page.getByLabel(registrationPageTexts.identification.mobile).inputValue())
      .toMatch(/^\d{8}$/)
    await next(page)
    await choosePassword(page)
    await atStep(page, headings.bank)
    // The password is kept by no reload; everything else is.
    await page.reload()
    await page.getByText(registrationPageTexts.passwordNotKept).waitFor()
    await choosePassword(page)
    await atStep(page, headings.bank)
    await press(page, registrationTexts.skip)
    await atStep(page, headings.completed)
    await page.getByText(registrationPageTexts.completed.later).waitFor()
    await lookAt(page, bothWidths, 'registration-completed-without-bank')
    await page.reload()
    await page.waitForURL('**/app')
    expect(problems).toEqual([])
    await context.close()

    const later = await openVisitor(browser, 'phone', origin)
    await later.page.goto('/')
    await submitCredentials(later.page, person.email, CHOSEN_PASSWORD)
    await submitOneTimePassword(later.page, origin, person.email)
    await later.page.getByRole('heading', { level: 1, name: new RegExp(person.name) }).waitFor()
    await later.context.close()
  })

  test('a number that cannot register is refused with a way on, and keeps what was typed', async () => {
    const { page, context, problems } = await openVisitor(browser, 'phone', origin)
    await agreeToTerms(page)
    await enterNumber(page, 'K7654321Z')
    await refusal(page).getByText(registrationRefusalTexts.notPossible).waitFor()
    await expect
      .poll(() => page.getByLabel(registrationPageTexts.identification.identifier).inputValue())
      .toBe('K7654321Z')
    // The captcha starts anew, and is not called missing before it was.
    expect(await page.getByText(registrationTexts.captchaMissing).count()).toBe(0)

    const person = notAskedForEmail(0)
    await enterNumber(page, person.nric)
    await refusal(page).getByText(registrationRefusalTexts.notPossible).waitFor()
    await lookAt(page, bothWidths, 'registration-already-registered')
    await refusal(page).getByRole('link', { name: registrationPageTexts.waysOn.signIn }).click()
    await page.getByRole('heading', { level: 1, name: signInPageTexts.signIn }).waitFor()
    expect(problems).toEqual([refused('404 (Not Found)'), refused('404 (Not Found)')])
    await context.close()
  })
})

/** Where the number tells no branch there is none until one is chosen, and none again with another number. */
async function chooseBranch(page: Page): Promise<void> {
  const { bank, branch } = banks.maybank
  await fillBank(page, { bank, typed: '12345678901' })
  const select = page.getByLabel(bankFieldLabels.branchNo, { exact: true })
  const chosen = () => select.locator('option:checked').innerText()
  await expect.poll(chosen).toBe(bankTexts.branchNotSelected)
  await press(page, registrationPageTexts.bank.submit)
  await page.getByText(bankTexts.branchRequired).waitFor()
  await select.selectOption({ label: branch })
  await page.getByText(bankTexts.branchRequired).waitFor({ state: 'detached' })
  expect(await chosen()).toBe(branch)
  await fillBank(page, { bank, typed: '12345678902' })
  await expect.poll(chosen).toBe(bankTexts.branchNotSelected)
}

test('of two who register one e-mail address the second is told, before the last step and at it', async () => {
  const address = 'shared.address@example.com'
  const [first, late, early] = await Promise.all([0, 1, 2].map(() => openVisitor(browser, 'desktop', origin)))
  if (!first || !late || !early) throw new Error('no visitors')
  for (const [index, { page }] of [first, late].entries()) {
    await identify(page, askedForEmail(2 + index))
    await giveEmail(page, address, askedForEmail(2 + index))
    await answerOtp(page, origin, address)
    await choosePassword(page)
    await atStep(page, headings.bank)
  }
  await press(first.page, registrationTexts.skip)
  await atStep(first.page, headings.completed)

  // The late one had the address confirmed too, and is led back to it; the password is still held.
  await press(late.page, registrationTexts.skip)
  await atStep(late.page, headings.email)
  await refusal(late.page).getByText(registrationRefusalTexts.emailTaken).waitFor()
  await refusal(late.page).getByRole('link', { name: registrationPageTexts.waysOn.recoverAccount }).waitFor()
  await lookAt(late.page, 'desktop', 'registration-email-taken')
  await late.page.getByLabel(registrationPageTexts.email.label).fill('late.address@example.com')
  await next(late.page)
  await answerOtp(late.page, origin, 'late.address@example.com')
  await atStep(late.page, headings.password)
  await expect
    .poll(() => late.page.getByLabel(newPasswordPageTexts.newPassword, { exact: true }).inputValue())
    .toBe(CHOSEN_PASSWORD)
  await next(late.page)
  await press(late.page, registrationTexts.skip)
  await atStep(late.page, headings.completed)

  await identify(early.page, askedForEmail(4))
  await giveEmail(early.page, address, askedForEmail(4))
  await answerOtp(early.page, origin, address)
  await atStep(early.page, headings.email)
  await refusal(early.page).getByText(registrationRefusalTexts.emailTaken).waitFor()
  await Promise.all([first, late, early].map(({ context }) => context.close()))
})

test('the keyboard alone is enough', async () => {
  const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
  const person = askedForEmail(5)
  const { keyboard } = page
  const pressNext = async () => {
    await tabToText(page, registrationPageTexts.next)
    await keyboard.press('Enter')
  }
  await page.goto('/register')
  await atStep(page, headings.terms)
  await tabToField(page, 'mainTerms')
  await keyboard.press('Space')
  await pressNext()

  await atStep(page, headings.identification)
  await tabToField(page, 'identifier')
  await keyboard.type(person.nric)
  await tabToCaptcha(page)
  await keyboard.press('Space')
  await page.locator('altcha-widget [data-state="verified"]').waitFor()
  await pressNext()
  await page.getByText(maskName(person.name)).waitFor()
  await pressNext()

  await atStep(page, headings.email)
  await tabToField(page, 'email')
  await keyboard.press('Enter')
  await atStep(page, headings.otp)
  await page.getByText(mailedText(maskEmail(person.email))).waitFor()
  await tabToField(page, 'otp')
  await keyboard.type(await newestOneTimePassword(origin, person.email))
  await keyboard.press('Enter')

  await atStep(page, headings.password)
  await tabToField(page, 'newPassword')
  await keyboard.type(CHOSEN_PASSWORD)
  await tabToField(page, 'newPasswordConfirm')
  await keyboard.type(CHOSEN_PASSWORD)
  await keyboard.press('Enter')

  await atStep(page, headings.bank)
  await tabToField(page, 'bankNo')
  await keyboard.type('United')
  await tabToField(page, 'accountNo')
  // A normal account: its branch is in the table, and stays in the number.
  await keyboard.type('302-123-456-7')
  await tabToField(page, 'accountNoAgain')
  await keyboard.type('302-123-456-7')
  await page.getByText('046 Coleman').waitFor()
  expect(await page.getByText(branchDroppedText('302')).count()).toBe(0)
  await tabToText(page, registrationPageTexts.bank.submit)
  await keyboard.press('Enter')
  await atStep(page, headings.completed)
  expect(await storedBank(page)).toMatchObject({ bankNo: '7375', accountNo: '******4567' })
  await tabToText(page, registrationTexts.finish)
  await keyboard.press('Enter')
  await page.waitForURL('**/app')
  expect(problems).toEqual([])
  await context.close()
})

test('the first step waits for the country codes, and can be had again when they do not come', async () => {
  const { page, context, problems } = await openVisitor(browser, 'phone', origin)
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/countryCodes', async (route) => {
    asked.resolve()
    await answer.promise
    await route.abort()
  })
  await page.goto('/register')
  await asked.promise
  await page.getByRole('status', { name: portalTexts.loading }).waitFor()
  expect(await page.getByRole('heading', { name: headings.terms }).count()).toBe(0)
  await lookAt(page, 'phone', 'registration-loading')
  answer.resolve()
  await page.getByRole('alert').getByText(errorTexts.network).waitFor()
  await lookAt(page, 'phone', 'registration-load-failure')
  await page.unroute('**/api/countryCodes')
  await press(page, pageTexts.tryAgain)
  await atStep(page, headings.terms)
  expect(problems).toEqual(['Failed to load resource: net::ERR_FAILED /api/countryCodes'])
  await context.close()
})

test('an interrupted registration keeps what was typed, also over a reload; another tab starts over and says so', async () => {
  const { page, context } = await openVisitor(browser, 'phone', origin)
  const person = askedForEmail(6)
  await agreeToTerms(page)
  await page.getByLabel(registrationPageTexts.identification.identifier).fill(person.nric)
  await solveCaptcha(page)
  await context.setOffline(true)
  await next(page)
  await refusal(page).getByText(errorTexts.network).waitFor()
  await expect
    .poll(() => page.getByLabel(registrationPageTexts.identification.identifier).inputValue())
    .toBe(person.nric)
  await context.setOffline(false)
  await enterNumber(page, person.nric)
  await page.getByText(maskName(person.name)).waitFor()
  await page.getByLabel(registrationPageTexts.identification.mobile).fill('98765432')

  // As after half an hour: the server does not know the registration any more.
  await page.route('**/api/users/generateOTPEmailCode', async (route) => {
    const body = JSON.parse(route.request().postData() ?? '{}') as object
    await route.continue({ postData: JSON.stringify({ ...body, identifier: 'of-long-ago' }) })
  })
  await giveEmail(page, 'interrupted@example.com', person)
  await atStep(page, headings.identification)
  await refusal(page)
    .getByText(pageTexts.sentences([registrationRefusalTexts.expired, registrationPageTexts.kept]))
    .waitFor()
  await lookAt(page, 'phone', 'registration-expired')
  await page.unroute('**/api/users/generateOTPEmailCode')
  await expect
    .poll(() => page.getByLabel(registrationPageTexts.identification.identifier).inputValue())
    .toBe(person.nric)
  await solveCaptcha(page)
  await next(page)
  await page.getByText(maskName(person.name)).waitFor()
  await expect.poll(() => page.getByLabel(registrationPageTexts.identification.mobile).inputValue()).toBe('98765432')
  await next(page)
  await expect
    .poll(() => page.getByLabel(registrationPageTexts.email.label).inputValue())
    .toBe('interrupted@example.com')

  await page.reload()
  await atStep(page, headings.email)
  await expect
    .poll(() => page.getByLabel(registrationPageTexts.email.label).inputValue())
    .toBe('interrupted@example.com')

  const other = await context.newPage()
  await other.goto('/register?step=email')
  await atStep(other, headings.terms)
  await other.getByText(registrationPageTexts.startedOver).waitFor()
  await expect.poll(() => other.getByRole('checkbox', { name: registrationTexts.agree }).isChecked()).toBe(false)
  expect(new URL(other.url()).search).toBe('')
  await lookAt(other, 'phone', 'registration-started-over')
  await context.close()
})
