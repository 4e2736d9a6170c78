// Requirements: ADM-EXP-002, ADM-EXP-003, ADM-EXP-004, ADM-EXP-005, ADM-EXP-006, ADM-EXP-007, ADM-UPL-001, ADM-UPL-002, ADM-UPL-003, ADM-UPL-004,
// ADM-UPL-005, ADM-UPL-011, ADM-UPL-022, ADM-JOB-001, ADM-JOB-002, ADM-JOB-003, ADM-JOB-004, ADM-JOB-005, ERR-045, ERR-050, LIM-028
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { uploadErrorTexts } from '@member-care/domain/texts/upload-texts.ts'
import { userExportTexts } from '@member-care/domain/texts/user-export-texts.ts'
import { jobTexts, userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { sql } from 'slonik'
import type { Browser, Download, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '../support/accounts-cast.ts'
import { launchBrowser } from '../support/browser.ts'
import { bothWidths, lookAt } from './screens.ts'
import { openSignedIn } from './sign-in-steps.ts'

const HOUR_MS = 60 * 60_000
/** A job, or a check, is done by then on a busy machine too. */
const PATIENCE = { timeout: 60_000 }

let browser: Browser
let api: AccountsUnderTest
let origin: string
/** The only one: administrators come from it, and nobody else's uploads are in their lists. */
let companyId: string
beforeAll(async () => {
  browser = await launchBrowser()
  // Its own product, so that its clock can be moved past the end of a link.
  api = await startAccountsUnderTest()
  companyId = await createCompany(api)
  await api.startJobs()
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
}, 120_000)
afterAll(async () => {
  await browser.close()
  await api.close()
})

/** Signed in already, as the sign-in page leaves it. */
async function openAs(userId: string, path: string) {
  const { accesstoken } = await api.headersFor(userId)
  const visitor = await openSignedIn(browser, 'desktop', origin, {
    uuid: userId,
    accessToken: accesstoken,
    userType: 'sys-admin',
  })
  await visitor.page.goto(path)
  return visitor
}

const header =
  'companyCode,companyName,name,nric,birthdate,gender,staffId,effectiveStartDate,effectiveEndDate,dep_name,dep_relationship,dep_nric,dep_birthdate,planNo'

/** Passport numbers, so that each journey enrols people of its own. */
const passport = () => `E${randomUUID().replaceAll('-', '').slice(0, 8)}`.toUpperCase()

async function choose(page: Page, name: string, text: string) {
  await page
    .getByLabel(userUploadTexts.select.input)
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

const submitButton = (page: Page) => page.getByRole('button', { name: userUploadTexts.preview.submit })

/** Submits what was checked, and waits until it has been carried out. */
async function submit(page: Page) {
  await submitButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to submit all data?' })
  await dialog.getByRole('button', { name: userUploadTexts.preview.send, exact: true }).click()
  await page.getByText(userUploadTexts.submitted.complete).waitFor(PATIENCE)
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8')
}

describe('at desktop width', () => {
  test('a file is read, checked, looked at and submitted; a rejected row is corrected and sent again', async () => {
    const { userId, name: uploader } = await createAdministrator(api, ['ADMIN_OPERATION'])
    const { page, context, problems } = await openAs(userId, '/systemadmin/user/upload')
    const fileName = `Pelican.csv`
    const sentFrom = api.parts.clock().getTime()
    const family = `PEL,Pelican Foods,Tan Wei Ming,${passport()},05-Jan-1980,m,ST-1,01-Jan-2026,,Tan Jia Hui,Child,${passport()},05-Mar-2012,P1`
    const ofNoCompany = `NOWHERE,Pelican Foods,Siti Aminah,${passport()},05-Jan-1980,f,ST-2,01-Jan-2026,,,,,,P1`
    const withoutDate = `PEL,Pelican Foods,Lim Mei Ling,${passport()},31-Feb-1980,f,ST-3,01-Jan-2026,,,,,,P1`
    await page.getByRole('button', { name: userUploadTexts.select.choose }).waitFor()
    await lookAt(page, bothWidths, 'upload-select')

    // The connection breaks while the file is sent: nothing is lost, and going back sends it.
    await page.route('**/api/console/uploads', (route) => route.abort(), { times: 1 })
    await choose(page, fileName, [header, family, ofNoCompany, withoutDate].join('\r\n'))
    await page.getByText(userUploadTexts.error.nothingLost).waitFor()
    await lookAt(page, bothWidths, 'upload-error')
    await page.getByRole('button', { name: userUploadTexts.error.back }).click()
    await page.getByText(userUploadTexts.preview.userOf(1, 3)).waitFor()
    const user = page.getByRole('article')
    await expect.poll(() => user.innerText()).toContain('Tan Jia Hui')
    await page.getByRole('button', { name: userUploadTexts.preview.nextError }).click()
    await page.getByRole('article', { name: `Lim Mei Ling` }).getByText(uploadErrorTexts.notADate).first().waitFor()
    await submitButton(page).and(page.locator(':enabled')).waitFor(PATIENCE)
    await lookAt(page, bothWidths, 'upload-preview')
    await page.getByRole('textbox', { name: userUploadTexts.preview.find }).fill('jia hui')
    await page.getByRole('button', { name: userUploadTexts.preview.findNext }).click()
    await page.getByRole('article', { name: `Tan Wei Ming` }).waitFor()

    // Left before it is submitted, it is found again, and nothing of it was done.
    await submitButton(page).and(page.locator(':enabled')).waitFor(PATIENCE)
    await page.goto('/systemadmin/user/upload')
    await page.getByRole('button', { name: `${userUploadTexts.select.goOn}: ${fileName}` }).click()
    await page.getByText(uploadErrorTexts.clientUnknown).first().waitFor()
    await lookAt(page, bothWidths, 'upload-changes')
    await submit(page)
    await lookAt(page, bothWidths, 'upload-submitted')

    await page.getByRole('link', { name: userUploadTexts.submitted.toJobs }).click()
    await page.getByRole('heading', { level: 1, name: jobTexts.title }).waitFor()
    const job = page.getByRole('row').filter({ hasText: fileName }).first()
    // The list comes after the heading.
    await job.waitFor()
    const [by = '', at = '', result = ''] = await job.getByRole('cell').allInnerTexts()
    expect({ by, result }).toEqual({ by: uploader, result: jobTexts.rejectedCount(2) })
    // It is shown to the second, by the clock of Singapore.
    const sentAt = Date.parse(`${at} GMT+0800`)
    expect(sentAt).toBeGreaterThan(sentFrom - 1_000)
    expect(sentAt).toBeLessThanOrEqual(api.parts.clock().getTime())
    await job.getByRole('button', { name: `${jobTexts.complete} ${fileName}` }).click()
    const counts = page.getByRole('table', { name: userUploadTexts.check.counts })
    await counts.getByText(userUploadTexts.check.processed).waitFor()
    const lineOf = (line: string) =>
      counts
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: line, exact: true }) })
        .getByRole('cell')
    // Processed, created, updated, terminated, unchanged, rejected, and left out of the file.
    const { rowsOfFile, users, dependants } = userUploadTexts.check
    expect(await lineOf(rowsOfFile).allInnerTexts()).toEqual(['3', '1', '0', '0', '0', '2', '0'])
    expect(await lineOf(users).allInnerTexts()).toEqual(['3', '1', '0', '0', '0', '2', '–'])
    expect(await lineOf(dependants).allInnerTexts()).toEqual(['1', '1', '0', '0', '0', '0', '–'])
    const rejected = page.getByRole('region', { name: jobTexts.rejected })
    await rejected.getByText(uploadErrorTexts.clientUnknown).waitFor()
    await lookAt(page, bothWidths, 'jobs')
    const downloading = page.waitForEvent('download')
    await rejected.getByRole('button', { name: jobTexts.downloadRejected }).click()
    const rows = await textOf(await downloading)
    expect(rows).toContain('Siti Aminah')
    expect(rows).not.toContain('Tan Wei Ming')

    await page.getByRole('link', { name: userUploadTexts.title }).click()
    await choose(page, `Corrected.csv`, rows.replace('NOWHERE', 'PEL').replace('31-Feb-1980', '28-Feb-1980'))
    await page.getByText(userUploadTexts.preview.userOf(1, 2)).waitFor()
    await submitButton(page).and(page.locator(':enabled')).waitFor(PATIENCE)
    await submit(page)
    await api.untilUpToDate()
    expect(problems.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')])
    expect(await enrolledOf([`Tan Wei Ming`, `Siti Aminah`, `Lim Mei Ling`])).toBe(3)
    await context.close()
  })

  test('users are exported from the clients, and the link of the e-mail leads to the file until it expires', async () => {
    const { userId, email } = await createAdministrator(api, ['ADMIN_OPERATION'])
    const member = await createMember(api, companyId)
    const { page, context, problems } = await openAs(userId, '/systemadmin')
    await page.getByRole('button', { name: userExportTexts.title }).click()
    const dialog = page.getByRole('dialog', { name: userExportTexts.title })
    const query = dialog.getByRole('searchbox', { name: userExportTexts.query })
    await query.fill('no company of this kind')
    await expect.poll(() => dialog.getByRole('button', { name: userExportTexts.submit }).isDisabled()).toBe(true)
    await dialog.getByText('Result not found.').waitFor()
    await query.fill('P1')
    await dialog.getByRole('rowheader', { name: 'POL-1' }).waitFor()
    await lookAt(page, bothWidths, 'export-dialog')
    await dialog.getByRole('button', { name: userExportTexts.submit }).click()
    await dialog.getByText('Exporting user list....').waitFor()
    await dialog.getByText("We will send the file to your email once it's completed.").waitFor()

    await expect.poll(() => linkOfMail(email), PATIENCE).toBeDefined()
    const link = new URL((await linkOfMail(email)) ?? '').pathname
    await page.goto(link)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: userExportTexts.page.download }).click()
    expect(await textOf(await downloading)).toContain(member.name)
    await lookAt(page, bothWidths, 'export-ready')

    expect(problems).toEqual([])
    await context.close()

    // The session is over by then as well, so the administrator signs in again.
    api.passTime(24 * HOUR_MS)
    const later = await openAs(userId, link)
    await later.page.getByText(userExportTexts.page.expired).waitFor()
    await lookAt(later.page, bothWidths, 'export-expired')
    expect(later.problems).toEqual([])
    await later.context.close()
  })
})

test('who reaches no upload is told that there is none', async () => {
  const { userId } = await createAdministrator(api, ['ADMIN_OPERATION'], ['MG'])
  const { page, context, problems } = await openAs(userId, '/systemadmin/job')
  await page.getByText('No Data').waitFor()
  await lookAt(page, 'desktop', 'jobs-none')
  expect(problems).toEqual([])
  await context.close()
})

test('a file of 100,000 rows is read beside the page, which goes on answering', async () => {
  const { userId } = await createAdministrator(api, ['ADMIN_OPERATION'])
  const { page, context } = await openAs(userId, '/systemadmin/user/upload')
  await page.getByRole('button', { name: userUploadTexts.select.choose }).waitFor()
  const people = Array.from(
    { length: 100_000 },
    (_, row) =>
      `PEL,Pelican Foods,Person ${row},E${String(row).padStart(7, '0')}X,05-Jan-1980,m,ST-${row},01-Jan-2026,,,,,,P1`,
  )
  // The page counts its own frames while the file is read.
  await page.evaluate(() => {
    const counter = { frames: 0 }
    const count = () => {
      counter.frames += 1
      requestAnimationFrame(count)
    }
    count()
    Object.assign(window, { counter })
  })
  await choose(page, 'Large.csv', [header, ...people].join('\n'))
  await page.getByRole('button', { name: userUploadTexts.select.cancel }).click()
  await page.getByRole('button', { name: userUploadTexts.select.choose }).waitFor()
  await choose(page, 'Large.csv', [header, ...people].join('\n'))
  const before = await framesOf(page)
  await page.getByText(userUploadTexts.preview.userOf(1, 100_000)).waitFor(PATIENCE)
  expect((await framesOf(page)) - before).toBeGreaterThan(10)
  await page.getByRole('button', { name: 'Go to page 100000' }).click()
  await page.getByRole('article', { name: 'Person 99999' }).waitFor()
  await context.close()
})

async function enrolledOf(names: readonly string[]): Promise<number> {
  return api.parts.database.oneFirst(
    sql.type(
      z.object({ count: z.number() }),
    )`select count(*)::int as count from read.users where name = any(${sql.array([...names], 'text')})`,
  )
}

async function framesOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { counter: { frames: number } }).counter.frames)
}

/** The address in an administrator's e-mail about an export. */
async function linkOfMail(recipient: string): Promise<string | undefined> {
  const text = await api.parts.database.maybeOneFirst(sql.type(z.object({ text: z.string() }))`
    select text_body as text from app.mailbox_messages where recipient = ${recipient} and subject = ${userExportTexts.mail.subject} order by sent_at desc limit 1`)
  return /https?:\S+/.exec(text ?? '')?.[0]
}
