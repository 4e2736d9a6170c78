/** Where a paper lies in a photo that a hand takes of it. */
import type { Random } from '@member-care/api/demonstration/random.ts'

type Point = readonly [x: number, y: number]
interface Size {
  readonly width: number
  readonly height: number
}

/**
 * @param lens how far each corner may be moved, as a part of the paper
 * @returns the paper’s corners in the photo, and how large that is
 */
export function cornersOf(paper: Size, degrees: number, lens: number, random: Random) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const moved = () => (random.next() * 2 - 1) * lens
  const turned = edgesOf(paper).map(([x, y]): Point => {
    const dx = x - paper.width / 2 + moved() * paper.width
    const dy = y - paper.height / 2 + moved() * paper.height * 0.7
    return [cos * dx - sin * dy, sin * dx + cos * dy]
  })
  const [across, down] = [turned.map(([x]) => x), turned.map(([, y]) => y)]
  const [left, top] = [Math.min(...across), Math.min(...down)]
  const [width, height] = [Math.max(...across) - left, Math.max(...down) - top]
  const margin = 0.04 + 0.06 * random.next()
  return {
    corners: turned.map(([x, y]): Point => [x - left + width * margin, y - top + height * margin]),
    width: Math.round(width * (1 + 2 * margin)),
    height: Math.round(height * (1 + 2 * margin)),
  }
}

function edgesOf({ width, height }: Size): readonly Point[] {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
}

/** @returns from a place of the photo to that of the paper */
export function ontoPaper(corners: readonly Point[], paper: Size): (x: number, y: number) => [number, number] {
  const edges = edgesOf(paper)
  const equations = corners.flatMap(([x, y], index) => {
    const [u, v] = edges[index] ?? [0, 0]
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solved(equations)
  return (x, y) => {
    const depth = g * x + h * y + 1
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth]
  }
}

/** By Gauss and Jordan. @param equations the factors of each, and what they come to */
function solved(equations: readonly (readonly number[])[]): readonly number[] {
  const left = [...equations]
  const factor = (row: number, column: number) => left[row]?.[column] ?? 0
  for (let column = 0; column < left.length; column++) {
    const from = left.slice(column).map((row) => Math.abs(row[column] ?? 0))
    const best = column + from.indexOf(Math.max(...from))
    const pivot = left[best] ?? []
    left[best] = left[column] ?? []
    left[column] = pivot
    for (let row = 0; row < left.length; row++) {
      if (row === column) continue
      const share = factor(row, column) / factor(column, column)
      left[row] = (left[row] ?? []).map((value, index) => value - share * (pivot[index] ?? 0))
    }
  }
  return left.map((row, index) => (row.at(-1) ?? 0) / (row[index] ?? 1))
}
