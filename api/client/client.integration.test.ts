// Requirements: AUTH-089, ERR-021, ERR-022, ERR-023, ERR-024, ERR-025, ERR-026
import type { ResponseError } from '@member-care/domain/errors/response-error.ts'
import { readLanguageFrom } from '@member-care/domain/language/current-language.ts'
import {
  createCompany,
  createMember,
  startAccountsUnderTest,
  TEST_PASSWORD,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiCallError, createApiClient, toApiError, type ApiClient } from './client.ts'

let api: AccountsUnderTest
let origin: string
let token: string | undefined
const unauthorized: ResponseError[] = []
/** The token that was refused last. */
let refused: string | undefined
/** What happens while a call is on its way. */
let onSent: () => void = () => undefined
const asked: string[] = []
/** What the person does when a one-time password is asked for. */
let showOtp: () => Promise<'verified' | 'cancelled'> = async () => 'cancelled'

const connect = (baseUrl: string): ApiClient =>
  createApiClient({
    baseUrl,
    getToken: () => token,
    onUnauthorized: (error, sentWith) => {
      unauthorized.push(error)
      refused = sentWith
    },
    fetch(request) {
      onSent()
      return fetch(request)
    },
    askForVerification: async (method) => {
      asked.push(method)
      return showOtp()
    },
  })

beforeAll(async () => {
  api = await startAccountsUnderTest()
  origin = await api.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => api.close())

async function errorOf(call: Promise<unknown>): Promise<ResponseError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiCallError)) throw new Error('The call should have failed with an ApiCallError.')
  return error.response
}

it('signs in, sends the token along, and gives what the routes answer', async () => {
  const client = connect(origin)
  const member = await createMember(api, await createCompany(api, { requireOTPClaims: true }))
  const { data } = await client.POST('/api/users/login/v3', {
    body: { email: member.email, password: api.encrypt(TEST_PASSWORD) },
  })
  token = data?.user.accessToken
  const { data: user } = await client.GET('/api/users/{uuid}', { params: { path: { uuid: member.userId } } })
  expect(user?.email).toBe(member.email)
})

it('asks for answers in the language of the page', async () => {
  readLanguageFrom(() => 'en-XA')
  try {
    const { response } = await connect(origin).GET('/api/versions')
    expect(response.headers.get('content-language')).toBe('en-XA')
  } finally {
    readLanguageFrom(() => 'en')
  }
})

it('rejects an error with its code and text, and tells of the ones that concern the session', async () => {
  const client = connect(origin)
  const companyId = token ? 'any' : ''
  const period = { from: '20260101', to: '20261231', companyId }
  const verification = await errorOf(client.GET('/api/claims', { params: { query: period } }))
  expect(verification).toMatchObject({ code: 428, errorCode: 'OTP_REQUIRED' })
  expect(asked).toEqual(['GET'])
  token = 'gone'
  onSent = () => (token = 'newer')
  expect(await errorOf(client.POST('/api/users/logout'))).toMatchObject({
    code: 401,
    errorCode: 'TOKEN_EXPIRED',
    message: 'Unauthorized Access or Token has Expired',
  })
  onSent = () => undefined
  expect([unauthorized.length, refused, token]).toEqual([1, 'gone', 'newer'])
})

it('sends a call once more that was refused for want of a one-time password, once that was shown', async () => {
  const client = connect(origin)
  const member = await createMember(api, await createCompany(api, { requireOTPNotification: true }))
  token = (
    await client.POST('/api/users/login/v3', { body: { email: member.email, password: api.encrypt(TEST_PASSWORD) } })
  ).data?.user.accessToken
  const { session } = await api.parts.sessions.begin(member.userId, { otpVerified: false, now: api.parts.clock() })
  const own = await api.parts.sessions.list(member.userId, api.parts.clock())
  showOtp = async () => {
    for (const { sessionId } of [...own, session])
      await api.parts.sessions.prove(sessionId, 'second-factor', new Date())
    return 'verified'
  }
  asked.length = 0
  const { data } = await client.PUT('/api/notifications/read', { body: { all: true } })
  expect([data !== undefined, asked]).toEqual([true, ['PUT']])
  showOtp = async () => 'cancelled'
})

it('says that no answer came, with code 500', async () => {
  expect(await errorOf(connect('http://127.0.0.1:1').GET('/api/versions'))).toEqual({
    code: 500,
    message: 'Sorry, there seems to be an issue with the network. Please try again later.',
  })
})

it('reads the message from the header first, then from the body', async () => {
  const body = JSON.stringify({ errorMessage: 'Validation Error, visitDate, Too late.' })
  expect(await toApiError(new Response(body, { status: 422 }))).toEqual({
    code: 422,
    title: 'Validation Error',
    message: 'Too late.',
  })
  expect(await toApiError(new Response(body, { status: 500, headers: { Message: 'From the header' } }))).toMatchObject({
    code: 500,
    message: 'From the header',
  })
})
