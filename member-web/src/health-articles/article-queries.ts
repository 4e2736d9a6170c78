/** The health articles and videos, as several pages show them. */
import { portalQuery } from '../data/portal-query.ts'
import { readArticleBanners, readArticles, readVideo, readVideos } from '../portal-api/home-api.ts'

export const articleBannerQuery = portalQuery({ key: ['article-banners'], load: readArticleBanners })
export const articleListQuery = portalQuery({ key: ['articles'], load: readArticles })
export const videoListQuery = portalQuery({ key: ['videos'], load: readVideos })

export function videoQuery(videoId: string) {
  return portalQuery({ key: ['video', videoId], load: (signal) => readVideo(videoId, signal) })
}
