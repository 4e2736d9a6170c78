/** A passkey that tests hold themselves: answers as a browser with an authenticator does (WebAuthn, ES256, no attestation). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface PasskeyOptions {
  readonly challenge: string
}

export interface SoftwarePasskey {
  /** For `startRegistration`'s options. */
  made(options: PasskeyOptions): object
  /** For `startAuthentication`'s options. */
  shown(options: PasskeyOptions): object
}

const USER_PRESENT = 0x01
const CREDENTIAL_INCLUDED = 0x40

/** @param origin of the pages that the passkey is good for */
export function createSoftwarePasskey(origin: string): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const hostHash = sha256(Buffer.from(new URL(origin).hostname))
  let count = 0

  const common = {
    id: credentialId.toString('base64url'),
    rawId: credentialId.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  }
  const clientData = (type: string, { challenge }: PasskeyOptions) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (flags: number, more = Buffer.alloc(0)) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(count)
    return Buffer.concat([hostHash, Buffer.of(flags), counted, more])
  }

  return {
    made(options) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      // COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const data = authenticatorData(
        USER_PRESENT | CREDENTIAL_INCLUDED,
        Buffer.concat([Buffer.alloc(16), length, credentialId, key]),
      )
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}
      const attestation = Buffer.concat([
        Buffer.of(0xa3),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.of(0xa0),
        text('authData'),
        Buffer.of(0x58, data.length),
        data,
      ])
      return {
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    shown(options) {
      count += 1
      const [client, data] = [clientData('webauthn.get', options), authenticatorData(USER_PRESENT)]
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.of(0x60 + value.length), Buffer.from(value)])
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
