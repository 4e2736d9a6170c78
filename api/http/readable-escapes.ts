/** Addresses with a `%` that begins no character, as a cut-off or mistyped link has. */

/**
 * The address with a path that can be decoded: in one that cannot, every `%` stands for itself. So it is an address like any other
 * that nothing is found at, and a person who opened it is shown a page.
 * @param address path and query
 */
export function withReadableEscapes(address: string): string {
  const end = address.search(/[?#]/)
  const path = end < 0 ? address : address.slice(0, end)
  return isDecodable(path) ? address : path.replaceAll('%', '%25') + address.slice(path.length)
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
