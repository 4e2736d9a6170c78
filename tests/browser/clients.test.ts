// Requirements: ADM-MNU-002, ADM-MNU-005, ADM-MNU-006, ADM-MNU-009, ADM-MNU-012, ADM-MNU-015, ADM-MNU-017, ADM-MNU-021, ADM-CLT-001, ADM-CLT-004,
// ADM-CLT-005, ADM-CLT-006, ADM-CLT-007, ADM-CLT-008, ADM-CLT-010, ADM-CLT-011, ADM-CLT-012, ADM-CLT-013, ADM-CLT-015, ADM-CLT-017, ADM-CLT-018,
// ADM-EXC-001, ADM-EXC-002, ADM-EXC-003, ADM-EXC-004, ADM-EXC-005, ADM-HRC-001, ADM-HRC-002, ROL-009, ROL-030, ROL-045, ERR-018, ERR-044, ERR-047
import { clientTexts, selectCompanyText, usersOfClientText } from '@member-care/domain/texts/client-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { deleteClinicLabel, excludedClinicTexts } from '@member-care/domain/texts/excluded-clinic-texts.ts'
import { hrClaimTexts } from '@member-care/domain/texts/hr-claim-texts.ts'
import { myPlanEditorTexts } from '@member-care/domain/texts/my-plan-editor-texts.ts'
import { userExportTexts } from '@member-care/domain/texts/user-export-texts.ts'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, expectDrawn, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const { origin } = productOfThisWorker()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function openMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.waitFor()
  return menu
}

describe('at desktop width', () => {
  const company = 'Coral Reef Hotels (Demo) Pte Ltd'

  test('operations finds clients, creates one from the company master, and sees what HR filed', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, 'operation@example.com')
    await page.getByRole('heading', { level: 1, name: clientTexts.listTitle }).waitFor()
    await page.getByText('Orchid Biscuits (Demo) Pte Ltd').waitFor()
    await lookAt(page, bothWidths, 'clients')
    const addressOf = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href')
    expect(await addressOf(clientTexts.createClient)).toBe('/systemadmin/client/create')
    expect(await addressOf(clientTexts.uploadUser)).toBe('/systemadmin/user/upload')
    const editor = (await openMenu(page)).getByRole('link', { name: consoleTexts.menu.myPlanEditor })
    expect([await editor.getAttribute('href'), await editor.getAttribute('target')]).toEqual([
      '/systemadmin/my-plan-editor.html',
      '_blank',
    ])
    await page.getByRole('button', { name: clientTexts.exportUser }).click()
    await page.getByRole('dialog').getByText(userExportTexts.memberType).first().waitFor()
    await page.keyboard.press('Escape')

    // An old link, in another spelling, with a search in its address.
    await page.goto('/SystemAdmin/Clients?page=1&v=20&filter=policyNo&query=GE-3001')
    await page.waitForURL('**/client?page=1&v=20&filter=policyNo&query=GE-3001')
    await page.getByText('Kite School (Demo) Pte Ltd').waitFor()
    expect(await page.getByText('Orchid Biscuits (Demo) Pte Ltd').count()).toBe(0)
    expect(await page.getByRole('link', { name: /users of Kite School/ }).getAttribute('href')).toMatch(
      /\/systemadmin\/client\/[^/]+\/users\?page=1&v=10$/,
    )
    await page.getByRole('searchbox', { name: clientTexts.search }).fill('no such policy')
    await page.getByText(clientTexts.noMatch).waitFor()
    expect(new URL(page.url()).searchParams.get('query')).toBe('no such policy')

    // As for a client of somebody else's group.
    await page.goto('/systemadmin/client/0c1d0001-0000-4000-8000-00000000dead/users')
    await page.getByText(clientTexts.notAmongYours).waitFor()
    await page.goto('/systemadmin/history/client/0c1d0001-0000-4000-8000-000000000001')
    await page.waitForURL('**/history/clients/0c1d0001-0000-4000-8000-000000000001')
    await page.goto('/systemadmin/history/nothing/1')
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()

    await page.goto('/systemadmin/client/create')
    const picker = page.getByRole('dialog', { name: clientTexts.selectCompany })
    await picker.getByText('Angsana Logistics (Demo) Pte Ltd').waitFor()
    expect(await picker.getByRole('columnheader').allInnerTexts()).toEqual([
      'Company Name',
      'Status',
      'Group Code',
      'Policy No',
      'Select',
    ])
    expect(await picker.getByRole('button', { name: selectCompanyText('Kite School (Demo) Pte Ltd') }).count()).toBe(0)
    await lookAt(page, bothWidths, 'client-create')
    await picker.getByRole('searchbox', { name: clientTexts.search }).fill('nobody has this name')
    await picker.getByText(clientTexts.noCompanyFound).waitFor()
    await picker.getByRole('searchbox', { name: clientTexts.search }).fill(company.slice(0, 8))
    await picker.getByRole('button', { name: selectCompanyText(company) }).click()
    await page.getByText(clientTexts.created).waitFor()
    await lookAt(page, bothWidths, 'client-created')
    await page.getByRole('link', { name: clientTexts.toClients }).click()
    await page.waitForURL('**/systemadmin')
    await page.getByRole('link', { name: usersOfClientText(0, company) }).waitFor()

    await (await openMenu(page)).getByRole('link', { name: consoleTexts.menu.hrClaims, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: hrClaimTexts.title }).waitFor()
    await page
      .getByRole('link', { name: /^View the claim of Orchid/ })
      .first()
      .waitFor()
    await expect.poll(() => page.getByRole('columnheader').allInnerTexts()).toEqual(Object.values(hrClaimTexts.columns))
    await lookAt(page, bothWidths, 'hr-claims')
    await page
      .getByRole('link', { name: /^View the claim of Orchid/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: hrClaimTexts.claimTitle }).waitFor()
    await page.getByText(hrClaimTexts.fields.submittedBy).waitFor()
    await expectDrawn(page.getByRole('img', { name: 'receipt.png' }))
    await lookAt(page, bothWidths, 'hr-claim')
    // The browser itself reports the client that there is not.
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])

    await page.route('**/api/console/clients?*', (route) =>
      route.fulfill({ status: 500, json: { errorMessage: 'no' } }),
    )
    await page.goto('/systemadmin')
    await page.getByText(consoleTexts.clientListFailed).waitFor()
    await context.close()
  })

  test('ADMIN_IT excludes a clinic once and deletes that again; others may neither create clients nor exclude clinics', async () => {
    const code = 'DEMO0001'
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, 'it@example.com')
    await page.getByRole('heading', { level: 1, name: clientTexts.listTitle }).waitFor()
    await page.getByText('Orchid Biscuits (Demo) Pte Ltd').waitFor()
    for (const button of [clientTexts.createClient, clientTexts.uploadUser])
      expect(await page.getByRole('link', { name: button }).count()).toBe(0)
    expect(await page.getByRole('button', { name: clientTexts.exportUser }).count()).toBe(0)
    await page.goto('/systemadmin/client/create')
    await page.getByRole('heading', { level: 1, name: 'No access' }).waitFor()

    const menu = await openMenu(page)
    await lookAt(page, bothWidths, 'menu-of-it')
    await menu.getByRole('link', { name: consoleTexts.menu.excludedClinics }).click()
    await page.getByRole('heading', { level: 1, name: excludedClinicTexts.title }).waitFor()
    await page.getByText('DEMO0099').waitFor()
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual(Object.values(excludedClinicTexts.columns))
    await page.getByRole('link', { name: excludedClinicTexts.add }).click()
    await page.getByRole('button', { name: excludedClinicTexts.create }).click()
    await page.getByText(excludedClinicTexts.codeRequired).waitFor()
    await page.getByLabel(excludedClinicTexts.code).fill(code.toLowerCase())
    await page.keyboard.press('Enter')
    await page.getByText(excludedClinicTexts.created).waitFor()
    await lookAt(page, bothWidths, 'excluded-clinic-created')
    await page.getByLabel(excludedClinicTexts.code).fill(code)
    await page.keyboard.press('Enter')
    await page.getByText(consoleTexts.issue).waitFor()
    await page.getByText(excludedClinicTexts.duplicate).first().waitFor()
    await page.getByRole('link', { name: excludedClinicTexts.toList }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: editTexts.leave.leave }).click()
    await page.getByRole('button', { name: deleteClinicLabel(code) }).click()
    await page.getByRole('alertdialog', { name: excludedClinicTexts.deleteTitle }).waitFor()
    await lookAt(page, bothWidths, 'excluded-clinic-delete')
    await page.getByRole('alertdialog').getByRole('button', { name: excludedClinicTexts.delete }).click()
    await page.getByText(excludedClinicTexts.deleted).waitFor()
    await expect.poll(() => page.getByText(code, { exact: true }).count()).toBe(0)

    // The session has ended elsewhere: open pages close, and a list does not load any more.
    await page.getByRole('button', { name: deleteClinicLabel('DEMO0099') }).click()
    await page.route(/\/api\/console\/excluded-clinics[/?]/, (route) =>
      route.fulfill({
        status: 401,
        json: { errorCode: 'TOKEN_EXPIRED', errorMessage: 'Unauthorized Access or Token has Expired' },
      }),
    )
    await page.getByRole('alertdialog').getByRole('button', { name: excludedClinicTexts.delete }).click()
    await page.waitForURL(`${origin}/?redirect=*`)
    // The duplicate, and the end of the session: the list that is read again after the failed deletion is told it as well.
    const statuses = problems.map((problem) => /status of (\d+)/.exec(problem)?.[1])
    expect([statuses[0], ...new Set(statuses.slice(1))]).toEqual(['422', '401'])
    await context.close()
  })

  test('a plan is written in the My Plan editor, and members’ view of it is seen', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await page.goto('/systemadmin/my-plan-editor.html')
    await page.getByRole('heading', { level: 1, name: myPlanEditorTexts.title }).waitFor()
    await page.getByRole('button', { name: myPlanEditorTexts.save }).click()
    await page.getByText(myPlanEditorTexts.errors.headerTitle).waitFor()
    await page.getByLabel(myPlanEditorTexts.headerTitle, { exact: true }).fill('Plan A')
    await page.getByLabel(myPlanEditorTexts.buttonTitle).fill('Outpatient')
    await page.getByLabel(myPlanEditorTexts.leftValue).fill('General Practitioner')
    await page.getByLabel(myPlanEditorTexts.rightValue).fill('As charged')
    await page.getByRole('region', { name: myPlanEditorTexts.preview }).getByText('As charged').waitFor()
    await lookAt(page, bothWidths, 'my-plan-editor')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: myPlanEditorTexts.save }).click(),
    ])
    await page.getByText(myPlanEditorTexts.saved).waitFor()
    await page.getByRole('button', { name: myPlanEditorTexts.fresh }).click()
    await expect.poll(() => page.getByLabel(myPlanEditorTexts.headerTitle, { exact: true }).inputValue()).toBe('')
    await page.locator('input[type=file]').setInputFiles(await download.path())
    await expect.poll(() => page.getByLabel(myPlanEditorTexts.headerTitle, { exact: true }).inputValue()).toBe('Plan A')
    expect(problems).toEqual([])
    await context.close()
  })
})
