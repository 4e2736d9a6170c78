/** The two steps of signing in: the password, and what is shown after it (1§7, S16). A cookie that no script reads tells a device that is trusted. */
import cookie from '@fastify/cookie'
import { secondFactorAnswers, TRUSTED_DEVICE_LIFETIME_MS } from '@member-care/domain/account/second-factors.ts'
import { signInFormErrors } from '@member-care/domain/account/sign-in-form.ts'
import { isEmailAddress } from '@member-care/domain/identity/email-address.ts'
import { loginIdTypes } from '@member-care/projections/users/sign-in-query.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { apiError, ApiError } from '../http/api-error.ts'
import { strictRateLimit } from '../http/rate-limits.ts'
import { requireCaptcha } from '../integrations/captcha/captcha.ts'
import { languageSchema } from '../languages/person-languages.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { deviceOf } from './device.ts'
import { otpSchema } from './otp-schema.ts'
import { secondFactorAnswerSchema } from './second-factors/check-second-factor.ts'
import { placeOf } from './second-factors/enrol-second-factor.ts'
import { browserOptionsSchema } from './second-factors/passkey-schemas.ts'
import { passkeyToShow } from './second-factors/passkeys.ts'
import { listFactors } from './second-factors/second-factor-store.ts'
import { sessionUserSchema } from './session-user.ts'
import {
  finishSignIn,
  signInWithPassword,
  trustDeviceOf,
  type SecondStepAnswer,
  type SignInRequest,
  type SignInResult,
} from './sign-in.ts'

export const signInResultSchema = z.object({
  user: sessionUserSchema,
  notifyUserLastPasswordUpdate: z.boolean(),
  /** Only while the second step is outstanding: what is asked for. */
  secondStep: z
    .object({ ways: z.array(z.enum([...secondFactorAnswers, 'email'])), mayTrustDevice: z.boolean() })
    .optional(),
  /** Only with a session: the language that the person has chosen; null when they have chosen none. */
  language: languageSchema.nullable().optional(),
})

const identifier = z.string().max(200)
/** Whether the device is to be trusted, where the person's clients allow it. */
const trustDevice = z.boolean().optional()
/** So many people's tokens a browser keeps. */
const MOST_TOKENS = 5

export const signInStepRoutes: Routes = (api, parts) => {
  const { settings } = parts
  const config = { access: 'public', rateLimit: strictRateLimit(settings) } as const
  const https = settings.publicUrl.startsWith('https://')
  // With https no other host below the same domain can put a cookie of this name in.
  const cookieName = https ? '__Host-trusted-device' : 'trusted-device'
  const cookieOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: https,
    maxAge: TRUSTED_DEVICE_LIFETIME_MS / 1_000,
  } as const

  void api.register(async (scope) => {
    await scope.register(cookie)
    const app = scope.withTypeProvider<ZodTypeProvider>()

    app.post(
      '/users/login/v3',
      {
        config,
        schema: {
          // `email` may be an NRIC or staff id (C34); `password` is base64 of the RSA-OAEP encrypted text.
          body: z.object({
            email: z.string().max(320),
            password: z.string().max(2_000),
            captchaResponse: z.string().optional(),
          }),
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
      '/users/verifyLoginOTPEmailCode',
      {
        config,
        schema: { body: z.object({ identifier, otp: otpSchema, trustDevice }), response: { 200: signInResultSchema } },
      },
      async (request, reply) => finish(request, reply, { ...request.body, answer: { otp: request.body.otp } }),
    )

    app.post(
      '/users/login/second-factor',
      {
        config,
        schema: {
          body: z.object({ identifier, answer: secondFactorAnswerSchema, trustDevice }),
          response: { 200: signInResultSchema },
        },
      },
      async (request, reply) => finish(request, reply, { ...request.body, answer: { factor: request.body.answer } }),
    )

    app.post(
      '/users/login/passkey-options',
      { config, schema: { body: z.object({ identifier }), response: { 200: browserOptionsSchema } } },
      async ({ body }) => {
        const now = parts.clock()
        const pending = await parts.pendingSignIns.find(body.identifier, now)
        if (!pending) throw apiError('SIGN_IN_EXPIRED')
        const passkeys = (await listFactors(parts, pending.userId)).filter(({ kind }) => kind === 'passkey')
        return {
          options: {
            ...(await passkeyToShow(placeOf(parts), passkeys, { userId: pending.userId, purpose: 'sign-in', now })),
          },
        }
      },
    )
  })

  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    step: { identifier: string; answer: SecondStepAnswer; trustDevice?: boolean | undefined },
  ): Promise<SignInResult> {
    const signingIn = signInRequest(request)
    const result = await finishSignIn(parts, step, signingIn)
    const token = step.trustDevice === true ? await trustDeviceOf(parts, result.user.userId, signingIn) : undefined
    if (token !== undefined)
      reply.setCookie(cookieName, [token, ...tokensOf(request)].slice(0, MOST_TOKENS).join('.'), cookieOptions)
    return result
  }

  function signInRequest(request: FastifyRequest): SignInRequest {
    return {
      requestId: request.id,
      clientAddress: request.ip,
      device: deviceOf(request),
      trustedDeviceTokens: tokensOf(request),
    }
  }

  function tokensOf({ cookies }: FastifyRequest): string[] {
    return (cookies[cookieName] ?? '')
      .split('.')
      .filter((token) => token !== '')
      .slice(0, MOST_TOKENS)
  }
}

/** What the sign-in form would have said, for callers that are not it. */
async function requireForm({ database }: Parts, email: string, password: string): Promise<void> {
  const form = { email, password, captchaResponse: 'checked on its own' }
  const errors = signInFormErrors(form, {
    anyIdentifier: !isEmailAddress(email.trim()) && (await loginIdTypes(database)).length > 0,
  })
  const [first] = Object.values(errors)
  if (first !== undefined) throw new ApiError('VALIDATION_ERROR', { status: 422, text: first, errors })
}
