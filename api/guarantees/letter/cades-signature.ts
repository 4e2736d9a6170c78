/**
 * A detached signature as PAdES wants it at its basic level (PAdES-B-B, ETSI EN 319 142-1): CMS with the certificates, and signed with the hash
 * of the content the hash of the signer's certificate, so that nobody puts another one in its place. When it was signed stands in the PDF.
 */
import { createHash, sign, type KeyObject, type X509Certificate } from 'node:crypto'
import { Null, ObjectIdentifier, OctetString, Sequence, Set as AsnSet, type BaseBlock } from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'

const DATA = '1.2.840.113549.1.7.1'
const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47'
const SHA_256 = '2.16.840.1.101.3.4.2.1'
const RSA_WITH_SHA_256 = '1.2.840.113549.1.1.11'
const SIGNED_ATTRIBUTES = 0

export interface SigningIdentity {
  /** RSA, so that every signature has the same length. */
  readonly key: KeyObject
  /** The signer's own first, then those that it is traced back to. */
  readonly certificates: readonly [X509Certificate, ...X509Certificate[]]
}

/** The same content gives the same signature. */
export function cadesSignature(content: Uint8Array, { key, certificates }: SigningIdentity): Buffer {
  const [own] = certificates
  const attributes = signedAttributes(content, own)
  const toSign = Buffer.from(new AsnSet({ value: attributes.map((attribute) => attribute.toSchema()) }).toBER())
  const certificate = Certificate.fromBER(inOwnMemory(own.raw))
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [sha256()],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    certificates: certificates.map(({ raw }) => Certificate.fromBER(inOwnMemory(raw))),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        digestAlgorithm: sha256(),
        signedAttrs: new SignedAndUnsignedAttributes({ type: SIGNED_ATTRIBUTES, attributes: [...attributes] }),
        signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: RSA_WITH_SHA_256, algorithmParams: new Null() }),
        signature: new OctetString({ valueHex: inOwnMemory(sign('sha256', toSign, key)) }),
      }),
    ],
  })
  const info = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) })
  return Buffer.from(info.toSchema().toBER())
}

function signedAttributes(content: Uint8Array, own: X509Certificate): readonly Attribute[] {
  const certificateHash = new OctetString({ valueHex: hashOf(own.raw) })
  const identified = new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [certificateHash] })] })] })
  const attributes: readonly [string, BaseBlock][] = [
    [CONTENT_TYPE, new ObjectIdentifier({ value: DATA })],
    [MESSAGE_DIGEST, new OctetString({ valueHex: hashOf(content) })],
    [SIGNING_CERTIFICATE_V2, identified],
  ]
  // A set is written in the order of its members' bytes.
  return attributes
    .map(([type, value]) => new Attribute({ type, values: [value] }))
    .toSorted((one, other) => Buffer.compare(bytesOf(one), bytesOf(other)))
}

function bytesOf(attribute: Attribute): Buffer {
  return Buffer.from(attribute.toSchema().toBER())
}

function sha256(): AlgorithmIdentifier {
  return new AlgorithmIdentifier({ algorithmId: SHA_256 })
}

function hashOf(content: Uint8Array): ArrayBuffer {
  return inOwnMemory(createHash('sha256').update(content).digest())
}

/** The library takes whole memories only. */
function inOwnMemory(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
