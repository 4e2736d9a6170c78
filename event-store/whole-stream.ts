/** A stream that is read shows all that was asked for: without a gap, and from revision 0 where it is read to its beginning. Pure. */
import { IncompleteStream, type StreamId, type StreamSlice } from './port.ts'

interface ReadOptions {
  readonly from?: number | undefined
  readonly limit?: number | null | undefined
  readonly direction?: 'forwards' | 'backwards' | undefined
}

/**
 * @param slice what the store gave for these options
 * @param way `truncated` where the log still holds what a stream does not show, `gap` where it is gone
 * @returns the same
 * @throws IncompleteStream when an event that was asked for is not there
 */
export function requireWhole(
  stream: StreamId,
  slice: StreamSlice,
  { from, limit, direction = 'forwards' }: ReadOptions,
  way: 'truncated' | 'gap',
): StreamSlice {
  const [first, last] = [
    direction === 'forwards' ? (from ?? 0) : Math.min(from ?? slice.revision, slice.revision),
    direction === 'forwards' ? slice.revision : 0,
  ]
  const step = direction === 'forwards' ? 1 : -1
  const toRead = Math.max(0, (last - first) * step + 1)
  const asked = Math.min(toRead, limit ?? toRead)
  for (let index = 0; index < asked; index++) {
    const revision = first + index * step
    if (slice.events[index]?.revision !== revision) throw new IncompleteStream(stream, way, revision)
  }
  return slice
}
