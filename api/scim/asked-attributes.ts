/** Which attributes of a resource are asked for (RFC 7644 3.9). */
export interface AskedAttributes {
  readonly attributes?: string | undefined
  readonly excludedAttributes?: string | undefined
}

const always: readonly string[] = ['schemas', 'id', 'meta']

/** The resource with what is asked for. Names are told apart in any case, and may stand with their schema before them. */
export function withAskedAttributes(resource: object, { attributes, excludedAttributes }: AskedAttributes): object {
  if (attributes !== undefined && attributes.trim() !== '') {
    const asked = namesIn(attributes)
    return pickFrom(resource, (path) => asked.some((name) => covers(name, path) || covers(path, name)))
  }
  const excluded = namesIn(excludedAttributes ?? '')
  return excluded.length === 0 ? resource : pickFrom(resource, (path) => !excluded.some((name) => covers(name, path)))
}

function namesIn(list: string): readonly string[] {
  return list
    .split(',')
    .map((name) => name.trim().toLowerCase().replace('urn:ietf:params:scim:schemas:core:2.0:user:', ''))
    .filter((name) => name !== '')
}

/** Whether what stands at a path is, or is part of, what the name means. */
function covers(name: string, path: string): boolean {
  return path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}:`)
}

function pickFrom(resource: object, isWanted: (path: string) => boolean): object {
  return Object.fromEntries(
    Object.entries(resource).flatMap(([name, value]: [string, unknown]) => {
      const path = name.toLowerCase()
      if (always.includes(name)) return [[name, value]]
      if (!isWanted(path)) return []
      if (typeof value !== 'object' || value === null) return [[name, value]]
      const separator = path.startsWith('urn:') ? ':' : '.'
      const partOf = (part: object) =>
        Object.fromEntries(Object.entries(part).filter(([sub]) => isWanted(`${path}${separator}${sub.toLowerCase()}`)))
      return [[name, Array.isArray(value) ? value.map((item: object) => partOf(item)) : partOf(value)]]
    }),
  )
}
