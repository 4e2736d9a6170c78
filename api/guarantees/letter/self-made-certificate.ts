/** A key with a certificate that the product makes for itself: its name says that nobody vouches for it. */
import { generateKeyPair, randomBytes, sign, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { BitString, Integer, Null, Utf8String } from 'asn1js'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  PublicKeyInfo,
  RelativeDistinguishedNames,
  Time,
} from 'pkijs'

const RSA_BITS = 3072
const YEARS = 10
const RSA_WITH_SHA_256 = '1.2.840.113549.1.1.11'
const COMMON_NAME = '2.5.4.3'
const BASIC_CONSTRAINTS = '2.5.29.19'
const KEY_USAGE = '2.5.29.15'
/** The first two bits: signatures, and signatures that cannot be denied later. */
const FOR_SIGNATURES = 0xc0

const makeKeyPair = promisify(generateKeyPair)

/** @returns PEM: the private key, then its certificate */
export async function makeSelfMadeCertificate(now: Date): Promise<string> {
  const { privateKey, publicKey } = await makeKeyPair('rsa', { modulusLength: RSA_BITS })
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: inOwnMemory(serialNumber()) }),
    signature: rsa(),
    signatureAlgorithm: rsa(),
    issuer: ownName(),
    subject: ownName(),
    notBefore: new Time({ value: now }),
    notAfter: new Time({
      value: new Date(Date.UTC(now.getUTCFullYear() + YEARS, now.getUTCMonth(), now.getUTCDate())),
    }),
    subjectPublicKeyInfo: PublicKeyInfo.fromBER(inOwnMemory(publicKey.export({ type: 'spki', format: 'der' }))),
    extensions: [
      new Extension({
        extnID: BASIC_CONSTRAINTS,
        critical: true,
        extnValue: new BasicConstraints({ cA: false }).toSchema().toBER(),
      }),
      new Extension({
        extnID: KEY_USAGE,
        critical: true,
        extnValue: new BitString({ valueHex: new Uint8Array([FOR_SIGNATURES]).buffer, unusedBits: 6 }).toBER(),
      }),
    ],
  })
  return `${pem(privateKey)}${wrapped('CERTIFICATE', signed(certificate, privateKey))}`
}

function signed(certificate: Certificate, key: KeyObject): Buffer {
  const content = certificate.encodeTBS().toBER()
  certificate.tbsView = new Uint8Array(content)
  certificate.signatureValue = new BitString({ valueHex: inOwnMemory(sign('sha256', Buffer.from(content), key)) })
  return Buffer.from(certificate.toSchema(true).toBER())
}

/** The name is all that most viewers show, so that it says it all. */
function ownName(): RelativeDistinguishedNames {
  const value = new Utf8String({ value: 'Member Care (self-made certificate for demonstration)' })
  return new RelativeDistinguishedNames({ typesAndValues: [new AttributeTypeAndValue({ type: COMMON_NAME, value })] })
}

/** Positive, and beginning with no zero: the one way to write it. */
function serialNumber(): Buffer {
  const bytes = randomBytes(16)
  bytes.writeUInt8((bytes.readUInt8(0) & 0x7f) | 0x40, 0)
  return bytes
}

function rsa(): AlgorithmIdentifier {
  return new AlgorithmIdentifier({ algorithmId: RSA_WITH_SHA_256, algorithmParams: new Null() })
}

function pem(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString()
}

function wrapped(name: string, der: Buffer): string {
  return `-----BEGIN ${name}-----\n${der.toString('base64').replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END ${name}-----\n`
}

function inOwnMemory(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
