/** What no form would send: each is refused in the API's own words, changes nothing, and harms nobody who comes after. */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimTraces, type ClaimTraces } from '../support/claim-traces.ts'
import {
  startClaimsUnderTest,
  updatePath,
  type ClaimsUnderTest,
  type FiledClaim,
} from '../support/claims-under-test.ts'
import { badRequests, end, field, file, multipart, rightParts, type BadRequest } from './bad-requests.ts'

let claims: ClaimsUnderTest
let filed: FiledClaim
let before: ClaimTraces
let accesstoken: string

beforeAll(async () => {
  claims = await startClaimsUnderTest()
  filed = await claims.file('outpatient')
  ;({ accesstoken } = await claims.api.headersFor(claims.cast.ann))
  before = await claimTraces(claims.api)
})
afterAll(() => claims.close())

async function expectNothingChanged(): Promise<void> {
  const [earlier, after] = [before, await claimTraces(claims.api)]
  before = after
  expect(after).toEqual(earlier)
}

describe.each(['filing', 'updating'] as const)('%s', (way) => {
  test.each(badRequests.map((request) => [request.what, request] as const))(
    '%s',
    async (_what, { body, contentType = multipart, query, headers, expected }) => {
      const path = way === 'filing' ? 'outpatientclaim/v2' : updatePath('outpatient', filed.claimId)
      // An update names no company: what it says there is not looked at.
      if (way === 'updating' && query !== undefined)
        return expect((await inject('POST', 'outpatientclaim/v2', query, body, contentType, headers)).status).toBe(
          expected.status,
        )
      const answer = await inject(
        way === 'filing' ? 'POST' : 'PUT',
        path,
        query ?? `?companyId=${claims.cast.orchid}`,
        body,
        contentType,
        headers,
      )
      expect(answer).toMatchObject({ ...expected, errorMessage: expect.stringMatching(/\w/) as string })
      await expectNothingChanged()
    },
  )
})

async function inject(
  method: 'POST' | 'PUT',
  path: string,
  query: string,
  body: BadRequest['body'],
  contentType: string,
  headers: BadRequest['headers'] = {},
) {
  const response = await claims.api.app.inject({
    method,
    url: `/api/${path}${query}`,
    headers: { accesstoken, 'content-type': contentType, ...headers },
    payload: body(rightParts(claims.cast.ann)),
  })
  return { status: response.statusCode, ...response.json<object>() }
}

describe('byte by byte', () => {
  const path = () => `/api/outpatientclaim/v2?companyId=${claims.cast.orchid}`
  const whole = () => Buffer.concat([...rightParts(claims.cast.ann), end])
  const head = (lines: readonly string[]) =>
    Buffer.from(
      [
        `POST ${path()} HTTP/1.1`,
        'Host: portal',
        `Accesstoken: ${accesstoken}`,
        `Content-Type: ${multipart}`,
        ...lines,
      ].join('\r\n') + '\r\n\r\n',
    )

  test('a body longer than its length says is cut there, and what follows is no call', async () => {
    const answer = await exchange(head([`Content-Length: ${whole().length - 400}`, 'Connection: close']), whole())
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(answer).not.toContain('HTTP/1.1 200')
    await expectNothingChanged()
  })

  test('a body shorter than its length says is no claim', async () => {
    const answer = await exchange(
      head([`Content-Length: ${whole().length + 400}`]),
      whole().subarray(0, -end.length),
      'end',
    )
    expect(answer).not.toContain('HTTP/1.1 200')
    await expectNothingChanged()
  })

  test.each([
    ['two lengths', ['Content-Length: 10', 'Content-Length: 20']],
    ['a length and chunks', ['Content-Length: 10', 'Transfer-Encoding: chunked']],
    ['a length that is no number', ['Content-Length: ten']],
    ['a length below nothing', ['Content-Length: -1']],
    ['chunks that are none', ['Transfer-Encoding: chunked']],
    ['an encoding that nobody knows', ['Transfer-Encoding: rot13']],
  ])('%s', async (_what, lines) => {
    const answer = await exchange(head(lines), whole())
    expect(answer).toMatch(/^HTTP\/1.1 (400|501) /)
    expect(answer).not.toContain('HTTP/1.1 200')
    await expectNothingChanged()
  })

  test('a length that no form has is refused before anything is read', async () => {
    const answer = await exchange(head([`Content-Length: ${10 ** 12}`]), Buffer.alloc(0))
    expect(answer).toMatch(/^HTTP\/1.1 422 /)
    expect(answer).toContain('maximum limit of 5MB')
    await expectNothingChanged()
  })

  test('the same right form, sent as it should be, is a claim', async () => {
    const odd = [field('nobodyAsked', 'x'), file('attachment', '..\\..\\etc/passwd\u0001.pdf')]
    const form = Buffer.concat([...rightParts(claims.cast.ann).slice(0, -1), ...odd, end])
    const answer = await exchange(head([`Content-Length: ${form.length}`, 'Connection: close']), form)
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
    const claimId = /"_id":"([^"]+)"/.exec(answer)?.[1] ?? ''
    expect(await claims.eventsOf(claimId)).toMatchObject([
      { data: { attachments: [{ originalFilename: 'receipt.pdf' }, { originalFilename: 'passwd.pdf' }] } },
    ])
    before = await claimTraces(claims.api)
  })

  /** Sends bytes as they are; gives all that comes back until the server has answered or hung up. */
  function exchange(...sent: readonly [head: Buffer, body: Buffer, after?: 'end']): Promise<string> {
    const [first, body, after] = sent
    return new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(claims.origin).port), '127.0.0.1')
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1')
        if (answer.includes('"errorMessage"') || answer.startsWith('HTTP/1.1 400')) socket.end()
      })
      socket.once('close', () => resolve(answer))
      // The server may hang up while the rest is still being sent.
      socket.once('error', (error: NodeJS.ErrnoException) =>
        ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? resolve(answer) : reject(error),
      )
      socket.write(first)
      socket.write(body)
      if (after === 'end') socket.end()
    })
  }
})
