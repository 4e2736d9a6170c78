/**
 * Signs the codes of cards, and reads them: JSON Web Signatures (RFC 7515) by ES256, which anybody can check with the published key; browsers too.
 * The key derives from the root secret, so that it needs no keeping of its own.
 */
import { createECDH, createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import type { CardCode } from '@member-care/domain/e-card/card-code.ts'
import { singaporeInstant, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { RootSecret } from '@member-care/event-store/codec/root-secret.ts'
import { z } from 'zod'

/** The public key as a JSON Web Key (RFC 7517). */
export const publishedKeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
})
type PublishedKey = z.infer<typeof publishedKeySchema>

export interface CardSigner {
  readonly publishedKey: PublishedKey
  /** A code, as compact text. */
  write(code: CardCode): string
  /** What a genuine code says; undefined for any other text. Whether it is over is not looked at. */
  read(text: string): CardCode | undefined
}

declare module '../http/parts.ts' {
  interface Parts {
    readonly cardSigner: CardSigner
  }
}

/** The claims of a code: registered names where there are any, and short ones, because each letter makes the picture finer. */
const claimsSchema = z.object({
  sub: z.string(),
  /** Where it is somebody else's account that has shown the card. */
  by: z.string().optional(),
  com: z.string(),
  co: z.string(),
  pol: z.string(),
  ini: z.string(),
  from: z.string(),
  iat: z.number(),
  exp: z.number(),
})
const headerSchema = z.object({ alg: z.literal('ES256'), kid: z.string() })

const JWS = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/
const DAY_MS = 24 * 60 * 60_000

export function createCardSigner(rootSecret: RootSecret): CardSigner {
  const { key, publicKey, publishedKey } = keysFrom(rootSecret)
  const header = encoded({ alg: 'ES256', kid: publishedKey.kid })
  const asBytes = { dsaEncoding: 'ieee-p1363' } as const
  return {
    publishedKey,
    write(code) {
      const signed = `${header}.${encoded(claimsOf(code))}`
      return `${signed}.${sign('sha256', Buffer.from(signed), { key, ...asBytes }).toString('base64url')}`
    },
    read(text) {
      const [, head = '', payload = '', signature = ''] = JWS.exec(text) ?? []
      if (headerSchema.safeParse(decoded(head)).data?.kid !== publishedKey.kid) return undefined
      const isGenuine = verify(
        'sha256',
        Buffer.from(`${head}.${payload}`),
        { key: publicKey, ...asBytes },
        Buffer.from(signature, 'base64url'),
      )
      const claims = isGenuine ? claimsSchema.safeParse(decoded(payload)).data : undefined
      return claims && codeOf(claims)
    },
  }
}

function keysFrom(rootSecret: RootSecret) {
  const curve = createECDH('prime256v1')
  const scalar = scalarFrom(rootSecret)
  curve.setPrivateKey(scalar)
  const point = curve.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url')) as [
    string,
    string,
  ]
  const jwk = { kty: 'EC', crv: 'P-256', x, y } as const
  // The thumbprint of the key (RFC 7638), shortened: it stands in every code.
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: jwk.crv, kty: jwk.kty, x, y }))
    .digest('base64url')
    .slice(0, 8)
  const key: KeyObject = createPrivateKey({ key: { ...jwk, d: scalar.toString('base64url') }, format: 'jwk' })
  const publishedKey: PublishedKey = { ...jwk, kid, alg: 'ES256', use: 'sig' }
  return { key, publicKey: createPublicKey(key), publishedKey }
}

/** One number in four thousand million is none of the curve's; then the next one is taken. */
function scalarFrom(rootSecret: RootSecret): Buffer {
  const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
  for (let attempt = 1; ; attempt += 1) {
    const bytes = rootSecret.derive(`e-card-signing/${attempt}`).export()
    const number = BigInt(`0x${bytes.toString('hex')}`)
    if (number > 0n && number < order) return bytes
  }
}

function claimsOf(code: CardCode): z.infer<typeof claimsSchema> {
  return {
    sub: code.userId,
    ...(code.shownBy !== code.userId && { by: code.shownBy }),
    com: code.companyId,
    co: code.companyName,
    pol: code.policyNo,
    ini: code.initials,
    from: code.effectiveStartDate,
    // With its milliseconds: a password may be changed in the same second.
    iat: code.issuedAt.getTime() / 1_000,
    exp: (singaporeInstant(code.lastDay, '00:00').getTime() + DAY_MS) / 1_000,
  }
}

function codeOf(claims: z.infer<typeof claimsSchema>): CardCode {
  return {
    userId: claims.sub,
    shownBy: claims.by ?? claims.sub,
    companyId: claims.com,
    companyName: claims.co,
    policyNo: claims.pol,
    initials: claims.ini,
    effectiveStartDate: claims.from,
    issuedAt: new Date(Math.round(claims.iat * 1_000)),
    lastDay: singaporeToday(new Date(claims.exp * 1_000 - DAY_MS)),
  }
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown
  } catch {
    return undefined
  }
}
