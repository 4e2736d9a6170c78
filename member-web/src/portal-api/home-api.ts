/** The calls behind Home, the profile, the e-card, the clinic locator and the health articles. */
import type { components } from '@member-care/api/client/client.ts'
import { answered, api, quietApi } from './api-client.ts'

export type ArticleBanner = components['schemas']['ArticleBanner']
export type Article = components['schemas']['Article']
export type ArticleVideo = components['schemas']['ArticleVideo']
export type PanelClinic = components['schemas']['PanelClinic']
export type Cover = components['schemas']['Cover']

/** For Home, which stops nobody with a one-time password. */
export function readArticleBanners(signal: AbortSignal): Promise<ArticleBanner[]> {
  return answered(quietApi.GET('/api/externalapi/getMHCArticlesBannerList/homepage', { signal }))
}

export function readArticles(signal: AbortSignal): Promise<Article[]> {
  return answered(api.GET('/api/externalapi/healtharticle/getMHCArticlesFullList', { signal }))
}

export function readVideos(signal: AbortSignal): Promise<ArticleVideo[]> {
  return answered(api.GET('/api/externalapi/healtharticle/getMHCYoutubeVideosFullList', { signal }))
}

export function readVideo(videoId: string, signal: AbortSignal): Promise<ArticleVideo> {
  return answered(
    api.GET('/api/externalapi/healtharticle/getMHCYoutubeVideosDetail/{videoId}', {
      params: { path: { videoId } },
      signal,
    }),
  )
}

export function readClinics(companyId: string, signal: AbortSignal): Promise<PanelClinic[]> {
  return answered(api.GET('/api/cliniclocator/clinics', { params: { query: { companyId } }, signal }))
}

/** A clinic's picture, of one that has one. */
export function readClinicImage(code: string, signal: AbortSignal): Promise<Blob> {
  return answered<Blob>(
    quietApi.GET('/api/v2/api/clinics/{code}/image', { params: { path: { code } }, parseAs: 'blob', signal }),
  )
}

/** Under whom the member and their family are covered today. */
export function readCovers(signal: AbortSignal): Promise<Cover[]> {
  return answered(api.GET('/api/profile/covers', { signal }))
}

/** The covers whose company offers e-cards. */
export function readECards(signal: AbortSignal): Promise<Cover[]> {
  return answered(api.GET('/api/ecard/check', { signal }))
}

/** The member's own photo; null when they have none. */
export async function readPhoto(uuid: string, signal: AbortSignal): Promise<Blob | null> {
  const { data } = await quietApi.GET('/api/users/{uuid}/profilePhoto', {
    params: { path: { uuid } },
    parseAs: 'blob',
    signal,
  })
  const photo: unknown = data
  return photo instanceof Blob && photo.size > 0 ? photo : null
}

export async function changePhoto(file: File): Promise<void> {
  const body = new FormData()
  body.append('attachment', file)
  // The route says only that a form comes; the form itself goes as it is.
  const options = { body, bodySerializer: (form: unknown) => form as FormData }
  await api.POST(
    '/api/profile/users/profilePhoto/web',
    options as Parameters<typeof api.POST<'/api/profile/users/profilePhoto/web', never>>[1] & typeof options,
  )
}
