/** Where members are sent by their client: the address is told to those who are offered it, behind the one-time password where the client asks for one. */
import { teleconsultFeatures } from '@member-care/domain/client/client-configuration.ts'
import { clientLinks, isLinkOffered, type ClientLinkId } from '@member-care/domain/client/client-links.ts'
import { z } from 'zod'
import { readCovers } from '../accounts/session-user.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts, Routes } from '../http/parts.ts'

const access = { userType: 'client' } as const
const querystring = z.object({ companyId: z.string() })
/** On the web, or a path of this portal. */
const address = z.string()

export const clientLinkRoutes: Routes = (app, parts) => {
  app.get(
    '/teleconsult',
    {
      config: { access, stepUp: clientLinks.teleconsult.stepUp },
      schema: {
        querystring,
        response: { 200: z.object({ address, kinds: z.array(z.enum(teleconsultFeatures)) }) },
      },
    },
    async ({ caller, query: { companyId } }) => {
      const client = await offeringClient(parts, caller, companyId, 'teleconsult')
      return { address: client.featuresConfig.teleconsultAppLink, kinds: [...client.teleconsultFeatures] }
    },
  )
  app.get(
    '/user-guide',
    {
      config: { access, stepUp: clientLinks.userGuide.stepUp },
      schema: { querystring, response: { 200: z.object({ address }) } },
    },
    async ({ caller, query: { companyId } }) => {
      const client = await offeringClient(parts, caller, companyId, 'userGuide')
      return { address: client.featuresConfig.userGuideUrl }
    },
  )
}

/** @throws ApiError NOT_FOUND for a company that does not cover the caller today, FORBIDDEN where it does not offer them the link */
async function offeringClient(parts: Parts, { own }: Caller, companyId: string, link: ClientLinkId) {
  const covers = await readCovers(parts, own, own.userId, parts.clock())
  const cover = covers.find(({ entry }) => entry.companyId === companyId)
  if (!cover) throw apiError('NOT_FOUND')
  const { client, entry } = cover
  if (!isLinkOffered(link, client.featuresConfig, entry.memberType)) throw apiError('FORBIDDEN')
  return client
}
