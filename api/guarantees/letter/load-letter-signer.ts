/** The key and the certificate that letters of guarantee are signed with, from their file. */
import { createPrivateKey, randomUUID, X509Certificate, type KeyObject } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeSelfMadeCertificate } from './self-made-certificate.ts'
import { createLetterSigner, type LetterSigner } from './sign-letter.ts'

const LEAST_RSA_BITS = 2048
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/**
 * @param path a PEM file with an RSA private key, its certificate, and those that it is traced back to
 * @param options.now makes a key with a certificate of its own, readable by its owner only, when there is no file
 * @throws Error when the file holds something else, or its certificate is of another key
 */
export async function loadLetterSigner(path: string, { now }: { readonly now?: Date } = {}): Promise<LetterSigner> {
  if (now !== undefined) await createFileIfMissing(path, now)
  const pem = await readFile(path, 'utf8')
  const key = rsaKeyOf(pem, path)
  const [own, ...others] = (pem.match(CERTIFICATE) ?? []).map((text) => new X509Certificate(text))
  if (own === undefined) throw new Error(`${path} must hold the certificate of its key too.`)
  if (!own.checkPrivateKey(key)) throw new Error(`The first certificate of ${path} must be that of its private key.`)
  return createLetterSigner({ key, certificates: [own, ...others] })
}

function rsaKeyOf(pem: string, path: string): KeyObject {
  let key: KeyObject | undefined
  try {
    key = createPrivateKey(pem)
  } catch {
    // What is wrong with it is told below, without a word of what is in it.
  }
  if (key?.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < LEAST_RSA_BITS)
    throw new Error(`${path} must hold an RSA private key of ${LEAST_RSA_BITS} bits or more, without a password.`)
  return key
}

/** Written aside and linked into place: of two processes that start at once, both go on with the key of the first. */
async function createFileIfMissing(path: string, now: Date): Promise<void> {
  const existing = await readFile(path).catch(() => undefined)
  if (existing) return
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const aside = `${path}.${randomUUID()}`
  await writeFile(aside, await makeSelfMadeCertificate(now), { mode: 0o600, flag: 'wx' })
  await link(aside, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(aside)
}
