/** Draws a sheet, and photographs it: on a table, from an angle, folded, in a shadow, out of focus, in the dark. Runs in the browser. */
import type { Random } from '@member-care/api/demonstration/random.ts'
import type { Sheet } from './sheet.ts'

export const treatments = ['flat', 'tilted', 'creased', 'shaded', 'blurred', 'low light'] as const
/** The phone lay otherwise than the paper: in pixels, or only noted in the file, as cameras do. */
export const turnedTreatments = ['sideways', 'upside down', 'turned in its file'] as const
export type Treatment = (typeof treatments)[number] | (typeof turnedTreatments)[number]

/** @returns a JPEG as a scanner or a phone leaves it */
export async function drawnReceipt(sheet: Sheet, treatment: Treatment, random: Random): Promise<Blob> {
  const paper = drawnSheet(sheet)
  const canvas = treatment === 'flat' ? scanned(paper, sheet.paper, random) : photographed(paper, treatment, random)
  const quarters = quartersOf(treatment, random)
  const file = await turned(canvas, quarters).convertToBlob({
    type: 'image/jpeg',
    quality: treatment === 'flat' ? 0.9 : 0.8,
  })
  return treatment === 'turned in its file' ? withOrientation(file, quarters) : file
}

/** Clockwise, of a whole turn. */
function quartersOf(treatment: Treatment, random: Random): number {
  switch (treatment) {
    case 'sideways':
      return random.pick([1, 3])
    case 'upside down':
      return 2
    case 'turned in its file':
      return random.between(1, 3)
    default:
      return 0
  }
}

function turned(canvas: Canvas, quarters: number): Canvas {
  if (quarters === 0) return canvas
  const [width, height] = quarters === 2 ? [canvas.width, canvas.height] : [canvas.height, canvas.width]
  const another = new OffscreenCanvas(width, height)
  const context = contextOf(another)
  context.translate(width / 2, height / 2)
  context.rotate((quarters * Math.PI) / 2)
  context.drawImage(canvas, -canvas.width / 2, -canvas.height / 2)
  return another
}

/** How the picture has to be turned to be upright, by what it was turned (Exif 2.32, tag 0x0112). */
const orientations = [1, 8, 3, 6]

/** A JPEG that says by itself how it lies. */
function withOrientation(jpeg: Blob, quarters: number): Blob {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0]
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1]
  const value = [0, orientations[quarters] ?? 1, 0, 0, 0, 0, 0, 0]
  const content = [...exif, ...tiff, ...value]
  const segment = Uint8Array.from([0xff, 0xe1, 0, content.length + 2, ...content])
  return new Blob([jpeg.slice(0, 2), segment, jpeg.slice(2)], { type: 'image/jpeg' })
}

type Canvas = OffscreenCanvas

function contextOf(canvas: Canvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('This browser draws nothing.')
  return context
}

function drawnSheet({ width, height, prints, strokes, ink, paper = '#fcfbf8' }: Sheet): Canvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = contextOf(canvas)
  context.fillStyle = paper
  context.fillRect(0, 0, width, height)
  context.fillStyle = context.strokeStyle = `rgb(${ink} ${ink} ${ink + 6})`
  context.lineWidth = 2
  for (const { from, to, dashed } of strokes) {
    context.setLineDash(dashed ? [8, 8] : [])
    context.beginPath()
    context.moveTo(...from)
    context.lineTo(...to)
    context.stroke()
  }
  for (const { text, x, y, align, font, stamped } of prints) {
    context.save()
    context.font = font
    context.textAlign = align
    context.translate(x, y)
    if (stamped) {
      context.rotate((stamped.degrees * Math.PI) / 180)
      context.fillStyle = stamped.ink
    }
    context.fillText(text, 0, 0)
    context.restore()
  }
  return canvas
}

/** @param around the colour beside the paper; a screen has none beside it */
function scanned(paper: Canvas, around = '#f4f4f2', random: Random): Canvas {
  const margin = random.between(0, 30)
  const canvas = new OffscreenCanvas(paper.width + 2 * margin, paper.height + 2 * margin)
  const context = contextOf(canvas)
  context.fillStyle = around
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(paper, margin, margin)
  eachPixel(canvas, (shade) => shade + noise(random, 3))
  return canvas
}

const PHOTO = { width: 2268, height: 3024 }

interface Scene {
  /** Degrees. */
  readonly turn: number
  /** How much further away the top is than the bottom, and the left than the right; as parts. */
  readonly recede: readonly [number, number]
  readonly fill: number
  readonly wave: number
  readonly light: (x: number, y: number) => number
  readonly noise: number
  readonly blur: number
}

function sceneOf(treatment: Treatment, random: Random): Scene {
  const plain: Scene = {
    turn: spread(random, 2),
    recede: [spread(random, 0.02), spread(random, 0.02)],
    fill: 0.84 + random.next() * 0.1,
    wave: 0,
    light: () => 1,
    noise: 5,
    blur: 0.6,
  }
  const [cx, cy, angle] = [random.next(), random.next(), random.next() * Math.PI]
  switch (treatment) {
    case 'tilted':
      return { ...plain, turn: spread(random, 11), recede: [spread(random, 0.16), spread(random, 0.1)], fill: 0.78 }
    case 'creased':
      return { ...plain, wave: 5 + random.next() * 5, light: folds(random) }
    case 'shaded':
      return {
        ...plain,
        turn: spread(random, 4),
        // A hand's shadow with a soft edge, over light that falls from one side.
        light: (x, y) => {
          const side = (x - cx) * Math.cos(angle) + (y - cy) * Math.sin(angle)
          return (0.75 + 0.25 * y) * (1 - 0.5 / (1 + Math.exp(-side * 30)))
        },
      }
    case 'blurred':
      return { ...plain, blur: 1.8 + random.next() * 1.2 }
    case 'low light':
      return { ...plain, light: (x) => 0.24 + 0.1 * x, noise: 9, blur: 0.9 }
    default:
      return plain
  }
}

/** Brighter on one side of a fold, darker on the other. */
function folds(random: Random): (x: number, y: number) => number {
  const places = [0.25 + random.next() * 0.1, 0.5 + random.next() * 0.1, 0.75 + random.next() * 0.1]
  const slants = places.map(() => spread(random, 0.12))
  return (x, y) =>
    places.reduce((light, place, index) => {
      const from = y - place - (slants[index] ?? 0) * (x - 0.5)
      return light * (1 + (from > 0 ? -0.28 : 0.08) * Math.exp(-Math.abs(from) * 22))
    }, 0.95)
}

function photographed(paper: Canvas, treatment: Treatment, random: Random): Canvas {
  const scene = sceneOf(treatment, random)
  const { width, height } = PHOTO
  const canvas = new OffscreenCanvas(width, height)
  const context = contextOf(canvas)
  const from = contextOf(paper).getImageData(0, 0, paper.width, paper.height)
  const picture = context.createImageData(width, height)
  const scale = Math.min((width * scene.fill) / paper.width, (height * scene.fill) / paper.height)
  const [cos, sin] = [Math.cos((scene.turn * Math.PI) / 180), Math.sin((scene.turn * Math.PI) / 180)]
  const table = [random.between(60, 120), random.between(50, 100), random.between(40, 90)] as const
  const phase = random.next() * 6
  for (let y = 0, place = 0; y < height; y++)
    for (let x = 0; x < width; x++, place += 4) {
      // From the photo back to the paper, which lies about its middle.
      const [dx, dy] = [x - width / 2, y - height / 2]
      const depth = 1 + (scene.recede[0] * dy) / height + (scene.recede[1] * dx) / width
      const [ux, uy] = [dx / depth / scale, dy / depth / scale]
      const px = ux * cos + uy * sin + paper.width / 2
      const bend = scene.wave * Math.sin((px / paper.width) * 5 + phase)
      const py = -ux * sin + uy * cos + paper.height / 2 + bend
      const light = scene.light(x / width, y / height)
      const grain = noise(random, scene.noise)
      const onPaper = px >= 0 && py >= 0 && px < paper.width - 1 && py < paper.height - 1
      const wood = onPaper ? 0 : 12 * Math.sin(y / 37 + Math.sin(x / 90) * 2)
      for (let colour = 0; colour < 3; colour++) {
        const shade = onPaper ? between(from, px, py, colour) : (table[colour] ?? 0) + wood
        picture.data[place + colour] = shade * light * (colour === 2 ? 0.93 : 1) + grain
      }
      picture.data[place + 3] = 255
    }
  context.putImageData(picture, 0, 0)
  const seen = new OffscreenCanvas(width, height)
  const through = contextOf(seen)
  through.filter = `blur(${scene.blur}px)`
  through.drawImage(canvas, 0, 0)
  return seen
}

function between({ width, data }: ImageData, x: number, y: number, colour: number): number {
  const [left, top] = [x | 0, y | 0]
  const [dx, dy, at] = [x - left, y - top, (top * width + left) * 4 + colour]
  const below = at + width * 4
  const upper = (data[at] ?? 0) * (1 - dx) + (data[at + 4] ?? 0) * dx
  return upper * (1 - dy) + ((data[below] ?? 0) * (1 - dx) + (data[below + 4] ?? 0) * dx) * dy
}

function eachPixel(canvas: Canvas, change: (shade: number) => number): void {
  const context = contextOf(canvas)
  const picture = context.getImageData(0, 0, canvas.width, canvas.height)
  for (let place = 0; place < picture.data.length; place += 4) {
    const by = change(0)
    for (let colour = 0; colour < 3; colour++) picture.data[place + colour] = (picture.data[place + colour] ?? 0) + by
  }
  context.putImageData(picture, 0, 0)
}

function noise(random: Random, strength: number): number {
  return (random.next() + random.next() - 1) * 2 * strength
}

function spread(random: Random, most: number): number {
  return (random.next() * 2 - 1) * most
}
