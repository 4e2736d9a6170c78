// Requirements: ADM-USR-002, ADM-USR-009, ADM-USR-010, ADM-USR-011, ADM-USR-012, ADM-USR-014, ADM-USR-015, ADM-USR-018, ADM-USR-019, ADM-USR-022,
// ADM-USR-027, ADM-LGI-004, ADM-UBK-002, ADM-UBK-005, ADM-STU-001, ADM-STU-002, ADM-COM-001, ADM-COM-002, ADM-COM-004, ADM-COM-005, ADM-COM-006,
// ADM-PNL-002, ADM-PNL-003, ADM-PNL-004, ADM-CLM-004, ROL-010, ROL-011, ROL-012, ROL-014, ROL-015, ROL-017, ROL-018, ROL-019, ROL-038, ROL-039,
// ROL-041, ROL-045, ERR-047, ERR-049, ERR-052, LIM-031
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { clientTexts, selectCompanyText } from '@member-care/domain/texts/client-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { endOfCoverTexts } from '@member-care/domain/texts/end-of-cover-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { panelClinicCountText, panelClinicTexts as clinicTexts } from '@member-care/domain/texts/panel-clinic-texts.ts'
import { studentFieldLabels, userEditTexts as texts } from '@member-care/domain/texts/user-edit-texts.ts'
import { userListTexts } from '@member-care/domain/texts/user-list-texts.ts'
import { overlapText, userFormTexts } from '@member-care/domain/texts/user-texts.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { escaped } from './any-text.ts'
import { pressWhileRefused } from './mouse.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const { origin } = productOfThisWorker()
/** Somebody whom no other journey knows. */
const newcomer = { name: 'Tansy Newbold', nric: makeNric('G', '4410002') } as const
const school = 'Kite School (Demo) Pte Ltd'
const employer = 'Lantern Shipyard (Demo) Ltd'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('at desktop width', () => {
  test('operations create a user, and edit them tab by tab', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, 'operation@example.com')
    await page.getByRole('heading', { level: 1, name: clientTexts.listTitle }).waitFor()
    await createUser(page)
    await editBasic(page)
    await changeStatus(page)
    await lookAtStudent(page)
    await editCompanies(page)
    await proposeAccount(page)
    await choosePanelClinics(page)
    // The browser logs a conflict, told by 409, a refused date, told by 422, and a connection that breaks.
    expect(problems.filter((problem) => !/409|422|ERR_FAILED/.test(problem))).toEqual([])
    await context.close()
  })
})

test('the call centre changes the status of a user, and nothing else', async () => {
  const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'callcentre@example.com')
  await page.getByRole('heading', { level: 1, name: clientTexts.listTitle }).waitFor()
  const userId = await idOf(page, 'Cedar Rahman')
  await page.goto(`/systemadmin/user/update/loginInformation?idUser=${userId}`)
  await page.getByText(texts.statusOnly).waitFor()
  await expect.poll(() => page.getByLabel(texts.fields.email).isDisabled()).toBe(true)
  await page.getByRole('combobox', { name: texts.login.status }).click()
  await page.getByRole('option', { name: '101 Not Registered' }).waitFor()
  await page.keyboard.press('Escape')
  await lookAt(page, 'desktop', 'user-login-call-centre')

  // All else is shown to them, and nothing of it can be typed in or sent.
  const tabs = {
    [texts.sections.basic]: texts.sections.basic,
    [texts.sections.companies]: texts.sections.companies,
    [texts.sections.bank]: texts.bank.propose,
  }
  for (const [tab, name] of Object.entries(tabs)) {
    await openTab(page, tab)
    const form = page.getByRole('form', { name, exact: true })
    await form.getByRole('textbox').first().waitFor()
    expect(await form.getByRole('textbox', { disabled: false }).count(), tab).toBe(0)
    expect(await form.locator('button[type="submit"]:enabled').count(), tab).toBe(0)
  }
  // What they have claimed is a page of theirs, and leads to each claim.
  await openTab(page, texts.sections.claims)
  await page.getByRole('list', { name: consoleTexts.menu.outpatient }).getByRole('link').first().waitFor()
  await lookAt(page, bothWidths, 'user-claims')
  await page.goto('/systemadmin/user')
  await page.getByRole('heading', { level: 1, name: userListTexts.title }).waitFor()
  await page.getByRole('row').nth(1).waitFor()
  for (const button of [userListTexts.addUser, userListTexts.uploadUser])
    expect(await page.getByRole('link', { name: button }).count()).toBe(0)
  await page.goto('/systemadmin/user/update?idUser=7e57ab1e-0000-4000-8000-000000000000')
  await page.getByText(consoleTexts.userNotFound).waitFor()
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
  await context.close()
})

async function createUser(page: Page): Promise<void> {
  const { name, nric } = newcomer
  await page.goto('/systemadmin/user/create')
  await page.getByRole('heading', { level: 1, name: texts.createTitle }).waitFor()
  const tabs = page.getByRole('navigation', { name: texts.sections.label })
  expect(
    await tabs.getByRole('link', { name: new RegExp(texts.sections.companies) }).getAttribute('aria-disabled'),
  ).toBe('true')
  const birthdate = page.getByLabel(texts.fields.birthdate)
  await birthdate.fill('last winter')
  await pressWhileRefused(page, birthdate, page.getByRole('button', { name: texts.create }))
  await page.getByText(userFormTexts.companyRequired).waitFor()
  await page.getByText(userFormTexts.nricRequired).waitFor()
  await lookAt(page, bothWidths, 'user-create-errors')

  await page.getByRole('button', { name: texts.pickCompany }).click()
  const dialog = page.getByRole('dialog', { name: clientTexts.selectCompany })
  await dialog.getByRole('button', { name: selectCompanyText(school) }).click()
  await page.getByLabel(texts.fields.nric).fill(nric)
  await page.getByLabel(texts.fields.name, { exact: false }).first().fill(name)
  await birthdate.fill('1990-01-31')
  await choose(page, texts.fields.gender, texts.fields.female)
  await page.getByLabel(texts.fields.effectiveStartDate).fill('2026-01-01')
  await page.getByRole('button', { name: texts.create }).click()
  await page.getByText(texts.created).waitFor()
  await lookAt(page, bothWidths, 'user-created')
  await page.getByRole('link', { name: texts.openCreated }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** What is typed is reviewed; somebody else saves first; nothing that was typed is lost. */
async function editBasic(page: Page): Promise<void> {
  const { name, nric } = newcomer
  await page.getByText(texts.fields.placeholder).waitFor()
  await expect
    .poll(() => page.getByLabel(texts.fields.email).inputValue())
    .toBe(`${nric.toLowerCase()}@no-email.member-care.example`)
  await page.getByLabel(texts.fields.contactNo).fill('00001234')
  await changeNameElsewhere(page, `${name} Tan`)
  await page.getByRole('button', { name: texts.update }).click()
  const review = page.getByRole('dialog', { name: texts.reviewTitle })
  await review.getByText('00001234').waitFor()
  await review.getByRole('button', { name: texts.save, exact: true }).click()
  const conflict = page.getByRole('alertdialog', { name: editTexts.conflictTitle })
  await conflict.getByText(`${name} Tan`).waitFor()
  await lookAt(page, bothWidths, 'user-basic-conflict')
  await conflict.getByRole('button', { name: editTexts.keepMine }).click()
  await expect.poll(() => page.getByLabel(texts.fields.contactNo).inputValue()).toBe('00001234')
  await save(page, texts.update)
  await page.getByRole('heading', { level: 1, name: `${name} Tan` }).waitFor()
  await lookAt(page, bothWidths, 'user-basic')

  // An old address, which names the user by NRIC, becomes the user's own.
  const userId = new URL(page.url()).searchParams.get('idUser')
  await page.goto(`/systemadmin/user/update?nric=${nric.toLowerCase()}`)
  await page.waitForURL(({ searchParams }) => searchParams.get('idUser') === userId && !searchParams.has('nric'))
  await page.getByRole('heading', { level: 1, name: `${name} Tan` }).waitFor()

  // Without an answer nobody is said to be unknown, and the same address can be asked again.
  const lookup = '**/api/console/user-of-nric'
  await page.route(lookup, (route) => route.abort())
  await page.goto(`/systemadmin/user/update?nric=${nric.toLowerCase()}`)
  await page.getByText(consoleTexts.issue).waitFor()
  expect(await page.getByText(consoleTexts.userNotFound).count()).toBe(0)
  await page.unroute(lookup)
  await page.getByRole('button', { name: pageTexts.tryAgain }).click()
  await page.getByRole('heading', { level: 1, name: `${name} Tan` }).waitFor()
}

async function changeStatus(page: Page): Promise<void> {
  await openTab(page, texts.sections.login)
  await page.getByRole('combobox', { name: texts.login.status }).waitFor()
  // The banner belongs to the section that was left.
  expect(await page.getByText(texts.updated).count()).toBe(0)
  await choose(page, texts.login.status, '301 Suspended')
  await page.getByRole('button', { name: texts.update }).click()
  const review = page.getByRole('dialog', { name: texts.login.reasonTitle })
  await review.getByRole('button', { name: texts.save, exact: true }).click()
  await review.getByText(editTexts.reasonMissing).waitFor()
  await review.getByLabel(editTexts.reason).fill('Asked for by HR')
  await review.getByRole('button', { name: texts.save, exact: true }).click()
  await page.getByText(texts.updated).waitFor()
  await page.getByText('Suspended', { exact: true }).first().waitFor()

  // The banner does not come back with the section, when somebody goes back to it.
  await openTab(page, texts.sections.companies)
  await page.getByRole('button', { name: texts.companies.add }).waitFor()
  await page.goBack()
  await page.getByRole('combobox', { name: texts.login.status }).waitFor()
  expect(await page.getByText(texts.updated).count()).toBe(0)
}

/** The nine fields of a student. */
async function lookAtStudent(page: Page): Promise<void> {
  await openTab(page, texts.sections.student)
  const fields = page.getByRole('form', { name: texts.sections.student }).getByRole('textbox')
  for (const label of Object.values(studentFieldLabels)) await page.getByLabel(label, { exact: true }).waitFor()
  await expect.poll(() => fields.count()).toBe(9)
  await lookAt(page, bothWidths, 'user-student')
}

/** What an end touches is shown before it is saved; it is not saved here. */
async function lookAtEnd(page: Page): Promise<void> {
  const { companies } = texts
  const end = page.getByLabel(texts.cover.effectiveEndDate).first()
  await end.fill('2099-12-31')
  await page.getByRole('button', { name: companies.save }).click()
  const review = page.getByRole('dialog', { name: texts.reviewTitle })
  const touched = review.getByRole('region', { name: /31 Dec 2099/ })
  await touched.getByRole('list', { name: endOfCoverTexts.dependants.title }).getByText('Moss Newbold').waitFor()
  await lookAt(page, bothWidths, 'user-end-of-cover')
  await review.getByRole('button', { name: editTexts.goOnEditing }).click()
  await review.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: editTexts.discard }).click()
}

/** Somebody who left is covered again; the journey goes on with the new cover. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const { companies } = texts
  await page.getByLabel(texts.cover.effectiveEndDate).first().fill('2026-06-30')
  await page.getByRole('button', { name: companies.save }).click()
  const review = page.getByRole('dialog', { name: texts.reviewTitle })
  await review.getByText(endOfCoverTexts.atOnce('30 Jun 2026')).waitFor()
  await review.getByRole('button', { name: texts.save, exact: true }).click()
  await review.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: `${companies.startAgain}: ${school}` }).click()
  const dialog = page.getByRole('dialog', { name: `${companies.startAgainTitle} ${school}` })
  const start = dialog.getByLabel(texts.cover.effectiveStartDate)
  await start.fill('2026-06-01')
  await dialog.getByRole('button', { name: companies.startAgain }).click()
  await dialog.getByText(overlapText('30 Jun 2026', '01 Jul 2026')).waitFor()
  await lookAt(page, bothWidths, 'user-start-again')
  await start.fill('2026-07-01')
  await dialog.getByRole('button', { name: companies.startAgain }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('01 Jul 2026 –').first().waitFor()
}

async function editCompanies(page: Page): Promise<void> {
  const { companies, dependant } = texts
  await openTab(page, texts.sections.companies)
  const first = page.getByRole('button', { name: new RegExp(`^${escaped(school)}`) })
  await first.waitFor()
  await page.getByText(companies.removeOnly).waitFor()
  await page.getByRole('button', { name: companies.addDependant }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${companies.addDependant}`) })
  await dialog.getByLabel(dependant.name).fill('Moss Newbold')
  await dialog.getByLabel(dependant.nric).fill(makeNric('T', '1510002'))
  await dialog.getByLabel(dependant.birthdate).fill('2015-05-05')
  await lookAt(page, bothWidths, 'user-dependant')
  await dialog.getByRole('button', { name: companies.keep }).click()
  await dialog.getByText(userFormTexts.relationshipRequired).waitFor()
  await dialog.getByLabel(dependant.relationship).fill('Child')
  await dialog.getByRole('button', { name: companies.keep }).click()

  await page.getByRole('button', { name: companies.add }).click()
  await page
    .getByRole('dialog', { name: clientTexts.selectCompany })
    .getByRole('button', { name: selectCompanyText(employer) })
    .click()
  await page.getByRole('button', { name: companies.save }).click()
  // It opens at what is wrong.
  await page.getByText(userFormTexts.startRequired).waitFor()
  const start = page.getByLabel(texts.cover.effectiveStartDate).last()
  await expect.poll(() => start.evaluate((input) => input === document.activeElement)).toBe(true)
  await start.fill('2026-02-01')
  await lookAt(page, bothWidths, 'user-companies-draft')

  await page.getByRole('link', { name: texts.sections.bank, exact: true }).click()
  await page
    .getByRole('alertdialog', { name: editTexts.leave.title })
    .getByRole('button', { name: editTexts.leave.stay })
    .click()
  await page.getByText(companies.isNew, { exact: true }).first().waitFor()

  // Somebody else is faster: what was added here stays, on top of what they saved.
  await changeNameElsewhere(page, `${newcomer.name} Teo`)
  await page.getByRole('button', { name: companies.save }).click()
  const review = page.getByRole('dialog', { name: texts.reviewTitle })
  await review.getByRole('button', { name: texts.save, exact: true }).click()
  await page
    .getByRole('alertdialog', { name: editTexts.conflictTitle })
    .getByRole('button', { name: editTexts.keepMine })
    .click()
  await page.getByText('Moss Newbold').waitFor()
  await save(page, companies.save)
  await expect.poll(() => page.getByText(companies.isNew, { exact: true }).count()).toBe(0)

  await page.getByRole('button', { name: `${companies.setDefault}: ${employer}` }).click()
  await page
    .getByRole('dialog', { name: new RegExp(`^${escaped(companies.defaultTitle)}`) })
    .getByRole('button', { name: companies.setDefault })
    .click()
  await page.getByText(texts.updated).waitFor()
  await lookAtEnd(page)
  await leaveAndComeBack(page)
  await page.getByRole('button', { name: `${companies.remove}: Moss Newbold` }).click()
  const removing = page.getByRole('dialog', { name: companies.removeDependantTitle })
  await removing.getByText(companies.removeDependantText).waitFor()
  await removing.getByRole('button', { name: companies.remove }).click()
  await page.getByText(companies.willBeRemoved).waitFor()
  await save(page, companies.save)
  await page.getByRole('button', { name: `${companies.remove}: ${school}` }).click()
  const leaving = page.getByRole('alertdialog', { name: new RegExp(`^${escaped(companies.removeTitle)}`) })
  await leaving.getByText(companies.removeText).waitFor()
  await leaving.getByRole('button', { name: companies.remove }).click()
  await first.waitFor({ state: 'detached' })
  // What is behind a dialog is not there for a reader until it has closed.
  await leaving.waitFor({ state: 'detached' })
  // Nobody is a student without the school.
  await expect
    .poll(() =>
      page
        .getByRole('navigation', { name: texts.sections.label })
        .getByRole('link', { name: texts.sections.student })
        .count(),
    )
    .toBe(0)
  await lookAt(page, bothWidths, 'user-companies')
}

async function proposeAccount(page: Page): Promise<void> {
  const { bank } = texts
  await openTab(page, texts.sections.bank)
  const form = page.getByRole('form', { name: bank.propose })
  await form.getByLabel('Bank No').fill('7339')
  await form.getByLabel('Account No', { exact: true }).fill('5501089550')
  await form.getByLabel('Re-enter Account No').fill('5501089550')
  await form.getByRole('button', { name: bank.propose }).click()
  await page.getByText('Waiting for verification').waitFor()
  await page.getByText('***9550').waitFor()
  await lookAt(page, bothWidths, 'user-bank')
}

/** Some of the panel's clinics: in the list, on the map, and as a file, also after the connection has broken once. */
async function choosePanelClinics(page: Page): Promise<void> {
  await openTab(page, clinicTexts.title)
  const clinics = page.getByRole('list', { name: clinicTexts.title }).getByRole('listitem')
  await clinics
    .getByText(/Family Clinic/)
    .first()
    .waitFor()
  await choose(page, clinicTexts.type, 'Dental')
  await choose(page, clinicTexts.area, 'Bedok')
  await clinics.getByText('Dental · Bedok, East').first().waitFor()
  await expect.poll(() => clinics.filter({ hasNotText: 'Dental · Bedok, East' }).count()).toBe(0)
  await page.getByText(panelClinicCountText(await clinics.count()), { exact: true }).waitFor()
  await lookAt(page, bothWidths, 'user-panel-clinics')

  await page.getByRole('button', { name: clinicTexts.map, exact: true }).click()
  await page.getByRole('region', { name: clinicTexts.mapLabel }).waitFor()
  await clinics.first().getByRole('button', { name: clinicTexts.showOnMap }).click()
  await clinics.and(page.locator('[aria-current="true"]')).waitFor()
  await page.route('**/clinics/file?*', (route) => route.abort(), { times: 1 })
  const downloadButton = page.getByRole('button', { name: clinicTexts.download })
  await downloadButton.click()
  await page.getByText(clinicTexts.downloadFailed).waitFor()
  await lookAt(page, bothWidths, 'user-panel-clinics-map')
  const [download] = await Promise.all([page.waitForEvent('download'), downloadButton.click()])
  expect(download.suggestedFilename()).toBe('Clinic_List.xlsx')
  await expect.poll(() => page.getByText(clinicTexts.downloadFailed).count()).toBe(0)
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: texts.sections.label }).getByRole('link', { name, exact: true }).click()
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

/** Presses the button, confirms the review, and waits until it is said to be saved. */
async function save(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page
    .getByRole('dialog', { name: texts.reviewTitle })
    .getByRole('button', { name: texts.save, exact: true })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText(texts.updated).waitFor()
}

/** Another administrator saves the same user meanwhile. */
async function changeNameElsewhere(page: Page, name: string): Promise<void> {
  await page.evaluate(
    async ([key, newName]) => {
      const { accessToken } = JSON.parse(sessionStorage.getItem(key ?? '') ?? '{}') as { accessToken: string }
      const address = `/api/console/users/${new URLSearchParams(location.search).get('idUser') ?? ''}`
      const headers = { Accesstoken: accessToken, 'Content-Type': 'application/json' }
      const user = (await (await fetch(address, { headers })).json()) as {
        version: number
        nric: string
        birthdate: string
        gender: string
        email: string
      }
      const { version, nric, birthdate, gender, email } = user
      await fetch(`${address}/basic`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ expectedVersion: version, name: newName, nric, birthdate, gender, email }),
      })
    },
    [storedSessionKeys.user, name] as const,
  )
}

/** The id of somebody of the demonstration data. */
async function idOf(page: Page, name: string): Promise<string> {
  return page.evaluate(
    async ([key, text]) => {
      const { accessToken } = JSON.parse(sessionStorage.getItem(key ?? '') ?? '{}') as { accessToken: string }
      const headers = { Accesstoken: accessToken, 'Content-Type': 'application/json' }
      const found = (await (
        await fetch('/api/console/people-search', { method: 'POST', headers, body: JSON.stringify({ text }) })
      ).json()) as { people: { id: string }[] }
      return found.people[0]?.id ?? ''
    },
    [storedSessionKeys.user, name] as const,
  )
}
