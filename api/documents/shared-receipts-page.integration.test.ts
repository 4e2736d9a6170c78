// Requirements: issue 21 (a receipt shared from the gallery), S120
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await startApiUnderTest()
})
afterAll(() => api.close())

test('what is shared with a phone that is not ready for it is led to the page that says so, whatever it is', async () => {
  for (const { payload, type } of [
    {
      payload: '--b\r\nContent-Disposition: form-data; name="receipts"; filename="a.pdf"\r\n\r\n%PDF\r\n--b--',
      type: 'multipart/form-data; boundary=b',
    },
    { payload: 'no form', type: 'text/plain' },
    { payload: 'x'.repeat(3_000_000), type: 'application/octet-stream' },
  ]) {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/app/sharedreceipts',
      payload,
      headers: { 'content-type': type },
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/app/submitclaim?shared=none'])
  }
})
