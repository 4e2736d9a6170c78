/**
 * A position of the event log for people: the store pads it with zeros, so that positions sort as texts.
 * @param position decimal digits of fixed width; empty or null before the first event
 */
export function formatPosition(position: string | null): string {
  return position === null || position === '' ? '–' : position.replace(/^0+(?=\d)/, '')
}
