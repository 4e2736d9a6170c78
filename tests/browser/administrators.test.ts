// Requirements: ADM-ADM-001, ADM-ADM-003, ADM-ADM-004, ADM-ADM-005, ADM-ADM-006, ADM-ADM-010, ADM-ADM-011, ADM-ADM-012, ADM-ADM-015, ADM-ADM-017,
// ADM-ADM-020, ADM-ADM-021, ROL-023, ROL-024, ROL-025, ROL-026, ROL-027, ROL-028, ROL-029, ROL-031, ROL-032, ROL-033, ROL-034, ROL-035, ERR-046,
// ERR-047, ERR-051
/** Keeping administrators: adding, changing, locking, and adding from a file. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addressChangeTexts,
  administratorActionTexts,
  administratorBatchTexts,
  administratorFormTexts,
  administratorListTexts,
  administratorRoleTexts,
  batchOutcomeText,
} from '@member-care/domain/texts/administrator-list-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { sheetTexts } from '@member-care/domain/texts/sheet-texts.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { signInElsewhere, arriveSignedIn } from './sign-in-steps.ts'

const { origin } = productOfThisWorker()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const role = (page: Page, name: keyof typeof administratorRoleTexts) =>
  page.getByRole('checkbox', { name: administratorRoleTexts[name].sentence })
const emailOf = (who: string) => `${who}@example.com`

async function openList(page: Page): Promise<void> {
  await page.goto('/systemadmin/admin/list')
  await page.getByRole('heading', { level: 1, name: administratorListTexts.title }).waitFor()
}

async function search(page: Page, name: string): Promise<void> {
  await page.getByLabel('Search Name').fill(name)
  await page.getByText('1 administrator', { exact: true }).waitFor()
}

describe('at desktop width', () => {
  const name = `Linden Ledger`

  test('an administrator is added, changed beside somebody else, and locked', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, 'it@example.com')
    await openList(page)
    await page.getByRole('link', { name: 'Maple Maker' }).waitFor()
    await lookAt(page, bothWidths, 'administrators')

    await page.goto('/systemadmin/admin/update')
    await page.getByText(consoleTexts.userNotFound).waitFor()
    await openList(page)

    await page.getByRole('link', { name: administratorListTexts.add }).click()
    await page.getByRole('button', { name: administratorFormTexts.create }).click()
    await page.getByText(administratorFormTexts.nameRequired).waitFor()
    await expect
      .poll(() => page.getByLabel(administratorFormTexts.name).evaluate((input) => input === document.activeElement))
      .toBe(true)
    await page.getByText(administratorFormTexts.roleRequired).waitFor()
    await lookAt(page, bothWidths, 'administrator-form-errors')
    await page.getByLabel(administratorFormTexts.name).fill(name)
    await page.getByLabel(administratorFormTexts.email).fill('it@example.com')
    await role(page, 'ADMIN_CLAIM').check()
    await page.getByRole('button', { name: administratorFormTexts.create }).click()
    await page.getByText('This email address is used by another account.').first().waitFor()
    await page.getByLabel(administratorFormTexts.email).fill(emailOf('linden'))
    await page.getByRole('button', { name: administratorFormTexts.create }).click()
    await page.getByText(administratorListTexts.created).waitFor()
    await lookAt(page, bothWidths, 'administrator-created')

    await page.getByRole('link', { name: `Open ${name}` }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await renameElsewhere(page, `${name} junior`)
    await role(page, 'ADMIN_ACCOUNT').check()
    await save(page, 'Helps out in accounts')
    await page.getByRole('alertdialog', { name: editTexts.conflictTitle }).waitFor()
    await lookAt(page, bothWidths, 'administrator-conflict')
    await page.getByRole('button', { name: editTexts.keepMine }).click()
    await recordPuts(page)
    await save(page, 'Helps out in accounts')
    await page.getByText(administratorListTexts.updated).waitFor()
    expect((await recordedPuts(page)).map((put) => Object.hasOwn(put, 'password'))).toEqual([false])
    await page.getByRole('heading', { level: 1, name: `${name} junior` }).waitFor()
    await expect.poll(() => role(page, 'ADMIN_ACCOUNT').isChecked()).toBe(true)
    await lookAt(page, bothWidths, 'administrator')

    await openList(page)
    await search(page, `${name} junior`)
    expect(page.url()).not.toContain('Linden')
    await page.getByRole('button', { name: `${administratorActionTexts.terminate.label} ${name} junior` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: administratorActionTexts.terminate.label }).click()
    await dialog.getByText(editTexts.reasonMissing).waitFor()
    await dialog.getByLabel(editTexts.reason).fill('Left the company')
    await lookAt(page, bothWidths, 'administrator-terminate')
    await dialog.getByRole('button', { name: administratorActionTexts.terminate.label }).click()
    await page.getByText('Terminated', { exact: true }).waitFor()
    await dialog.waitFor({ state: 'detached' })
    expect(
      await page.getByRole('button', { name: `${administratorActionTexts.delete.label} ${name} junior` }).count(),
    ).toBe(0)
    await page.getByRole('link', { name: `${name} junior` }).click()
    await page.getByRole('button', { name: `${administratorActionTexts.activate.label} ${name} junior` }).waitFor()
    await page.getByRole('button', { name: `${administratorActionTexts.delete.label} ${name} junior` }).click()
    await dialog.getByText(administratorActionTexts.delete.consequence).waitFor()
    await dialog.getByLabel(editTexts.reason).fill('Added by mistake')
    await dialog.getByRole('button', { name: administratorActionTexts.delete.label }).click()
    await page.getByText(administratorListTexts.deleted).waitFor()
    await page.getByText(administratorListTexts.none).waitFor()
    // The first e-mail address and the older version were refused, as they should be.
    expect(problems.filter((problem) => !problem.includes('409'))).toEqual([])
    await context.close()
  })

  test('who has an account is invited to another address, sees that on every page, and calls it off', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, 'it@example.com')
    await openList(page)
    await page.getByRole('link', { name: 'Clove Claims' }).click()
    await page.getByRole('heading', { level: 1, name: 'Clove Claims' }).waitFor()
    expect(await page.getByLabel(administratorFormTexts.email).getAttribute('readonly')).not.toBeNull()
    // Who works for the claims desk audits nothing.
    await expect.poll(() => role(page, 'ADMIN_AUDITOR').isDisabled()).toBe(true)
    await page.getByText(administratorFormTexts.excludedRole(administratorRoleTexts.ADMIN_CLAIM.label)).waitFor()
    await page.getByRole('button', { name: addressChangeTexts.ask }).click()
    const dialog = page.getByRole('dialog')
    await expect
      .poll(() =>
        dialog.getByLabel(addressChangeTexts.newAddress).evaluate((input) => input === document.activeElement),
      )
      .toBe(true)
    await dialog.getByRole('button', { name: addressChangeTexts.send }).click()
    await dialog.getByText(administratorFormTexts.emailRequired).waitFor()
    await dialog.getByText(editTexts.reasonMissing).waitFor()
    await dialog.getByLabel(addressChangeTexts.newAddress).fill('operation@example.com')
    await dialog.getByLabel(editTexts.reason).fill('Has married')
    await dialog.getByRole('button', { name: addressChangeTexts.send }).click()
    await dialog.getByText('This email address is used by another account.').waitFor()
    await lookAt(page, bothWidths, 'administrator-address-change')
    await dialog.getByLabel(addressChangeTexts.newAddress).fill(emailOf('clove.married'))
    await dialog.getByRole('button', { name: addressChangeTexts.send }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(`invites them to ${emailOf('clove.married')}`).waitFor()
    await lookAt(page, bothWidths, 'administrator-address-change-waits')

    const holder = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(holder.page, origin, 'claims@example.com')
    await holder.page.getByText(`is moving your account to ${emailOf('clove.married')}`).waitFor()
    await lookAt(holder.page, bothWidths, 'own-address-change')
    await holder.page.getByRole('button', { name: addressChangeTexts.cancel }).click()
    await holder.page.getByRole('dialog').getByRole('button', { name: addressChangeTexts.cancel }).click()
    await holder.page.getByText(`is moving your account`).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: addressChangeTexts.ask }).waitFor()
    expect(problems.filter((problem) => !problem.includes('409'))).toEqual([])
    expect(holder.problems).toEqual([])
    await Promise.all([context.close(), holder.context.close()])
  })

  test('two accounts of one name whose roles check each other are warned about, and not refused', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, 'it@example.com')
    const twin = 'Sorrel Twice'
    await addAdministrator(page, { name: twin, email: emailOf('sorrel'), role: 'ADMIN_OPERATION' })
    await page.goto('/systemadmin/admin/create')
    await page.getByLabel(administratorFormTexts.name).fill(twin.toUpperCase())
    await page.getByLabel(administratorFormTexts.email).fill(emailOf('sorrel.other'))
    await role(page, 'ADMIN_CLAIM').check()
    const warning = page.getByText(administratorFormTexts.checkingNamesakes(twin.toUpperCase()))
    await role(page, 'ADMIN_ACCOUNT').check()
    await warning.waitFor()
    await page.getByRole('link', { name: emailOf('sorrel') }).waitFor()
    await lookAt(page, bothWidths, 'administrator-checking-namesake')
    await role(page, 'ADMIN_ACCOUNT').uncheck()
    await warning.waitFor({ state: 'detached' })
    await role(page, 'ADMIN_ACCOUNT').check()
    await warning.waitFor()
    await page.getByRole('button', { name: administratorFormTexts.create }).click()
    await page.getByText(administratorListTexts.created).waitFor()

    await page.getByRole('link', { name: /^Open / }).click()
    await page.getByRole('heading', { level: 1, name: twin.toUpperCase() }).waitFor()
    await page.getByText(administratorFormTexts.checkingNamesakes(twin.toUpperCase())).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('a file adds those that it can, and names the others', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, 'creation@example.com')
    await openList(page)
    await page.getByRole('link', { name: 'Maple Maker' }).waitFor()
    expect(
      await page
        .getByRole('button', {
          name: new RegExp(`^(${administratorActionTexts.lock.label}|${administratorActionTexts.delete.label}) `),
        })
        .count(),
    ).toBe(0)
    await page.getByRole('button', { name: administratorListTexts.upload }).click()
    const dialog = page.getByRole('dialog', { name: administratorBatchTexts.title })
    await dialog.getByRole('button', { name: administratorBatchTexts.send }).click()
    await dialog.getByText(sheetTexts.noFile).waitFor()
    await dialog.getByText(administratorBatchTexts.firstRow).waitFor()
    const rows = [
      'name,email,ROLES,GROUP_CODE',
      `Fern,${emailOf('fern')},ADMIN_CLAIM,P2`,
      `Moss,it@example.com,ADMIN_IT,`,
      `Ivy,${emailOf('ivy')},ADMIN_BOSS,`,
    ]
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'admins.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
    await lookAt(page, bothWidths, 'administrator-batch')
    await dialog.getByRole('button', { name: administratorBatchTexts.send }).click()
    await dialog.getByText(batchOutcomeText(1, 2)).waitFor()
    await dialog.getByText('Row 3: it@example.com').waitFor()
    await dialog.getByText('ROLES does not know ADMIN_BOSS.').waitFor()
    await lookAt(page, bothWidths, 'administrator-batch-outcome')
    await dialog.getByRole('button', { name: administratorBatchTexts.done }).click()
    await page.getByRole('link', { name: 'Fern' }).first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})

async function addAdministrator(
  page: Page,
  added: { readonly name: string; readonly email: string; readonly role: keyof typeof administratorRoleTexts },
): Promise<void> {
  await page.goto('/systemadmin/admin/create')
  await page.getByLabel(administratorFormTexts.name).fill(added.name)
  await page.getByLabel(administratorFormTexts.email).fill(added.email)
  await role(page, added.role).check()
  await page.getByRole('button', { name: administratorFormTexts.create }).click()
  await page.getByText(administratorListTexts.created).waitFor()
}

async function save(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: administratorFormTexts.save }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(editTexts.reason).fill(reason)
  await dialog.getByRole('button', { name: administratorFormTexts.save }).click()
}

/** Another administrator renames the one whose page is open. */
async function renameElsewhere(page: Page, name: string): Promise<void> {
  const id = new URL(page.url()).searchParams.get('idUser') ?? ''
  const creator = await signInElsewhere(browser, origin, 'creation@example.com')
  const path = `/api/console/administrators/${id}`
  const { email, roles, groupCodes } = (await (await creator.fetch(path)).json()) as Record<string, unknown>
  const answer = await creator.fetch(path, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, email, roles, groupCodes }),
  })
  expect(answer.status).toBe(200)
}

/** Keeps what the page sends from now on. The browser's own tools do not show the body of a request that the page could send twice. */
async function recordPuts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const send = window.fetch.bind(window)
    const puts: unknown[] = []
    window.fetch = async (input, init) => {
      if (init?.method === 'PUT' && typeof init.body === 'string') puts.push(JSON.parse(init.body))
      return send(input, init)
    }
    Object.assign(window, { puts })
  })
}

async function recordedPuts(page: Page): Promise<readonly object[]> {
  return page.evaluate(() => (window as unknown as { readonly puts: readonly object[] }).puts)
}
