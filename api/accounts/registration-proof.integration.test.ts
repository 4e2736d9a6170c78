/** Registering with another e-mail address than the one on record, over HTTP, on a real database: what only the person knows is asked for. */
import {
  createCompany,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { createNewcomer, NEWCOMERS_BIRTHDATE } from '@member-care/tests/support/newcomers.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMailbox } from '../integrations/mail/local-mailbox.ts'

let product: AccountsUnderTest
/** Lets the address be changed. */
let editable: string

beforeAll(async () => {
  product = await startAccountsUnderTest()
  editable = await createCompany(product, { requireRegistrationEmail: true, allowEditRegistrationEmail: true })
})
afterAll(() => product.close())

const verifyAccount = (nric: string) =>
  product.post('/users/v3/verifyAccount', { identifier: nric, captchaResponse: 'x' })
const sendOtp = (identifier: string, email: string, proof = NEWCOMERS_BIRTHDATE) =>
  product.post('/users/generateOTPEmailCode', { identifier, email, proof })

describe('another address than the one on record', () => {
  it('wants what only the person knows: the number alone takes no account', async () => {
    const person = await createNewcomer(product, [editable])
    const { identifier, proofForOtherAddress } = (await verifyAccount(person.nric)).json()
    expect(proofForOtherAddress).toBe('dateOfBirth')
    const mine = `mine.${person.email}`
    expect((await sendOtp(identifier, mine, '')).json().errors).toEqual({ proof: 'Please enter your date of birth.' })
    expect((await sendOtp(identifier, mine, '1980-02-28')).json().errors).toHaveProperty('proof')
    expect(await listMailbox(product.parts.database, mine)).toEqual([])
    expect((await sendOtp(identifier, mine)).statusCode).toBe(200)
    // Sent again it is known already; and the address on record wants none.
    expect((await sendOtp(identifier, mine, '')).statusCode).toBe(200)
    const other = await createNewcomer(product, [editable])
    expect((await sendOtp((await verifyAccount(other.nric)).json().identifier, other.email, '')).statusCode).toBe(200)
  })

  it('bears five tries an hour for a person, in however many registrations and at once', async () => {
    const person = await createNewcomer(product, [editable])
    const identifiers = await Promise.all(
      [1, 2].map(async () => (await verifyAccount(person.nric)).json<{ identifier: string }>().identifier),
    )
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        sendOtp(identifiers[index % 2] ?? '', 'mine@example.com', `1980-01-0${index + 1}`),
      ),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5)
    expect((await sendOtp(identifiers[0] ?? '', 'mine@example.com')).statusCode).toBe(429)
  })

  it('may be asked with the staff id, as the client chooses', async () => {
    const byStaffId = await createCompany(product, {
      requireRegistrationEmail: true,
      allowEditRegistrationEmail: true,
      registrationProof: 'staffId',
    })
    const person = await createNewcomer(product, [byStaffId])
    const { identifier, proofForOtherAddress } = (await verifyAccount(person.nric)).json()
    expect(proofForOtherAddress).toBe('staffId')
    expect((await sendOtp(identifier, `mine.${person.email}`)).json().errors).toHaveProperty('proof')
    expect((await sendOtp(identifier, `mine.${person.email}`, `sid-${person.nric.toLowerCase()}`)).statusCode).toBe(200)
  })
})
