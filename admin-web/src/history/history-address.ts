/** Where the history of a record is shown; undefined for records that have no screen. */
export function historyAddress(
  { kind, id }: { readonly kind: string | null; readonly id: string },
  revision?: number | null,
): string | undefined {
  if (kind === null) return undefined
  // A file of users stands among the jobs.
  if (kind === 'uploads') return '/job'
  const moment = revision === undefined || revision === null ? '' : `?revision=${revision}`
  return `/history/${kind}/${encodeURIComponent(id)}${moment}`
}
