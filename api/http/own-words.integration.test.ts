/** Nobody reads the words of the validator, which are for programmers. This is so for every route and every input. */
import { administratorRoles } from '@member-care/domain/access/powers.ts'
import { featuresConfigSchema } from '@member-care/domain/client/features-config.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { askRoute } from '@member-care/tests/support/route-walk.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { DeclaredRoute } from './access.ts'

/** As zod writes them (zod/v4/locales/en). */
const validatorWords =
  /Invalid (input|option|string|key|value|element|UUID|email|URL|ISO)|Unrecognized key|Too (small|big):|expected (string|number|int|array|object|boolean|date|one of)|must (start|end) with|must (match|include)|must be a multiple|received (undefined|string|number|array)/i

let api: AccountsUnderTest
let tokens: readonly (() => Promise<string>)[]
beforeAll(async () => {
  api = await startAccountsUnderTest()
  const everything = Object.entries(featuresConfigSchema.parse({})).map(([name, value]) => [
    name,
    value === false && !name.startsWith('otp') ? true : value,
  ])
  const company = await createCompany(api, featuresConfigSchema.parse(Object.fromEntries(everything)))
  const { userId: administrator } = await createAdministrator(api, administratorRoles)
  const { userId: member } = await createMember(api, company)
  const tokenOf = async (userId: string) => (await api.headersFor(userId, { otpVerified: true })).accesstoken
  tokens = [() => tokenOf(administrator), () => tokenOf(member)]
})
afterAll(() => api.close())

/** Of every field something that it does not take: of another kind, too long, too small, or not there at all. */
const malformed: readonly ((fields: readonly string[]) => object)[] = [
  () => ({}),
  (fields) => Object.fromEntries(fields.map((field) => [field, { of: 'another kind' }])),
  (fields) => Object.fromEntries(fields.map((field) => [field, 'x'.repeat(20_000)])),
  (fields) => Object.fromEntries(fields.map((field) => [field, ''])),
  (fields) => Object.fromEntries(fields.map((field) => [field, -7.5])),
  (fields) => Object.fromEntries([...fields.map((field) => [field, [null]] as const), ['unknownField', 1] as const]),
]

it('no answer of any route to malformed fields has the words of the validator', async () => {
  const told: string[] = []
  const refused = new Set<string>()
  for (const route of api.app.declaredRoutes().filter(({ method }) => method !== 'HEAD')) {
    for (const newToken of tokens) {
      for (const question of questionsTo(route)) {
        // A route may end the session.
        const { statusCode, body } = await askRoute(api, route, { token: await newToken(), ...question })
        if (statusCode === 422) refused.add(`${route.method} ${route.url}`)
        if (validatorWords.test(body))
          told.push(`${route.method} ${route.url}: ${validatorWords.exec(body)?.[0]} in ${body.slice(-200)}`)
      }
    }
  }
  expect(told).toEqual([])
  // The test has looked at refusals indeed.
  expect(refused.size).toBeGreaterThan(100)
}, 300_000)

function questionsTo({ body, query }: DeclaredRoute): readonly { readonly body?: object; readonly query?: string }[] {
  const inBody = body instanceof z.ZodType ? malformed.map((make) => ({ body: make(fieldsOf(body)) })) : []
  const fields = query instanceof z.ZodType ? fieldsOf(query) : []
  const inQuery = ['', '-7.5', 'x'.repeat(400), '[1'].map((value) => ({
    query: new URLSearchParams(fields.map((field) => [field, value])).toString(),
  }))
  return [...inBody, ...(fields.length > 0 ? inQuery : [])]
}

function fieldsOf(schema: z.ZodType): readonly string[] {
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in as z.ZodType)
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap(fieldsOf)
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : ['value']
}
