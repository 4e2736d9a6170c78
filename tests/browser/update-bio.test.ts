// Requirements: PRO-001, PRO-002, PRO-006, PRO-010, PRO-011, PRO-013, PRO-014, PRO-015, PRO-021, PRO-022, PRO-026, PRO-027, PRO-029, PRO-031, PRO-032,
// PRO-033, PRO-034, PRO-035, PRO-036, PRO-037, PRO-042, PRO-043, PRO-044, PRO-045, PRO-046, PRO-047, PRO-048, PRO-049, API-069, LIM-009, SHELL-008, ERR-027, ROL-053
import type { Browser, Locator, Page } from 'playwright-core'
import { demonstrationPeople } from '@member-care/api/demonstration/fill-demonstration-data.ts'
import { DEMONSTRATION_PASSWORD } from '@member-care/api/demonstration/sign-ins.ts'
import { newPasswordTexts } from '@member-care/domain/texts/account-texts.ts'
import { bankFieldLabels, bankTexts } from '@member-care/domain/texts/bank-texts.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { newPasswordPageTexts, resetPageTexts } from '@member-care/domain/texts/password-page-texts.ts'
import { payoutWaitTexts } from '@member-care/domain/texts/payout-wait-texts.ts'
import { profileTabTexts, profileTexts } from '@member-care/domain/texts/profile-texts.ts'
import {
  changeEmailTexts,
  changePasswordTexts,
  contactNumberTexts,
  ownDetailsTexts,
  undoEmailTexts,
  updateBioTexts,
} from '@member-care/domain/texts/update-bio-texts.ts'
import { identityChangeTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { newestOneTimePassword } from '../support/member-session.ts'
import { referralLetter } from './claim-steps.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn, mailedText, submitCredentials, submitOneTimePassword } from './sign-in-steps.ts'

const { origin } = productOfThisWorker()
let browser: Browser

/** Registered members whom no other journey signs in as: what is kept of them changes here. */
const registered = demonstrationPeople().employees.filter((person) => person.registered)
const employee = registered.filter(({ company, bank }) => company.companyCode === 'ORCHID' && !bank).at(-1)
const pupil = registered.filter(({ company }) => company.companyCode === 'KITE').at(-5)

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

async function openUpdateBio(page: Page, hash = ''): Promise<void> {
  await page.goto(`/app/profile?show=updatebio${hash}`)
  await section(page, updateBioTexts.contactNumber).getByLabel(contactNumberTexts.contactNo, { exact: true }).waitFor()
}

describe('Update Bio', () => {
  const email = employee?.email ?? 'nobody'

  test('on a phone: six sections in their order, each with what it refuses and how it ends', async () => {
    const { page, context, problems } = await openVisitor(browser, 'phone', origin)
    await arriveSignedIn(page, origin, email)
    await showPlanAfterOtp(page)
    await openUpdateBio(page)
    await section(page, updateBioTexts.bankAccount).getByLabel(bankFieldLabels.bank).waitFor()
    await expect
      .poll(() => page.getByRole('heading', { level: 2 }).allInnerTexts())
      .toEqual([
        updateBioTexts.photo,
        updateBioTexts.details,
        updateBioTexts.email,
        updateBioTexts.contactNumber,
        updateBioTexts.password,
        updateBioTexts.bankAccount,
      ])
    await lookAt(page, bothWidths, 'update-bio')

    await changeContactNumber(page)
    await enterBankAccount(page)
    await askForAnotherName(page)
    await changePassword(page)
    const newEmail = `new.${email}`
    await changeEmail(page, newEmail)

    // It is as it was changed everywhere.
    await page
      .getByRole('navigation', { name: profileTabTexts.title })
      .getByRole('link', { name: profileTabTexts.bio, exact: true })
      .click()
    const personal = section(page, profileTexts.personalInformation)
    await personal.getByText(newEmail).waitFor()
    await personal.getByText('+65 91234567').waitFor()
    await personal.getByText('*****6789').waitFor()
    await personal.getByText(payoutWaitTexts.title).waitFor()
    await lookAt(page, bothWidths, 'profile-payout-waits')
    // What was refused on the way stands there too.
    expect(problems.filter((problem) => !/status of (400|503)/.test(problem))).toEqual([])
    await context.close()

    const again = await openVisitor(browser, 'phone', origin)
    await again.page.goto('/')
    await submitCredentials(again.page, newEmail, 'Another-2026')
    await submitOneTimePassword(again.page, origin, newEmail)
    await again.page.getByRole('heading', { level: 1 }).waitFor()
    await undoFromOldAddress(again.page)
    await again.context.close()
  })

  /** Of a session that has shown no one-time password, whose company asks for none at the sign-in. */
  async function showPlanAfterOtp(page: Page) {
    const otpRequired = { errorCode: 'OTP_REQUIRED', errorMessage: errorTexts.needsVerification }
    await page.route('**/api/profile/benefitplans/**', (route) => route.fulfill({ status: 428, json: otpRequired }))
    await page.goto('/app/profile')
    const plan = section(page, profileTexts.myPlan)
    await plan.getByText(profileTexts.planLocked).waitFor()
    await lookAt(page, bothWidths, 'my-plan-locked')
    await plan.getByRole('button', { name: profileTexts.showPlan }).click()
    await page.getByText(mailedText(email)).waitFor()
    // Not while anything is fetched: it would never come.
    await page.unroute('**/api/profile/benefitplans/**')
    await submitOneTimePassword(page, origin, email)
    await plan.getByRole('button', { expanded: false }).first().waitFor()
  }

  /** The reader of the address of before has it back, and chooses a new password. */
  async function undoFromOldAddress(page: Page) {
    const link = async () => {
      const mails = await fetch(`${origin}/dev/mail.json?to=${encodeURIComponent(email)}`)
      const texts = (await mails.json()) as readonly { readonly text: string }[]
      return texts.map(({ text }) => /\/undoemailchange\/\S+/.exec(text)?.[0]).find((path) => path !== undefined)
    }
    await expect.poll(link).toBeDefined()
    await page.goto((await link()) ?? '')
    await page.getByRole('heading', { level: 1, name: undoEmailTexts.title }).waitFor()
    const undo = page.getByRole('button', { name: undoEmailTexts.undo })
    await undo.waitFor()
    await lookAt(page, bothWidths, 'undo-email')
    await undo.click()
    await page.getByRole('heading', { level: 1, name: resetPageTexts.title }).waitFor()
    await page.goto((await link()) ?? '')
    await page.getByRole('heading', { level: 1, name: undoEmailTexts.deadTitle }).waitFor()
    await lookAt(page, bothWidths, 'undo-email-dead')
  }

  async function changeContactNumber(page: Page) {
    const contact = section(page, updateBioTexts.contactNumber)
    const save = contact.getByRole('button', { name: updateBioTexts.save })
    await contact.getByLabel(contactNumberTexts.countryCode, { exact: true }).selectOption('65')
    await contact.getByLabel(contactNumberTexts.contactNo, { exact: true }).fill('91234567')
    await contact.getByLabel(contactNumberTexts.countryCodeAgain).selectOption('60')
    await contact.getByLabel(contactNumberTexts.contactNoAgain).fill('91234568')
    await save.click()
    await contact.getByText(contactNumberTexts.countryCodesDiffer).waitFor()
    await contact.getByText(contactNumberTexts.numbersDiffer).waitFor()
    await contact.getByLabel(contactNumberTexts.countryCodeAgain).selectOption('65')
    await contact.getByLabel(contactNumberTexts.contactNoAgain).fill('91234567')
    // What the server says of a failure stands under the heading for all of them.
    await page.route('**/api/profile/users/update', (route) =>
      route.fulfill({
        status: 503,
        json: { errorCode: 'UNAVAILABLE', errorMessage: errorTexts.unavailable, message: '' },
      }),
    )
    await save.click()
    const alert = contact.getByRole('alert')
    await alert.getByText(errorTexts.changeFailed).waitFor()
    await alert.getByText(errorTexts.unavailable).waitFor()
    await lookAt(page, bothWidths, 'update-bio-failed')
    await page.unroute('**/api/profile/users/update')
    await save.click()
    await contact.getByText(contactNumberTexts.changed).waitFor()
  }

  async function enterBankAccount(page: Page) {
    const bank = section(page, updateBioTexts.bankAccount)
    await bank.getByLabel(bankFieldLabels.bank).selectOption({ label: 'POSB' })
    await bank.getByLabel(bankFieldLabels.accountNo, { exact: true }).fill('123456789')
    await bank.getByLabel(bankFieldLabels.accountNoAgain).fill('123456780')
    await bank.getByRole('button', { name: updateBioTexts.save }).click()
    await bank.getByText(bankTexts.accountsDiffer).waitFor()
    await bank.getByLabel(bankFieldLabels.accountNoAgain).fill('123456789')
    await bank.getByRole('button', { name: updateBioTexts.save }).click()
    await bank.getByText(bankTexts.changed).waitFor()
    await bank.getByText('*****6789').waitFor()
    await bank.getByText(payoutWaitTexts.title).waitFor()
    expect(await bank.getByRole('textbox').count()).toBe(0)
  }

  async function askForAnotherName(page: Page) {
    const details = section(page, updateBioTexts.details)
    const submit = details.getByRole('button', { name: ownDetailsTexts.submit })
    await submit.click()
    await details.getByText(identityChangeTexts.sameName).waitFor()
    await details.getByText(identityChangeTexts.sameNric).waitFor()
    await details.getByLabel(ownDetailsTexts.name).fill('Abc')
    await details.getByText(identityChangeTexts.nameTooShort).waitFor()
    await details.getByLabel(ownDetailsTexts.name).fill('Fern Another Name')
    await details
      .getByLabel(ownDetailsTexts.chooseEvidence)
      .and(page.locator('input'))
      .setInputFiles(await referralLetter())
    await submit.click()
    await details.getByText(identityChangeTexts.submitted).waitFor()
    await details.getByText(ownDetailsTexts.pendingTitle).waitFor()
    const name = details.getByRole('region', { name: ownDetailsTexts.name, exact: true })
    await name.getByText('Fern Another Name').waitFor()
    await name.getByText(employee?.name ?? 'nobody').waitFor()
    await details.getByText(ownDetailsTexts.staysAsItIs).waitFor()
    await lookAt(page, bothWidths, 'update-bio-pending')
  }

  async function changePassword(page: Page) {
    const password = section(page, updateBioTexts.password)
    const save = password.getByRole('button', { name: updateBioTexts.save })
    await save.click()
    await password.getByText(newPasswordTexts.current).waitFor()
    const fill = async (current: string, wanted: string, again = wanted) => {
      await password.getByLabel(changePasswordTexts.current, { exact: true }).fill(current)
      await password.getByLabel(newPasswordPageTexts.newPassword, { exact: true }).fill(wanted)
      await password.getByLabel(newPasswordPageTexts.confirmation, { exact: true }).fill(again)
    }
    await fill('Wrong-2026', 'Another-2026')
    await save.click()
    await password.getByRole('alert').getByText(errorTexts.changeFailed).waitFor()
    await fill(DEMONSTRATION_PASSWORD, 'Another-2026')
    await save.click()
    await password.getByText(changePasswordTexts.changed).waitFor()
  }

  async function changeEmail(page: Page, newEmail: string) {
    const change = section(page, updateBioTexts.email)
    const next = change.getByRole('button', { name: changeEmailTexts.next })
    const fillAddress = async (again = newEmail) => {
      await change.getByLabel(changeEmailTexts.newEmail, { exact: true }).fill(newEmail)
      await change.getByLabel(changeEmailTexts.newEmailAgain).fill(again)
      await next.click()
    }
    await fillAddress(`x${newEmail}`)
    await change.getByText(changeEmailTexts.differ).waitFor()
    await fillAddress()
    await next.click()
    await change.getByText(changeEmailTexts.passwordEmpty).waitFor()
    await change.getByLabel(changeEmailTexts.password, { exact: true }).fill('Wrong-2026')
    await next.click()
    // After a failure it begins anew.
    await change.getByRole('alert').getByText(errorTexts.changeFailed).waitFor()
    await lookAt(page, bothWidths, 'update-bio-email-anew')
    const confirm = change.getByRole('button', { name: changeEmailTexts.confirm })
    const askForCode = async () => {
      await fillAddress()
      await change.getByLabel(changeEmailTexts.password, { exact: true }).fill('Another-2026')
      await next.click()
      await confirm.waitFor()
    }
    await askForCode()
    const code = await newestOneTimePassword(origin, newEmail)
    await change.getByLabel(changeEmailTexts.otp, { exact: true }).fill(code === '111111' ? '222222' : '111111')
    await confirm.click()
    await change.getByText(changeEmailTexts.step(1)).waitFor()
    await change.getByRole('alert').waitFor()
    expect(await change.getByLabel(changeEmailTexts.newEmail, { exact: true }).inputValue()).toBe('')
    await askForCode()
    await confirm.click()
    await change.getByText(changeEmailTexts.otpEmpty).waitFor()
    await lookAt(page, bothWidths, 'update-bio-email-code')
    await change.getByLabel(changeEmailTexts.otp, { exact: true }).fill(await newestOneTimePassword(origin, newEmail))
    await confirm.click()
    await change.getByText(changeEmailTexts.changed).waitFor()
    await change.getByText(changeEmailTexts.present(newEmail)).waitFor()
  }
})

test('at desktop width: the hash leads to the password, and what a company does not offer is not there', async () => {
  const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
  const email = pupil?.email ?? 'nobody'
  await page.goto('/')
  await submitCredentials(page, email)
  await page.waitForURL(/app/)
  await openUpdateBio(page, '#SegmentUpdatePassword')
  const password = section(page, updateBioTexts.password)
  await password.getByLabel(changePasswordTexts.current, { exact: true }).waitFor()
  await expect.poll(() => isLedToPassword(page)).toBe(true)
  // As the letters of a language do that come after the page: its texts take more room.
  await page.addStyleTag({ content: 'main { line-height: 2.2 }' })
  await expect.poll(() => isLedToPassword(page)).toBe(true)
  expect(await section(page, updateBioTexts.email).count()).toBe(0)

  await page.route('**/api/countryCodes', (route) => route.abort())
  await page.reload()
  const retry = section(page, updateBioTexts.contactNumber).getByRole('button', { name: pageTexts.tryAgain })
  await retry.waitFor()
  await page.unroute('**/api/countryCodes')
  await retry.click()
  await page.getByLabel(contactNumberTexts.contactNoAgain).waitFor()

  await staysWhereItsReaderWent(page)
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
  await context.close()
})

/** The password has the focus, and stands at the top of the window or as high as the page lets it. */
function isLedToPassword(page: Page): Promise<boolean> {
  return page.evaluate((anchor) => {
    const place = document.getElementById(anchor)
    const top = place?.getBoundingClientRect().top ?? -1
    const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
    return place === document.activeElement && top >= 0 && (top < 120 || isAtEnd)
  }, 'SegmentUpdatePassword')
}

/** Who goes elsewhere before the page is whole is not led to the password again when the rest comes. */
async function staysWhereItsReaderWent(page: Page): Promise<void> {
  const rest = Promise.withResolvers<void>()
  await page.route('**/api/countryCodes', async (route) => {
    await rest.promise
    await route.continue()
  })
  await page.reload()
  // Only what is held back is missing then: the browser adds what grows above to the way of a wheel that turns in the same moment.
  await section(page, updateBioTexts.details).getByLabel(ownDetailsTexts.name).waitFor()
  await expect.poll(() => isLedToPassword(page)).toBe(true)
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, -5_000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  rest.resolve()
  await page.getByLabel(contactNumberTexts.contactNoAgain).waitFor()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
}
