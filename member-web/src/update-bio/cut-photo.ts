/** Cuts a photo out of a picture, turned as it was chosen: a small square, without what the camera noted beside it. */
import { PHOTO_SIDE } from '@member-care/domain/user/photo-rules.ts'

const QUALITY = 0.92

export interface PhotoCut {
  /** A square of the turned picture, in its own points. */
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Clockwise, in quarters of a turn. */
  readonly degrees: number
}

/** @throws Error when the browser has no canvas to draw on, or cannot write what was drawn */
export async function cutPhoto(picture: HTMLImageElement, { area, degrees }: PhotoCut): Promise<Blob> {
  const { naturalWidth, naturalHeight } = picture
  const isOnSide = degrees % 180 !== 0
  const turned = isOnSide
    ? { width: naturalHeight, height: naturalWidth }
    : { width: naturalWidth, height: naturalHeight }
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.max(1, Math.min(PHOTO_SIDE, Math.round(area.width)))
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('There is no canvas to draw on.')
  // JPEG has no transparency: what shows nothing would come out black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.scale(canvas.width / area.width, canvas.height / area.height)
  pen.translate(turned.width / 2 - area.x, turned.height / 2 - area.y)
  pen.rotate((degrees * Math.PI) / 180)
  pen.drawImage(picture, -naturalWidth / 2, -naturalHeight / 2)
  const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (photo === null) throw new Error('The photo could not be written.')
  return photo
}
