/** The health articles and videos, as several pages show them. */
import { portalQuery } from '../data/portal-query.ts'
import { readArticleBanners, readArticles, readSaved, readVideo, readVideos } from '../portal-api/home-api.ts'

export const articleBannerQuery = portalQuery({ key: ['article-banners'], load: readArticleBanners })
export const articleListQuery = portalQuery({ key: ['articles'], load: readArticles })
/** Ids of articles and videos that the member has saved. */
export const savedQuery = portalQuery({ key: ['saved-articles'], load: readSaved })
export const videoListQuery = portalQuery({ key: ['videos'], load: readVideos })

export function videoQuery(videoId: string) {
  return portalQuery({ key: ['video', videoId], load: (signal) => readVideo(videoId, signal) })
}
