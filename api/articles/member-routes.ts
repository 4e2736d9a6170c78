/** The calls of health articles and videos (3§7.4), under the names of the provider's service. */
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { findPublished, type AudienceScope } from '@member-care/projections/content/published-content.ts'
import { readCovers } from '../accounts/session-user.ts'
import { languageOfWords } from '../languages/in-readers-language.ts'
import { readArticleBanners, readArticles, readVideos, type Video } from './articles.ts'
import { readSaved, removeSaved, saveForLater } from './saved-articles.ts'

const member = { access: { userType: 'client' }, stepUp: 'requireOTPArticle' } as const
const ofOne = { ...member, record: 'unowned' } as const
/** Home itself never stops anybody with a one-time password, so its banners need none. */
const ofHome = { ...member, stepUp: 'none' } as const

const bannerSchema = z
  .object({ uuid: z.string(), title: z.string(), excerpt: z.string(), imageURL: z.string(), language: languageOfWords })
  .meta({ id: 'ArticleBanner' })
const articleSchema = bannerSchema
  .extend({ content: z.string(), publishedAt: z.string(), readingMinutes: z.int(), englishWords: z.string() })
  .meta({ id: 'Article' })
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
    language: languageOfWords,
    englishWords: z.string(),
  })
  .meta({ id: 'ArticleVideo' })

const area = '/externalapi/healtharticle'

export const articleRoutes: Routes = (app, parts) => {
  addReading(app, parts)
  addSaving(app, parts)
}

function addReading(app: App, parts: Parts): void {
  const { database } = parts
  for (const url of ['/externalapi/getMHCArticlesBannerList', '/externalapi/getMHCArticlesBannerList/homepage']) {
    app.get(url, { config: ofHome, schema: { response: { 200: z.array(bannerSchema) } } }, async ({ caller }) => [
      ...(await readArticleBanners(database, await articleScope(parts, caller))),
    ])
  }
  app.get(
    `${area}/getMHCArticlesFullList`,
    { config: member, schema: { response: { 200: z.array(articleSchema) } } },
    async ({ caller }) => [...(await readArticles(database, await articleScope(parts, caller)))],
  )
  app.get(
    `${area}/getMHCYoutubeVideosFullList`,
    { config: member, schema: { response: { 200: z.array(videoSchema) } } },
    async ({ caller }) => (await readVideos(database, await articleScope(parts, caller))).map(describeVideo),
  )
  app.get(
    `${area}/getMHCYoutubeVideosDetail/:videoId`,
    { config: ofOne, schema: { params: z.object({ videoId: z.string().max(200) }), response: { 200: videoSchema } } },
    async ({ caller, params: { videoId: wanted } }) => {
      const videos = await readVideos(database, await articleScope(parts, caller))
      const video = videos.find(({ videoId }) => videoId === wanted)
      if (!video) throw apiError('NOT_FOUND')
      return describeVideo(video)
    },
  )
}

/** What members save for later. */
function addSaving(app: App, parts: Parts): void {
  const { database } = parts
  const params = z.object({ contentId: z.string().max(60) })
  /** Ids of articles and videos, what was saved last comes first. */
  const response = { 200: z.array(z.string()) }
  app.get('/articles/saved', { config: member, schema: { response } }, async ({ caller }) => {
    await articleScope(parts, caller)
    return [...(await readSaved(database, caller.own))]
  })
  app.put(
    '/articles/saved/:contentId',
    { config: ofOne, schema: { params, response } },
    async ({ caller, params: { contentId } }) => {
      const scope = await articleScope(parts, caller)
      const found =
        (await findPublished(database, scope, 'article', contentId)) ??
        (await findPublished(database, scope, 'video', contentId))
      if (!found) throw apiError('NOT_FOUND')
      await saveForLater(database, caller.own, contentId, parts.clock())
      return [...(await readSaved(database, caller.own))]
    },
  )
  app.delete(
    '/articles/saved/:contentId',
    { config: ofOne, schema: { params, response } },
    async ({ caller, params: { contentId } }) => {
      await articleScope(parts, caller)
      await removeSaved(database, caller.own, contentId)
      return [...(await readSaved(database, caller.own))]
    },
  )
}

/**
 * What the member is shown: articles for all, and for the companies that offer them.
 * @throws ApiError 403 for members whose companies have all switched the articles off (`allowHealthArticles`)
 */
async function articleScope(parts: Parts, { own }: Caller): Promise<AudienceScope> {
  const now = parts.clock()
  const covers = await readCovers(parts, own, own.userId, now)
  const offering = covers.filter(({ client }) => client.featuresConfig.allowHealthArticles)
  if (offering.length === 0) throw apiError('FORBIDDEN')
  return { companyIds: offering.map(({ client }) => client.companyId), now }
}

function describeVideo(video: Video): z.infer<typeof videoSchema> {
  const { id, title, description, imageURL, videoId, publishedAt, language, englishWords } = video
  return {
    id,
    snippet: { title, description, publishedAt, thumbnails: { default: { url: imageURL } } },
    contentDetails: { videoId },
    language,
    englishWords,
  }
}
