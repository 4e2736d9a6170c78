/** The calls of health articles and videos (3§7.4), under the names of the provider's service. */
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { readCovers } from '../accounts/session-user.ts'
import { readArticleBanners, readArticles, readVideos, type Video } from './articles.ts'

const member = { access: { userType: 'client' }, stepUp: 'requireOTPArticle' } as const
/** Home itself never stops anybody with a one-time password, so its banner needs none. */

const bannerSchema = z
  .object({ uuid: z.string(), title: z.string(), excerpt: z.string(), imageURL: z.string() })
  .meta({ id: 'ArticleBanner' })
const articleSchema = bannerSchema.extend({ content: z.string(), publishedAt: z.string() }).meta({ id: 'Article' })
const videoSchema = z
  .object({
    id: z.string(),
    snippet: z.object({
      title: z.string(),
      description: z.string(),
      publishedAt: z.string(),
      thumbnails: z.object({ default: z.object({ url: z.string() }) }),
    }),
    contentDetails: z.object({ videoId: z.string() }),
  })
  .meta({ id: 'ArticleVideo' })

const area = '/externalapi/healtharticle'

export const articleRoutes: Routes = (app, parts) => {
  const { database, clock } = parts

  for (const url of ['/externalapi/getMHCArticlesBannerList', '/externalapi/getMHCArticlesBannerList/homepage']) {
    app.get(
      url,
      { config: { ...member, stepUp: 'none' }, schema: { response: { 200: z.array(bannerSchema) } } },
      async (request) => {
        await requireArticles(parts, request.caller)
        return [...(await readArticleBanners(database, clock()))]
      },
    )
  }
  app.get(
    `${area}/getMHCArticlesFullList`,
    { config: member, schema: { response: { 200: z.array(articleSchema) } } },
    async (request) => {
      await requireArticles(parts, request.caller)
      return [...(await readArticles(database, clock()))]
    },
  )
  app.get(
    `${area}/getMHCYoutubeVideosFullList`,
    { config: member, schema: { response: { 200: z.array(videoSchema) } } },
    async (request) => {
      await requireArticles(parts, request.caller)
      return (await readVideos(database, clock())).map(describeVideo)
    },
  )
  app.get(
    `${area}/getMHCYoutubeVideosDetail/:videoId`,
    {
      config: { ...member, record: 'unowned' },
      schema: { params: z.object({ videoId: z.string().max(200) }), response: { 200: videoSchema } },
    },
    async (request) => {
      await requireArticles(parts, request.caller)
      const video = (await readVideos(database, clock())).find(({ videoId }) => videoId === request.params.videoId)
      if (!video) throw apiError('NOT_FOUND')
      return describeVideo(video)
    },
  )
}

/** @throws ApiError 403 for members whose companies have all switched the articles off (`allowHealthArticles`) */
async function requireArticles(parts: Parts, { own }: Caller): Promise<void> {
  const covers = await readCovers(parts, own, own.userId, parts.clock())
  if (!covers.some(({ client }) => client.featuresConfig.allowHealthArticles)) throw apiError('FORBIDDEN')
}

function describeVideo({ id, title, description, imageURL, videoId, publishedAt }: Video): z.infer<typeof videoSchema> {
  return {
    id,
    snippet: { title, description, publishedAt, thumbnails: { default: { url: imageURL } } },
    contentDetails: { videoId },
  }
}
