/** The key pair that passwords are encrypted for on their way from the browser (RSA-OAEP with SHA-256). */
import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
  randomUUID,
} from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What it protects is protected by TLS already; a longer key would cost every sign-in milliseconds of a processor. */
const MODULUS_BITS = 2048

export interface SignInKey {
  /** SPKI, as PEM. */
  readonly publicKey: string
  /** The text that a browser encrypted, from base64; undefined when it was not encrypted for this key. */
  decrypt(encrypted: string): string | undefined
}

/**
 * @param path a PEM file with an RSA private key of 2048 bits or more
 * @param options.createIfMissing makes the file, readable by its owner only, when there is none
 * @throws Error when the file is missing or holds no such key
 */
export async function loadSignInKey(path: string, options: { createIfMissing: boolean }): Promise<SignInKey> {
  if (options.createIfMissing) await createFileIfMissing(path)
  const key = createPrivateKey(await readFile(path))
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (key.asymmetricKeyType !== 'rsa' || bits < 2048)
    throw new Error(`${path} must hold an RSA private key of 2048 bits or more.`)
  return {
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(),
    decrypt(encrypted) {
      try {
        return privateDecrypt(
          { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
          Buffer.from(encrypted, 'base64'),
        ).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

/** Written aside and linked into place: of two processes that start at once, both go on with the key of the first. */
async function createFileIfMissing(path: string): Promise<void> {
  const existing = await readFile(path).catch(() => undefined)
  if (existing) return
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const aside = `${path}.${randomUUID()}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: MODULUS_BITS })
  await writeFile(aside, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  await link(aside, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(aside)
}
