// Requirements: PRO-031, PRO-035, ADM-MNU-021, ADM-VER-001, ADM-VER-002, ROL-036, ROL-037, ERR-046, LIM-027
/** The queues about users: proposed bank accounts, and changes of name and NRIC. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { documentViewTexts } from '@member-care/domain/texts/document-view-texts.ts'
import { identityChangeTexts, userBankTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import { accountSharingTexts, bankPartLabels, verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
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

describe('at desktop width', () => {
  test('a proposed account is compared and decided on, and leaves the queue', async () => {
    const person = await proposeAccount(21)
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, 'account@example.com')
    const asked = page.waitForRequest(/user-bank-proposals/)
    await page.goto('/systemadmin/verify/userbank')
    expect(new URL((await asked).url()).searchParams.get('range')).toBe('[0,49]')
    await page.getByRole('heading', { level: 1, name: userBankTexts.title }).waitFor()
    const cards = page.getByRole('list', { name: userBankTexts.title }).getByRole('listitem')
    const card = page.getByRole('listitem', { name: person, exact: true })
    await card.waitFor()
    const before = await cards.count()
    await expect.poll(() => card.innerText()).toContain('Proposed by Olive Operation')
    await expect.poll(() => card.innerText()).toMatch(/NRIC \*+\w{4}/)
    await expect
      .poll(() => card.getByRole('rowheader').allInnerTexts())
      .toEqual([bankPartLabels.bankName, bankPartLabels.bankNo, bankPartLabels.branchNo, bankPartLabels.accountNo])
    await expect
      .poll(() => card.getByRole('button').allInnerTexts())
      .toEqual([verificationTexts.decline, verificationTexts.approve])
    await lookAt(page, bothWidths, 'user-bank-queue')

    await card.getByRole('button', { name: verificationTexts.approve }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(userBankTexts.approveConsequence).waitFor()
    await dialog.getByLabel(verificationTexts.note).fill('Statement seen')
    await lookAt(page, bothWidths, 'user-bank-decision')
    await dialog.getByRole('button', { name: verificationTexts.approve }).click()
    await page.getByText(consoleTexts.dataUpdated).waitFor()
    // What is behind a dialog is not there for a reader until it has closed.
    await dialog.waitFor({ state: 'detached' })
    await card.waitFor({ state: 'detached' })
    await expect.poll(() => cards.count()).toBe(before - 1)
    expect(problems).toEqual([])
    await context.close()
  })

  test('an account that is proposed for two people is flagged to who verifies it and to the proposer', async () => {
    const account = {
      bankName: 'Oversea-Chinese Banking Corporation Ltd',
      bankNo: '7339',
      branchNo: '550',
      accountNo: '1089551',
    }
    const [first, second] = [await proposeAccount(22, account), await proposeAccount(23, account)]
    const verifier = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(verifier.page, origin, 'account@example.com')
    await verifier.page.goto('/systemadmin/verify/userbank')
    const cards = verifier.page.getByRole('listitem')
    const cardOf = (name: string) => cards.filter({ has: verifier.page.getByRole('heading', { name, exact: true }) })
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const flag = cardOf(one).getByRole('note', { name: accountSharingTexts.label })
      await flag.getByText(accountSharingTexts.title(1)).waitFor()
      await flag.getByRole('link', { name: other, exact: true }).waitFor()
    }
    await lookAt(verifier.page, bothWidths, 'user-bank-queue-shared-account')
    await cardOf(second).getByRole('link', { name: first, exact: true }).click()
    await verifier.page.getByRole('heading', { name: first }).waitFor()
    expect(verifier.problems).toEqual([])
    await verifier.context.close()

    const operations = await openVisitor(browser, 'desktop', origin)
    const { page } = operations
    await arriveSignedIn(page, origin, 'operation@example.com')
    await page.goto(
      `/systemadmin/user/update/proposedBankDetails?idUser=${(await employeeAt(await signInElsewhere(browser, origin, 'operation@example.com'), 23)).id}`,
    )
    const flag = page.getByRole('note', { name: accountSharingTexts.label })
    await flag.getByRole('link', { name: first, exact: true }).waitFor()
    await lookAt(page, bothWidths, 'user-bank-shared-account')
    expect(operations.problems).toEqual([])
    await operations.context.close()
  })

  test('a change of name that a member asks for is approved, and the member has the name', async () => {
    const member = await signInElsewhere(browser, origin, 'hornbill.nair@example.com')
    const profile = (await (await member.fetch(`/api/users/${member.userId}`)).json()) as { readonly nric: string }
    const name = `Aspen Mahogany`
    const form = new FormData()
    form.append('name', name)
    form.append('nric', profile.nric)
    form.append('attachment', new Blob([Buffer.from('%PDF-1.4\n%%EOF\n')]), 'deed.pdf')
    form.append(
      'attachment',
      new Blob([await readFile(join(import.meta.dirname, '..', 'fixtures', 'protected.pdf'))]),
      'passport.pdf',
    )
    const asked = await member.fetch('/api/profile/user/requestChangeNricAndName', { method: 'POST', body: form })
    expect([asked.status, await asked.json()]).toEqual([200, { message: identityChangeTexts.submitted }])

    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, 'operation@example.com')
    await page.goto('/systemadmin/verify/identity')
    const card = page.getByRole('listitem').filter({ hasText: name })
    for (const [file, failure] of [
      ['deed.pdf', 'damaged'],
      ['passport.pdf', 'encrypted'],
    ] as const) {
      await card.getByRole('button', { name: file }).click()
      await card.getByText(documentViewTexts.failures[failure].title).waitFor()
      await card.getByRole('link', { name: documentViewTexts.download }).waitFor()
    }
    await lookAt(page, bothWidths, 'identity-changes')
    await card.getByRole('button', { name: verificationTexts.approve }).click()
    await page.getByRole('dialog').getByRole('button', { name: verificationTexts.approve }).click()
    await page.getByText(consoleTexts.dataUpdated).waitFor()
    await card.waitFor({ state: 'detached' })
    // A reactor tells them, a moment after the change.
    await expect
      .poll(async () => (await member.fetch('/api/notifications')).text())
      .toContain('Your details were changed')
    expect(problems).toEqual([])
    await context.close()
  })
})

/** Operations propose an account for somebody of the list, by their place in it. @returns their name */
async function proposeAccount(
  place: number,
  account = { bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '082440029' },
): Promise<string> {
  const operation = await signInElsewhere(browser, origin, 'operation@example.com')
  const user = await employeeAt(operation, place)
  const answer = await operation.fetch(`/api/console/users/${user.id}/bank-proposals`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  })
  expect(answer.status).toBe(200)
  return user.name
}

async function employeeAt(operation: Awaited<ReturnType<typeof signInElsewhere>>, place: number) {
  const filter = encodeURIComponent('{"memberType":"E"}')
  const listed = await operation.fetch(`/api/console/users?filter=${filter}&range=[${place},${place}]`)
  const [user] = (await listed.json()) as { readonly id: string; readonly name: string }[]
  if (!user) throw new Error(`The list has nobody at ${place}.`)
  return user
}
