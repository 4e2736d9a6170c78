/**
 * People see each button of the console if they may make its call: the screen asks for the same power that the route
 * declares.
 * Requirements: ROL-013, ROL-016.
 */
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { consoleRoutes } from '@member-care/admin-web/src/frame/console-pages.tsx'
import { buildApp } from '@member-care/api/app.ts'
import { createLogger } from '@member-care/api/http/logging.ts'
import type { Parts } from '@member-care/api/http/parts.ts'
import { createRoutes } from '@member-care/api/routes.ts'
import { readSettings } from '@member-care/api/settings/read-settings.ts'
import type { Power } from '@member-care/domain/access/powers.ts'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'

const repository = join(import.meta.dirname, '../..')
const consoleSource = join(repository, 'admin-web/src')

/** Where the power is asked for, before the button is shown: a page by its path (console-pages.tsx), else a source file. */
const askedIn: Readonly<Record<string, string>> = {
  'POST /console/clients': 'page client/create',
  'POST /console/clients/{id}/clone': 'client-edit/client-edit-page.tsx',
  'PUT /console/clients/{id}': 'client-edit/client-edit-page.tsx',
  'POST /console/clients/{id}/onboarding-trial': 'client-edit/client-edit-page.tsx',
  'DELETE /console/clients/{id}/plan-document': 'client-edit/client-edit-page.tsx',
  'POST /console/clients/{id}/provisioning-tokens': 'client-edit/client-edit-page.tsx',
  'DELETE /console/clients/{id}/provisioning-tokens/{tokenId}': 'client-edit/client-edit-page.tsx',
  'PUT /console/clients/{id}/notification-templates': 'client-edit/client-edit-page.tsx',
  'POST /console/excluded-clinics': 'page excludedclinic/create',
  'DELETE /console/excluded-clinics/{id}': 'page excludedclinic/list',
  'PUT /console/straight-through/switch': 'straight-through/control-panel.tsx',
  'POST /console/exchange-rates': 'page exchange-rates/create',
  'POST /console/content': 'page content/create',
  'PUT /console/content/{contentId}': 'page content/:contentId/edit',
  'POST /console/content/{contentId}/submit': 'page content/:contentId',
  'POST /console/content/{contentId}/publish': 'page content/:contentId',
  'POST /console/content/{contentId}/decline': 'page content/:contentId',
  'POST /console/content/{contentId}/take-down': 'page content/:contentId',
  'POST /console/content/{contentId}/restore': 'page content/:contentId',
  'POST /console/plans': 'page plans/create',
  'PUT /console/plans/{planId}/draft': 'page plans/:planId/edit',
  'POST /console/plans/{planId}/submit': 'plans/show/draft-panel.tsx',
  'POST /console/plans/{planId}/return': 'plans/show/draft-panel.tsx',
  'POST /console/plans/{planId}/discard': 'plans/show/draft-panel.tsx',
  'POST /console/plans/{planId}/publish': 'plans/show/draft-panel.tsx',
  'POST /console/plans/{planId}/what-ifs': 'plans/what-if/what-if-panel.tsx',
  'POST /console/stock/{productId}/count': 'store/stock/stock-panel.tsx',
  'POST /console/orders/{id}/payment': 'store/orders/show/unsure-payment.tsx',
  'POST /console/payment-differences/{id}/settle': 'page payment-differences',
  'POST /console/guarantees/{id}/letter': 'guarantees/decide/step-buttons.tsx',
  'POST /console/guarantees/{id}/amount-proposal': 'guarantees/decide/step-buttons.tsx',
  'POST /console/guarantees/{id}/amount-agreement': 'guarantees/decide/step-buttons.tsx',
  'POST /console/guarantees/{id}/amount-decline': 'guarantees/decide/step-buttons.tsx',
  'POST /console/guarantees/{id}/change-decline': 'guarantees/decide/step-buttons.tsx',
  'POST /console/guarantees/{id}/rejection': 'guarantees/decide/step-buttons.tsx',
  'POST /console/guarantees/{id}/reprocess': 'guarantees/decide/step-buttons.tsx',
  'POST /console/guarantees/{id}/revocation': 'guarantees/decide/step-buttons.tsx',
  'POST /console/guarantees/{id}/information': 'guarantees/decide/step-buttons.tsx',
  'PUT /console/reward-codes/{id}': 'rewards/pool-page.tsx',
  'PUT /console/panel-clinics/{code}': 'page clinicimages',
  'POST /console/panel-clinics/{code}/confirmation': 'page clinicimages',
  'POST /console/canned-answers': 'page canned-answers',
  'PUT /console/canned-answers/{id}': 'page canned-answers',
  'DELETE /console/canned-answers/{id}': 'page canned-answers',
  'POST /console/conversations/{id}/take': 'page chats/:conversationId',
  'POST /console/conversations/{id}/hand-over': 'page chats/:conversationId',
  'POST /console/conversations/{id}/notes': 'page chats/:conversationId',
  'POST /console/conversations/{id}/answers': 'page chats/:conversationId',
  'POST /console/conversations/{id}/close': 'page chats/:conversationId',
  'POST /console/conversations/{id}/read': 'page chats/:conversationId',
  'PUT /console/chat-desk': 'page chats',
  'POST /console/users': 'page user/create',
  'PUT /console/users/{id}/basic': 'user-edit/basic-tab.tsx',
  'PUT /console/users/{id}/login': 'user-edit/login-tab.tsx',
  'PUT /console/users/{id}/student': 'user-edit/student-tab.tsx',
  'POST /console/users/{id}/bank-proposals': 'user-edit/bank-tab.tsx',
  'PUT /console/users/{id}/companies': 'user-edit/companies-tab.tsx',
  'PUT /console/users/{id}/default-company': 'user-edit/companies-tab.tsx',
  'POST /console/users/{id}/memberships/{companyId}/restart': 'user-edit/companies-tab.tsx',
  'DELETE /console/users/{id}/memberships/{companyId}': 'user-edit/companies-tab.tsx',
  'POST /console/users/{userId}/forget': 'user-edit/user-menu.tsx',
  'POST /console/users/{userId}/second-factors-removal': 'user-edit/user-menu.tsx',
  'POST /console/people-search': 'frame/people-search/use-search-results.ts',
  'POST /console/user-of-nric': 'page user/update/*',
  'POST /console/uploads/{id}/submission': 'page user/upload',
  'DELETE /console/uploads/{id}': 'page user/upload',
  'POST /console/exports': 'clients/client-list-buttons.tsx',
  'POST /console/user-bank-proposals/{id}/decision': 'page verify/userbank',
  'POST /console/identity-changes/{id}/decision': 'page verify/identity',
  'POST /console/administrators': 'administrators/administrator-list.tsx',
  'POST /console/events/people': 'page events',
  'POST /console/events/search': 'page events',
  'POST /console/record-views/search': 'page record-views',
  'POST /console/chain-verifications': 'page integrity',
  'POST /console/audit-exports': 'audit/log-exports.tsx',
  'POST /console/replays': 'page replays',
  'POST /console/projections/{name}/retry': 'read-models/use-read-models.ts',
}

/**
 * The calls of the catalogue for administrators and HR, and the console's file of users, which no button of the table above sends: each with
 * its power, so that a route that asks for another one is noticed. A change of a claim or a user asks for more by what is changed.
 */
const ofCatalogue: Readonly<Record<string, Power>> = {
  'DELETE /hradmin/uploads/{id}': 'employees.upload',
  'DELETE /sysadmin/admin/setup/{userId}': 'administrators.delete',
  'DELETE /sysadmin/excludedclinic/{id}': 'excludedClinics.manage',
  'GET /hradmin/companies': 'employees.view',
  'GET /hradmin/employee/{userId}': 'employees.view',
  'GET /hradmin/employee/{userId}/claim/inp/{transactionNo}': 'employees.viewClaims',
  'GET /hradmin/employee/{userId}/claim/out/{transactionNo}': 'employees.viewClaims',
  'GET /hradmin/employee/{userId}/claimForm': 'employees.addClaims',
  'GET /hradmin/employee/{userId}/claimList': 'employees.viewClaims',
  'GET /hradmin/employee/{userId}/claims/{claimId}/attachments/{attachmentId}': 'employees.viewClaims',
  'GET /hradmin/employee/{userId}/claims/{claimId}/settlement-letter': 'employees.viewClaims',
  'GET /hradmin/employee/{userId}/leaving': 'employees.view',
  'GET /hradmin/employees': 'employees.view',
  'GET /hradmin/guarantees': 'employees.guarantees',
  'GET /hradmin/hrclaims': 'hrClaims.view',
  'GET /hradmin/hrclaims/{id}': 'hrClaims.view',
  'GET /hradmin/hrclaims/{id}/attachments/{attachmentId}': 'hrClaims.view',
  'GET /hradmin/insights/{subject}': 'employees.viewClaims',
  'GET /hradmin/mhcinsights/generateURL': 'insights.open',
  'GET /hradmin/upload-rules': 'employees.upload',
  'GET /hradmin/upload-template': 'employees.upload',
  'GET /hradmin/uploads': 'employees.upload',
  'GET /hradmin/uploads/{id}': 'employees.upload',
  'GET /hradmin/uploads/{id}/rejected-rows': 'employees.upload',
  'GET /hradmin/uploads/{id}/rows': 'employees.upload',
  'GET /sysadmin/clients': 'clients.view',
  'GET /sysadmin/clients/filter': 'clients.view',
  'GET /sysadmin/clinics': 'users.view',
  'GET /sysadmin/clinics/list': 'users.view',
  'GET /sysadmin/excludedclinics': 'excludedClinics.manage',
  'GET /sysadmin/inpatient': 'claims.view',
  'GET /sysadmin/inpatient/detail': 'claims.view',
  'GET /sysadmin/jobs': 'jobs.view',
  'GET /sysadmin/ms_companies': 'clients.create',
  'GET /sysadmin/outpatient': 'claims.view',
  'GET /sysadmin/outpatient/detail': 'claims.view',
  'GET /sysadmin/users': 'users.view',
  'GET /sysadmin/users/audit/{id}': 'users.view',
  'GET /sysadmin/users/detail': 'users.view',
  'GET /sysadmin/users/downloadlist': 'users.export',
  'PATCH /sysadmin/users/proposedBank/{userId}': 'verification.decide',
  'PATCH /sysadmin/users/verifyProposedBank/{userId}': 'verification.decide',
  'POST /hradmin/employee/{userId}/access': 'employees.toggleAccess',
  'POST /hradmin/employee/{userId}/claim': 'employees.addClaims',
  'POST /hradmin/employee/{userId}/identity-change': 'employees.edit',
  'POST /hradmin/employee/{userId}/identity-change/withdrawal': 'employees.edit',
  'POST /hradmin/guarantees/{id}/decline': 'employees.guarantees',
  'POST /hradmin/guarantees/{id}/pass-on': 'employees.guarantees',
  'POST /hradmin/uploads': 'employees.upload',
  'POST /hradmin/uploads/{id}/submission': 'employees.upload',
  'POST /sysadmin/admin/setup/register': 'administrators.invite',
  'POST /sysadmin/admin/setup/uploadbatch': 'administrators.upload',
  'POST /sysadmin/client': 'clients.create',
  'POST /sysadmin/excludedclinic': 'excludedClinics.manage',
  'POST /sysadmin/upload/users': 'users.upload',
  'POST /sysadmin/users/setup': 'users.create',
  'PUT /hradmin/employee/{userId}': 'employees.edit',
  'PUT /sysadmin/admin/setup/{userId}': 'administrators.edit',
  'PUT /sysadmin/admin/status/{userId}': 'administrators.lock',
  'PUT /sysadmin/client/{clientId}': 'clients.edit',
  'PUT /sysadmin/inpatient': 'claims.view',
  'PUT /sysadmin/inpatient/{id}': 'claims.view',
  'PUT /sysadmin/outpatient': 'claims.view',
  'PUT /sysadmin/outpatient/{id}': 'claims.view',
  'PUT /sysadmin/users/setup/{userId}': 'users.editStatus',
  'PUT /sysadmin/users/setupcompany/{userId}': 'users.editCompanies',
  'POST /console/uploads': 'users.upload',
}

/** What the claims' screens ask is decided claim by claim, and of administrators one by one (domain/access/administrator-actions.ts); one's own is anybody's. */
const decidedByRecord = /^(POST|PUT|DELETE) \/console\/(claims|saved-views|administrators\/\{|own-address-change)/

test('every call that a button makes is in the table, and every row of the table is a call', async () => {
  const called = new Set<string>()
  for await (const file of glob('**/*.{ts,tsx}', { cwd: consoleSource, exclude: ['**/*.test.*'] })) {
    const source = readFileSync(join(consoleSource, file), 'utf8')
    for (const [, method = '', path = ''] of source.matchAll(/\.(POST|PUT|DELETE|PATCH)\('\/api(\/console\/[^']+)'/g))
      called.add(`${method} ${path}`)
    // Forms of records say what the data provider sends.
    for (const [, method = '', path = ''] of source.matchAll(/\b(post|put)To\('\/api(\/console\/[^']+)'/g))
      called.add(`${method.toUpperCase()} ${path}`)
  }
  expect([...called].filter((call) => !decidedByRecord.test(call)).sort()).toEqual(Object.keys(askedIn).sort())
})

test('the power that a screen asks for is the one that the route declares', async () => {
  const declared = await declaredPowers()
  const wrong = Object.entries(askedIn).flatMap(([call, place]) => {
    const power = declared.get(call)
    return power !== undefined && asksFor(place, power)
      ? []
      : [`${call} needs ${power}, which ${place} does not ask for`]
  })
  expect(wrong).toEqual([])
})

test('what each call of the catalogue for administrators and HR needs is as the specification has it (3§6)', async () => {
  const declared = [...(await declaredPowers())].filter(
    ([call]) => !call.startsWith('HEAD ') && (!call.includes(' /console/') || call === 'POST /console/uploads'),
  )
  expect(Object.fromEntries(declared)).toEqual(ofCatalogue)
})

function asksFor(place: string, power: string): boolean {
  if (!place.startsWith('page ')) return readFileSync(join(consoleSource, place), 'utf8').includes(`has('${power}')`)
  const path = place.slice('page '.length)
  return consoleRoutes.find((route) => route.path === path)?.needs === power
}

/** By method and address, as the console's calls name them. */
async function declaredPowers(): Promise<ReadonlyMap<string, string>> {
  const settings = readSettings({ LOG_LEVEL: 'silent' })
  const none = join(repository, 'none')
  const app = await buildApp({
    // Routes are declared, none is called: what they would call need not be there.
    parts: {
      settings,
      clock: () => new Date(0),
      logger: createLogger(settings),
      languages: { offered: [] },
    } as unknown as Parts,
    access: { identify: () => Promise.reject(new Error('nobody is asked')), support: settings.support },
    operations: { metrics: new Registry(), readiness: {} },
    frontEnds: { memberWeb: none, adminWeb: none },
    routes: createRoutes({} as Parameters<typeof createRoutes>[0]),
  })
  try {
    return new Map(
      app
        .declaredRoutes()
        .flatMap(({ method, url, access }) =>
          typeof access === 'object' && 'power' in access
            ? [[`${method} ${url.replace('/api', '').replaceAll(/:(\w+)/g, '{$1}')}`, access.power] as const]
            : [],
        ),
    )
  } finally {
    await app.close()
  }
}
