/** The calls around an administrator's activation link (1§7, 3§7.1), which serve an invitation to another address too. */
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import { strictRateLimit } from '../http/rate-limits.ts'
import type { Routes } from '../http/parts.ts'
import { acceptAddressInvitation } from './accept-address-change.ts'
import { checkAddressInvitation } from './address-change.ts'
import { activateAdministrator, checkActivationLink } from './administrator-account.ts'

const activationId = z.string().max(200)

export const activationLinkRoutes: Routes = (app, parts) => {
  const config = { access: 'public', rateLimit: strictRateLimit(parts.settings) } as const

  app.post(
    '/users/activateLink/check',
    {
      config,
      schema: {
        body: z.object({ activationId }),
        response: { 200: z.object({ valid: z.literal(true), email: z.string() }) },
      },
    },
    async ({ body: { activationId } }) => ({
      valid: true as const,
      ...((await checkAddressInvitation(parts, activationId)) ?? (await checkActivationLink(parts, activationId))),
    }),
  )

  app.post(
    '/users/activateLink/validate',
    {
      config,
      schema: {
        // `password` is base64 of the RSA-OAEP encrypted text, or empty (3§5).
        body: z.object({ activationId, password: z.string().max(2_000) }),
        response: { 200: z.object({ activated: z.literal(true) }) },
      },
    },
    async (request) => {
      const password = request.body.password === '' ? '' : parts.signInKey.decrypt(request.body.password)
      if (password === undefined) throw apiError('MALFORMED_REQUEST')
      const { activationId } = request.body
      const asked = { requestId: request.id, clientAddress: request.ip }
      if (!(await acceptAddressInvitation(parts, { token: activationId, password }, asked)))
        await activateAdministrator(parts, { activationId, password }, asked)
      return { activated: true as const }
    },
  )
}
