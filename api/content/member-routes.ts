/** What members' pages show of the content that the console keeps: banners on Home, and pictures. */
import { readPublished } from '@member-care/projections/content/published-content.ts'
import { z } from 'zod'
import { readCovers } from '../accounts/session-user.ts'
import { sendPicture } from '../documents/send-file.ts'
import { apiError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'
import { isContentPicture } from './content-pictures.ts'
import { inReadersLanguage, languageOfWords } from '../languages/in-readers-language.ts'

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
    language: languageOfWords,
  })
  .meta({ id: 'HomeBanner' })

export const contentMemberRoutes: Routes = (app, parts) => {
  // An `<img>` sends no token, and what is shown to all members of a client is no secret.
  app.get(
    '/content/pictures/:pictureId',
    { config: { access: 'public' }, schema: { params: z.object({ pictureId: z.uuid() }) } },
    async ({ params: { pictureId } }, reply) => {
      if (!(await isContentPicture(parts.database, pictureId))) throw apiError('NOT_FOUND')
      // Its bytes never change.
      void reply.header('Cache-Control', 'public, max-age=31536000, immutable')
      return sendPicture(reply, parts, pictureId)
    },
  )

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
      return published.slice(0, MOST_BANNERS).map(({ contentId, content }) => {
        const {
          content: { title, text, imageUrl, linkUrl, linkText },
          language,
        } = inReadersLanguage(content)
        return { id: contentId, title, text, imageUrl, linkUrl, linkText, language }
      })
    },
  )
}
