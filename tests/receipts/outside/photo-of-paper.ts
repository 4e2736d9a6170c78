/** Photographs a paper with a pretended camera: on a desk, folded, in a shadow, out of focus, in the dark. */
import type { Random } from '@member-care/api/demonstration/random.ts'
import sharp from 'sharp'
import type { Treatment } from '../drawn-receipt.ts'
import { cornersOf, ontoPaper } from './perspective.ts'

/** Red, green and blue of each pixel. */
interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Buffer
}

/** @param paper a PNG @returns a JPEG as a scanner or a phone leaves it */
export async function photoOfPaper(paper: Buffer, treatment: Treatment, random: Random): Promise<Buffer> {
  if (treatment === 'flat')
    return sharp(paper)
      .flatten({ background: '#fff' })
      .jpeg({ quality: random.between(80, 90) })
      .toBuffer()
  const { data, info } = await sharp(paper).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const laid = onDesk({ data, width: info.width, height: info.height }, treatment, random)
  const seen = treatment === 'blurred' ? await blurred(laid, random) : laid
  const taken = treatment === 'low light' ? await darkened(seen, random) : grained(seen, random)
  return opened(taken)
    .jpeg({ quality: random.between(65, 85) })
    .toBuffer()
}

function opened({ data, width, height }: Picture) {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** The camera stands as straight as a hand holds it, but for a tilted one. */
function onDesk(paper: Picture, treatment: Treatment, random: Random): Picture {
  const isTilted = treatment === 'tilted'
  const degrees = isTilted ? random.pick([-1, 1]) * within(random, 3, 12) : within(random, -2, 2)
  const { corners, width, height } = cornersOf(paper, degrees, isTilted ? 0.035 : 0.015, random)
  const place = ontoPaper(corners, paper)
  const folds = treatment === 'creased' ? foldsOf(paper, random) : []
  const light = treatment === 'shaded' ? shadow(random) : lampOf(random)
  const deskAt = desk(paper, random)
  const white = within(random, 0.88, 0.97)
  const tints = [1, within(random, 0.97, 1), within(random, 0.9, 0.99)]
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      let [u, v] = place(x, y)
      const shade = light(x / width, y / height)
      const isPaper = u >= 0 && v >= 0 && u < paper.width - 1 && v < paper.height - 1
      let fold = 0
      if (isPaper)
        for (const one of folds) {
          const away = (u - one.x) * one.across + (v - one.y) * one.down
          const near = Math.max(0, 1 - Math.abs(away) / one.reach)
          u += one.across * one.shift * near * Math.sign(away)
          v += one.down * one.shift * near * Math.sign(away)
          fold += Math.sign(away) * one.light * near * 0.6 - one.dark * Math.exp(-((away / one.width) ** 2))
        }
      const ground = isPaper ? undefined : deskAt(x, y, u, v)
      for (let colour = 0; colour < 3; colour++) {
        const value = ground?.[colour] ?? between(paper, u, v, colour) * white + fold
        data[at + colour] = byte(value * shade * (tints[colour] ?? 1))
      }
    }
  return { data, width, height }
}

function foldsOf({ width, height }: Picture, random: Random) {
  return Array.from({ length: random.between(2, 4) }, () => {
    const angle = random.chance(0.6) ? within(random, -0.12, 0.12) : Math.PI / 2 + within(random, -0.25, 0.25)
    return {
      across: -Math.sin(angle),
      down: Math.cos(angle),
      x: width * within(random, 0.15, 0.85),
      y: height * within(random, 0.12, 0.88),
      shift: within(random, -2.5, 2.5),
      reach: within(random, 20, 60),
      dark: within(random, 25, 60),
      light: within(random, 10, 30),
      width: within(random, 1.2, 2.5),
    }
  })
}

/** From 0 to 1 over the photo in both directions. */
type Light = (x: number, y: number) => number

/** Hard or soft, about through the middle. */
function shadow(random: Random): Light {
  const angle = within(random, 0, 2 * Math.PI)
  const [least, middle] = [within(random, 0.42, 0.6), within(random, -0.15, 0.15)]
  const soft = random.pick([0.12, 0.3, 0.6])
  return (x, y) => {
    const side = ((x - 0.5) * Math.cos(angle) + (y - 0.5) * Math.sin(angle) - middle) / soft
    return least + (1 - least) / (1 + Math.exp(-4 * side))
  }
}

function lampOf(random: Random): Light {
  const [angle, amount] = [within(random, 0, 2 * Math.PI), within(random, 0.04, 0.14)]
  return (x, y) => 1 - amount * (0.5 + (x - 0.5) * Math.cos(angle) + (y - 0.5) * Math.sin(angle))
}

const desks = [
  [92, 64, 44],
  [60, 62, 66],
  [118, 98, 78],
  [40, 48, 60],
  [150, 128, 100],
  [84, 92, 84],
] as const

/** Of wood, with the paper's shadow on it. */
function desk({ width, height }: Picture, random: Random) {
  const colours = random.pick(desks)
  const [grain, slant] = [within(random, 0.01, 0.05), within(random, -0.3, 0.3)]
  const [right, down] = [within(random, 3, 8), within(random, 3, 8)]
  return (x: number, y: number, u: number, v: number) => {
    const [behindX, behindY] = [u - right, v - down]
    const isBehind = behindX > -6 && behindY > -6 && behindX < width + 6 && behindY < height + 6
    const shade = isBehind && (u > width - 1 || v > height - 1) ? 0.7 : 1
    const wood = Math.sin((y + x * slant) * grain * 2 + Math.sin(x * 0.01) * 2) * 7 + (random.next() - 0.5) * 8
    return colours.map((colour) => (colour + wood) * shade)
  }
}

function between({ data, width, height }: Picture, u: number, v: number, colour: number): number {
  const [inX, inY] = [Math.min(Math.max(u, 0), width - 1.001), Math.min(Math.max(v, 0), height - 1.001)]
  const [left, top] = [inX | 0, inY | 0]
  const [dx, dy, at] = [inX - left, inY - top, (top * width + left) * 3 + colour]
  const below = at + width * 3
  const upper = (data[at] ?? 0) * (1 - dx) + (data[at + 3] ?? 0) * dx
  return upper * (1 - dy) + ((data[below] ?? 0) * (1 - dx) + (data[below + 3] ?? 0) * dx) * dy
}

/** Out of focus, or moved a little while it was taken: across, down or aslant. */
async function blurred(picture: Picture, random: Random): Promise<Picture> {
  if (random.chance(0.5))
    return {
      ...picture,
      data: await opened(picture)
        .blur(within(random, 1, 1.8))
        .raw()
        .toBuffer(),
    }
  const [size, way] = [random.pick([3, 5, 5]), random.pick(['across', 'down', 'aslant'])]
  const middle = (size - 1) / 2
  const kernel = Array.from({ length: size * size }, (_, index) => {
    const [x, y] = [index % size, Math.floor(index / size)]
    return Number(way === 'across' ? y === middle : way === 'down' ? x === middle : x === y)
  })
  const moved = await opened(picture).convolve({ width: size, height: size, kernel, scale: size }).raw().toBuffer()
  return {
    ...picture,
    data: await opened({ ...picture, data: moved })
      .blur(0.6)
      .raw()
      .toBuffer(),
  }
}

/** The camera sees little, and more noise than light. */
async function darkened(picture: Picture, random: Random): Promise<Picture> {
  const data = await opened(picture).blur(0.6).raw().toBuffer()
  const [gain, noise] = [within(random, 0.3, 0.45), within(random, 4, 8)]
  const gains = [gain, gain * 0.96, gain * 0.85]
  for (let at = 0; at < data.length; at += 3) {
    const common = bell(random) * noise
    for (const [colour, one] of gains.entries())
      data[at + colour] = byte((data[at + colour] ?? 0) * one + common + bell(random) * 2.5)
  }
  return { ...picture, data }
}

function grained({ data, ...size }: Picture, random: Random): Picture {
  for (let at = 0; at < data.length; at += 3) {
    const noise = (random.next() - 0.5) * 7
    for (let colour = 0; colour < 3; colour++) data[at + colour] = byte((data[at + colour] ?? 0) + noise)
  }
  return { ...size, data }
}

function byte(value: number): number {
  return Math.max(0, Math.min(255, value))
}

function within(random: Random, low: number, high: number): number {
  return low + (high - low) * random.next()
}

/** About 0, mostly within 1. */
function bell(random: Random): number {
  const six = random.next() + random.next() + random.next() + random.next() + random.next() + random.next()
  return (six - 3) * Math.SQRT2
}
