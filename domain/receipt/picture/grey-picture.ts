/** A picture in shades of grey, and what is done with one: made from pixels, made smaller, looked at where it is bright. */

export interface GreyPicture {
  readonly width: number
  readonly height: number
  /** Row by row; 0 is black, 255 white. */
  readonly shades: Uint8Array
}

/** As a canvas gives them: row by row; red, green, blue and opacity of each pixel. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: ArrayLike<number>
}

export function greyOf({ width, height, data: pixels }: Pixels): GreyPicture {
  const shades = new Uint8Array(width * height)
  for (let place = 0, pixel = 0; place < shades.length; place++, pixel += 4)
    shades[place] = ((pixels[pixel] ?? 0) * 77 + (pixels[pixel + 1] ?? 0) * 150 + (pixels[pixel + 2] ?? 0) * 29) >> 8
  return { width, height, shades }
}

/** Each `by` × `by` pixels become one: their mean. */
export function reduced({ width, height, shades }: GreyPicture, by: number): GreyPicture {
  const [columns, rows] = [Math.floor(width / by), Math.floor(height / by)]
  const smaller = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let sum = 0
      for (let y = row * by; y < (row + 1) * by; y++)
        for (let x = column * by; x < (column + 1) * by; x++) sum += shades[y * width + x] ?? 0
      smaller[row * columns + column] = sum / (by * by)
    }
  return { width: columns, height: rows, shades: smaller }
}

/** How many pixels have each shade, from black to white. */
export type ShadeCounts = Uint32Array

/** The shade below which this share of all pixels lies. */
export function shadeBelow(shades: Uint8Array, share: number): number {
  return shadeBelowOf(countsOf(shades), share * shades.length)
}

/** The shade below which so many pixels lie. */
export function shadeBelowOf(counts: ShadeCounts, pixels: number): number {
  let left = pixels
  return Math.max(
    0,
    counts.findIndex((count) => (left -= count) <= 0),
  )
}

export function countsOf(shades: Uint8Array): ShadeCounts {
  // Two that take turns: a processor waits where it adds to the same count again at once, and most of a page is white.
  const [even, odd] = [new Uint32Array(256), new Uint32Array(256)]
  for (let place = 0; place < shades.length; place += 2) {
    const shade = shades[place] ?? 0
    even[shade] = (even[shade] ?? 0) + 1
    const next = shades[place + 1]
    if (next !== undefined) odd[next] = (odd[next] ?? 0) + 1
  }
  return even.map((count, shade) => count + (odd[shade] ?? 0))
}

/** The shade that parts dark and bright best (Otsu's method). */
export function partingShade(shades: Uint8Array): number {
  const counts = countsOf(shades)
  const whole = counts.reduce((sum, count, shade) => sum + count * shade, 0)
  let [first, last, most, below, sumBelow] = [127, 127, 0, 0, 0]
  for (const [shade, count] of counts.entries()) {
    below += count
    sumBelow += count * shade
    const above = shades.length - below
    if (below === 0 || above === 0) continue
    const spread = below * above * (sumBelow / below - (whole - sumBelow) / above) ** 2
    if (spread > most) [first, last, most] = [shade, shade, spread]
    else if (spread === most) last = shade
  }
  // No pixel lies between the two.
  return (first + last) / 2
}
