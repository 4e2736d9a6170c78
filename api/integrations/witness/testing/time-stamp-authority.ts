/** A time stamp authority for tests: it answers over HTTP as RFC 3161 says, with a clock that the test sets, and can be told to answer wrongly. */
import 'reflect-metadata'
import { randomBytes, webcrypto } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import {
  BasicConstraintsExtension,
  cryptoProvider,
  ExtendedKeyUsageExtension,
  X509CertificateGenerator,
} from '@peculiar/x509'
import { Integer, OctetString } from 'asn1js'
import {
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatus,
  PKIStatusInfo,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'

const FOR_TIME_STAMPS = '1.3.6.1.5.5.7.3.8'
const FOR_SERVERS = '1.3.6.1.5.5.7.3.1'
const YEAR_MS = 365 * 24 * 60 * 60_000
const signing = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

export interface TimeStampAuthority {
  readonly address: string
  /** PEM of the certificate that its own is signed with. */
  readonly trusted: string
  /** What it answers next, for as long as it is set. */
  behaviour: 'right' | 'refuses' | 'answers another request' | 'stamps another content' | 'is down'
  /** Of its clock. */
  now: () => Date
  readonly asked: () => number
  close(): Promise<void>
}

/** @param options.isForServers its certificate is one for web servers, not for time stamps */
export async function startTimeStampAuthority({
  isForServers = false,
}: { readonly isForServers?: boolean } = {}): Promise<TimeStampAuthority> {
  cryptoProvider.set(webcrypto as Crypto)
  const { root, own, key } = await makeCertificates(isForServers ? FOR_SERVERS : FOR_TIME_STAMPS)
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    const isQuery = request.headers['content-type'] === 'application/timestamp-query'
    if (authority.behaviour === 'is down' || !isQuery) return void response.writeHead(isQuery ? 503 : 415).end()
    void buffer(request)
      .then((body) => answerTo(TimeStampReq.fromBER(new Uint8Array(body).buffer), authority, { own, key }))
      .then((answer) => response.writeHead(200, { 'Content-Type': 'application/timestamp-reply' }).end(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const authority: TimeStampAuthority = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/stamp`,
    trusted: root,
    behaviour: 'right',
    now: () => new Date(),
    asked: () => asked,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return authority
}

async function makeCertificates(use: string) {
  const [rootKeys, keys] = await Promise.all([newKeys(), newKeys()])
  const valid = {
    notBefore: new Date(Date.now() - YEAR_MS),
    notAfter: new Date(Date.now() + YEAR_MS),
    signingAlgorithm: signing,
  }
  const root = await X509CertificateGenerator.createSelfSigned({
    ...valid,
    serialNumber: '01',
    name: 'CN=Root of a test',
    keys: rootKeys,
    extensions: [new BasicConstraintsExtension(true, 1, true)],
  })
  const own = await X509CertificateGenerator.create({
    ...valid,
    serialNumber: '02',
    subject: 'CN=Time stamps of a test',
    issuer: root.subject,
    publicKey: keys.publicKey,
    signingKey: rootKeys.privateKey,
    extensions: [new BasicConstraintsExtension(false, undefined, true), new ExtendedKeyUsageExtension([use], true)],
  })
  return { root: root.toString('pem'), own: Certificate.fromBER(own.rawData), key: keys.privateKey }
}

async function newKeys(): Promise<CryptoKeyPair> {
  return (await webcrypto.subtle.generateKey(signing, true, ['sign', 'verify'])) as CryptoKeyPair
}

async function answerTo(
  { messageImprint, nonce }: TimeStampReq,
  { behaviour, now }: TimeStampAuthority,
  { own, key }: { readonly own: Certificate; readonly key: CryptoKey },
): Promise<Buffer> {
  if (behaviour === 'refuses')
    return encoded(new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.rejection }) }))
  if (behaviour === 'stamps another content')
    messageImprint.hashedMessage = new OctetString({ valueHex: new Uint8Array(randomBytes(32)).buffer })
  const told =
    behaviour === 'answers another request'
      ? new Integer({ valueHex: new Uint8Array([0x41, ...randomBytes(15)]).buffer })
      : nonce
  const stamp = new TSTInfo({
    version: 1,
    policy: '1.2.3.4',
    messageImprint,
    serialNumber: new Integer({ value: 7 }),
    genTime: now(),
    ...(told && { nonce: told }),
  })
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: '1.2.840.113549.1.9.16.1.4',
      eContent: new OctetString({ valueHex: stamp.toSchema().toBER() }),
    }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
      }),
    ],
    certificates: [own],
  })
  await signed.sign(key, 0, 'SHA-256')
  const token = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) })
  return encoded(new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.granted }), timeStampToken: token }))
}

function encoded(response: TimeStampResp): Buffer {
  return Buffer.from(response.toSchema().toBER())
}
