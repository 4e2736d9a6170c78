/** The calls for a forgotten password and a locked account (1§7 "Registration, reset, recovery"). */
import { emailError } from '@member-care/domain/account/link-request-form.ts'
import { z } from 'zod'
import { apiError, fieldError } from '../http/api-error.ts'
import { strictRateLimit } from '../http/rate-limits.ts'
import { requireCaptcha } from '../integrations/captcha/captcha.ts'
import type { Routes } from '../http/parts.ts'
import type { RequestedPurpose } from './link-requests.ts'
import { findResetLink, resetPassword } from './reset-password.ts'

/** Paths of the calls that ask for a link. */
const requestPaths: Readonly<Record<RequestedPurpose, string>> = {
  'reset-password': '/users/requestResetPasswordSuccess',
  'recover-account': '/users/requestAccountRecoverySuccess',
}

const requestSchema = z.object({ email: z.string().max(320), captchaResponse: z.string().optional() })
const tokenSchema = z.string().max(200)

export const forgottenPasswordRoutes: Routes = (app, parts) => {
  const config = { access: 'public' as const, rateLimit: strictRateLimit(parts.settings) }

  for (const purpose of ['reset-password', 'recover-account'] as const) {
    app.post(
      requestPaths[purpose],
      { config, schema: { body: requestSchema, response: { 200: z.object({ requested: z.literal(true) }) } } },
      async (request) => {
        const { email, captchaResponse } = request.body
        const error = emailError(email)
        if (error !== undefined) throw fieldError('email', error)
        await requireCaptcha(parts.captcha, captchaResponse, request.id)
        // Whose address it is, nobody asks here: answer and time are the same for every one.
        await parts.linkRequests.putAside(
          { purpose, email: email.trim() },
          { correlationId: request.id, now: parts.clock() },
        )
        return { requested: true as const }
      },
    )
  }

  app.post(
    '/users/resetPassword/check',
    { config, schema: { body: z.object({ token: tokenSchema }), response: { 200: z.object({ valid: z.boolean() }) } } },
    async (request) => ({ valid: (await findResetLink(parts, request.body.token)) !== undefined }),
  )

  app.post(
    '/users/resetPassword',
    {
      config,
      schema: {
        // `newPassword` is base64 of the RSA-OAEP encrypted text.
        body: z.object({ token: tokenSchema, newPassword: z.string().max(2_000) }),
        response: { 200: z.object({ changed: z.literal(true) }) },
      },
    },
    async (request) => {
      const { token, newPassword: encrypted } = request.body
      const newPassword = encrypted === '' ? '' : parts.signInKey.decrypt(encrypted)
      if (newPassword === undefined) throw apiError('MALFORMED_REQUEST')
      await resetPassword(parts, { token, newPassword }, { requestId: request.id, clientAddress: request.ip })
      return { changed: true as const }
    },
  )
}
