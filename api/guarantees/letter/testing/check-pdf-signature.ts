/**
 * Whether the signature of a PDF is good, as libraries say that have no part in making it: `pdf-signature-reader` (on node-forge) holds the
 * signature against the file, and `pkijs` reads what it says of itself, of which the signature covers only a part.
 */
import { X509Certificate } from 'node:crypto'
import { createRequire } from 'node:module'
import { Null } from 'asn1js'
import { ContentInfo, SignedData } from 'pkijs'

interface Verdict {
  readonly integrity?: boolean
  readonly message?: string
  readonly signatures?: readonly { readonly meta: { readonly certs: readonly { readonly pemCertificate: string }[] } }[]
}
const readSignatures = createRequire(import.meta.url)('pdf-signature-reader') as (pdf: Buffer) => Verdict

const BYTE_RANGE = /\/ByteRange \[0 (\d+) (\d+) (\d+)\]/
const RSA_WITH_SHA_256 = '1.2.840.113549.1.1.11'
const SHA_256 = '2.16.840.1.101.3.4.2.1'

/**
 * @param certificate of whom it must be signed with
 * @returns 'good', or what is wrong
 */
export async function checkPdfSignature(pdf: Buffer, certificate: X509Certificate): Promise<string> {
  try {
    return wrongInFile(pdf, certificate) ?? (await wrongInSignature(pdf, certificate)) ?? 'good'
  } catch (error) {
    return `It cannot be read: ${String(error)}`
  }
}

function wrongInFile(pdf: Buffer, certificate: X509Certificate): string | undefined {
  const { integrity, message, signatures = [] } = readSignatures(pdf)
  if (integrity !== true) return message ?? 'The file was changed.'
  const [signature, ...others] = signatures
  const certificates = signature?.meta.certs ?? []
  if (others.length > 0 || certificates.length !== 1) return 'There is more than one signature or certificate.'
  const isOurs = certificates.every(({ pemCertificate }) =>
    new X509Certificate(pemCertificate).raw.equals(certificate.raw),
  )
  return isOurs ? undefined : 'Somebody else signed it.'
}

async function wrongInSignature(pdf: Buffer, certificate: X509Certificate): Promise<string | undefined> {
  const [before = 0, after = 0, length = 0] = (BYTE_RANGE.exec(pdf.toString('latin1')) ?? []).slice(1).map(Number)
  if (after + length !== pdf.length) return 'It is not signed to its end.'
  const digits = pdf.subarray(before + 1, after - 1).toString('latin1')
  const bytes = Buffer.from(digits, 'hex')
  if (bytes.toString('hex') !== digits || pdf[before] !== 0x3c || pdf[after - 1] !== 0x3e) return 'Its digits are none.'
  const signed = new SignedData({ schema: ContentInfo.fromBER(inOwnMemory(bytes)).content })
  const { signatureVerified } = await signed.verify({
    signer: 0,
    data: contentOf(pdf, before, after),
    extendedMode: true,
  })
  if (signatureVerified !== true) return 'The signature names another signer, or is none of this file.'
  // The certificate in it byte for byte, and no more around it than the standard wants.
  const isAsPrescribed = bytes.includes(certificate.raw) && isPlain(signed) && sizeOf(signed) === bytes.length
  return isAsPrescribed ? undefined : 'It says something else of itself than the standard wants.'
}

function isPlain({ version, digestAlgorithms, signerInfos }: SignedData): boolean {
  const [signer, ...others] = signerInfos
  const hashes = [...digestAlgorithms, ...(signer ? [signer.digestAlgorithm] : [])]
  return (
    version === 1 &&
    signer?.version === 1 &&
    others.length === 0 &&
    signer.signatureAlgorithm.algorithmId === RSA_WITH_SHA_256 &&
    signer.signatureAlgorithm.algorithmParams instanceof Null &&
    hashes.length === 2 &&
    hashes.every(({ algorithmId }) => algorithmId === SHA_256)
  )
}

/** How long it is when it is written anew. */
function sizeOf(signed: SignedData): number {
  return new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) }).toSchema().toBER()
    .byteLength
}

function contentOf(pdf: Buffer, before: number, after: number): ArrayBuffer {
  return inOwnMemory(Buffer.concat([pdf.subarray(0, before), pdf.subarray(after)]))
}

function inOwnMemory(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
