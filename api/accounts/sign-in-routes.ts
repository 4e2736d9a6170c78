/** The calls of signing in and out (1§7 "Session and public"). */
import { otpError, signInFormErrors } from '@member-care/domain/account/sign-in-form.ts'
import { otpNoAddressText, otpTexts } from '@member-care/domain/texts/account-texts.ts'
import { isEmailAddress } from '@member-care/domain/identity/email-address.ts'
import { loginIdTypes } from '@member-care/projections/users/sign-in-query.ts'
import { isPlaceholderEmail } from '@member-care/domain/user/placeholder-email.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { apiError, ApiError, refusalError } from '../http/api-error.ts'
import { strictRateLimit } from '../http/rate-limits.ts'
import { requireCaptcha } from '../integrations/captcha/captcha.ts'
import type { Parts, Routes } from '../parts.ts'
import { recordAccountEvent } from './account-record.ts'
import { deviceOf } from './device.ts'
import { createIdentify } from './identify.ts'
import type { OtpOwner } from './one-time-passwords.ts'
import { otpSentSchema, sendOneTimePassword } from './send-one-time-password.ts'
import { describeSessionUser, requireSessionHolder, sessionUserSchema } from './session-user.ts'
import { isPasswordOld, requireOneTimePassword, signInWithOneTimePassword, signInWithPassword, type SignInRequest } from './sign-in.ts'

const signInResultSchema = z.object({ user: sessionUserSchema, notifyUserLastPasswordUpdate: z.boolean() })
const otpSchema = z.string().refine((otp) => otpError(otp) === undefined, otpTexts.required)

export const signInRoutes: Routes = (app, parts) => {
  const rateLimit = strictRateLimit(parts.settings)
  const identify = createIdentify(parts)

  app.post(
    '/users/login/v3',
    {
      config: { access: 'public', rateLimit },
      schema: {
        // `email` may be an NRIC or staff id (C34); `password` is base64 of the RSA-OAEP encrypted text.
        body: z.object({ email: z.string().max(320), password: z.string().max(2_000), captchaResponse: z.string().optional() }),
        response: { 200: signInResultSchema },
      },
    },
    async (request) => {
      const { email, captchaResponse } = request.body
      const password = request.body.password === '' ? '' : parts.signInKey.decrypt(request.body.password)
      if (password === undefined) throw apiError('MALFORMED_REQUEST')
      await requireForm(parts, email, password)
      await requireCaptcha(parts.captcha, captchaResponse, request.id)
      return signInWithPassword(parts, { identifier: email, password }, signInRequest(request))
    },
  )

  app.post(
    '/users/generateLoginOTPEmailCode',
    // Public, because the sign-in that it belongs to has no token yet; a signed-in user's step-up brings one instead.
    { config: { access: 'public', rateLimit }, schema: { body: z.object({ identifier: z.string().max(200).optional() }), response: { 200: otpSentSchema } } },
    async (request) => {
      const { identifier } = request.body
      return sendToOwner(parts, identifier === undefined ? await ownerOfSession(request) : await ownerOfSignIn(identifier))
    },
  )

  app.post(
    '/users/verifyLoginOTPEmailCode',
    { config: { access: 'public', rateLimit }, schema: { body: z.object({ identifier: z.string().max(200), otp: otpSchema }), response: { 200: signInResultSchema } } },
    async (request) => signInWithOneTimePassword(parts, request.body, signInRequest(request)),
  )

  app.post(
    '/users/verifyLoginOTPEmailCode/v1',
    { config: { access: 'signed-in', rateLimit }, schema: { body: z.object({ otp: otpSchema }), response: { 200: signInResultSchema } } },
    async (request) => {
      const { session, user, auditContext } = request.caller
      await requireOneTimePassword(parts, { userId: user.userId, purpose: 'step-up', otp: request.body.otp, context: auditContext() })
      await parts.sessions.verify(session.sessionId)
      return { user: await readSessionUser(parts, user.userId), notifyUserLastPasswordUpdate: await isPasswordOld(parts, user.userId) }
    },
  )

  app.post('/users/logout', { config: { access: 'signed-in' }, schema: { response: { 200: z.object({ loggedOut: z.literal(true) }) } } }, async (request) => {
    const { session, user, auditContext } = request.caller
    await parts.sessions.end(user.userId, session.sessionId, 'SIGNED_OUT')
    await recordAccountEvent(parts, { type: 'SignedOut', data: { userId: user.userId } }, auditContext())
    return { loggedOut: true as const }
  })

  app.get(
    '/users/:uuid',
    { config: { access: 'signed-in', record: 'member' }, schema: { params: z.object({ uuid: z.string() }), response: { 200: sessionUserSchema } } },
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

/** What the sign-in form would have said, for callers that are not it. */
async function requireForm({ database }: Parts, email: string, password: string): Promise<void> {
  const form = { email, password, captchaResponse: 'checked on its own' }
  const errors = signInFormErrors(form, { anyIdentifier: !isEmailAddress(email.trim()) && (await loginIdTypes(database)).length > 0 })
  const [first] = Object.values(errors)
  if (first !== undefined) throw new ApiError('VALIDATION_ERROR', { status: 422, text: first, errors })
}

/** Only for who has shown the right password: nobody else is told whether there is an address. */
async function sendToOwner(parts: Parts, owner: OtpOwner): ReturnType<typeof sendOneTimePassword> {
  const { placeholderEmailDomain, support } = parts.settings
  const user = await parts.users.getUser({ kind: 'own', userId: owner.userId }, owner.userId)
  // Nothing is delivered to a placeholder: whoever was made active by hand would wait for a code that never comes.
  if (!user?.email || isPlaceholderEmail(user.email, placeholderEmailDomain)) throw refusalError({ code: 'NO_EMAIL_ADDRESS', message: otpNoAddressText(support) })
  return sendOneTimePassword(parts, owner, { email: user.email, name: user.name })
}

async function readSessionUser(parts: Parts, userId: string) {
  const holder = await requireSessionHolder(parts, userId, parts.clock())
  return describeSessionUser(holder, holder.previousSignInAt)
}

function signInRequest(request: FastifyRequest): SignInRequest {
  return { requestId: request.id, clientAddress: request.ip, device: deviceOf(request) }
}
