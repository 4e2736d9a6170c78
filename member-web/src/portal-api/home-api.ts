/** The calls behind Home, the profile, the clinic locator and the health articles. */
import type { components } from '@member-care/api/client/client.ts'
import type { ClinicFault } from '@member-care/domain/clinic/clinic-report.ts'
import { answered, api, quietApi } from './api-client.ts'

export type ArticleBanner = components['schemas']['ArticleBanner']
export type Article = components['schemas']['Article']
export type ArticleVideo = components['schemas']['ArticleVideo']
export type PanelClinic = components['schemas']['PanelClinic']
export type PublicHoliday = components['schemas']['PublicHoliday']
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

/** Ids of the articles and videos that the member has saved. */
export function readSaved(signal: AbortSignal): Promise<string[]> {
  return answered(api.GET('/api/articles/saved', { signal }))
}

/** Saves an article or a video for later, or takes that back. @returns the ids of all that are saved then */
export function changeSaved(contentId: string, isSaved: boolean): Promise<string[]> {
  const params = { path: { contentId } }
  return answered(
    isSaved
      ? quietApi.PUT('/api/articles/saved/{contentId}', { params })
      : quietApi.DELETE('/api/articles/saved/{contentId}', { params }),
  )
}

/** What the console has put on Home. It stands without it where it cannot be loaded. */
export function readHomeBanners(signal: AbortSignal) {
  return answered(quietApi.GET('/api/home/banners', { signal }))
}

export function readClinics(companyId: string, signal: AbortSignal): Promise<PanelClinic[]> {
  return answered(api.GET('/api/cliniclocator/clinics', { params: { query: { companyId } }, signal }))
}

/** For telling which clinics are open; a page does without them. */
export function readPublicHolidays(signal: AbortSignal): Promise<PublicHoliday[]> {
  return answered(quietApi.GET('/api/public-holidays', { signal }))
}

/** What lies below the clinics on the map; null for a plain drawing. */
export async function readMapTiles(signal: AbortSignal) {
  return (await answered(quietApi.GET('/api/map-tiles', { signal }))).tiles
}

/** Says what is wrong about a clinic. */
export async function reportClinic(companyId: string, code: string, faults: ClinicFault[]): Promise<void> {
  await answered(
    api.POST('/api/clinics/{code}/reports', { params: { path: { code }, query: { companyId } }, body: { faults } }),
  )
}

/** A clinic's picture, of one that has one. */
export function readClinicImage(code: string, signal: AbortSignal): Promise<Blob> {
  return answered<Blob>(
    quietApi.GET('/api/v2/api/clinics/{code}/image', { params: { path: { code } }, parseAs: 'blob', signal }),
  )
}

/** The teleconsultation app of a company, and whom one speaks to there. */
export function readTeleconsult(companyId: string, signal: AbortSignal) {
  return answered(api.GET('/api/teleconsult', { params: { query: { companyId } }, signal }))
}

/** The user guide of a company. */
export function readUserGuide(companyId: string, signal: AbortSignal) {
  return answered(api.GET('/api/user-guide', { params: { query: { companyId } }, signal }))
}

/** Under whom the member and their family are covered today. */
export function readCovers(signal: AbortSignal): Promise<Cover[]> {
  return answered(api.GET('/api/profile/covers', { signal }))
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

export async function changePhoto(photo: Blob): Promise<void> {
  const options = photoForm(photo, 'photo.jpg')
  await api.POST(
    '/api/profile/users/profilePhoto/web',
    options as Parameters<typeof api.POST<'/api/profile/users/profilePhoto/web', never>>[1] & typeof options,
  )
}

/** The whole of a picture that this browser cannot draw, as JPEG. */
export async function readPhotoPreview(file: File): Promise<Blob> {
  const options = { ...photoForm(file, file.name), parseAs: 'blob' as const }
  return answered<Blob>(
    api.POST(
      '/api/profile/users/profilePhoto/preview',
      options as Parameters<typeof api.POST<'/api/profile/users/profilePhoto/preview', never>>[1] & typeof options,
    ),
  )
}

/** The routes say only that a form comes; the form itself goes as it is. */
function photoForm(photo: Blob, name: string) {
  const body = new FormData()
  body.append('attachment', photo, name)
  return { body, bodySerializer: (form: unknown) => form as FormData }
}
