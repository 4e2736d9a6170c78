/** The moment of a claim that is looked at. It stands in the address, so that an auditor can hand on what they see. */

/** Just after an event, or at an instant (ISO). */
export type ChosenMoment = { readonly revision: number } | { readonly at: string }

export function readMoment(query: URLSearchParams): ChosenMoment | undefined {
  const revision = query.get('revision') ?? ''
  if (/^\d{1,9}$/.test(revision)) return { revision: Number(revision) }
  const at = query.get('at') ?? ''
  return Number.isNaN(Date.parse(at)) ? undefined : { at: new Date(at).toISOString() }
}

/** The query with another moment; every other part of it stays. */
export function withMoment(query: URLSearchParams, moment: ChosenMoment | undefined): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('revision')
  next.delete('at')
  if (moment) for (const [name, value] of Object.entries(moment)) next.set(name, String(value))
  return next
}

/** A moment that is named by a later event than the last means the last. */
export function notAfter(moment: ChosenMoment | undefined, lastRevision: number | undefined): ChosenMoment | undefined {
  if (!moment || !('revision' in moment)) return moment
  return lastRevision === undefined ? undefined : { revision: Math.min(moment.revision, lastRevision) }
}
