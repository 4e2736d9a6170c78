/**
 * HR changes an employment itself, and proposes who the employee is: the insurer's operations team decides, and the member follows it.
 * Requirements: HR-011, PRO-031.
 */
import { readSessionUser } from '@member-care/api/accounts/session-user.ts'
import { hrAdministratorRole } from '@member-care/domain/access/powers.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { endOfCoverTexts } from '@member-care/domain/texts/end-of-cover-texts.ts'
import { hrChangeTexts as texts } from '@member-care/domain/texts/hr-change-texts.ts'
import { hrEmployeeTexts } from '@member-care/domain/texts/hr-employee-texts.ts'
import { ownDetailsTexts } from '@member-care/domain/texts/update-bio-texts.ts'
import { identityChangeTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import { verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiUnderTest, type ApiUnderTest } from '../support/api-under-test.ts'
import { launchBrowser, type Width } from '../support/browser.ts'
import { recordClaimsCast, type ClaimsCast } from '../support/claims-cast.ts'
import { tabToText } from './keyboard.ts'
import { bothWidths, lookAt } from './screens.ts'
import { openSignedIn } from './sign-in-steps.ts'

let browser: Browser
let api: ApiUnderTest
let cast: ClaimsCast
let origin: string

beforeAll(async () => {
  browser = await launchBrowser()
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  // Ben is HR of both companies that employ Ann.
  for (const userId of [cast.ann, cast.ben])
    await api.record(`user-${userId}`, {
      type: 'MembershipStarted',
      data: { userId, companyId: cast.lantern, memberType: 'E', effectiveStartDate: '2026-02-01' },
    })
  await api.record(`user-${cast.ben}`, {
    type: 'RolesChanged',
    data: { userId: cast.ben, roles: [hrAdministratorRole], groupCodes: [], reason: 'test' },
  })
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await browser.close()
  await api.close()
})

async function openAs(userId: string, width: Width, userType = 'client') {
  const { accesstoken } = await api.headersFor(userId)
  const user = userType === 'client' ? await readSessionUser(api.parts, userId) : { uuid: userId, userType }
  return openSignedIn(browser, width, origin, { ...user, accessToken: accesstoken })
}

const employment = (page: Page) => page.getByRole('form', { name: texts.employment.title })
const proposal = (page: Page) => page.getByRole('region', { name: texts.proposal.title })
const field = (page: Page, name: keyof typeof texts.fields) => page.getByLabel(texts.fields[name], { exact: true })
const coverIn = async (companyId: string) => {
  const user = await api.parts.users.getUser(api.parts.systemReader, cast.ann)
  return user?.memberships.find((membership) => membership.companyId === companyId)
}

test('an employment is changed by the keyboard, company by company, after a look at what changes', async () => {
  const { page, context, problems } = await openAs(cast.ben, 'desktop')
  await page.goto(`/hradmin/employees/${cast.ann}`)
  await page.getByRole('link', { name: hrEmployeeTexts.page.update }).waitFor()
  await tabToText(page, hrEmployeeTexts.page.update)
  await page.keyboard.press('Enter')
  await field(page, 'designation').waitFor()
  await lookAt(page, bothWidths, 'hr-change-data')

  await field(page, 'designation').focus()
  await page.keyboard.type('Baker')
  // The other company would take what is typed away.
  expect(await page.getByRole('combobox', { name: texts.employment.company }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  await field(page, 'effectiveEndDate').fill('2020-01-01')
  await page.keyboard.press('Enter')
  await field(page, 'effectiveEndDate').and(page.locator('[aria-invalid=true]')).waitFor()
  await lookAt(page, bothWidths, 'hr-change-data-refused')
  await field(page, 'effectiveEndDate').fill('31 Dec 2028')
  await page.keyboard.press('Enter')
  const review = page.getByRole('dialog', { name: texts.employment.reviewTitle })
  await review.getByText('Baker').waitFor()
  // What the end touches is told before it is saved.
  await review.getByRole('heading', { name: endOfCoverTexts.title('Willow Tan', '31 Dec 2028') }).waitFor()
  await review.getByText('Dan Tan').waitFor()
  await lookAt(page, bothWidths, 'hr-change-data-review')
  await review.getByRole('button', { name: texts.employment.save }).press('Enter')
  await page.getByText(texts.employment.saved, { exact: true }).waitFor()
  await expect.poll(() => coverIn(cast.orchid)).toMatchObject({ designation: 'Baker', effectiveEndDate: '2028-12-31' })

  await page.getByRole('combobox', { name: texts.employment.company }).press('ArrowDown')
  await page.getByRole('option', { name: 'Lantern Shipyard' }).press('Enter')
  await field(page, 'designation').fill('Welder')
  await page.keyboard.press('Enter')
  await review.getByRole('button', { name: texts.employment.save }).press('Enter')
  await page.getByText(texts.employment.saved, { exact: true }).waitFor()
  await expect.poll(() => coverIn(cast.lantern)).toMatchObject({ designation: 'Welder', effectiveEndDate: null })
  await expect.poll(() => coverIn(cast.orchid)).toMatchObject({ designation: 'Baker' })
  expect(problems).toEqual([])
  await context.close()
})

test('what somebody else saved first is shown beside what is typed, on a phone', async () => {
  const { page, context } = await openAs(cast.ben, 'phone')
  await page.goto(`/hradmin/employees/${cast.ann}/update`)
  await field(page, 'costCenter').fill('C-7')
  const now = await coverIn(cast.orchid)
  await api.record(`user-${cast.ann}`, {
    type: 'MembershipChanged',
    data: {
      ...{ userId: cast.ann, companyId: cast.orchid, memberType: 'E', costCenter: 'C-1' },
      effectiveStartDate: now?.effectiveStartDate ?? '',
    },
  })
  await employment(page).getByRole('button', { name: texts.employment.save }).click()
  const review = page.getByRole('dialog', { name: texts.employment.reviewTitle })
  await review.getByRole('button', { name: texts.employment.save }).click()
  await page.getByRole('alertdialog', { name: editTexts.conflictTitle }).waitFor()
  await lookAt(page, bothWidths, 'hr-change-data-conflict')
  await page.getByRole('button', { name: editTexts.keepMine }).click()
  await employment(page).getByRole('button', { name: texts.employment.save }).click()
  await review.getByRole('button', { name: texts.employment.save }).click()
  await page.getByText(texts.employment.saved, { exact: true }).waitFor()
  await expect.poll(() => coverIn(cast.orchid)).toMatchObject({ costCenter: 'C-7' })
  await context.close()
})

test('who the employee is, is proposed, withdrawn, proposed again and approved; the member sees it', async () => {
  const { page, context, problems } = await openAs(cast.ben, 'phone')
  await page.goto(`/hradmin/employees/${cast.ann}/update`)
  await field(page, 'name').fill('Willow Teo')
  await proposal(page).getByRole('button', { name: texts.proposal.submit }).click()
  await page.getByText(texts.reasonRequired, { exact: true }).waitFor()
  await lookAt(page, bothWidths, 'hr-proposal-refused')
  // What is typed there is not lost by leaving.
  await page.getByRole('link', { name: hrEmployeeTexts.page.sections.claims }).click()
  await page
    .getByRole('alertdialog', { name: editTexts.leave.title })
    .getByRole('button', { name: editTexts.leave.stay })
    .click()
  await field(page, 'birthdate').fill('3 Feb 1981')
  await page.getByLabel(texts.proposal.reason, { exact: true }).fill('We have seen the deed poll')
  await proposal(page).getByRole('button', { name: texts.proposal.submit }).click()
  await page.getByText(texts.proposal.sent).waitFor()
  await proposal(page).getByRole('region', { name: texts.fields.name }).getByText('Willow Teo').waitFor()
  await proposal(page)
    .getByText(/Proposed by the HR of Orchid Biscuits on \d/)
    .waitFor()
  await lookAt(page, bothWidths, 'hr-proposal-pending')

  await page.getByRole('button', { name: texts.proposal.withdraw }).click()
  const question = page.getByRole('dialog', { name: texts.proposal.withdrawTitle })
  await question.getByRole('button', { name: texts.proposal.withdraw }).click()
  await page.getByText(texts.proposal.withdrawn).waitFor()
  await field(page, 'name').fill('Willow Teo')
  await page.getByLabel(texts.proposal.reason, { exact: true }).fill('We have seen the deed poll')
  await proposal(page).getByRole('button', { name: texts.proposal.submit }).click()
  await page.getByText(texts.proposal.sent).waitFor()

  const member = await openAs(cast.ann, 'phone')
  await member.page.goto('/app/profile?show=updatebio')
  await member.page.getByText(ownDetailsTexts.wrongProposal).waitFor()
  await lookAt(member.page, bothWidths, 'update-bio-proposed-by-hr')
  await member.context.close()

  const operations = await openAs(cast.operation, 'desktop', 'sys-admin')
  await operations.page.goto('/systemadmin/verify/identity')
  await operations.page.getByText(identityChangeTexts.reasonOfHr).waitFor()
  await lookAt(operations.page, bothWidths, 'verify-identity-proposed-by-hr')
  await operations.page.getByRole('button', { name: verificationTexts.approve }).click()
  const decision = operations.page.getByRole('dialog')
  await decision.getByRole('button', { name: verificationTexts.approve }).click()
  await operations.page.getByText(identityChangeTexts.nothingWaits).waitFor()
  expect([problems, operations.problems]).toEqual([[], []])
  await operations.context.close()

  await page.reload()
  await page.getByText(texts.proposal.approved).waitFor()
  await page.getByRole('heading', { level: 1, name: /Willow Teo/ }).waitFor()
  await lookAt(page, bothWidths, 'hr-proposal-approved')
  await context.close()
})

test('nobody changes their own record', async () => {
  const { page, context, problems } = await openAs(cast.ben, 'desktop')
  await page.goto(`/hradmin/employees/${cast.ben}/update`)
  await page.getByText(texts.own).waitFor()
  expect(await page.getByRole('button', { name: texts.employment.save }).count()).toBe(0)
  await lookAt(page, bothWidths, 'hr-change-data-own')
  expect(problems).toEqual([])
  await context.close()
})
