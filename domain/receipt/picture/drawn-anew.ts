/** A picture drawn anew through a map of planes: straightened, turned and in another size at once. */
import type { GreyPicture } from './grey-picture.ts'
import type { PlaneMap } from './plane-map.ts'

/** What lies outside the picture is as bright as paper. */
const OUTSIDE = 255

/** @param toSource where each place of the new picture lies in the old one */
export function drawnAnew(source: GreyPicture, toSource: PlaneMap, width: number, height: number): GreyPicture {
  const [a, b, c, d, e, f, g, h, i] = toSource
  const { shades: from, width: stride } = source
  const [lastX, lastY] = [source.width - 2, source.height - 2]
  const shades = new Uint8Array(width * height)
  for (let y = 0, place = 0; y < height; y++)
    for (let x = 0; x < width; x++, place++) {
      const depth = g * x + h * y + i
      const sx = (a * x + b * y + c) / depth
      const sy = (d * x + e * y + f) / depth
      if (sx < 0 || sy < 0 || sx > lastX || sy > lastY) {
        shades[place] = OUTSIDE
        continue
      }
      const left = sx | 0
      const top = sy | 0
      const dx = sx - left
      const dy = sy - top
      const at = top * stride + left
      const upper = (from[at] ?? 0) * (1 - dx) + (from[at + 1] ?? 0) * dx
      const lower = (from[at + stride] ?? 0) * (1 - dx) + (from[at + stride + 1] ?? 0) * dx
      shades[place] = upper * (1 - dy) + lower * dy
    }
  return { width, height, shades }
}
