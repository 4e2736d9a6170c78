/**
 * Photos that are larger than a document may be, made smaller in the browser: drawn anew, upright, with fewer points. The limit stays as it is;
 * what the browser cannot draw (a HEIC photo outside Safari), and what is no photo, comes back as it was.
 */
import { MAXIMUM_FILE_BYTES } from '@member-care/domain/claim/form/attachment-errors.ts'

/** Most points and quality of a try; the first that fits is taken. A page of A4 with the most has some 240 points to the inch. */
const tries = [
  { points: 8_000_000, quality: 0.85 },
  { points: 6_000_000, quality: 0.75 },
  { points: 4_000_000, quality: 0.65 },
  { points: 2_000_000, quality: 0.5 },
] as const

const photoEnding = /\.(jpe?g|png|heic|heif)$/i
const originalBytes = new WeakMap<File, number>()

/**
 * The files, with each photo that is too large replaced by a smaller one where that can be done. One after the other: unpacked, one of them takes some
 * hundred megabytes.
 */
export async function fitPhotos(files: readonly File[]): Promise<readonly File[]> {
  const fitting: File[] = []
  for (const file of files) fitting.push(await fitPhoto(file))
  return fitting
}

/** Whether {@link fitPhotos} has something to do, which takes a moment. */
export function needsFitting(file: File): boolean {
  return file.size > MAXIMUM_FILE_BYTES && photoEnding.test(file.name)
}

/** How large a photo was before it was made smaller here, in bytes; undefined for every other file. */
export function bytesBefore(file: File): number | undefined {
  return originalBytes.get(file)
}

async function fitPhoto(file: File): Promise<File> {
  if (!needsFitting(file)) return file
  const address = URL.createObjectURL(file)
  try {
    // An image element turns a photo upright by what the camera noted (EXIF), in every browser and in the canvas too.
    const image = new Image()
    image.src = address
    await image.decode()
    const smaller = await drawnSmaller(image)
    if (smaller === undefined) return file
    const fitting = new File([smaller], file.name.replace(photoEnding, '.jpg'), {
      type: smaller.type,
      lastModified: file.lastModified,
    })
    originalBytes.set(fitting, file.size)
    return fitting
  } catch {
    return file
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function drawnSmaller(image: HTMLImageElement): Promise<Blob | undefined> {
  for (const { points, quality } of tries) {
    const drawn = await drawnWith(image, points, quality)
    if (drawn !== undefined && drawn.size <= MAXIMUM_FILE_BYTES) return drawn
  }
  return undefined
}

async function drawnWith(image: HTMLImageElement, points: number, quality: number): Promise<Blob | undefined> {
  const scale = Math.min(1, Math.sqrt(points / (image.naturalWidth * image.naturalHeight)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  const pen = canvas.getContext('2d')
  if (pen === null) return undefined
  // JPEG has no transparency: what shows nothing would come out black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  // Some phones keep few canvases in memory, and free one only when it has no size.
  canvas.width = 0
  return blob ?? undefined
}
