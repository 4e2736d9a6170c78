/** The console's calls about administrators: list, add, change, delete, and add from a file (3§2.11). */
import multipart from '@fastify/multipart'
import type { AdministratorForm } from '@member-care/domain/access/administrator-form.ts'
import { administratorRoles } from '@member-care/domain/access/powers.ts'
import { memberTypes, userStatusSchema } from '@member-care/domain/user/user-events.ts'
import {
  administratorSortFields,
  findAdministrator,
  listAdministrators,
  type AdministratorRecord,
} from '@member-care/projections/users/administrator-list.ts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { describePage, listQuerySchema, readPage, sortBy } from '../http/simple-rest.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { addAdministratorBatch } from './administrator-batches.ts'
import { addAdministrator, changeAdministrator, deleteAdministrator } from './administrator-commands.ts'

const administratorSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    roles: z.array(z.string()),
    groupCodes: z.array(z.string()),
    status: userStatusSchema,
    /** UTC, ISO. */
    createdAt: z.string(),
    updatedAt: z.string(),
    /** Null while the account was never activated. */
    activatedAt: z.string().nullable(),
    lastSignInAt: z.string().nullable(),
    /** To be sent as `expectedVersion` with a change. */
    version: z.number().int(),
  })
  .meta({ id: 'Administrator' })

const text = z.string().max(320)
const listQuery = listQuerySchema({
  sortFields: ['id', ...administratorSortFields],
  filter: {
    name: text.optional(),
    nric: text.optional(),
    /** Administrators sign in with their e-mail address, so both mean the same (C34). */
    loginId: text.optional(),
    email: text.optional(),
    companyId: z.string().optional(),
    memberType: z.enum(memberTypes).optional(),
  },
})

const reason = z.string().trim().min(1).max(500)
const formShape = {
  name: z.string().max(1000),
  email: text,
  roles: z.array(z.enum(administratorRoles)).max(administratorRoles.length),
  groupCodes: z.array(z.string().regex(/^[A-Z0-9]{1,10}$/)).max(50),
}
const params = z.object({ userId: z.string() })

export const administratorListRoutes: Routes = (app, parts) => {
  addReading(app, parts)
  addChanging(app, parts)
  void app.register(async (forms) => {
    await forms.register(multipart)
    const outcome = z.object({
      row: z.number().int(),
      email: z.string(),
      id: z.string().nullable(),
      error: z.string().nullable(),
    })
    const schema = { consumes: ['multipart/form-data'], response: { 200: z.object({ rows: z.array(outcome) }) } }
    forms
      .withTypeProvider<ZodTypeProvider>()
      .post(
        '/console/administrators/batches',
        { config: { access: { power: 'administrators.upload' }, stepUp: 'always', freshProof: true }, schema },
        async (request) => ({
          rows: [...(await addAdministratorBatch(parts, request))],
        }),
      )
  })
}

function addReading(app: App, parts: Parts): void {
  const config = { access: { power: 'administrators.view' }, stepUp: 'always' } as const
  app.get(
    '/console/administrators',
    { config, schema: { querystring: listQuery, response: { 200: z.array(administratorSchema) } } },
    async ({ caller, query }, reply) => {
      const page = readPage(query)
      const { id, loginId, email = loginId, ...filter } = query.filter ?? {}
      const [field, direction] = query.sort ?? ['name', 'ASC']
      const sort = sortBy(field === 'id' ? 'createdAt' : field, direction)
      const listed = await listAdministrators(
        parts.database,
        caller.scope,
        { ...filter, email, userIds: id },
        page,
        sort,
      )
      describePage(reply, 'administrators', page, listed)
      return listed.items.map(toAnswer)
    },
  )

  const one = {
    config: { ...config, record: 'administrator' },
    schema: { params, response: { 200: administratorSchema } },
  } as const
  app.get('/console/administrators/:userId', one, ({ caller, params: { userId } }) => describe(parts, caller, userId))
}

function addChanging(app: App, parts: Parts): void {
  const added = z.object({ ...formShape, reason: reason.default('New administrator') })
  app.post(
    '/console/administrators',
    {
      config: { access: { power: 'administrators.invite' }, stepUp: 'always', freshProof: true },
      schema: { body: added, response: { 200: administratorSchema } },
    },
    async ({ caller, body: { reason, ...form } }) => {
      const userId = await addAdministrator(parts, caller, form, { reason, context: caller.context() })
      return describe(parts, caller, userId)
    },
  )

  const changed = z.object({
    ...formShape,
    /** Base64 of the RSA-OAEP encrypted text; left out where it stays as it is (3§5). */
    password: z.string().min(1).max(2_000).optional(),
    /** Needed for other roles or groups. */
    reason: reason.optional(),
    expectedVersion: z.number().int().optional(),
  })
  const changing = {
    access: { power: 'administrators.edit' },
    stepUp: 'always',
    record: 'administrator',
    freshProof: true,
  } as const
  app.put(
    '/console/administrators/:userId',
    { config: changing, schema: { params, body: changed, response: { 200: administratorSchema } } },
    async ({ caller, params: { userId }, body }) => {
      await changeAdministrator(parts, caller, userId, { ...body, password: decryptedPassword(parts, body.password) })
      return describe(parts, caller, userId)
    },
  )

  const deleting = { access: { power: 'administrators.delete' }, stepUp: 'always', record: 'administrator' } as const
  app.delete(
    '/console/administrators/:userId',
    {
      config: deleting,
      schema: { params, body: z.object({ reason }), response: { 200: z.object({ id: z.string() }) } },
    },
    async ({ caller, params: { userId }, body }) => {
      await deleteAdministrator(parts, caller, userId, body.reason)
      return { id: userId }
    },
  )
}

/** @throws ApiError 400 for what the server's key does not open */
export function decryptedPassword(
  { signInKey }: Pick<Parts, 'signInKey'>,
  encrypted: string | undefined,
): AdministratorForm['password'] {
  if (encrypted === undefined || encrypted === '') return undefined
  const password = signInKey.decrypt(encrypted)
  if (password === undefined) throw apiError('MALFORMED_REQUEST')
  return password
}

async function describe(parts: Parts, { scope }: Caller, userId: string): Promise<z.infer<typeof administratorSchema>> {
  const administrator = await findAdministrator(parts.database, scope, userId)
  if (!administrator) throw apiError('NOT_FOUND')
  return toAnswer(administrator)
}

function toAnswer(administrator: AdministratorRecord): z.infer<typeof administratorSchema> {
  const { userId, name, email, roles, groupCodes, status, createdAt, updatedAt, activatedAt, lastSignInAt, revision } =
    administrator
  return {
    id: userId,
    name: name ?? '',
    email: email ?? '',
    roles: [...roles],
    groupCodes: [...groupCodes],
    status,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    activatedAt: activatedAt?.toISOString() ?? null,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    version: revision,
  }
}
