/**
 * The entries of each group, groups and entries in the order in which they first come. `Map.groupBy`, which Safari before 17.4, Chrome
 * before 117 and Firefox before 119 do not have.
 */
export function groupBy<Entry, Key>(entries: Iterable<Entry>, keyOf: (entry: Entry) => Key): Map<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [entry])
    else group.push(entry)
  }
  return groups
}
