/** Whose NRIC it is, for old addresses that name a user by it (3§2.15). A POST, so that it stands in no address of ours. */
import { z } from 'zod'
import type { App, Parts } from '../http/parts.ts'
import { requireMember } from './user-record-routes.ts'

const schema = {
  body: z.object({ nric: z.string().trim().min(1).max(50) }),
  response: { 200: z.object({ id: z.string() }) },
}

export function addUserOfNricRoute(app: App, parts: Parts): void {
  app.post(
    '/console/user-of-nric',
    { config: { access: { power: 'users.view' }, stepUp: 'always' }, schema },
    async ({ caller, body }) => {
      const holder = await parts.users.findUserByNric(caller.scope, body.nric)
      // A person whom the administrator does not reach counts as not there (S06).
      return { id: (await requireMember(parts, caller, holder?.userId ?? '')).userId }
    },
  )
}
