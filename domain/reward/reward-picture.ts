/** The picture of a reward in full: the address of its thumbnail without the size at its end (RWD-015). */
const THUMBNAIL_SIZE = '.100x100'

export function fullPictureOf(thumbnailUrl: string): string {
  return thumbnailUrl.endsWith(THUMBNAIL_SIZE) ? thumbnailUrl.slice(0, -THUMBNAIL_SIZE.length) : thumbnailUrl
}
