/** Which decisions and sections of the specification code and documents name, and which of them have an entry in docs/. Pure. */

/** As `C26`, `C12b` or `S46`. A diagnosis has a point (`S93.4`), and what stands in quotes is data. */
const decision = /(?<![\w'"“.-])[CS]\d{2,3}b?(?![\w'"”]|\.\d|-\d)/g
const section = /[123]§\d+(?:\.\d+)*/g

export function decisionsNamedIn(text: string): readonly string[] {
  return text.match(decision) ?? []
}

export function sectionsNamedIn(text: string): readonly string[] {
  return text.match(section) ?? []
}

/** The entries of a page of docs/decisions/: each has a heading of its own. */
export function decisionsOn(page: string): readonly string[] {
  return [...page.matchAll(/^### ([CS]\d{2,3}b?)$/gm)].flatMap(([, id]) => id ?? [])
}

/** The sections that docs/specification.md has a row for. */
export function sectionsOn(page: string): readonly string[] {
  return [...page.matchAll(/^\| ([123]§[\d.]+) \|/gm)].flatMap(([, id]) => id ?? [])
}
