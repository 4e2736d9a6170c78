/** A token for a company's own system: made on the client's page, shown once, used, and ended (S88). */
import type { Browser } from 'playwright-core'
import { demonstrationCompanies } from '@member-care/api/demonstration/companies.ts'
import { provisioningTexts as texts } from '@member-care/domain/texts/provisioning-texts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const { origin } = productOfThisWorker()
const company = demonstrationCompanies[1]

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function openTokens(email: string) {
  if (!company) throw new Error('There is no such demonstration company.')
  const visitor = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(visitor.page, origin, email)
  await visitor.page.goto(`/systemadmin/client/${company.companyId}/update`)
  const section = visitor.page.locator('[data-section="provisioning"]')
  await section.getByText(texts.none).waitFor()
  return { ...visitor, section }
}

const usersBy = (token: string) =>
  fetch(`${origin}/scim/v2/Users?count=1`, { headers: { authorization: `Bearer ${token}` } })

test('operations make a token, which is shown once and opens the company’s employees until it is ended', async () => {
  const { page, section } = await openTokens('operation@example.com')
  const make = section.getByRole('button', { name: texts.make })
  await make.click()
  await section.getByText(texts.nameRequired).waitFor()
  await section.getByLabel(texts.name).fill('Entra ID')
  await make.click()
  const shown = page.getByRole('dialog', { name: texts.madeTitle })
  const token = (await shown.locator('[data-token]').textContent()) ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  await page.keyboard.press('Escape')
  await shown.getByRole('button', { name: texts.done }).click()
  await section.getByText('Entra ID', { exact: true }).waitFor()
  expect(await page.getByText(token).count()).toBe(0)

  const answer = await usersBy(token)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('scim+json')])
  expect(await answer.json()).toMatchObject({ itemsPerPage: 1 })

  await section.getByRole('button', { name: texts.endLabel('Entra ID') }).click()
  const question = page.getByRole('alertdialog', { name: texts.endTitle('Entra ID') })
  await question.getByRole('button', { name: texts.end, exact: true }).click()
  await section.getByText(texts.none).waitFor()
  expect((await usersBy(token)).status).toBe(401)
})

test('who may only look at clients sees that there is no token, and cannot make one', async () => {
  const { section } = await openTokens('it@example.com')
  expect(await section.getByRole('button').count()).toBe(0)
})
