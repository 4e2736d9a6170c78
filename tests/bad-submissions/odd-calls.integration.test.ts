/** Every call of the console and of the catalogue with what no screen would send: it is refused in words, never fails, and leaves nothing behind. Calls come from the server. */
import { randomUUID } from 'node:crypto'
import type { DeclaredRoute } from '@member-care/api/http/access.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiUnderTest, type ApiUnderTest } from '../support/api-under-test.ts'
import { recordClaimsCast } from '../support/claims-cast.ts'
import { recordAdministratorOf, recordOwnedRecords, type OwnedRecords } from '../support/owned-records.ts'
import { closedRoutes } from '../support/route-walk.ts'
import {
  describedCall,
  exampleOf,
  oddBodies,
  oddLists,
  oddTexts,
  withOnePlaceOdd,
  type DescribedCall,
  type JsonSchema,
} from './odd-values.ts'

let api: ApiUnderTest
let idsOf: OwnedRecords['idsOf']
let accesstoken: string
let components: Readonly<Record<string, JsonSchema>>
let calls: readonly (DeclaredRoute & DescribedCall)[]

/** Of one call with one place odd, and of one place in an address. */
const MOST_BODIES = 16
const MOST_TEXTS = 6
/** How many questions are under way at the same time. */
const AT_ONCE = 8
/** Answers only when all that was sent has been carried out. */
const carriesOutFirst = ({ url }: DeclaredRoute) => url === '/api/sysadmin/upload/users'

interface Question {
  readonly address: string
  readonly body?: string
}

beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => new Date('2026-03-10T10:30:00Z') })
  const cast = await recordClaimsCast(api)
  const administrator = await recordAdministratorOf(api, ['ALL'])
  ;({ idsOf } = await recordOwnedRecords(api, cast, administrator))
  ;({ accesstoken } = await api.headersFor(administrator))
  const description = api.app.swagger() as {
    paths?: Record<string, Record<string, unknown>>
    components?: { schemas?: Record<string, JsonSchema> }
  }
  components = description.components?.schemas ?? {}
  calls = closedRoutes(api)
    .filter(({ method, url }) => method !== 'HEAD' && /^\/api\/(console|sysadmin)\//.test(url))
    .map((route) => ({
      ...route,
      ...describedCall(description.paths?.[route.url.replaceAll(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()]),
    }))
    .toSorted((one, other) => Number(endsSomething(one)) - Number(endsSomething(other)))
})
afterAll(() => api.close())

/** Nobody can ask afterwards for something that is gone or closed. */
const endsSomething = ({ method, url }: DeclaredRoute) =>
  method === 'DELETE' || /\/(forget|status|roles|decision)$/.test(url)

test(
  'calls of the console and the catalogue, with odd addresses, filters and bodies',
  { timeout: 120_000 },
  async () => {
    const failed: string[] = []
    const refused = new Set<string>()
    let asked = 0
    for (const [turn, call] of calls.entries()) {
      const questions = [...questionsFor(call, turn)]
      asked += questions.length
      for (let at = 0; at < questions.length; at += AT_ONCE) {
        await Promise.all(
          questions.slice(at, at + AT_ONCE).map(async (question) => {
            const { statusCode, body, headers } = await ask(call, question)
            if (statusCode >= 400) refused.add(String(headers['x-request-id']))
            if (statusCode >= 500 || (statusCode >= 400 && !saysWhy(body)))
              failed.push(
                `${call.method} ${question.address.slice(0, 200)} ${question.body?.slice(0, 300) ?? ''}: ${statusCode} ${body.slice(0, 200)}`,
              )
          }),
        )
      }
    }
    expect(failed).toEqual([])
    expect(asked).toBeGreaterThan(1500)
    const { events } = await api.parts.eventLog.readAll({ limit: 100_000 })
    // Who opens a history is noted before it shows whether there is the moment that they ask for.
    const left = events.filter(
      ({ type, metadata }) => refused.has(metadata.correlationId) && type !== 'SensitiveRecordViewed',
    )
    expect(left.map(({ type, data }) => ({ type, data }))).toEqual([])
  },
)

async function ask({ method }: DeclaredRoute, { address, body }: Question) {
  const headers = { accesstoken, ...(body !== undefined && { 'content-type': 'application/json' }) }
  return api.app.inject({
    method: method as 'GET',
    url: address,
    headers,
    ...(body !== undefined && { payload: body }),
  })
}

/** The shape of C55, with a text for people. */
function saysWhy(body: string): boolean {
  const answer: unknown = JSON.parse(body)
  const { errorCode, errorMessage } = answer as { errorCode?: unknown; errorMessage?: unknown }
  return typeof errorCode === 'string' && typeof errorMessage === 'string' && /\w/.test(errorMessage)
}

/** @param turn of the call: each gets other odd values, so that every value meets many calls */
function* questionsFor(call: DeclaredRoute & DescribedCall, turn: number): Generator<Question> {
  const { url, body, query, record } = call
  const ids: Readonly<Record<string, string>> = record === undefined || record === 'unowned' ? {} : idsOf[record]
  const example = body && exampleOf(body, components)
  const right: Record<string, string> = Object.fromEntries(
    Object.entries(query).map(([name, schema]) => [name, listPart(name) ?? String(exampleOf(schema, components))]),
  )
  const places = [...url.matchAll(/:(\w+)/g)].map(([, place = '']) => place)
  const inBody = example === undefined ? {} : { body: JSON.stringify(example) }

  for (const place of places)
    for (const odd of sampled(oddTexts, MOST_TEXTS, turn))
      yield { address: addressOf(url, { ...ids, [place]: odd }, right), ...inBody }
  for (const name of Object.keys(query)) {
    const { [name]: _left, ...others } = right
    yield { address: addressOf(url, ids, others), ...inBody }
    for (const odd of [
      ...sampled(oddTexts, MOST_TEXTS, turn),
      ...(oddLists[name] ?? []).map((part) => JSON.stringify(part)),
    ])
      yield { address: addressOf(url, ids, { ...right, [name]: odd }), ...inBody }
  }
  if (call.method === 'GET') return
  const address = addressOf(url, ids, right)
  for (const odd of oddBodies) yield { address, body: odd }
  yield { address }
  if (example !== undefined && !carriesOutFirst(call))
    for (const odd of sampled([...withOnePlaceOdd(example)], MOST_BODIES, turn))
      yield { address, body: JSON.stringify(odd) }
}

/** So many, evenly from beginning to end. The step shares no factor with the number of odd values, so that each place gets others. */
function sampled<Item>(items: readonly Item[], most: number, turn: number): readonly Item[] {
  const least = Math.ceil(items.length / most)
  const step = [least, least + 1, least + 2].find((one) => one % 2 === 1 && one % 5 !== 0 && one % 13 !== 0) ?? least
  return items.filter((_, at) => (at + turn) % step === 0)
}

const listPart = (name: string) => ({ range: '[0,9]', filter: '{}', sort: undefined })[name]

function addressOf(
  url: string,
  ids: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>>,
): string {
  const path = url.replaceAll(/:(\w+)/g, (_, place: string) => encodeURIComponent(ids[place] ?? randomUUID()))
  const { sort, ...rest } = query
  const parts = new URLSearchParams({ ...rest, ...(sort !== undefined && sort !== 'Nova' && { sort }) }).toString()
  return parts === '' ? path : `${path}?${parts}`
}
