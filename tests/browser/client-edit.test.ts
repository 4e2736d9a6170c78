// Requirements: ADM-MNU-021, ADM-CFG-004, ADM-CFG-005, ADM-CFG-007, ADM-CFG-008, ADM-CFG-010, ADM-CFG-013, ADM-CFG-014, ADM-CFG-016, ADM-CFG-018,
// ADM-CFG-019, ADM-CFG-028, ADM-CFG-029, ADM-CFG-053, ADM-CFG-086, ADM-CFG-087, ADM-ADM-002, ROL-003, ROL-004, ROL-005, ROL-007, ROL-008, ROL-022,
// ROL-041, ROL-056, ERR-043, ERR-046
import type { Browser, Page } from 'playwright-core'
import { demonstrationCompanies } from '@member-care/api/demonstration/companies.ts'
import { administratorListTexts } from '@member-care/domain/texts/administrator-list-texts.ts'
import {
  clientEditTexts as texts,
  clientInputTexts,
  notificationTextFieldTexts,
  ownWordsText,
} from '@member-care/domain/texts/client-edit-texts.ts'
import { elogTexts, offerTexts } from '@member-care/domain/texts/client-field-texts.ts'
import { clientTexts, selectCompanyText } from '@member-care/domain/texts/client-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { notificationKindLabels } from '@member-care/domain/texts/notification-kind-texts.ts'
import {
  ownQuestionnaireTexts,
  questionnaireEditTexts as questionTexts,
} from '@member-care/domain/texts/own-questionnaire-texts.ts'
import { peopleSearchTexts } from '@member-care/domain/texts/people-search-texts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { walkByTab } from './keyboard.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const { origin } = productOfThisWorker()
const company = demonstrationCompanies[1]

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function openClient(email: string) {
  if (!company) throw new Error('There is no such demonstration company.')
  const visitor = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(visitor.page, origin, email)
  await visitor.page.goto(`/systemadmin/client/${company.companyId}/update`)
  await visitor.page.getByRole('heading', { level: 1, name: company.name }).waitFor()
  return visitor
}

const update = (page: Page) => page.getByRole('button', { name: texts.update, exact: true }).last()
/** The review says this of what changes. */
async function confirmUpdate(page: Page, changed: string | RegExp): Promise<void> {
  await update(page).click()
  const review = page.getByRole('dialog', { name: texts.reviewTitle })
  await review.getByText(changed).waitFor()
  await review.getByRole('button', { name: texts.update }).click()
  await page.getByText(consoleTexts.dataUpdated).waitFor()
}
const flag = (page: Page, label: string) => page.getByRole('switch', { name: label, exact: true })

describe('at desktop width', () => {
  test('operations change a client, see what changes, and of two who change it the second loses nothing', async () => {
    const first = await openClient('operation@example.com')
    const { page } = first
    await lookAt(page, bothWidths, 'client-edit')

    // Nothing is judged while it is typed, nor when somebody goes on; all of it when it is sent.
    const letters = page.getByLabel(elogTexts.Presigned_ELOG_Count.label)
    await letters.fill('-1')
    await letters.blur()
    expect(await page.getByText(clientInputTexts.notNegative).count()).toBe(0)
    await update(page).click()
    await page.getByText(clientInputTexts.notNegative).waitFor()
    await expect.poll(() => letters.evaluate((input) => input === document.activeElement)).toBe(true)
    await letters.fill('3')

    // Back again: other journeys register with these companies.
    expect(await flag(page, offerTexts.allowEditRegistrationEmail.label).count()).toBe(0)
    await flag(page, offerTexts.requireRegistrationEmail.label).check()
    await flag(page, offerTexts.allowEditRegistrationEmail.label).waitFor()
    await flag(page, offerTexts.requireRegistrationEmail.label).uncheck()

    await flag(page, offerTexts.allowTeleconsult.label).check()
    await page
      .getByRole('combobox', { name: elogTexts.companyEmails.label })
      .fill('benefits@demo.example, hr@demo.example')
    await page.keyboard.press('Enter')
    await sortTeleconsultations(page)

    await update(page).click()
    const review = page.getByRole('dialog', { name: texts.reviewTitle })
    await review.getByText('Dietician, Mental Health').waitFor()
    await expect.poll(() => review.getByText('benefits@demo.example, hr@demo.example').count()).toBe(1)
    await expect.poll(() => review.getByText(offerTexts.allowTeleconsult.label).count()).toBe(1)
    await lookAt(page, bothWidths, 'client-edit-review')
    const second = await openClient('operation@example.com')
    await review.getByRole('button', { name: texts.update }).click()
    await page.getByText(consoleTexts.dataUpdated).waitFor()
    await lookAt(page, bothWidths, 'client-edit-saved')

    await saveTooLate(second.page)
    await page.reload()
    await flag(page, offerTexts.allowTeleconsultDependant.label).waitFor()
    await expect.poll(() => flag(page, offerTexts.allowTeleconsultDependant.label).isChecked()).toBe(true)
    await expect.poll(() => flag(page, offerTexts.allowTeleconsult.label).isChecked()).toBe(true)
    await expect.poll(() => page.getByLabel(elogTexts.Presigned_ELOG_Count.label).inputValue()).toBe('5')
    await changeNotificationTexts(page)
    await cloneClient(page)

    // Back again: other journeys ask for letters that nobody has signed beforehand.
    await second.page.reload()
    await expect.poll(() => second.page.getByLabel(elogTexts.Presigned_ELOG_Count.label).inputValue()).toBe('5')
    await second.page.getByLabel(elogTexts.Presigned_ELOG_Count.label).fill('0')
    await confirmUpdate(second.page, elogTexts.Presigned_ELOG_Count.label)
    // The browser itself reports the call that came too late.
    expect([...first.problems, ...second.problems].filter((problem) => !problem.includes('409'))).toEqual([])
    await first.context.close()
    await second.context.close()
  })

  test('operations write own questions of letters, see how members are asked, and are told what nobody could answer', async () => {
    const { page, context, problems } = await openClient('operation@example.com')
    const section = page.getByRole('region', { name: texts.sections.elogQuestions })
    await section.getByRole('button', { name: questionTexts.writeOwn }).click()
    await section.getByRole('button', { name: questionTexts.addQuestion }).click()
    const question = section.getByRole('group', { name: questionTexts.question(4), exact: true })
    await question.getByLabel(questionTexts.title).first().fill('Allergies')
    await question.getByRole('combobox', { name: questionTexts.type }).first().click()
    await page.getByRole('option', { name: questionTexts.types.multiple_with_input_sub }).click()
    await update(page).click()
    await section
      .getByRole('alert')
      .getByText(ownQuestionnaireTexts.ofQuestion(4, ownQuestionnaireTexts.noParts))
      .waitFor()
    await question.getByLabel(questionTexts.parts).fill('Any allergy?\nAny implant?')
    await question.getByRole('button', { name: questionTexts.remove(questionTexts.input(1)) }).click()
    await section.getByRole('group', { name: questionTexts.preview }).getByText('Any implant?').waitFor()
    await section.scrollIntoViewIfNeeded()
    await lookAt(page, bothWidths, 'client-edit-questions')
    await confirmUpdate(page, /^4 questions: .* · Allergies/)

    // Back again: other journeys ask the usual ones.
    await page.reload()
    await question.waitFor()
    await section.getByRole('button', { name: questionTexts.askUsual }).click()
    await confirmUpdate(page, questionTexts.usual)
    expect(problems).toEqual([])
    await context.close()
  })

  test('by the Tab key, no stop of the long form is under one of its bars, on a desk and on a phone', async () => {
    const { page, context, problems } = await openClient('operation@example.com')
    // With something typed, the bar has all its buttons.
    await page.getByLabel(elogTexts.Presigned_ELOG_Count.label).fill('7')
    for (const size of [
      { width: 1366, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      const { stops, hidden } = await walkByTab(page)
      expect(stops).toBeGreaterThan(80)
      expect(hidden).toEqual([])
    }

    // The search leads away from there too, by Enter, once it is said that what was typed may go.
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: peopleSearchTexts.open }).fill(consoleTexts.menu.job)
    await page.getByRole('option', { name: consoleTexts.menu.job }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog', { name: editTexts.leave.title }).waitFor()
    await page.getByRole('button', { name: editTexts.leave.leave }).click()
    await page.waitForURL('**/systemadmin/job')
    expect(problems).toEqual([])
    await context.close()
  })

  test('who is not of operations can look, and change nothing', async () => {
    const { page, context, problems } = await openClient('it@example.com')
    await page.getByText(texts.disabledForYou).waitFor()
    await expect.poll(() => flag(page, offerTexts.allowMyPlan.label).isDisabled()).toBe(true)
    // Flags, one-time passwords and letters of guarantee alike.
    await expect
      .poll(() => page.getByRole('form', { name: texts.update }).getByRole('switch', { disabled: false }).count())
      .toBe(0)
    await expect.poll(() => page.getByLabel(elogTexts.Presigned_ELOG_Count.label).isDisabled()).toBe(true)
    for (const button of [texts.update, texts.clone])
      expect(await page.getByRole('button', { name: button, exact: true }).count()).toBe(0)
    await page.getByRole('heading', { name: texts.sections.microservices }).waitFor()
    await expect.poll(() => page.getByLabel('Email OTP', { exact: true }).isDisabled()).toBe(true)
    // No message stands behind it (S54).
    expect(await page.getByLabel('Welcome email').count()).toBe(0)
    await lookAt(page, bothWidths, 'client-edit-read-only')

    await page.getByRole('link', { name: texts.administrators, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: administratorListTexts.titleOf(company?.name ?? '') }).waitFor()
    await page.getByRole('link', { name: 'Ivy Informatics' }).waitFor()
    await page.getByRole('combobox', { name: 'Member type' }).click()
    await page.getByRole('option', { name: 'Employee' }).click()
    await page.getByText(administratorListTexts.none).waitFor()
    await lookAt(page, bothWidths, 'administrators-of-client')
    expect(problems).toEqual([])
    await context.close()
  })
})

/** Two are enabled with buttons, and put the other way round with the keyboard alone. */
async function sortTeleconsultations(page: Page): Promise<void> {
  const sorter = page.getByRole('group', { name: texts.sections.teleconsult })
  await sorter.getByRole('button', { name: 'Enable Mental Health' }).click()
  await sorter.getByRole('button', { name: 'Enable Dietician' }).click()
  await sorter
    .getByRole('status')
    .filter({ hasText: `Dietician: ${texts.teleconsult.enabled}, place 2 of 2.` })
    .waitFor()
  await sorter.getByRole('button', { name: 'Move up Dietician' }).press('Enter')
  await sorter
    .getByRole('status')
    .filter({ hasText: `Dietician: ${texts.teleconsult.enabled}, place 1 of 2.` })
    .waitFor()
}

/** What members are told, in words of their company, and in the usual ones again: other journeys read those. */
async function changeNotificationTexts(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: notificationTextFieldTexts.title })
  const title = form.getByLabel(notificationTextFieldTexts.fields.title)
  await title.fill('Approved: {amount}')
  await form.getByRole('button', { name: notificationTextFieldTexts.save }).click()
  await form.getByText('Unknown placeholder: {amount}').waitFor()
  await lookAt(page, bothWidths, 'client-notification-texts')
  for (const [words, kind] of [
    ['Approved: {claimNumber}', ownWordsText(notificationKindLabels['claim-approved'])],
    ['', notificationKindLabels['claim-approved']],
  ] as const) {
    await title.fill(words)
    await form.getByRole('button', { name: notificationTextFieldTexts.save }).click()
    await form.getByText(consoleTexts.dataUpdated).waitFor()
    await expect
      .poll(() => form.getByRole('combobox', { name: notificationTextFieldTexts.kind }).innerText())
      .toBe(kind)
  }
}

/** Another company becomes a client that is configured as this one is. */
async function cloneClient(page: Page): Promise<void> {
  const company = 'Angsana Logistics (Demo) Pte Ltd'
  await page.getByRole('button', { name: texts.clone }).click()
  const dialog = page.getByRole('dialog', { name: clientTexts.selectCompany })
  await dialog.getByRole('button', { name: selectCompanyText(company) }).click()
  const cloned = page.getByRole('alert').filter({ hasText: clientTexts.cloned })
  await cloned.waitFor()
  // What was said of an earlier save has made room.
  expect(await cloned.locator('..').innerText()).not.toContain(consoleTexts.dataUpdated)
  await lookAt(page, bothWidths, 'client-cloned')
  await page.getByRole('link', { name: clientTexts.configure }).click()
  await page.getByRole('heading', { level: 1, name: company }).waitFor()
  await expect.poll(() => flag(page, offerTexts.allowTeleconsultDependant.label).isChecked()).toBe(true)
  await expect.poll(() => page.getByLabel(elogTexts.Presigned_ELOG_Count.label).inputValue()).toBe('5')
}

/** The form was opened before the other save: the server refuses, and the page shows both. */
async function saveTooLate(page: Page): Promise<void> {
  await flag(page, offerTexts.allowTeleconsultDependant.label).check()
  await page.getByLabel(elogTexts.Presigned_ELOG_Count.label).fill('5')
  await update(page).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.update }).click()
  const conflict = page.getByRole('alertdialog', { name: editTexts.conflictTitle })
  await conflict.getByText(/^Olive Operation/).waitFor()
  const row = conflict.getByRole('listitem').filter({ hasText: new RegExp(elogTexts.Presigned_ELOG_Count.label) })
  await expect.poll(() => row.getByRole('definition').allInnerTexts()).toEqual(['0', '3', '5'])
  await lookAt(page, bothWidths, 'client-edit-conflict')
  await conflict.getByRole('button', { name: editTexts.keepMine }).click()
  await expect.poll(() => flag(page, offerTexts.allowTeleconsultDependant.label).isChecked()).toBe(true)
  await expect.poll(() => flag(page, offerTexts.allowTeleconsult.label).isChecked()).toBe(true)
  await update(page).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.update }).click()
  await page.getByText(consoleTexts.dataUpdated).waitFor()
}
