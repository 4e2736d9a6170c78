/** The catalogue's calls about administrators (3§7.7). They do what the console's own calls do, under the catalogue's names. */
import multipart from '@fastify/multipart'
import { EVERY_GROUP_CODE } from '@member-care/domain/access/administrator-form.ts'
import { administratorRoles } from '@member-care/domain/access/powers.ts'
import { administratorListTexts, batchOutcomeText } from '@member-care/domain/texts/administrator-list-texts.ts'
import { userStatusSchema } from '@member-care/domain/user/user-events.ts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { addAdministratorBatch } from './administrator-batches.ts'
import {
  addAdministrator,
  changeAdministrator,
  changeAdministratorStatus,
  deleteAdministrator,
} from './administrator-commands.ts'
import { decryptedPassword } from './administrator-list-routes.ts'
import { requireReachedAdministrator } from './reached-administrator.ts'
import type { Routes } from '../http/parts.ts'

/** These calls have no field for a reason; one that is sent is kept. */
const reason = z.string().trim().max(500).optional()
const WITHOUT_REASON = 'Changed without a reason'
const groupCodes = z.array(z.string().regex(/^[A-Z0-9]{1,10}$/)).max(50)
const form = {
  userType: z.literal('sys-admin').optional(),
  name: z.string().max(1000),
  /** The name again (3§3 Admin); nothing else is kept. */
  nric: z.string().optional(),
  email: z.string().max(320),
  roles: z.array(z.object({ type: z.enum(administratorRoles) })).max(administratorRoles.length),
  reason,
}
const params = z.object({ userId: z.string() })
const done = z.object({ message: z.string(), user: z.object({ uuid: z.string() }) })

export const sysadminAdministratorRoutes: Routes = (app, parts) => {
  const answer = (message: string, uuid: string) => ({ message, user: { uuid } })
  const ofAdministrator = { record: 'administrator' } as const

  app.post(
    '/sysadmin/admin/setup/register',
    {
      config: { access: { power: 'administrators.invite' }, stepUp: 'always', freshProof: true },
      schema: {
        body: z.object({ ...form, groupCodes: groupCodes.default([EVERY_GROUP_CODE]) }),
        response: { 200: done },
      },
    },
    async ({ caller, body: { name, email, roles, groupCodes, reason = WITHOUT_REASON } }) => {
      const asked = { name, email, roles: roles.map(({ type }) => type), groupCodes }
      return answer(
        administratorListTexts.created,
        await addAdministrator(parts, caller, asked, { reason, context: caller.context() }),
      )
    },
  )

  app.put(
    '/sysadmin/admin/setup/:userId',
    {
      config: { access: { power: 'administrators.edit' }, stepUp: 'always', ...ofAdministrator, freshProof: true },
      // `password` is base64 of the RSA-OAEP encrypted text, or empty (3§5). Without groups they stay as they are.
      schema: {
        params,
        body: z.object({ ...form, groupCodes: groupCodes.optional(), password: z.string().max(2_000).optional() }),
        response: { 200: done },
      },
    },
    async ({ caller, params: { userId }, body }) => {
      const present = await requireReachedAdministrator(parts, caller.user, userId)
      const { name, email, roles, reason = WITHOUT_REASON, groupCodes = [...present.groupCodes] } = body
      const password = decryptedPassword(parts, body.password)
      await changeAdministrator(parts, caller, userId, {
        name,
        email,
        roles: roles.map(({ type }) => type),
        groupCodes,
        reason,
        password,
      })
      return answer(administratorListTexts.updated, userId)
    },
  )

  app.delete(
    '/sysadmin/admin/setup/:userId',
    {
      config: { access: { power: 'administrators.delete' }, stepUp: 'always', ...ofAdministrator },
      schema: { params, response: { 200: done } },
    },
    async ({ caller, params: { userId } }) => {
      await deleteAdministrator(parts, caller, userId, 'Deleted without a reason')
      return answer(administratorListTexts.deleted, userId)
    },
  )

  app.put(
    '/sysadmin/admin/status/:userId',
    {
      config: { access: { power: 'administrators.lock' }, stepUp: 'always', ...ofAdministrator },
      schema: { params, body: z.object({ status: userStatusSchema, reason }), response: { 200: done } },
    },
    async ({ caller, params: { userId }, body }) => {
      const { status, reason = WITHOUT_REASON } = body
      await changeAdministratorStatus(parts, caller, userId, { status, reason })
      return answer(administratorListTexts.statusChanged, userId)
    },
  )

  void app.register(async (forms) => {
    await forms.register(multipart)
    const uploaded = z.object({
      message: z.string(),
      userList: z.array(z.object({ uuid: z.string(), email: z.string() })),
      errorUser: z.array(z.string()),
    })
    const schema = { consumes: ['multipart/form-data'], response: { 200: uploaded } }
    forms
      .withTypeProvider<ZodTypeProvider>()
      .post(
        '/sysadmin/admin/setup/uploadbatch',
        { config: { access: { power: 'administrators.upload' }, stepUp: 'always', freshProof: true }, schema },
        async (request) => {
          const rows = await addAdministratorBatch(parts, request)
          const userList = rows.flatMap(({ id, email }) => (id === null ? [] : [{ uuid: id, email }]))
          const errorUser = rows.flatMap(({ id, email }) => (id === null ? [email] : []))
          return { message: batchOutcomeText(userList.length, errorUser.length), userList, errorUser }
        },
      )
  })
}
