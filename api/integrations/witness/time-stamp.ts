/** Time stamps (RFC 3161): asking an authority for one, and holding one against what it was given for. Pure but for random bytes. */
import { createHash, randomBytes, X509Certificate } from 'node:crypto'
import { Integer, Null, OctetString } from 'asn1js'
import {
  AlgorithmIdentifier,
  Certificate,
  ContentInfo,
  MessageImprint,
  PKIStatus,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'

const SHA_256 = '2.16.840.1.101.3.4.2.1'
const STAMP_CONTENT = '1.2.840.113549.1.9.16.1.4'
/** Extended key usage `timeStamping`: an authority's certificate is for nothing else. */
const FOR_TIME_STAMPS = '1.3.6.1.5.5.7.3.8'
const NONCE_BYTES = 16

export interface StampRequest {
  /** To be sent as `application/timestamp-query`. */
  readonly body: Buffer
  /** Stands in the answer again, so that it is no older one. */
  readonly nonce: Buffer
}

/** What a time stamp says of the bytes that it was given for. */
export interface TimeStamp {
  /** When the authority had their hash before it. */
  readonly at: Date
  readonly nonce: Buffer | undefined
}

/** It is no time stamp of these bytes by this authority. The message says why, as the end of a sentence. */
export class BadTimeStamp extends Error {
  override readonly name = 'BadTimeStamp'
}

export function stampRequest(content: Buffer): StampRequest {
  const nonce = randomBytes(NONCE_BYTES)
  // A positive number that begins with no zero: the one way to write it.
  nonce.writeUInt8((nonce.readUInt8(0) & 0x7f) | 0x40, 0)
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: exactly(createHash('sha256').update(content).digest()) }),
    }),
    nonce: new Integer({ valueHex: exactly(nonce) }),
    certReq: true,
  })
  return { body: Buffer.from(request.toSchema().toBER()), nonce }
}

/** @param pem one or more certificates @throws Error when there is none */
export function readCertificates(pem: string): readonly Certificate[] {
  const found = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  if (found.length === 0) throw new Error('there is no certificate (PEM) in it')
  return found.map((text) => Certificate.fromBER(exactly(new X509Certificate(text).raw)))
}

/**
 * @param answer of the authority, whole, as it came
 * @param trusted certificates that its own is traced back to; whether that was valid is asked for the time of the stamp
 * @throws BadTimeStamp
 */
export async function checkStamp(answer: Buffer, content: Buffer, trusted: readonly Certificate[]): Promise<TimeStamp> {
  const signed = read(answer)
  const stamp = TSTInfo.fromBER(signed.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer(0))
  if (stamp.messageImprint.hashAlgorithm.algorithmId !== SHA_256)
    throw new BadTimeStamp('it was made over a hash of another kind')
  const { signatureVerified, signerCertificateVerified, signerCertificate } = await signed
    .verify({
      signer: 0,
      data: exactly(content),
      trustedCerts: [...trusted],
      checkChain: true,
      passedWhenNotRevValues: true,
      extendedMode: true,
    })
    .catch((error: unknown) => {
      throw new BadTimeStamp('it was not made for this content, or not by an authority that is trusted', {
        cause: error,
      })
    })
  if (signatureVerified !== true || signerCertificateVerified !== true || !signerCertificate)
    throw new BadTimeStamp('its signature is not right')
  const uses = new X509Certificate(Buffer.from(signerCertificate.toSchema().toBER())).keyUsage as
    readonly string[] | undefined
  if (uses?.includes(FOR_TIME_STAMPS) !== true) throw new BadTimeStamp('who signed it is no time stamp authority')
  return { at: stamp.genTime, nonce: stamp.nonce && Buffer.from(stamp.nonce.valueBlock.valueHexView) }
}

function read(answer: Buffer): SignedData {
  let response: TimeStampResp
  try {
    response = TimeStampResp.fromBER(exactly(answer))
  } catch (error) {
    throw new BadTimeStamp('it cannot be read', { cause: error })
  }
  const { status, timeStampToken } = response
  if (status.status !== PKIStatus.granted && status.status !== PKIStatus.grantedWithMods)
    throw new BadTimeStamp(`the authority refused it (status ${status.status})`)
  if (timeStampToken?.contentType !== ContentInfo.SIGNED_DATA) throw new BadTimeStamp('it is not signed')
  const signed = new SignedData({ schema: timeStampToken.content })
  if (signed.encapContentInfo.eContentType !== STAMP_CONTENT || signed.signerInfos.length !== 1)
    throw new BadTimeStamp('it is no time stamp')
  return signed
}

/** The bytes in memory of their own: the library takes whole memories only. */
function exactly(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
