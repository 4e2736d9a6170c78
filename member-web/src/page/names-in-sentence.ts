/**
 * Parts a sentence at the names in it, which each language puts elsewhere.
 * @param names in the order in which the sentence says them
 * @returns what stands between the names, and the names, from first to last; joined, they are the sentence. A name that is not in it is no part.
 */
export function namesInSentence(
  text: string,
  names: readonly string[],
): readonly { readonly text: string; readonly isName: boolean }[] {
  const parts = []
  let from = 0
  for (const name of names) {
    const at = name === '' ? -1 : text.indexOf(name, from)
    if (at === -1) continue
    parts.push({ text: text.slice(from, at), isName: false }, { text: name, isName: true })
    from = at + name.length
  }
  return [...parts, { text: text.slice(from), isName: false }].filter((part) => part.text !== '')
}
