/**
 * The circles of a graph: groups of nodes each of which leads to all others of its group (strongly connected components, by Tarjan).
 * @param leadsTo every node with where it leads
 * @returns only groups of two or more, each in the order of its names
 */
export function circlesOf(leadsTo: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const places = new Map<string, number>()
  const earliest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const earliestOf = (node: string) => earliest.get(node) ?? 0

  function visit(node: string): void {
    places.set(node, places.size)
    earliest.set(node, places.size - 1)
    open.push(node)
    for (const next of leadsTo.get(node) ?? []) {
      if (!places.has(next)) visit(next)
      if (open.includes(next)) earliest.set(node, Math.min(earliestOf(node), earliestOf(next)))
    }
    if (earliestOf(node) !== places.get(node)) return
    const circle = open.splice(open.indexOf(node))
    if (circle.length > 1) circles.push(circle.toSorted())
  }

  for (const node of leadsTo.keys()) if (!places.has(node)) visit(node)
  return circles
}
