/** What claims come to by their plans, for those who decide them. */
import { deskFactsSchema } from '@member-care/domain/cover/desk-facts.ts'
import { z } from 'zod'
import { loadClaim } from '../../cover/cover-of-claim.ts'
import { describeReckoning } from '../../cover/reckon-claim.ts'
import { reckoningAnswerSchema } from '../../cover/reckoning-answer.ts'
import type { App, Parts } from '../../http/parts.ts'
import { findClaim } from '../console/claim-list-routes.ts'

const desk = { access: { power: 'claims.decide' }, stepUp: 'always' } as const
const MOST_CLAIMS = 200
/** So many are reckoned at once; more would keep other people's calls waiting. */
const AT_ONCE = 8

const { benefitId, network, referral } = deskFactsSchema.shape
const wholeNumber = z.coerce.number().int().nonnegative().optional()

export function addReckoningRoutes(app: App, parts: Parts): void {
  const reckoned = z.object({ reckoning: reckoningAnswerSchema.nullable() })

  app.get(
    '/console/claims/:id/reckoning',
    {
      config: { ...desk, record: 'claim' },
      schema: {
        params: z.object({ id: z.string() }),
        /** What the claims desk found out. */
        querystring: z.object({
          ...{ benefitId, network, referral, otherInsurerPaysCents: wholeNumber },
          ...{ rateBillionths: wholeNumber, rate: wholeNumber },
        }),
        response: { 200: reckoned },
      },
    },
    async ({ caller, params, query }) => {
      const { claimId } = await findClaim(parts, caller, params.id)
      const loaded = await loadClaim(parts, claimId)
      return { reckoning: loaded ? await describeReckoning(parts, loaded, query) : null }
    },
  )

  const claimIds = z.string().transform((text, context) => {
    const ids = [...new Set(text.split(',').filter((id) => id !== ''))]
    if (ids.length > MOST_CLAIMS) context.addIssue(`At most ${MOST_CLAIMS} claims at once.`)
    return ids
  })
  app.get(
    '/console/claim-reckonings',
    {
      config: desk,
      schema: {
        /** Several, with commas between them; those that the caller does not reach are left out. */
        querystring: z.object({ claimIds }),
        response: { 200: z.array(reckoned.extend({ claimId: z.string() })) },
      },
    },
    async ({ caller, query }) => {
      const claims = (await Promise.all(query.claimIds.map((id) => parts.claims.getClaim(caller.scope, id)))).filter(
        (claim) => claim !== undefined,
      )
      const answers = []
      for (let first = 0; first < claims.length; first += AT_ONCE) {
        const some = claims.slice(first, first + AT_ONCE)
        answers.push(
          ...(await Promise.all(
            some.map(async ({ claimId }) => {
              const loaded = await loadClaim(parts, claimId)
              return { claimId, reckoning: loaded ? await describeReckoning(parts, loaded) : null }
            }),
          )),
        )
      }
      return answers
    },
  )
}
