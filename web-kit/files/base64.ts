/** Bytes from base64 as calls give them. */

/** @param base64 also with the letters of addresses (`-` and `_`) */
export function bytesOfBase64(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
