/** A company's employees as SCIM users (RFC 7644 3.3 to 3.6). */
import { scimTexts } from '@member-care/domain/texts/provisioning-texts.ts'
import { listDirectoryPeople } from '@member-care/projections/provisioning/directory-people.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import SCIMMY from 'scimmy'
import { z } from 'zod'
import type { App, Parts } from '../http/parts.ts'
import { withAskedAttributes, type AskedAttributes } from './asked-attributes.ts'
import { changeEmployee, removeEmployee } from './change-employee.ts'
import { createEmployee } from './create-employee.ts'
import { changedFields, fieldsOf, saidFields, type EmployeeFields } from './employee-fields.ts'
import { listResponse, pageAsked, readListQuery, type ListQuery } from './list-response.ts'
import { patchedUser, withTrueBooleans } from './patch-user.ts'
import { directoryReading, inTurn, requirePerson } from './provisioning.ts'
import { readFilter } from './read-filter.ts'
import { scimError, SCIM_TYPE } from './scim-errors.ts'
import { toUserResource, type UserResource } from './user-resource.ts'

const config = { access: { tokenOf: 'client' }, record: 'user' } as const
const listConfig = { access: { tokenOf: 'client' } } as const
const params = z.object({ id: z.string() })

/** @param base the address of `/scim/v2` */
export function addUserRoutes(app: App, parts: Parts, base: string): void {
  app.get('/Users', { config: listConfig }, async (request, reply) =>
    sendUsers(request, reply, readListQuery(request.query)),
  )

  // What is asked for may be somebody's address: here it stands in no address of ours.
  app.post('/Users/.search', { config: listConfig }, async (request, reply) =>
    sendUsers(request, reply, readListQuery(request.body)),
  )

  app.get('/Users/:id', { config, schema: { params } }, async (request, reply) => {
    const user = toUserResource(await requirePerson(parts, request.clientCaller, request.params.id), base)
    if (namesVersion(request.headers['if-none-match'], user.meta.version)) return reply.code(304).send()
    return sendUser(reply, user, request.query)
  })

  app.post('/Users', { config: listConfig }, async (request, reply) => {
    const { clientCaller } = request
    const userId = await createEmployee(parts, clientCaller, fieldsOf(userIn(request.body)))
    const user = toUserResource(await requirePerson(parts, clientCaller, userId), base)
    return sendUser(reply.code(201).header('Location', user.meta.location), user, request.query)
  })

  app.put('/Users/:id', { config, schema: { params } }, async (request, reply) => {
    const said = fieldsOf(userIn(request.body))
    return sendUser(reply, await change(request, (before) => saidFields(before, said)), request.query)
  })

  app.patch('/Users/:id', { config, schema: { params } }, async (request, reply) =>
    sendUser(
      reply,
      await change(request, async (before, present) =>
        changedFields(before, fieldsOf(await patchedUser(present, request.body))),
      ),
      request.query,
    ),
  )

  app.delete('/Users/:id', { config, schema: { params } }, async ({ clientCaller, params: { id }, headers }, reply) => {
    await inTurn(parts, clientCaller, async () => {
      const person = await requirePerson(parts, clientCaller, id)
      requireVersion(headers['if-match'], toUserResource(person, base))
      await removeEmployee(parts, clientCaller, person)
    })
    return reply.code(204).send()
  })

  async function change(
    { clientCaller, params, headers }: FastifyRequest,
    changeOf: (before: EmployeeFields, present: UserResource) => EmployeeFields | Promise<EmployeeFields>,
  ): Promise<UserResource> {
    const { id } = params as { id: string }
    return inTurn(parts, clientCaller, async () => {
      const person = await requirePerson(parts, clientCaller, id)
      const present = toUserResource(person, base)
      requireVersion(headers['if-match'], present)
      const before = fieldsOf(present)
      await changeEmployee(parts, clientCaller, person, { before, change: await changeOf(before, present) })
      return toUserResource(await requirePerson(parts, clientCaller, id), base)
    })
  }

  async function sendUsers({ clientCaller }: FastifyRequest, reply: FastifyReply, query: ListQuery) {
    const page = pageAsked(query)
    const { items, total } = await listDirectoryPeople(
      directoryReading(parts),
      clientCaller.scope,
      readFilter(query.filter),
      page,
    )
    const users = items.map((person) => withAskedAttributes(toUserResource(person, base), query))
    return reply.type(SCIM_TYPE).send(listResponse(users, total, page))
  }
}

/** The body as a user of the schema. @throws SCIM error 400 */
function userIn(body: unknown): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw scimError(400, scimTexts.noBody, 'invalidSyntax')
  try {
    return new SCIMMY.Schemas.User(withTrueBooleans(body), 'in')
  } catch (error) {
    if (error instanceof SCIMMY.Types.Error) throw error
    throw scimError(400, error instanceof Error ? error.message : scimTexts.noBody, 'invalidValue')
  }
}

function sendUser(reply: FastifyReply, user: UserResource, query: unknown): FastifyReply {
  return reply
    .type(SCIM_TYPE)
    .header('ETag', user.meta.version)
    .send(JSON.stringify(withAskedAttributes(user, query as AskedAttributes)))
}

/** @throws SCIM error 412 for a change of another version than the present one */
function requireVersion(ifMatch: string | undefined, { meta: { version } }: UserResource): void {
  if (ifMatch !== undefined && !namesVersion(ifMatch, version)) throw scimError(412, scimTexts.changed)
}

/** Whether a header names the version; weak and strong are the same here. */
function namesVersion(header: string | undefined, version: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return (
    header !== undefined && (header.trim() === '*' || header.split(',').some((tag) => plain(tag) === plain(version)))
  )
}
