/** Where a name stands in a sentence, which each language puts elsewhere. Undefined where the sentence does not have it. */
export function aroundName(
  text: string,
  name: string,
): { readonly before: string; readonly after: string } | undefined {
  const at = name === '' ? -1 : text.indexOf(name)
  return at === -1 ? undefined : { before: text.slice(0, at), after: text.slice(at + name.length) }
}
