/** The calls of the page that undoes a change of an e-mail address. */
import { maskEmail } from '@member-care/domain/identity/masked-identity.ts'
import { z } from 'zod'
import { strictRateLimit } from '../http/rate-limits.ts'
import type { Routes } from '../http/parts.ts'
import { findEmailUndo, undoEmailChange } from './email-undo.ts'

export const emailUndoRoutes: Routes = (app, parts) => {
  const config = { access: 'public' as const, rateLimit: strictRateLimit(parts.settings) }
  const body = z.object({ token: z.string().max(300) })

  app.post(
    '/users/undoEmailChange/check',
    // The address is masked; null for a link that is not good any more.
    { config, schema: { body, response: { 200: z.object({ email: z.string().nullable() }) } } },
    async (request) => {
      const found = await findEmailUndo(parts, request.body.token)
      return { email: found ? maskEmail(found.email) : null }
    },
  )

  app.post(
    '/users/undoEmailChange',
    // `resetToken` is the token of a link for a new password.
    { config, schema: { body, response: { 200: z.object({ resetToken: z.string() }) } } },
    async (request) => ({
      resetToken: await undoEmailChange(parts, request.body.token, {
        requestId: request.id,
        clientAddress: request.ip,
      }),
    }),
  )
}
