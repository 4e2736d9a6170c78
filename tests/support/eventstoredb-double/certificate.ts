/** A certificate that nobody has signed but itself, for 127.0.0.1 and localhost: as a server has one whose authority is not known. */
import 'reflect-metadata'
import { webcrypto } from 'node:crypto'
import {
  X509CertificateGenerator,
  BasicConstraintsExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  cryptoProvider,
} from '@peculiar/x509'

export interface Certificate {
  /** PEM. */
  readonly certificate: string
  /** PEM. */
  readonly key: string
}

const DAY_MS = 24 * 60 * 60_000

export async function makeCertificate(): Promise<Certificate> {
  cryptoProvider.set(webcrypto as Crypto)
  const signingAlgorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const keys = await webcrypto.subtle.generateKey(signingAlgorithm, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: 'CN=localhost',
    notBefore: new Date(Date.now() - DAY_MS),
    notAfter: new Date(Date.now() + DAY_MS),
    signingAlgorithm,
    keys: keys as CryptoKeyPair,
    extensions: [
      new BasicConstraintsExtension(true),
      new SubjectAlternativeNameExtension([
        { type: 'ip', value: '127.0.0.1' },
        { type: 'dns', value: 'localhost' },
      ]),
    ],
  })
  return {
    certificate: certificate.toString('pem'),
    key: PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY'),
  }
}
