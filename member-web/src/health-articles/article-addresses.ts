/** Where an article and a video are shown (ART-002, ART-003). */
export function articleAddress(uuid: string): string {
  return `/app/healtharticles/view?type=1&id=${encodeURIComponent(uuid)}`
}

export function videoAddress(videoId: string): string {
  return `/app/healtharticles/view?type=2&id=${encodeURIComponent(videoId)}`
}
