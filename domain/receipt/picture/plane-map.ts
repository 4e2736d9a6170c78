/** How places of one plane lie on another, seen from anywhere: a projective map, as nine numbers row by row. */

export interface Point {
  readonly x: number
  readonly y: number
}

export type PlaneMap = readonly [number, number, number, number, number, number, number, number, number]

export function mapped([a, b, c, d, e, f, g, h, i]: PlaneMap, { x, y }: Point): Point {
  const depth = g * x + h * y + i
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
}

/** First `inner`, then `outer`. */
export function chained(outer: PlaneMap, inner: PlaneMap): PlaneMap {
  const at = (row: number, column: number) =>
    [0, 1, 2].reduce((sum, k) => sum + (outer[row * 3 + k] ?? 0) * (inner[k * 3 + column] ?? 0), 0)
  return [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2), at(2, 0), at(2, 1), at(2, 2)]
}

/** The map that brings a rectangle's corners (top left, top right, bottom right, bottom left) to four others. */
export function ontoCorners(width: number, height: number, corners: readonly [Point, Point, Point, Point]): PlaneMap {
  const [p0, p1, p2, p3] = corners
  const [dx1, dx2, dx3] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x]
  const [dy1, dy2, dy3] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y]
  const whole = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / whole
  const h = (dx1 * dy3 - dx3 * dy1) / whole
  const unit: PlaneMap = [
    p1.x - p0.x + g * p1.x,
    p3.x - p0.x + h * p3.x,
    p0.x,
    p1.y - p0.y + g * p1.y,
    p3.y - p0.y + h * p3.y,
    p0.y,
    g,
    h,
    1,
  ]
  return chained(unit, [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1])
}

/** Turns about the middle of a rectangle. @param angle in radians; clockwise as the picture is seen */
export function turnedAbout(width: number, height: number, angle: number): PlaneMap {
  const [cos, sin, x, y] = [Math.cos(angle), Math.sin(angle), width / 2, height / 2]
  return [cos, -sin, x - cos * x + sin * y, sin, cos, y - sin * x - cos * y, 0, 0, 1]
}

export function scaledBy(factor: number): PlaneMap {
  return [factor, 0, 0, 0, factor, 0, 0, 0, 1]
}
