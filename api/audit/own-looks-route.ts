/** Who looked at the caller's own data: by which role, not which person. */
import {
  lookReasons,
  eventsThatGiveReasons,
  reasonOfLook,
  type LookedAt,
} from '@member-care/domain/access/look-reason.ts'
import { isRole } from '@member-care/domain/access/powers.ts'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { looksAtPerson, type OwnLook } from '@member-care/projections/event-index/looks-at-person.ts'
import { z } from 'zod'
import type { Routes } from '../http/parts.ts'

const PAGE = 20

const placeFields = { at: z.iso.datetime({ offset: true }), position: z.string().max(80) }
const lookSchema = z
  .object({
    position: z.string(),
    /** UTC, ISO. */
    at: z.string(),
    /** Null where none is on record. */
    role: z.string().nullable(),
    what: z.string(),
    /** The short number of the claim that was opened; null where it was something else, or a document of one. */
    claim: z.string().nullable(),
    /** Null where nothing on record says why. */
    why: z.enum(lookReasons).nullable(),
  })
  .meta({ id: 'OwnLook' })

export const ownLooksRoute: Routes = (app, { database }) => {
  app.get(
    '/users/me/looks',
    {
      config: { access: { userType: 'client' }, stepUp: 'requireOTPProfile' },
      schema: {
        // The last one of the page before this one, where this is a later page.
        querystring: z.object(placeFields).partial(),
        response: { 200: z.object({ looks: z.array(lookSchema), next: z.object(placeFields).nullable() }) },
      },
    },
    async ({ caller, query: { at, position } }) => {
      const after = at === undefined || position === undefined ? undefined : { at, position }
      const found = await looksAtPerson(database, caller.user.userId, { after, limit: PAGE + 1 }, eventsThatGiveReasons)
      const page = found.slice(0, PAGE)
      const last = page.at(-1)
      return {
        looks: page.map(toAnswer),
        next: found.length > PAGE && last ? { at: last.at, position: last.position } : null,
      }
    },
  )
}

function toAnswer({ position, at, viewerRole, what, recordId, then }: OwnLook): z.infer<typeof lookSchema> {
  const isOfClaim = what === 'claim' || what === 'claim-history'
  return {
    position,
    at: new Date(at).toISOString(),
    role: viewerRole !== null && isRole(viewerRole) ? viewerRole : null,
    what,
    claim: isOfClaim ? claimReference(recordId) : null,
    why: reasonOfLook(what as LookedAt, then),
  }
}
