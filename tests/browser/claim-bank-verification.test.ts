// Requirements: BNK-028, BNK-029, ADM-MNU-008, ADM-MNU-016, ADM-VER-002, ADM-VER-003, ADM-VER-004, ADM-VER-006, ADM-VER-007, ADM-CLM-005,
// ADM-CLM-007, ADM-CLM-008, ADM-CLM-010, ROL-020, ROL-036, ROL-037, ROL-041, ROL-044, ERR-046, ERR-050, LIM-027
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { bankTexts } from '@member-care/domain/texts/bank-texts.ts'
import { claimRefusalTexts } from '@member-care/domain/texts/claim-refusal-texts.ts'
import { clientTexts } from '@member-care/domain/texts/client-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import {
  bankPartLabels,
  bankProposalStatusLabels,
  declineReasonTexts,
  proposedAccountTexts,
  verificationTexts,
} from '@member-care/domain/texts/verification-texts.ts'
import { launchBrowser, openVisitor, type Width } from '../support/browser.ts'
import { tabUntil } from './keyboard.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, expectDrawn, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const { origin } = productOfThisWorker()
/** As it is typed, and the last digits that a mask leaves. */
const account = { bankNo: '7339', typed: '5501089550', branchNo: '550', ending: '9550' } as const

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.each(bothWidths)('at %s width', (width) => {
  test('operations propose an account for a claim, and somebody of accounts decides on it', async () => {
    const operations = await openVisitor(browser, width, origin)
    await arriveSignedIn(operations.page, origin, 'operation@example.com')
    await operations.page.getByRole('heading', { level: 1, name: clientTexts.listTitle }).waitFor()
    const claim = await findClaimPaidToAccount(operations.page)
    await proposeAccount(operations.page, width, claim.id)
    expect(operations.problems).toEqual([])
    await operations.context.close()

    const accounts = await openVisitor(browser, width, origin)
    const { page } = accounts
    await arriveSignedIn(page, origin, 'account@example.com')
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    const menu = await openMenu(page, width)
    await menu.getByRole('link', { name: `${consoleTexts.menu.verifyOutpatientBank} 1 waiting` }).waitFor()
    await lookAt(page, width, 'verification-menu')
    await menu.getByRole('link', { name: consoleTexts.menu.verifyOutpatientBank }).click()
    await page.getByRole('heading', { level: 1, name: verificationTexts.outpatientBank }).waitFor()
    const card = page.getByRole('listitem', { name: claim.claimantName })
    await card.waitFor()
    const comparison = card.getByRole('table', { name: 'The present account and the proposed one' })
    await expect.poll(() => comparison.getByRole('row', { name: /^Account No/ }).innerText()).toContain('1089550')
    expect(await card.innerText()).not.toContain(claim.nric)
    await expect.poll(() => card.innerText()).toContain(claim.nric.slice(-4))
    await expect.poll(() => card.innerText()).toContain('Proposed by Olive Operation')
    await lookAt(page, width, 'verification-queue')

    await card.getByRole('button', { name: /receipt\.png/ }).click()
    await expectDrawn(card.getByRole('img', { name: 'receipt.png' }))
    await lookAt(page, width, 'verification-evidence')

    await decide(page, card, width)
    await page.getByText(consoleTexts.dataUpdated).waitFor()
    await page.getByText(consoleTexts.empty.users, { exact: true }).waitFor()
    expect(await card.count()).toBe(0)
    await lookAt(page, width, 'verification-queue-empty')

    await page.goto(`/systemadmin/userOutpatient/view/imbursement?_id=${claim.id}`)
    const form = page.getByRole('form', { name: proposedAccountTexts.title })
    await form.getByText(proposedAccountTexts.noPower).waitFor()
    await expect.poll(() => form.getByRole('button', { name: proposedAccountTexts.propose }).isDisabled()).toBe(true)
    const [status, ending] =
      width === 'desktop'
        ? ([bankProposalStatusLabels.APPROVED, account.ending] as const)
        : ([bankProposalStatusLabels.REJECTED, claim.ending] as const)
    await page.getByText(status, { exact: true }).waitFor()
    await page.getByRole('region', { name: 'Reimbursement' }).getByText(ending).waitFor()
    await page.getByText('As the documents say').waitFor()
    await lookAt(page, width, 'claim-reimbursement-decided')

    await page.goto('/systemadmin/verify/inpatientbank')
    await page.getByRole('heading', { level: 1, name: verificationTexts.inpatientBank }).waitFor()
    await page.getByText(consoleTexts.empty.users, { exact: true }).waitFor()
    expect(accounts.problems).toEqual([])
    await accounts.context.close()
  })

  test('somebody who does not verify sees no menu entry, and is sent away from the page', async () => {
    const { page, context, problems } = await openVisitor(browser, width, origin)
    await arriveSignedIn(page, origin, 'operation@example.com')
    await page.getByRole('heading', { level: 1, name: clientTexts.listTitle }).waitFor()
    const menu = await openMenu(page, width)
    for (const entry of [
      consoleTexts.menu.verifyUserBank,
      consoleTexts.menu.verifyInpatientBank,
      consoleTexts.menu.verifyOutpatientBank,
    ]) {
      expect(await menu.getByRole('link', { name: entry }).count()).toBe(0)
    }
    for (const queue of ['userbank', 'inpatientbank', 'outpatientbank']) {
      await page.goto(`/systemadmin/verify/${queue}`)
      await page.waitForURL(`${origin}/`)
    }
    expect(problems).toEqual([])
    await context.close()
  })
})

test('an account that a colleague decided on meanwhile is not decided again, and the list reloads', async () => {
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'operation@example.com')
  await page.getByRole('heading', { level: 1, name: clientTexts.listTitle }).waitFor()
  const claim = await findClaimPaidToAccount(page)
  await proposeAccount(page, 'desktop', claim.id)
  await context.close()

  const accounts = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(accounts.page, origin, 'account@example.com')
  await accounts.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await accounts.page.goto('/systemadmin/verify/outpatientbank')
  const card = accounts.page.getByRole('listitem', { name: claim.claimantName })
  await card.getByRole('button', { name: verificationTexts.approve }).click()
  // A colleague, in another tab.
  expect(await decideFrom(accounts.page, claim.id)).toBe(200)
  await accounts.page.getByRole('dialog').getByRole('button', { name: verificationTexts.approve }).click()
  await accounts.page.getByRole('dialog').getByText(claimRefusalTexts.BANK_PROPOSAL_DECIDED).waitFor()
  await lookAt(accounts.page, 'desktop', 'verification-decided-meanwhile')
  await accounts.page.getByRole('button', { name: 'Close' }).click()
  await accounts.page.getByText(consoleTexts.empty.users, { exact: true }).waitFor()
  await accounts.context.close()
})

test('a queue that cannot be loaded says so, and is loaded when asked again; a claim that is not there is told of', async () => {
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'account@example.com')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await page.route('**/api/console/inpatient-bank-proposals*', (route) => route.abort())
  await page.goto('/systemadmin/verify/inpatientbank')
  await page.getByText(verificationTexts.loadFailed).waitFor()
  await lookAt(page, 'desktop', 'verification-queue-failed')
  await page.unroute('**/api/console/inpatient-bank-proposals*')
  const asked = page.waitForRequest(/inpatient-bank-proposals/)
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(new URL((await asked).url()).searchParams.get('range')).toBe('[0,9]')
  await page.getByText(consoleTexts.empty.users, { exact: true }).waitFor()

  await page.goto('/systemadmin/userinpatient/view?_id=none')
  await page.getByRole('alert').getByText(consoleTexts.claimDataError).waitFor()
  await context.close()
})

/** Through the form's mistakes, and without losing what was typed to a stray click. */
async function proposeAccount(page: Page, width: Width, claimId: string): Promise<void> {
  await page.goto(`/systemadmin/userOutpatient/view/imbursement?_id=${claimId}`)
  const form = page.getByRole('form', { name: proposedAccountTexts.title })
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true })
  const propose = form.getByRole('button', { name: proposedAccountTexts.propose })
  await propose.click()
  for (const text of [bankTexts.bankRequired, bankTexts.accountRequired, bankTexts.branchRequired])
    await form.getByText(text).waitFor()
  await field(bankPartLabels.bankNo).fill('9999')
  await form.getByText(bankTexts.invalidBankCode).waitFor()
  await lookAt(page, width, 'claim-propose-account-errors')

  await form.getByRole('combobox', { name: bankPartLabels.bankName }).fill('Maybank')
  await page
    .getByRole('option', { name: /Maybank/ })
    .first()
    .click()
  await expect.poll(() => field(bankPartLabels.bankNo).inputValue()).toBe('7302')
  await field(bankPartLabels.bankNo).fill(account.bankNo)
  await expect
    .poll(() => form.getByRole('combobox', { name: bankPartLabels.bankName }).inputValue())
    .toBe('Oversea-Chinese Banking Corporation Ltd')
  await field(bankPartLabels.accountNo).fill(account.typed)
  await form.getByText(/have been dropped from the account number/).waitFor()
  await expect
    .poll(() => form.getByRole('combobox', { name: bankPartLabels.branchNo }).innerText())
    .toContain(account.branchNo)
  await field(bankPartLabels.accountNoAgain).fill('5501089551')
  await form.getByText(bankTexts.accountsDiffer).waitFor()
  await field(bankPartLabels.accountNoAgain).fill(account.typed)
  await lookAt(page, width, 'claim-propose-account')

  await page.getByRole('navigation', { name: 'Claim sections' }).getByRole('link', { name: 'System data' }).click()
  const question = page.getByRole('alertdialog', { name: editTexts.leave.title })
  await question.waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => field(bankPartLabels.accountNo).inputValue()).toBe(account.typed)

  await propose.click()
  await page.getByText(consoleTexts.dataUpdated).waitFor()
  await page.getByText(bankProposalStatusLabels.WAITING_VERIFICATION).waitFor()
  await expect.poll(() => field(bankPartLabels.accountNo).inputValue()).toBe('')
  await page.getByRole('navigation', { name: 'Claim sections' }).getByRole('link', { name: 'System data' }).click()
  await page.getByRole('button', { name: consoleTexts.claims.reprocess }).waitFor()
}

/** On a desktop the account is approved, with the keyboard alone; on a phone it is declined. */
async function decide(page: Page, card: Locator, width: Width): Promise<void> {
  const label = width === 'desktop' ? verificationTexts.approve : verificationTexts.decline
  const open = card.getByRole('button', { name: label })
  if (width === 'desktop') {
    await tabUntil(page, () => open.evaluate((button) => button === document.activeElement))
    await page.keyboard.press('Enter')
  } else {
    await open.click()
  }
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${label}`) })
  await dialog.waitFor()
  if (width === 'phone') {
    await dialog.getByRole('button', { name: label }).click()
    await dialog.getByText(declineReasonTexts.missing).waitFor()
  }
  // The focus is where something is asked for: at the note, or at the reason of a decline.
  await page.keyboard.type('As the documents say')
  await lookAt(page, width, 'verification-decision')
  if (width === 'desktop') {
    await tabUntil(page, () =>
      dialog.getByRole('button', { name: label }).evaluate((button) => button === document.activeElement),
    )
    await page.keyboard.press('Enter')
  } else {
    await dialog.getByRole('button', { name: label }).click()
  }
}

/** A claim that waits for Reprocess, is paid into an account and has no proposal yet, with how its present account ends. */
async function findClaimPaidToAccount(
  page: Page,
): Promise<{ id: string; claimantName: string; nric: string; ending: string }> {
  const filter = encodeURIComponent(JSON.stringify({ claimStatus: 'PROCESSING' }))
  const rows = await callFrom<{ id: string; gaveUp: boolean }[]>(
    page,
    `/api/console/outpatient-claims?filter=${filter}&range=[0,99]`,
  )
  for (const { id } of rows.filter(({ gaveUp }) => gaveUp)) {
    const claim = await callFrom<{
      claimantName: string
      nric: string
      payment: { accountNo?: string }
      bankProposal: object | null
    }>(page, `/api/console/outpatient-claims/${id}`)
    const { accountNo } = claim.payment
    if (accountNo !== undefined && claim.bankProposal === null)
      return { id, claimantName: claim.claimantName, nric: claim.nric, ending: accountNo.slice(-4) }
  }
  throw new Error('No claim of the demonstration data waits for Reprocess and is paid into an account.')
}

/** Declines the account that waits, without the screen. @returns the status of the answer */
async function decideFrom(page: Page, claimId: string): Promise<number> {
  return page.evaluate(
    async ({ claimId, key }) => {
      const { accessToken } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { accessToken: string }
      const headers = { Accesstoken: accessToken, 'Content-Type': 'application/json' }
      const { status } = await fetch(`/api/sysadmin/outpatient/${claimId}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ proposedBankStatus: 'REJECTED', note: null }),
      })
      return status
    },
    { claimId, key: storedSessionKeys.user },
  )
}

async function callFrom<Answer>(page: Page, path: string): Promise<Answer> {
  return page.evaluate(
    async ({ path, key }) => {
      const { accessToken } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { accessToken: string }
      const response = await fetch(path, { headers: { Accesstoken: accessToken } })
      return (await response.json()) as never
    },
    { path, key: storedSessionKeys.user },
  )
}

async function openMenu(page: Page, width: Width): Promise<Locator> {
  if (width === 'phone') await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.waitFor()
  return menu
}
