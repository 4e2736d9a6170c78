/** An installation that nobody can administer yet. */
import { listMailbox } from '@member-care/api/integrations/mail/local-mailbox.ts'
import { ACTIVATION_LINK_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inviteFirstAdministrator, isItRoleHeld } from './first-administrator.ts'

const email = 'First.Admin@example.com'
const patience = { timeout: 20_000 }
let product: AccountsUnderTest
beforeEach(async () => {
  product = await startAccountsUnderTest()
  await product.startJobs()
})
afterEach(() => product.close())

/** That their powers were given is told in another e-mail. */
const invitations = async () =>
  (await listMailbox(product.parts.database, email.toLowerCase())).filter(({ text }) =>
    text.includes('/registeradmin/'),
  )
function activationOf(mail: { text: string } | undefined): string {
  return /registeradmin\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'no link'
}
const activate = async (activationId: string) =>
  product.app.inject({
    method: 'POST',
    url: '/api/users/activateLink/validate',
    payload: { activationId, password: product.encrypt('Harbour-Lantern-26') },
  })

test('its first ADMIN_IT is invited once, by however many processes, activates the account, and is the last who is invited so', async () => {
  expect((await Promise.all([1, 2, 3].map(() => inviteFirstAdministrator(product.parts, email)))).toSorted()).toEqual([
    false,
    false,
    true,
  ])
  expect(await inviteFirstAdministrator(product.parts, email)).toBe(false)
  await expect.poll(invitations, patience).toHaveLength(1)
  expect(await isItRoleHeld(product.parts)).toBe(false)

  const [invitation] = await invitations()
  expect((await activate(activationOf(invitation))).statusCode).toBe(200)
  await expect.poll(() => isItRoleHeld(product.parts), patience).toBe(true)
  const signedIn = await product.signIn(email, 'Harbour-Lantern-26')
  expect(signedIn.statusCode).toBe(200)
  expect(await inviteFirstAdministrator(product.parts, 'another@example.com')).toBe(false)
})

test('a link that has run out is sent anew at the next start', async () => {
  await inviteFirstAdministrator(product.parts, email)
  const later = { ...product.parts, clock: () => new Date(Date.now() + ACTIVATION_LINK_LIFETIME_MS + 60_000) }
  expect(await inviteFirstAdministrator(later, email)).toBe(true)
  await expect.poll(invitations, patience).toHaveLength(2)
})

test('nobody is invited where there is one, and nobody’s account is taken', async () => {
  const member = await createMember(product, await createCompany(product))
  await expect(inviteFirstAdministrator(product.parts, member.email)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
  await createAdministrator(product, ['ADMIN_IT'])
  expect(await inviteFirstAdministrator(product.parts, email)).toBe(false)
})
