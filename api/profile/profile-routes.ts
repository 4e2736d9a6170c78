/** What the profile and the e-card show besides the session's user (2§2 Profile, E-card). */
import { z } from 'zod'
import type { Routes } from '../http/parts.ts'
import { coverSchema, describeCovers } from './covers.ts'

const covers = { response: { 200: z.array(coverSchema) } }

export const profileRoutes: Routes = (app, parts) => {
  const access = { userType: 'client' } as const
  app.get(
    '/profile/covers',
    { config: { access, stepUp: 'requireOTPProfile' }, schema: covers },
    async ({ caller }) => [...(await describeCovers(parts, caller.own))],
  )

  app.get('/ecard/check', { config: { access, stepUp: 'requireOTPEcard' }, schema: covers }, async ({ caller }) => [
    ...(await describeCovers(parts, caller.own, { flag: 'allowEcard' })),
  ])
}
