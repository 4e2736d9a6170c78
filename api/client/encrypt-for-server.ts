/** Encrypts what must not travel in the clear, with the server's public key (RSA-OAEP, SHA-256). */

/**
 * @param publicKey SPKI, as PEM or its bare base64
 * @returns base64 of the encrypted UTF-8 text
 */
export async function encryptForServer(text: string, publicKey: string): Promise<string> {
  const base64 = publicKey.replace(/-----[^-]+-----/g, '').replace(/\s/g, '')
  const key = await crypto.subtle.importKey('spki', fromBase64(base64), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, [
    'encrypt',
  ])
  const encrypted = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(encrypted)))
}

function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
