/** Every text of every call has an end, and who goes beyond it is told so in our words at the field. */
import { administratorRoles, hrAdministratorRole } from '@member-care/domain/access/powers.ts'
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

let api: AccountsUnderTest
let tokens: readonly (() => Promise<string>)[]
beforeAll(async () => {
  api = await startAccountsUnderTest()
  const features = featuresConfigSchema.parse({})
  const company = await createCompany(api, featuresConfigSchema.parse({ ...features, allowEclaimSubmit: true }))
  const { userId: administrator } = await createAdministrator(api, administratorRoles)
  const { userId: member } = await createMember(api, company)
  // The company's HR too, for the calls of its area.
  await api.record(`user-${member}`, {
    type: 'RolesChanged',
    data: { userId: member, roles: [hrAdministratorRole], groupCodes: [], reason: 'test' },
  })
  const tokenOf = async (userId: string) => (await api.headersFor(userId, { otpVerified: true })).accesstoken
  tokens = [() => tokenOf(administrator), () => tokenOf(member)]
})
afterAll(() => api.close())

/** More than any field takes. */
const endless = 'x'.repeat(60_000)

type Step = string | number
interface Node {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: unknown
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Node>>
  readonly additionalProperties?: Node | boolean
  readonly items?: Node
  readonly anyOf?: readonly Node[]
  readonly oneOf?: readonly Node[]
  readonly allOf?: readonly Node[]
  readonly $defs?: Readonly<Record<string, Node>>
}

/** Where texts stand in what a schema takes. */
function textsOf(schema: z.ZodType): readonly (readonly Step[])[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node
  const found = new Map<string, readonly Step[]>()
  const walk = (node: Node, path: readonly Step[], within: readonly Node[]) => {
    if (within.includes(node)) return
    const inside = [...within, node]
    const named = node.$ref === '#' ? root : root.$defs?.[node.$ref?.replace('#/$defs/', '') ?? '']
    if (named) walk(named, path, inside)
    if (node.type === 'string' && node.enum === undefined && node.const === undefined)
      found.set(JSON.stringify(path), path)
    for (const [name, part] of Object.entries(node.properties ?? {})) walk(part, [...path, name], inside)
    if (node.items) walk(node.items, [...path, 0], inside)
    if (typeof node.additionalProperties === 'object') walk(node.additionalProperties, [...path, 'any'], inside)
    for (const part of [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])]) walk(part, path, inside)
  }
  walk(root, [], [])
  return [...found.values()]
}

/** Something with the text in its place, and nothing else. */
function withText([step, ...rest]: readonly Step[]): unknown {
  if (step === undefined) return endless
  return typeof step === 'number' ? [withText(rest)] : { [step]: withText(rest) }
}

it('an endless text is refused at its field, by every route that takes one', async () => {
  const wrong: string[] = []
  let fields = 0
  for (const route of api.app.declaredRoutes().filter(({ method, body }) => method !== 'HEAD' && body !== undefined)) {
    for (const path of textsOf(route.body as z.ZodType)) {
      fields += 1
      const answers = []
      for (const newToken of tokens)
        answers.push(await askRoute(api, route, { token: await newToken(), body: withText(path) as object }))
      const refusal = answers.find(({ statusCode }) => statusCode === 422)
      const errors = refusal ? (JSON.parse(refusal.body) as { errors?: Record<string, string> }).errors : undefined
      // A choice between forms of a body is told as one.
      const [ofField, text] =
        Object.entries(errors ?? {}).find(([field]) => field === path.join('.') || path.join('.').startsWith(field)) ??
        []
      if (ofField === undefined || text === undefined || text === '')
        wrong.push(
          `${route.method} ${route.url} ${path.join('.')}: ${answers.map(({ statusCode }) => statusCode).join(' ')} ${JSON.stringify(errors)?.slice(0, 200)}`,
        )
    }
  }
  expect(wrong).toEqual([])
  expect(fields).toBeGreaterThan(200)
}, 300_000)
