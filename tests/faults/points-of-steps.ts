/** Every way to die at some steps, seen on the wires of a product. */
import type { KillPoint } from './kill-points.ts'

/** A step by the texts that pass on a wire when it is taken. */
export interface Step {
  readonly name: string
  readonly wire: 'database' | 'insurer'
  readonly texts: readonly string[]
}

/** Right before each step and right after it, for the process and for its database: four points a step, in this order. */
export function pointsOfOneVictim(steps: readonly Step[]): readonly KillPoint[] {
  return steps.flatMap(({ name, wire, texts }) =>
    (['before', 'after'] as const).flatMap((when) =>
      (['process', 'database'] as const).map((victim) => ({
        name: `${when} ${name}: ${victim}`,
        wire,
        step: { texts, when },
        victim,
      })),
    ),
  )
}

/** By turns before and after a step, both in the same moment: one point a step. */
export function pointsOfBoth(steps: readonly Step[]): readonly KillPoint[] {
  return steps.map(({ name, wire, texts }, index) => {
    const when = index % 2 === 0 ? 'before' : 'after'
    return { name: `${when} ${name}: both`, wire, step: { texts, when }, victim: 'both' }
  })
}

/** Steps that are all seen on the wire to the database. */
export function onDatabase(steps: readonly Omit<Step, 'wire'>[]): readonly Step[] {
  return steps.map((step) => ({ ...step, wire: 'database' }))
}
