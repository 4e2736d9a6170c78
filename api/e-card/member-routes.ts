/** The calls of members about their cards, and those of clinics, who check what they are shown. */
import { z } from 'zod'
import type { Routes } from '../http/parts.ts'
import { publishedKeySchema } from './card-signer.ts'
import { checkCode, checkedCodeSchema } from './check-code.ts'
import { describeECards, eCardsSchema } from './e-cards.ts'

/** Longer than any code of ours. */
const LONGEST_CODE = 4_000

export const eCardRoutes: Routes = (app, parts) => {
  app.get(
    '/ecard/check',
    {
      config: { access: { userType: 'client' }, stepUp: 'requireOTPEcard' },
      schema: { response: { 200: z.array(eCardsSchema) } },
    },
    ({ caller }) => describeECards(parts, caller.own),
  )

  app.post(
    '/ecard/verify',
    {
      config: { access: 'public' },
      schema: { body: z.object({ code: z.string().max(LONGEST_CODE) }), response: { 200: checkedCodeSchema } },
    },
    ({ body }) => checkCode(parts, body.code),
  )

  // A set of keys, as programs that check signatures ask for it (RFC 7517).
  app.get(
    '/ecard/keys',
    { config: { access: 'public' }, schema: { response: { 200: z.object({ keys: z.array(publishedKeySchema) }) } } },
    async () => ({ keys: [parts.cardSigner.publishedKey] }),
  )
}
