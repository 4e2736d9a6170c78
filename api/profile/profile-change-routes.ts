/** The calls with which members change what is kept of them, under the names of the catalogue (2§7, 3§7.3). */
import { emailCodeErrors } from '@member-care/domain/user/email-change.ts'
import { z } from 'zod'
import { requireOwnPassword } from '../accounts/own-password.ts'
import { otpSentSchema } from '../accounts/send-one-time-password.ts'
import { readSessionUser, sessionUserSchema } from '../accounts/session-user.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import { strictRateLimit } from '../http/rate-limits.ts'
import type { Routes } from '../http/parts.ts'
import { sendEmailChangeCode, verifyEmailChangeCode } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { noteEmailChangeStep } from './email-changes.ts'
import { updateProfile } from './update-profile.ts'

/** Base64 of the RSA-OAEP encrypted text. */
const encrypted = z.string().max(2_000)
const text = z.string().max(320).optional()
const verifiedSchema = z.object({ verified: z.literal(true) })

const updateSchema = z.object({
  email: text,
  contactNoCountryCode: text,
  contactNo: text,
  bankNo: text,
  accountNo: text,
  branchNo: text,
  bankName: text,
})

export const profileChangeRoutes: Routes = (app, parts) => {
  const config = { access: { userType: 'client' }, stepUp: 'requireOTPProfile' } as const
  const limited = { ...config, rateLimit: strictRateLimit(parts.settings) }

  app.post(
    '/users/verifyPassword',
    {
      config: limited,
      schema: { body: z.object({ id: z.string(), password: encrypted }), response: { 200: verifiedSchema } },
    },
    async ({ caller, body: { id, password }, ip: clientAddress }) => {
      if (id !== caller.user.userId) throw apiError('NOT_FOUND')
      await requireOwnPassword(parts, caller.own, password, { clientAddress, context: caller.auditContext() })
      await noteEmailChangeStep(parts.database, caller.session.sessionId, { type: 'show-password', at: parts.clock() })
      return { verified: true as const }
    },
  )

  app.post(
    '/profile/users/generateChangeEmailOTPCode',
    {
      config: limited,
      schema: { body: z.object({ newEmail: z.string().max(320) }), response: { 200: otpSentSchema } },
    },
    async ({ caller, body }) => sendEmailChangeCode(parts, caller, body.newEmail),
  )

  app.post(
    '/profile/users/verifyChangeEmailOTPCode',
    { config: limited, schema: { body: z.object({ otp: z.string().max(20) }), response: { 200: verifiedSchema } } },
    async ({ caller, body: { otp } }) => {
      const { otp: error } = emailCodeErrors({ otp })
      if (error !== undefined) throw fieldError('otp', error)
      await verifyEmailChangeCode(parts, caller, otp)
      return { verified: true as const }
    },
  )

  app.put(
    '/profile/users/update',
    { config, schema: { body: updateSchema, response: { 200: sessionUserSchema } } },
    async ({ caller, body }) => {
      await updateProfile(parts, caller, body)
      return readSessionUser(parts, caller.user.userId)
    },
  )

  app.put(
    '/profile/users/changePassword',
    {
      config: limited,
      schema: {
        body: z.object({ oldPassword: encrypted, newPassword: encrypted, newPasswordConfirm: encrypted.optional() }),
        response: { 200: z.object({ changed: z.literal(true) }) },
      },
    },
    async ({ caller, body, id: requestId, ip: clientAddress }) => {
      await changePassword(parts, caller, body, { requestId, clientAddress })
      return { changed: true as const }
    },
  )
}
