/** The calls of one-time passwords and signing out (1§7 "Session and public"); the steps of signing in are in `sign-in-step-routes.ts`. */
import { otpNoAddressText } from '@member-care/domain/texts/account-texts.ts'
import { isPlaceholderEmail } from '@member-care/domain/user/placeholder-email.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { apiError, refusalError } from '../http/api-error.ts'
import { strictRateLimit } from '../http/rate-limits.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { recordAccountEvent } from './account-record.ts'
import { createIdentify } from './identify.ts'
import type { OtpOwner } from './one-time-passwords.ts'
import { otpSentSchema, sendOneTimePassword } from './send-one-time-password.ts'
import { readSessionUser, sessionUserSchema } from './session-user.ts'
import { signInResultSchema } from './sign-in-step-routes.ts'
import { isPasswordOld, requireNoFactors, requireOneTimePassword } from './sign-in.ts'
import { otpSchema } from './otp-schema.ts'

export const signInRoutes: Routes = (app, parts) => {
  const rateLimit = strictRateLimit(parts.settings)
  const identify = createIdentify(parts)

  app.post(
    '/users/generateLoginOTPEmailCode',
    // Public, because the sign-in that it belongs to has no token yet; a signed-in user's step-up brings one instead.
    {
      config: { access: 'public', rateLimit },
      schema: { body: z.object({ identifier: z.string().max(200).optional() }), response: { 200: otpSentSchema } },
    },
    async (request) => {
      const { identifier } = request.body
      return sendToOwner(
        parts,
        identifier === undefined ? await ownerOfSession(request) : await ownerOfSignIn(identifier),
      )
    },
  )

  app.post(
    '/users/verifyLoginOTPEmailCode/v1',
    {
      config: { access: 'signed-in', stepUp: 'none', withoutSecondFactor: true, rateLimit },
      schema: { body: z.object({ otp: otpSchema }), response: { 200: signInResultSchema } },
    },
    async (request) => {
      const { session, user, auditContext } = request.caller
      await requireOneTimePassword(parts, {
        userId: user.userId,
        purpose: 'step-up',
        otp: request.body.otp,
        context: auditContext(),
      })
      await parts.sessions.prove(session.sessionId, 'second-factor', parts.clock())
      return {
        user: await readSessionUser(parts, user.userId),
        notifyUserLastPasswordUpdate: await isPasswordOld(parts, user.userId),
      }
    },
  )

  app.post(
    '/users/logout',
    {
      config: { access: 'signed-in', stepUp: 'none', withoutSecondFactor: true },
      schema: { response: { 200: z.object({ loggedOut: z.literal(true) }) } },
    },
    async (request) => {
      const { session, user, auditContext } = request.caller
      await parts.sessions.end(user.userId, session.sessionId, 'SIGNED_OUT')
      await recordAccountEvent(parts, { type: 'SignedOut', data: { userId: user.userId } }, auditContext())
      return { loggedOut: true as const }
    },
  )

  app.get(
    '/users/:uuid',
    {
      config: { access: 'signed-in', stepUp: 'none', record: 'member' },
      schema: { params: z.object({ uuid: z.string() }), response: { 200: sessionUserSchema } },
    },
    async (request) => {
      if (request.params.uuid !== request.caller.user.userId) throw apiError('NOT_FOUND')
      return readSessionUser(parts, request.caller.user.userId)
    },
  )

  async function ownerOfSession(request: FastifyRequest): Promise<OtpOwner> {
    const token = request.headers['accesstoken']
    if (typeof token !== 'string') throw apiError('UNAUTHORIZED')
    const { user } = await identify(token)
    return { userId: user.userId, purpose: 'step-up' }
  }

  async function ownerOfSignIn(identifier: string): Promise<OtpOwner> {
    const pending = await parts.pendingSignIns.find(identifier, parts.clock())
    if (!pending) throw apiError('SIGN_IN_EXPIRED')
    return { ...pending, purpose: 'sign-in' }
  }
}

/** Only for who has shown the right password: nobody else is told whether there is an address. */
async function sendToOwner(parts: Parts, owner: OtpOwner): ReturnType<typeof sendOneTimePassword> {
  const { placeholderEmailDomain, support } = parts.settings
  await requireNoFactors(parts, owner.userId)
  const user = await parts.users.getUser(parts.systemReader, owner.userId)
  // Nothing is delivered to a placeholder. A user who was made active by hand would wait for a code that never comes.
  if (!user?.email || isPlaceholderEmail(user.email, placeholderEmailDomain))
    throw refusalError({ code: 'NO_EMAIL_ADDRESS', message: otpNoAddressText(support) })
  return sendOneTimePassword(parts, owner, { email: user.email, name: user.name })
}
