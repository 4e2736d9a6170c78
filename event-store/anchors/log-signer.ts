/**
 * The key that signs anchors and exports: Ed25519, derived from the master key, so that it needs no keeping of its own.
 * Its public half may be handed to anybody, who can then check anchors and exports without the product.
 */
import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import type { RootSecret } from '../codec/root-secret.ts'

/** What stands before the 32 bytes of a private Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

export interface LogSigner {
  /** The first 16 hexadecimal digits of the SHA-256 of the public key (SPKI, DER). */
  readonly keyId: string
  /** PEM. */
  readonly publicKey: string
  /** Base64url. */
  sign(text: string): string
  verify(text: string, signature: string): boolean
}

export function createLogSigner(rootSecret: RootSecret): LogSigner {
  const seed = rootSecret.derive('log-signing').export()
  const privateKey: KeyObject = createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = createPublicKey(privateKey)
  return {
    keyId: createHash('sha256')
      .update(publicKey.export({ format: 'der', type: 'spki' }))
      .digest('hex')
      .slice(0, 16),
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
    verify: (text, signature) => verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url')),
  }
}
