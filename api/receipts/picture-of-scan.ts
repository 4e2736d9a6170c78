/** The picture that a scanned page of a PDF consists of. Nothing is drawn: a page that is put together of several has none. */
import { sizeToReadIn } from '@member-care/domain/receipt/look-at-page.ts'
import type { GreyPicture } from '@member-care/domain/receipt/picture/grey-picture.ts'
import { ImageKind, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { MOST_PICTURE_PIXELS } from '../documents/picture-jpeg.ts'
import { greyIn } from './decoded-photo.ts'

/** A logo or a stamp beside it takes less than the rest. */
const LEAST_SHARE = 0.9

/** As PDF.js unpacks it. */
interface UnpackedPicture {
  readonly width: number
  readonly height: number
  readonly kind: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** @returns undefined where the page does not consist of one picture. Which way it lies on the page is left to who reads it */
export async function pictureOfScan(page: PDFPageProxy): Promise<GreyPicture | undefined> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const painted = fnArray.flatMap((operator, index) =>
    operator === OPS.paintImageXObject ? [argsArray[index] as readonly [string, number, number]] : [],
  )
  const [largest] = painted.toSorted((one, other) => areaOf(other) - areaOf(one))
  if (largest === undefined || areaOf(largest) > MOST_PICTURE_PIXELS) return undefined
  if (areaOf(largest) < LEAST_SHARE * painted.reduce((sum, one) => sum + areaOf(one), 0)) return undefined
  const { promise, resolve } = Promise.withResolvers<UnpackedPicture | null>()
  page.objs.get(largest[0], resolve)
  const picture = await promise
  return picture?.data ? greyOfUnpacked(picture) : undefined
}

function areaOf([, width, height]: readonly [string, number, number]): number {
  return width * height
}

async function greyOfUnpacked({ width, height, kind, data }: UnpackedPicture): Promise<GreyPicture> {
  const isBits = kind === ImageKind.GRAYSCALE_1BPP
  const channels = isBits ? 1 : kind === ImageKind.RGB_24BPP ? 3 : 4
  const picture = sharp(isBits ? shadesOfBits(data, width, height) : data, { raw: { width, height, channels } })
  return greyIn(picture, sizeToReadIn({ width, height }))
}

/** Eight to a byte, each row from a byte of its own; 1 is white. */
function shadesOfBits(bits: ArrayLike<number>, width: number, height: number): Uint8Array {
  const rowBytes = Math.ceil(width / 8)
  return Uint8Array.from({ length: width * height }, (_, place) => {
    const [x, y] = [place % width, Math.floor(place / width)]
    return ((bits[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0
  })
}
