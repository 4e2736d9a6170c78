// Requirements: ADM-AUD-001, LIM-016
/** An auditor's day: is the log what was written, who did what to whom, and the record as it was. */
import { auditTexts, verdictTexts } from '@member-care/domain/texts/audit-texts.ts'
import { eventTitle, historyTexts } from '@member-care/domain/texts/record-history-texts.ts'
import { anchorWhatIsNew } from '@member-care/event-store/anchors/keep-anchors.ts'
import { Client } from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdministrator, createCompany, createMember, type TestPerson } from '../support/accounts-cast.ts'
import { startApiUnderTest, type ApiUnderTest } from '../support/api-under-test.ts'
import { launchBrowser } from '../support/browser.ts'
import { atWidth, bothWidths, lookAt } from './screens.ts'
import { openSignedIn } from './sign-in-steps.ts'

let browser: Browser
let api: ApiUnderTest
let origin: string
let intruder: Client
let auditor: TestPerson
let operation: TestPerson
let member: TestPerson

beforeAll(async () => {
  browser = await launchBrowser()
  api = await startApiUnderTest()
  await api.startJobs()
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
  intruder = new Client({ connectionString: api.superuserUrl })
  await intruder.connect()
  await intruder.query('alter table es.events disable trigger all')
  auditor = await createAdministrator(api, ['ADMIN_AUDITOR'])
  operation = await createAdministrator(api, ['ADMIN_OPERATION'])
  member = await createMember(api, await createCompany(api))
  const { userId } = member
  await api.record(
    `user-${userId}`,
    { type: 'UserDetailsChanged', data: { userId, name: 'Tan Mei Ling' } },
    { type: 'UserStatusChanged', data: { userId, status: 301, reason: 'On leave' } },
  )
  await anchorWhatIsNew(api.events.integrity)
}, 120_000)

afterAll(async () => {
  await browser.close()
  await intruder.end()
  await api.close()
})

/** Signed in already, as the sign-in page leaves it. */
async function openAs({ userId }: TestPerson, path: string) {
  const { accesstoken } = await api.headersFor(userId)
  const visitor = await openSignedIn(browser, 'desktop', origin, {
    uuid: userId,
    accessToken: accesstoken,
    userType: 'sys-admin',
  })
  await visitor.page.goto(path)
  return visitor
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Asks for a verification and waits for its end. */
async function verifyOnScreen(page: Page): Promise<void> {
  const asked = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/chain-verifications'),
  )
  await page.getByRole('button', { name: auditTexts.verify }).click()
  const { id } = (await (await asked).json()) as { id: string }
  await expect
    .poll(
      async () =>
        (await intruder.query<{ state: string }>('select state from app.tasks where id = $1', [id])).rows[0]?.state,
    )
    .toBe('done')
  await page.reload()
  await heading(page, auditTexts.menu.integrity)
}

describe('at desktop width', () => {
  test('an auditor verifies the log, is shown the very event that was changed, and its history', async () => {
    const { page, context, problems } = await openAs(auditor, '/systemadmin/integrity')
    await heading(page, auditTexts.menu.integrity)
    await verifyOnScreen(page)
    await page.getByRole('alert').filter({ hasText: verdictTexts.intact }).waitFor()
    await page.getByText('npm run replay -- --verify').waitFor()
    await lookAt(page, bothWidths, 'audit-integrity')

    const { rows } = await intruder.query<{ data: string }>(
      `select data::text as data from es.events where stream = $1 and revision = 3`,
      [`user-${member.userId}`],
    )
    await intruder.query(
      `update es.events set data = replace(data::text, '301', '100')::json where stream = $1 and revision = 3`,
      [`user-${member.userId}`],
    )
    await verifyOnScreen(page)
    const finding = page.getByRole('list', { name: 'Findings' }).getByRole('listitem')
    await finding.waitFor()
    await expect.poll(() => finding.count()).toBe(1)
    await lookAt(page, bothWidths, 'audit-tampered')
    await intruder.query(`update es.events set data = $2::json where stream = $1 and revision = 3`, [
      `user-${member.userId}`,
      rows[0]?.data,
    ])

    await finding.getByRole('link', { name: `user-${member.userId}, revision 3` }).click()
    // On a phone the record as it was then lies over the page, which is hidden from that moment on.
    await page.getByRole('heading', { level: 1, name: historyTexts.titles.users, includeHidden: true }).waitFor()
    await page.getByText('“On leave”').waitFor()
    await page.getByRole('table', { name: 'Then and now' }).waitFor()
    await lookAt(page, bothWidths, 'audit-user-history')
    expect(problems).toEqual([])
    await context.close()
  })

  test('an auditor finds what was done about somebody, and who looked', async () => {
    const { page, context, problems } = await openAs(auditor, '/systemadmin/events')
    await heading(page, auditTexts.menu.events)
    await page.getByRole('combobox', { name: 'About whom' }).fill('Mei Ling')
    await page.getByRole('option', { name: /Tan Mei Ling/ }).click()
    await expect.poll(() => page.url()).toContain(`person=${member.userId}`)
    await page.getByRole('link', { name: 'User details changed' }).waitFor()
    expect(page.url()).not.toMatch(/Mei/)
    const record = page.getByRole('row').filter({ hasText: 'User details changed' })
    await expect.poll(() => record.innerText()).toContain(auditTexts.events.record('users', 'Tan Mei Ling'))
    await lookAt(page, bothWidths, 'audit-events')

    // Who only looked shows on demand, and stays in the address.
    await page.goto(`/systemadmin/history/users/${member.userId}`)
    await heading(page, historyTexts.titles.users)
    await page.goto(`/systemadmin/events?person=${member.userId}`)
    await page.getByRole('link', { name: 'User details changed' }).waitFor()
    const looks = page.getByRole('rowheader', { name: eventTitle('SensitiveRecordViewed') })
    expect(await looks.count()).toBe(0)
    await expect
      .poll(async () => {
        await page.goto(`/systemadmin/events?person=${member.userId}`)
        await page.getByRole('switch', { name: auditTexts.events.looks }).click()
        await page.waitForURL(/looks=shown/)
        await page.getByRole('link', { name: 'User details changed' }).waitFor()
        await expect
          .poll(() => page.getByRole('region', { name: auditTexts.menu.events }).getAttribute('aria-busy'))
          .toBe('false')
        return looks.count()
      })
      .toBeGreaterThan(0)

    await page.goto('/systemadmin/record-views')
    await heading(page, auditTexts.menu.views)
    await page.getByRole('table', { name: auditTexts.menu.views }).getByText('History of a person').first().waitFor()
    await lookAt(page, bothWidths, 'audit-views')

    await page.goto('/systemadmin/replays')
    await heading(page, auditTexts.menu.replays)
    await page.getByRole('button', { name: auditTexts.replay, exact: true }).click()
    await page.getByText(auditTexts.identical).first().waitFor()
    await lookAt(page, bothWidths, 'audit-replays')

    await page.goto('/systemadmin')
    await page.getByText(/Last verification of the log/).waitFor()
    await page.getByRole('link', { name: auditTexts.menu.events }).first().waitFor()
    await lookAt(page, bothWidths, 'audit-start')
    expect(problems).toEqual([])
    await context.close()
  })

  test("an administrator reads a user's Audit tab", async () => {
    const { page, context, problems } = await openAs(
      operation,
      `/systemadmin/user/update/audit?idUser=${member.userId}`,
    )
    // A table where there is room for one, and cards on a phone.
    const records = page.getByRole('table', { name: 'Audit' })
    await records.waitFor()
    const { columns } = auditTexts.tab
    await expect.poll(() => records.getByRole('columnheader').allInnerTexts()).toEqual(Object.values(columns))
    const record = records.getByRole('row').filter({ hasText: 'Tan Mei Ling' }).first()
    await expect.poll(() => record.innerText()).toMatch(/\d\d\/\d\d\/\d{4}, \d{1,2}:\d\d:\d\d [ap]m/)
    await lookAt(page, bothWidths, 'audit-user-tab')
    await atWidth(page, 'phone', async () => {
      const cards = page.getByRole('list', { name: 'Audit' })
      for (const side of [columns.new, columns.old]) await cards.getByText(side, { exact: true }).first().waitFor()
    })
    expect(problems).toEqual([])
    await context.close()
  })
})
