/** Banners on the members' home page, of the content that the console keeps. */
import { readPublished } from '@member-care/projections/content/published-content.ts'
import { z } from 'zod'
import { readCovers } from '../accounts/session-user.ts'
import type { Routes } from '../http/parts.ts'

/** More would push Home itself out of sight. */
const MOST_BANNERS = 3

const bannerSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    imageUrl: z.string(),
    /** Empty where it leads nowhere. */
    linkUrl: z.string(),
    linkText: z.string(),
  })
  .meta({ id: 'HomeBanner' })

export const contentMemberRoutes: Routes = (app, parts) => {
  app.get(
    '/home/banners',
    // Home itself never stops anybody with a one-time password.
    {
      config: { access: { userType: 'client' }, stepUp: 'none' },
      schema: { response: { 200: z.array(bannerSchema) } },
    },
    async ({ caller: { own } }) => {
      const now = parts.clock()
      const covers = await readCovers(parts, own, own.userId, now)
      const companyIds = covers.map(({ client }) => client.companyId)
      const published = await readPublished(parts.database, { companyIds, now }, 'banner')
      return published.slice(0, MOST_BANNERS).map(({ contentId, content: { kind: _, ...banner } }) => ({
        id: contentId,
        ...banner,
      }))
    },
  )
}
