/** Registering as a person does: whom to be, and what is typed and pressed at each step. */
import { errorTexts, sorryText } from '@member-care/domain/texts/error-texts.ts'
import { otpPageTexts, otpStandText } from '@member-care/domain/texts/otp-page-texts.ts'
import type { Locator, Page } from 'playwright-core'
import { demonstrationPeople } from '@member-care/api/demonstration/fill-demonstration-data.ts'
import type { DemonstrationPerson } from '@member-care/api/demonstration/people.ts'
import { otpTexts, registrationTexts } from '@member-care/domain/texts/account-texts.ts'
import { bankFieldLabels, bankTexts } from '@member-care/domain/texts/bank-texts.ts'
import { newPasswordPageTexts } from '@member-care/domain/texts/password-page-texts.ts'
import { maskName } from '@member-care/domain/identity/masked-identity.ts'
import { registrationPageTexts } from '@member-care/domain/texts/registration-page-texts.ts'
import { newestOneTimePassword } from '../support/member-session.ts'
import { solveCaptcha } from './sign-in-steps.ts'
import { ANYTHING, anyText, anyTextWith } from './any-text.ts'

export const CHOSEN_PASSWORD = 'Chosen-2026'

const [terms = '', identification = '', email = '', otp = '', password = '', bank = '', completed = ''] =
  registrationTexts.steps
/** The headings of the steps. */
export const headings = { terms, identification, email, otp, password, bank, completed } as const

const employees = demonstrationPeople().employees.filter(({ registered }) => !registered)

/** Who has not registered, and whose company asks for the e-mail address and lets it be changed. */
export function askedForEmail(index: number): DemonstrationPerson {
  return the(employees.filter(({ company }) => company.companyCode === 'ORCHID')[index])
}

/** Who has not registered, has no bank account on record, and whose company takes the e-mail address that is. */
export function notAskedForEmail(index: number): DemonstrationPerson {
  return the(employees.filter(({ company, bank }) => company.companyCode === 'LANTERN' && bank === undefined)[index])
}

function the(person: DemonstrationPerson | undefined): DemonstrationPerson {
  if (person === undefined) throw new Error('The demonstration data has no such person.')
  return person
}

export async function atStep(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
}

export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
}

export const next = (page: Page) => press(page, registrationPageTexts.next)
export const back = (page: Page) => press(page, registrationPageTexts.back)

export async function agreeToTerms(page: Page): Promise<void> {
  await page.goto('/register')
  await page.getByRole('checkbox', { name: registrationTexts.agree }).check()
  await next(page)
  await atStep(page, headings.identification)
}

export async function enterNumber(page: Page, nric: string): Promise<void> {
  await page.getByLabel(registrationPageTexts.identification.identifier).fill(nric)
  await solveCaptcha(page)
  await next(page)
}

/** What is said when a code was e-mailed for the first or a further time, to whatever address. */
function mailed(times: number): readonly string[] {
  return [false, true].map((isEarlier) => otpStandText(ANYTHING, { phase: 'mailed', times, isEarlier }))
}

/** From the start to the details that belong to the person's number. */
export async function identify(page: Page, person: DemonstrationPerson): Promise<void> {
  await agreeToTerms(page)
  await enterNumber(page, person.nric)
  await page.getByText(maskName(person.name)).waitFor()
}

/** From the details on, with another address than the one on record, which wants the date of birth. */
export async function giveEmail(page: Page, address: string, person: DemonstrationPerson): Promise<void> {
  await next(page)
  await atStep(page, headings.email)
  await page.getByLabel(registrationPageTexts.email.label).fill(address)
  await fillBirthdate(page, person)
  await next(page)
}

export async function fillBirthdate(page: Page, { commands }: DemonstrationPerson): Promise<void> {
  const [birthdate = ''] = commands.flatMap((command) =>
    command.type === 'EnrolUser' && typeof command.data.birthdate === 'string' ? [command.data.birthdate] : [],
  )
  await page.getByLabel(registrationPageTexts.email.proofs.dateOfBirth.label).fill(birthdate)
}

export async function answerOtp(page: Page, origin: string, address: string): Promise<void> {
  await atStep(page, headings.otp)
  // On screen an address on record is masked.
  await page.getByText(anyText(...[1, 2].flatMap(mailed))).waitFor()
  await page.getByLabel(otpPageTexts.label).fill(await newestOneTimePassword(origin, address))
  await press(page, otpTexts.submit)
}

export async function choosePassword(
  page: Page,
  chosen: string = CHOSEN_PASSWORD,
  again: string = chosen,
): Promise<void> {
  await atStep(page, headings.password)
  await page.getByLabel(newPasswordPageTexts.newPassword, { exact: true }).fill(chosen)
  await page.getByLabel(newPasswordPageTexts.confirmation, { exact: true }).fill(again)
  await next(page)
}

export async function fillBank(
  page: Page,
  account: { readonly bank: string; readonly typed: string; readonly again?: string },
): Promise<void> {
  await page.getByLabel(bankFieldLabels.bank, { exact: true }).selectOption({ label: account.bank })
  await page.getByLabel(bankFieldLabels.accountNo, { exact: true }).fill(account.typed)
  await page.getByLabel(bankFieldLabels.accountNoAgain).fill(account.again ?? account.typed)
}

/** The titles of a step that was refused. */
const failures = [errorTexts.issue, bankTexts.changeFailed, sorryText(ANYTHING)]

/** The box that says why a step was refused. */
export function refusal(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: anyTextWith(...failures) })
}

/** The bank account of the person who is signed in, as the browser knows it. */
export function storedBank(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem('member-care.user') ?? 'null') as { bankDetail?: unknown } | null)?.bankDetail,
  )
}
