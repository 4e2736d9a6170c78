/** Photos of receipts that nobody can read: made of good ones, as JPEGs. */
import sharp from 'sharp'

/** `shaken` by the hand while it was taken. */
export const poorKinds = ['dark', 'out of focus', 'shaken', 'empty'] as const
export type PoorKind = (typeof poorKinds)[number]

/** Of the light that there was, so much is left. */
const LIGHT_LEFT = [0.03, 0.06, 0.09] as const
/** In pixels of a photo of 2268 × 3024, in which a letter is some 30 high. */
const BLUR = [9, 12, 16] as const
const SHAKEN_BY = [45, 61, 81] as const

/**
 * @param photo of a receipt; of a sheet without print where the kind is `empty`
 * @param step from 0: how far it goes
 */
export async function poorPhoto(photo: Buffer, kind: PoorKind, step: number): Promise<Buffer> {
  const at = <Value>(values: readonly [Value, ...Value[]]) => values[step % values.length] ?? values[0]
  const picture = sharp(photo)
  const made = {
    dark: () => picture.linear(at(LIGHT_LEFT)),
    'out of focus': () => picture.blur(at(BLUR)),
    shaken: () => picture.convolve(movedAcross(at(SHAKEN_BY), step % 2 === 1)),
    empty: () => picture,
  }[kind]()
  return made.jpeg({ quality: 85 }).toBuffer()
}

/** Each pixel becomes the mean of a line of them: from left to right, or from top to bottom. */
function movedAcross(
  length: number,
  isDown: boolean,
): { width: number; height: number; kernel: number[]; scale: number } {
  const kernel = Array.from({ length: 3 * length }, (_, index) => {
    const isMiddle = isDown ? index % 3 === 1 : Math.floor(index / length) === 1
    return isMiddle ? 1 : 0
  })
  return isDown
    ? { width: 3, height: length, kernel, scale: length }
    : { width: length, height: 3, kernel, scale: length }
}
