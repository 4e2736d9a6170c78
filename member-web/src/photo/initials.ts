/** The first letters of the first and the last word of a name, for where there is no photo. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => word?.charAt(0).toUpperCase() ?? '').join('')
}
