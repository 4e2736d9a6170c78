/** A fresh proof that it is still the same person, for what must not be done from a session that was left open: password or second factor. */
import { PROOF_LIFETIME_MS, secondFactorAnswers } from '@member-care/domain/account/second-factors.ts'
import { z } from 'zod'
import { strictRateLimit } from '../../http/rate-limits.ts'
import type { Parts, Routes } from '../../http/parts.ts'
import { requireOwnPassword } from '../own-password.ts'
import { readCredential } from '../passwords.ts'
import { requireSecondFactor, secondFactorAnswerSchema } from './check-second-factor.ts'
import { placeOf } from './enrol-second-factor.ts'
import { browserOptionsSchema } from './passkey-schemas.ts'
import { passkeyToShow } from './passkeys.ts'
import { kindsOfFactors, listFactors } from './second-factor-store.ts'

/** `email`: the one-time password by e-mail, for people who have nothing else to show. */
const waysOfProving = ['password', ...secondFactorAnswers, 'email'] as const
type WayOfProving = (typeof waysOfProving)[number]

const proofSchema = z.discriminatedUnion('kind', [
  // `password` is base64 of the RSA-OAEP encrypted text.
  z.object({ kind: z.literal('password'), password: z.string().max(2_000) }),
  ...secondFactorAnswerSchema.options,
])

export const proofRoutes: Routes = (app, parts) => {
  const config = {
    access: 'signed-in',
    stepUp: 'none',
    withoutSecondFactor: true,
    rateLimit: strictRateLimit(parts.settings),
  } as const

  app.get(
    '/users/me/proof',
    { config, schema: { response: { 200: z.object({ ways: z.array(z.enum(waysOfProving)) }) } } },
    async ({ caller: { user } }) => ({
      ways: await waysOf(parts, user.userId),
    }),
  )

  app.post(
    '/users/me/proof/passkey-options',
    { config, schema: { response: { 200: browserOptionsSchema } } },
    async ({ caller: { user } }) => {
      const passkeys = (await listFactors(parts, user.userId)).filter(({ kind }) => kind === 'passkey')
      return {
        options: {
          ...(await passkeyToShow(placeOf(parts), passkeys, {
            userId: user.userId,
            purpose: 'proof',
            now: parts.clock(),
          })),
        },
      }
    },
  )

  app.post(
    '/users/me/proof',
    { config, schema: { body: proofSchema, response: { 200: z.object({ holdsForSeconds: z.number() }) } } },
    async (request) => {
      const { caller, body } = request
      const { user, session, auditContext } = caller
      if (body.kind === 'password')
        await requireOwnPassword(parts, caller.own, body.password, {
          clientAddress: request.ip,
          context: auditContext(),
        })
      else await requireSecondFactor(parts, body, { userId: user.userId, shownFor: 'proof', context: auditContext() })
      await parts.sessions.prove(
        session.sessionId,
        body.kind === 'password' ? 'password' : 'second-factor',
        parts.clock(),
      )
      return { holdsForSeconds: PROOF_LIFETIME_MS / 1_000 }
    },
  )
}

async function waysOf({ database }: Parts, userId: string): Promise<WayOfProving[]> {
  const [kinds, credential] = await Promise.all([kindsOfFactors(database, userId), readCredential(database, userId)])
  const own: WayOfProving[] = kinds.length > 0 ? [...kinds, 'recovery-code'] : []
  const ways: WayOfProving[] = [...(credential ? (['password'] as const) : []), ...own]
  return ways.length > 0 ? ways : ['email']
}
