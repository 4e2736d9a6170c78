import { randomUUID } from 'node:crypto'
import { startClaimsUnderTest, type ClaimsUnderTest } from '@member-care/tests/support/claims-under-test.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let claims: ClaimsUnderTest
beforeAll(async () => void (claims = await startClaimsUnderTest()))
afterAll(() => claims.close())

test.each([
  ['a NUL', '"remarks": "paid\\u0000"'],
  ['half a character', '"remarks": "paid \\ud83d"'],
  ['a NUL in a key', '"\\u0000": "x"'],
  ['a NUL in a list', '"more": ["\\u0000"]'],
])('a decision with %s is refused, and the claims can still be read', async (_what, said) => {
  const { claimId } = await claims.file('outpatient')
  await claims.api.record(`claim-${claimId}`, {
    type: 'ClaimRegistered',
    data: { claimId, transactionNo: `T-${claimId}` },
  })
  const headers = {
    ...(await claims.api.headersFor(claims.cast.claimDesk)),
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  const payload = `{ "expectedVersion": 1, "payableCents": 100, "batchNo": "B", ${said} }`
  const response = await claims.api.app.inject({
    method: 'POST',
    url: `/api/console/claims/${claimId}/approve`,
    headers,
    payload,
  })
  expect({ status: response.statusCode, ...response.json<object>() }).toMatchObject({
    status: 400,
    errorCode: 'MALFORMED_REQUEST',
  })
  expect((await claims.eventsOf(claimId)).map(({ type }) => type)).toEqual(['ClaimFiled', 'ClaimRegistered'])
})

test.each(['/api/outpatientclaim/v3/%00', '/api/claims?from=20260101&to=20260310&companyId=%00', '/api/users/%00'])(
  'so is %s',
  async (url) => {
    const response = await claims.api.app.inject({
      method: 'GET',
      url,
      headers: await claims.api.headersFor(claims.cast.ann),
    })
    expect(response.statusCode).toBe(400)
  },
)
