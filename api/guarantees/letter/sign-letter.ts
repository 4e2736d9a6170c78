/** Signs the PDF of a letter for which room was left (letters/signature-space.ts). */
import { Signer, SignPdf } from '@signpdf/signpdf'
import { cadesSignature, type SigningIdentity } from './cades-signature.ts'

export interface LetterSigner {
  /** Who signs, as the certificate says it. */
  readonly name: string
  /** How long each signature is. */
  readonly signatureBytes: number
  /** Whether the certificate was made by the product itself, so that nobody vouches for it. */
  readonly isSelfMade: boolean
  /** The last moment at which the certificate is good. */
  readonly validTo: Date
  /** The same letter gives the same bytes. @throws Error where no room was left */
  sign(letter: Buffer): Promise<Buffer>
}

export function createLetterSigner(identity: SigningIdentity): LetterSigner {
  const [own] = identity.certificates
  const signer = new DetachedSigner(identity)
  return {
    name: /^CN=(.+)$/m.exec(own.subject)?.[1]?.replaceAll('\\', '') ?? own.subject,
    signatureBytes: cadesSignature(new Uint8Array(), identity).length,
    isSelfMade: own.subject === own.issuer,
    validTo: new Date(own.validTo),
    sign: (letter) => new SignPdf().sign(letter, signer),
  }
}

class DetachedSigner extends Signer {
  readonly #identity: SigningIdentity
  constructor(identity: SigningIdentity) {
    super()
    this.#identity = identity
  }
  override sign(content: Buffer): Promise<Buffer> {
    return Promise.resolve(cadesSignature(content, this.#identity))
  }
}
