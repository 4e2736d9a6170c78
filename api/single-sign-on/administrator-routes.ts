/** The calls of single sign-on (1§7, C41). The first two are addresses that a browser goes to, and answer by sending it on. */
import cookie from '@fastify/cookie'
import { SIGN_ON_LIFETIME_MS, type SignOnFailure } from '@member-care/domain/account/single-sign-on.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { deviceOf } from '../accounts/device.ts'
import { signInResultSchema } from '../accounts/sign-in-step-routes.ts'
import type { SignInRequest } from '../accounts/sign-in.ts'
import { apiError } from '../http/api-error.ts'
import { answerError, toApiError } from '../http/error-handler.ts'
import { strictRateLimit } from '../http/rate-limits.ts'
import { SignOnRefused } from '../integrations/sign-on/sign-on-issuer.ts'
import type { Routes } from '../http/parts.ts'
import { beginSignOn, exchangeSignOnCode, finishSignOn, type SingleSignOn } from './single-sign-on.ts'

/** The portal's page (1§2). */
const LANDING = '/redirect_login'

export const singleSignOnRoutes: Routes = (api, parts) => {
  const { settings } = parts
  const config = { access: 'public', rateLimit: strictRateLimit(settings) } as const
  const https = settings.publicUrl.startsWith('https://')
  // With https no other host below the same domain can put a cookie of this name in.
  const cookieName = https ? '__Host-sign-on' : 'sign-on'
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const

  void api.register(async (scope) => {
    await scope.register(cookie)
    const app = scope.withTypeProvider<ZodTypeProvider>()

    app.get('/users/sso/start', { config, errorHandler }, (_request, reply) =>
      orFailure(reply, async () => {
        const { url, browserSecret } = await beginSignOn(parts, configured())
        reply.setCookie(cookieName, browserSecret, { ...cookieOptions, maxAge: SIGN_ON_LIFETIME_MS / 1_000 })
        return url.href
      }),
    )

    app.get('/users/sso/callback', { config, errorHandler }, (request, reply) =>
      orFailure(reply, async () => {
        const callback = new URL(request.url, settings.publicUrl)
        const browserSecret = request.cookies[cookieName] ?? ''
        const token = await finishSignOn(parts, configured(), {
          callback,
          browserSecret,
          request: signInRequest(request),
        })
        return `${LANDING}?${new URLSearchParams({ token }).toString()}`
      }),
    )

    app.post(
      '/users/ssoLogin',
      {
        config,
        schema: {
          body: z.object({ tokenId: z.string().max(200) }),
          response: { 200: signInResultSchema },
        },
      },
      async (request, reply) => {
        const browserSecret = request.cookies[cookieName] ?? ''
        const exchange = {
          tokenId: request.body.tokenId,
          browserSecret,
          device: deviceOf(request),
          request: signInRequest(request),
        }
        const result = await exchangeSignOnCode(parts, configured(), exchange)
        reply.clearCookie(cookieName, cookieOptions)
        return result
      },
    )
  })

  function configured(): SingleSignOn {
    if (!parts.singleSignOn) throw apiError('NOT_FOUND')
    return parts.singleSignOn
  }
}

/** Sends the browser on: to where it is to go, or to the landing page, which tells why nobody was signed in. */
async function orFailure(reply: FastifyReply, target: () => Promise<string>): Promise<FastifyReply> {
  try {
    return reply.redirect(await target())
  } catch (error) {
    if (!(error instanceof SignOnRefused)) throw error
    reply.log[error.failure === 'unavailable' ? 'warn' : 'info']({ err: error }, 'a sign-on was refused')
    return reply.redirect(failureAddress(error.failure))
  }
}

/** A person looks at these two addresses: a page tells them that it does not work for now, be it that there were too many, or a fault of ours. */
function errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status } = toApiError(error)
  if (status !== 429 && status < 500) return answerError(error, request, reply)
  request.log.warn({ err: error }, 'a sign-on failed')
  return reply.redirect(failureAddress('unavailable'))
}

function failureAddress(failure: SignOnFailure): string {
  return `${LANDING}?${new URLSearchParams({ failure }).toString()}`
}

function signInRequest(request: FastifyRequest): SignInRequest {
  return { requestId: request.id, clientAddress: request.ip }
}
