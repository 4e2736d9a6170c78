/**
 * HR looks an employee up, reads their claims as far as the company's configuration shows them, and gives and takes HR access.
 * Requirements: ERR-050, ERR-054, HR-002, HR-003, HR-004, HR-005, HR-006, HR-008, HR-009, HR-010, HR-012, HR-013, HR-014, HR-016, HR-017, HR-018, HR-019,
 * HR-039, ROL-049, ROL-050.
 */
import { randomUUID } from 'node:crypto'
import { hrAdministratorRole } from '@member-care/domain/access/powers.ts'
import { inpatientDetails, outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { makeNric, maskNric, VISIBLE_NRIC } from '@member-care/domain/identity/nric.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { accessTexts } from '@member-care/domain/texts/access-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { claimDocumentTexts } from '@member-care/domain/texts/claim-document-texts.ts'
import { hrEmployeeTexts as texts } from '@member-care/domain/texts/hr-employee-texts.ts'
import { hrTexts } from '@member-care/domain/texts/hr-texts.ts'
import { listTexts } from '@member-care/domain/texts/list-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { userStatusLabels } from '@member-care/domain/texts/user-edit-texts.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiUnderTest, type ApiUnderTest } from '../support/api-under-test.ts'
import { launchBrowser, type Width } from '../support/browser.ts'
import { recordClaimsCast, type ClaimsCast } from '../support/claims-cast.ts'
import { recordClaim } from '../support/recorded-claims.ts'
import { receiptPicture } from './claim-steps.ts'
import { tabToText } from './keyboard.ts'
import { bothWidths, lookAt } from './screens.ts'
import { openSignedIn } from './sign-in-steps.ts'

let browser: Browser
let api: ApiUnderTest
let cast: ClaimsCast
let origin: string
const reason = String(inpatientDetails.reasonForTreatment)
const ivy = randomUUID()
const [outpatient, stay, rejected] = ['OP26000001', 'IP26000002', 'OP26000003']

beforeAll(async () => {
  browser = await launchBrowser()
  api = await startApiUnderTest({ environment: { INSIGHTS_URL: 'https://analytics.example.com/insights' } })
  cast = await recordClaimsCast(api)
  await api.record(`user-${cast.ben}`, {
    type: 'RolesChanged',
    data: { userId: cast.ben, roles: [hrAdministratorRole], groupCodes: [], reason: 'test' },
  })
  const of = { companyId: cast.orchid, employeeId: cast.ann, claimantId: cast.ann }
  const registered = (transactionNo: string) => (claimId: string) =>
    [{ type: 'ClaimRegistered', data: { claimId, transactionNo } }] as const
  const files = [{ content: (await receiptPicture()).buffer, mimeType: 'image/png', name: 'receipt.png' }]
  await recordClaim(api, { ...of, files, then: registered(outpatient) })
  await recordClaim(api, {
    ...of,
    details: inpatientDetails,
    files,
    then: (claimId) => [
      ...registered(stay)(claimId),
      {
        type: 'ClaimApproved',
        data: { claimId, claimantId: cast.ann, payableCents: 80_000, remarks: '', batchNo: 'B26-07' },
      },
    ],
  })
  await recordClaim(api, {
    ...of,
    details: { ...outpatientDetails, currency: 'USD' },
    then: (claimId) => [
      ...registered(rejected)(claimId),
      { type: 'ClaimRejected', data: { claimId, claimantId: cast.ann, reasonCode: 'NOT_COVERED', remarks: '' } },
    ],
  })
  await recordEmployee()
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await browser.close()
  await api.close()
})

/** Somebody of whom everything is known that HR is shown. */
async function recordEmployee(): Promise<void> {
  await api.record(
    `user-${ivy}`,
    {
      type: 'UserEnrolled',
      data: {
        ...{ userId: ivy, userType: 'client', name: 'Ivy Seah', nric: makeNric('S', '8800001'), loginRequired: true },
        ...{ email: 'ivy@example.com', birthdate: '1988-04-05', gender: 'f' },
      },
    },
    { type: 'ContactNumberChanged', data: { userId: ivy, contactNoCountryCode: '65', contactNo: '91234567' } },
    {
      type: 'MembershipStarted',
      data: {
        ...{ userId: ivy, companyId: cast.orchid, memberType: 'E', effectiveStartDate: '2026-01-01' },
        ...{ staffId: 'OB-42', designation: 'Baker', planNo: 'P7', costCenter: 'CC-9' },
      },
    },
    {
      type: 'StudentInformationChanged',
      data: { userId: ivy, studentInformation: { studentMaritalStatus: 'Married', studentNationality: 'Singaporean' } },
    },
  )
  await api.untilUpToDate()
}

async function openHr(width: Width) {
  const { accesstoken } = await api.headersFor(cast.ben)
  return openSignedIn(browser, width, origin, { uuid: cast.ben, accessToken: accesstoken, userType: 'client' })
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: texts.page.sectionsName }).getByRole('link', { name, exact: true })

test('an employee is found by staff id or name, and shown with their family', async () => {
  const { page, context, problems } = await openHr('desktop')
  await page.goto('/hradmin')
  await heading(page, hrTexts.welcome).waitFor()
  const menu = page.getByRole('navigation', { name: texts.menu.main })
  const analytics = menu.getByRole('link', { name: texts.menu.analytics })
  expect(await analytics.getAttribute('href')).toBe('https://analytics.example.com/insights')
  expect(await analytics.getAttribute('target')).toBe('_blank')
  expect(await page.getByRole('link', { name: texts.insights.open }).getAttribute('href')).toBe(
    'https://analytics.example.com/insights',
  )
  await lookAt(page, bothWidths, 'hr-home')

  // By the keyboard alone.
  await tabToText(page, texts.menu.employees)
  await page.keyboard.press('Enter')
  await heading(page, texts.list.title).waitFor()
  const table = page.getByRole('table', { name: texts.list.title })
  await table.getByRole('link', { name: 'Ben Lim' }).waitFor()
  await lookAt(page, bothWidths, 'hr-employees')
  const searchBy = page.getByRole('combobox', { name: texts.list.searchBy })
  expect(await searchBy.innerText()).toBe(texts.list.searchFields.name)
  await page.getByRole('searchbox', { name: texts.list.search }).fill('willow')
  await table.getByRole('link', { name: 'Ben Lim' }).waitFor({ state: 'detached' })
  // The same text is no staff id, and a part of a staff id is no name.
  await searchBy.click()
  await page.getByRole('option', { name: texts.list.searchFields.staffId }).click()
  await page.getByText(texts.list.noMatch).waitFor()
  await page.getByRole('searchbox', { name: texts.list.search }).fill('42')
  await table.getByRole('link', { name: 'Ivy Seah' }).waitFor()
  expect(await table.getByRole('rowheader').allInnerTexts()).toEqual(['Ivy Seah'])
  await searchBy.click()
  await page.getByRole('option', { name: texts.list.searchFields.name }).click()
  await page.getByRole('searchbox', { name: texts.list.search }).fill('nobody of this name')
  await page.getByText(texts.list.noMatch).waitFor()
  expect(page.url()).not.toContain('nobody')
  await lookAt(page, bothWidths, 'hr-employees-no-match')
  await page.getByRole('button', { name: listTexts.clear, exact: true }).first().click()

  await table.getByRole('link', { name: 'Willow Tan' }).click()
  await heading(page, 'Willow Tan').waitFor()
  await page.getByRole('list', { name: texts.page.family }).getByText('Dan Tan').waitFor()
  await lookAt(page, bothWidths, 'hr-employee')
  await page.getByRole('link', { name: texts.page.back }).click()
  await table.getByRole('link', { name: 'Ben Lim' }).click()
  await page.getByText(texts.page.noFamily).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('an employee is shown with all that is known of them', async () => {
  const { page, context, problems } = await openHr('desktop')
  await page.goto(`/hradmin/employees/${ivy}`)
  await heading(page, 'Ivy Seah').waitFor()
  const fields = async () => {
    const labels = await page.getByRole('term').allInnerTexts()
    const values = await page.getByRole('definition').allInnerTexts()
    return Object.fromEntries(labels.map((label, place) => [label, values[place]]))
  }
  const names = texts.page.fields
  const known = {
    [names.birthdate]: formatDisplay('1988-04-05'),
    [names.contactNo]: '+65 91234567',
    [names.lastLogin]: texts.list.never,
    [names.status]: userStatusLabels[101],
    [names.gender]: texts.page.genders.f,
    [names.maritalStatus]: 'Married',
    [names.nationality]: 'Singaporean',
    [names.email]: 'ivy@example.com',
    [names.staffId]: 'OB-42',
    [names.designation]: 'Baker',
    [names.planNo]: 'P7',
    [names.costCenter]: 'CC-9',
    [names.startDate]: formatDisplay('2026-01-01'),
    [names.endDate]: texts.list.noEnd,
  }
  expect(await fields()).toEqual({ ...known, [names.nric]: maskNric(makeNric('S', '8800001'), VISIBLE_NRIC) })
  expect(problems).toEqual([])
  await context.close()
})

test('without an analytics site nothing leads to one, and the menu and the page say so', async () => {
  const without = await startApiUnderTest()
  try {
    const { ben } = await recordClaimsCast(without)
    await without.record(`user-${ben}`, {
      type: 'RolesChanged',
      data: { userId: ben, roles: [hrAdministratorRole], groupCodes: [], reason: 'test' },
    })
    const { accesstoken } = await without.headersFor(ben)
    const user = { uuid: ben, accessToken: accesstoken, userType: 'client' }
    const address = await without.app.listen({ port: 0, host: '127.0.0.1' })
    const { page, context, problems } = await openSignedIn(browser, 'desktop', address, user)
    await page.goto('/hradmin')
    await heading(page, hrTexts.welcome).waitFor()
    const menu = page.getByRole('navigation', { name: texts.menu.main })
    await menu.getByText(texts.menu.noAnalytics).waitFor()
    expect(await menu.locator('[aria-disabled="true"]').innerText()).toBe(texts.menu.analytics)
    const image = page.getByRole('region', { name: texts.insights.title }).filter({ hasText: texts.menu.noAnalytics })
    await image.waitFor()
    expect(await page.getByRole('link', { name: texts.menu.analytics }).count()).toBe(0)
    expect(await image.getByRole('link').count()).toBe(0)
    await lookAt(page, bothWidths, 'hr-home-no-analytics')
    expect(problems).toEqual([])
    await context.close()
  } finally {
    await without.close()
  }
})

test('the list as of a day is an address, says what it shows, and leads back to today', async () => {
  const { page, context, problems } = await openHr('desktop')
  await recordFormerEmployee()
  await page.goto('/hradmin/employees')
  const table = page.getByRole('table', { name: texts.list.title })
  await table.getByRole('link', { name: 'Ben Lim' }).waitFor()

  // By the keyboard alone.
  const day = page.getByRole('textbox', { name: texts.asOf.field })
  await day.focus()
  await page.keyboard.type('31/12/2024')
  await page.getByText(texts.asOf.past).waitFor()
  await table.getByRole('link', { name: 'Marigold Sim' }).waitFor()
  await table.getByText('OR-1').waitFor()
  await table.getByRole('link', { name: 'Ben Lim' }).waitFor({ state: 'detached' })
  expect(page.url()).toContain('asof=2024-12-31')
  await lookAt(page, bothWidths, 'hr-employees-as-of')

  await page.goto('/hradmin/employees?asof=2020-01-01')
  await page.getByText(texts.asOf.notKnown).waitFor()
  await lookAt(page, bothWidths, 'hr-employees-as-of-unknown')
  await page.getByRole('button', { name: texts.asOf.show('01 Feb 2024') }).click()
  await table.getByRole('link', { name: 'Marigold Sim' }).waitFor()
  await page.getByRole('searchbox', { name: texts.list.search }).fill('nobody of this name')
  await page.getByText(texts.asOf.noMatchHint).waitFor()
  await lookAt(page, bothWidths, 'hr-employees-as-of-no-match')
  await page.getByRole('button', { name: texts.asOf.clearSearch }).click()
  await table.getByRole('link', { name: 'Marigold Sim' }).waitFor()
  expect(page.url()).toContain('asof=2024-02-01')

  await page.goto('/hradmin/employees?asof=2099-12-31')
  await page.getByText(texts.asOf.future).waitFor()
  await table.getByRole('link', { name: 'Ben Lim' }).waitFor()
  await lookAt(page, bothWidths, 'hr-employees-as-of-future')
  await page.getByRole('button', { name: texts.asOf.back }).click()
  await table.getByText(texts.list.columns.lastLogin).waitFor()
  expect(page.url()).not.toContain('asof')
  await expect.poll(() => day.inputValue()).toBe('')
  expect(problems).toEqual([])
  await context.close()
})

/** Marigold was covered by Orchid in 2024, and her end was recorded the year after. */
async function recordFormerEmployee(): Promise<void> {
  const userId = randomUUID()
  const record = (occurredAt: string, ...events: DomainEvent[]) =>
    api.parts.eventLog.append(`user-${userId}`, events, {
      expected: { kind: 'any' },
      context: {
        actor: { kind: 'system', id: 'test' },
        ...{ commandId: randomUUID(), correlationId: randomUUID(), occurredAt },
      },
    })
  await record(
    '2024-02-01T04:00:00.000Z',
    {
      type: 'UserEnrolled',
      data: {
        ...{ userId, userType: 'client', name: 'Marigold Sim', nric: makeNric('S', '7000017') },
        ...{ email: 'marigold@example.com', loginRequired: true },
      },
    },
    {
      type: 'MembershipStarted',
      data: {
        ...{ userId, companyId: cast.orchid, memberType: 'E', staffId: 'OR-1', effectiveStartDate: '2024-01-01' },
      },
    },
  )
  await record('2025-07-01T04:00:00.000Z', {
    type: 'MembershipEnded',
    data: { userId, companyId: cast.orchid, effectiveEndDate: '2025-06-30' },
  })
  await api.untilUpToDate()
}

test('claims tell what the configuration shows, on a phone', async () => {
  const { page, context, problems } = await openHr('phone')
  await page.goto(`/hradmin/employees/${cast.ann}/claims/list`)
  await page.getByRole('link', { name: outpatient }).waitFor()
  await lookAt(page, bothWidths, 'hr-employee-claims')
  await page.getByRole('link', { name: stay }).click()
  await page.getByText(texts.claim.withheld).waitFor()
  expect(await page.locator('main').innerText()).not.toContain(reason)
  await lookAt(page, bothWidths, 'hr-claim-withheld')

  await api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig: { showTreatmentToHr: true } },
  })
  await page.reload()
  await page.getByText(reason).waitFor()
  await page.getByRole('button', { name: claimDocumentTexts.enlarge }).waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: claimTexts.detail.downloadSettlementLetter }).click()
  expect((await saving).suggestedFilename()).toMatch(/^Settlement_.*_IP26000002\.pdf$/)
  await lookAt(page, bothWidths, 'hr-claim-inpatient')
  await page.getByRole('link', { name: texts.claim.back }).click()
  await page.getByRole('link', { name: outpatient }).click()
  await page.getByText(texts.claim.fields.receiptNo).waitFor()
  await page.getByRole('button', { name: claimDocumentTexts.enlarge }).waitFor()
  await page.getByRole('img', { name: claimDocumentTexts.document('receipt.png') }).waitFor()
  await lookAt(page, bothWidths, 'hr-claim-outpatient')
  expect(problems).toEqual([])
  await context.close()
})

test.each([
  ['nothing of one that was rejected, in its currency', () => `out/${rejected}`, formatMoney(0, 'USD')],
  ['what was decided, in dollars', () => `inp/${stay}`, formatMoney(80_000, 'SGD')],
  ['that it is not decided', () => `out/${outpatient}`, claimTexts.detail.payablePending],
])('what is payable of a claim tells %s', async (_what, claim, amount) => {
  const { page, context, problems } = await openHr('desktop')
  await page.goto(`/hradmin/employees/${cast.ann}/claims/${claim()}`)
  const label = page.getByRole('term').filter({ hasText: texts.claim.fields.payableAmount })
  expect(await label.locator('xpath=following-sibling::dd[1]').innerText()).toBe(amount)
  expect(problems).toEqual([])
  await context.close()
})

test('HR access is given and taken, and one’s own is refused', async () => {
  const { page, context, problems } = await openHr('desktop')
  await page.goto(`/hradmin/employees/${cast.ann}`)
  await section(page, texts.page.sections.access).click()
  const normal = page.getByRole('switch', { name: texts.access.normal })
  await normal.waitFor()
  expect([await normal.isChecked(), await normal.isDisabled()]).toEqual([true, true])
  const hr = page.getByRole('switch', { name: texts.access.hr })
  for (const question of [texts.access.confirmGive('Willow Tan'), texts.access.confirmTake('Willow Tan')]) {
    await hr.click()
    await page.getByRole('button', { name: texts.access.save }).click()
    const dialog = page.getByRole('dialog', { name: question })
    await dialog.waitFor()
    await dialog.getByRole('button', { name: texts.access.save }).click()
    await page.getByText(texts.access.updated).waitFor()
    await dialog.waitFor({ state: 'detached' })
  }
  await lookAt(page, bothWidths, 'hr-employee-access')
  // One's own.
  await page.goto(`/hradmin/employees/${cast.ben}/access`)
  await hr.click()
  await page.getByRole('button', { name: texts.access.save }).click()
  const dialog = page.getByRole('dialog', { name: texts.access.confirmTake('Ben Lim') })
  await dialog.getByRole('button', { name: texts.access.save }).click()
  await dialog.getByText(accessTexts.ownAccess).waitFor()
  expect(await page.getByText(texts.access.updated).count()).toBe(0)
  await page.reload()
  await expect.poll(() => hr.isChecked()).toBe(true)
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([])
  await context.close()
})

test('an address of nobody, and a failed list, say what can be done', async () => {
  const { page, context } = await openHr('desktop')
  await page.goto(`/hradmin/employees/${cast.cat}`)
  await page.getByText(texts.page.notFound).waitFor()
  await lookAt(page, bothWidths, 'hr-employee-not-found')
  await page.route('**/api/hradmin/employees*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('link', { name: texts.page.back }).click()
  await page.getByText(texts.list.failed).waitFor()
  await lookAt(page, bothWidths, 'hr-employees-failed')
  await page.unroute('**/api/hradmin/employees*')
  await page.getByRole('button', { name: pageTexts.tryAgain }).click()
  await page.getByRole('link', { name: 'Willow Tan' }).waitFor()
  await context.close()
})
