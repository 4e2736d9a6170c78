/** Sends Web Push messages (RFC 8030, 8291, 8292): encrypted for one browser, and handed to the service of its maker. */
import { createECDH, ECDH, type KeyObject } from 'node:crypto'
import webPush from 'web-push'

/** A browser that takes messages, as it says so itself. */
export interface PushTarget {
  /** An address of the service of the browser's maker. */
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushMessage {
  /** Shown by the service worker; without anything personal, because it stands on a locked screen. */
  readonly title: string
  readonly body: string
  /** Of two with the same tag only the later one stands on the screen. */
  readonly tag: string
  /** Within the portal. */
  readonly url: string
}

export interface PushSender {
  /** By which browsers know us, base64url. */
  readonly publicKey: string
  /** Whether messages may be sent there: to the services of the settings alone, as an address comes from a browser. */
  mayReach(endpoint: string): boolean
  /**
   * @returns `gone` when the browser takes none any more; `refused` when it is not reached like this, as with a broken key. Both
   *   are final
   * @throws Error when the service did not take it this time
   */
  send(target: PushTarget, message: PushMessage, signal: AbortSignal): Promise<'sent' | 'gone' | 'refused'>
}

export interface PushSettings {
  /** Host names; the hosts below them are meant too. */
  readonly services: readonly string[]
  /** Whether a service on this machine may be reached without https, as in a test. */
  readonly local: boolean
  /** Whom a service writes to when it has a complaint: an e-mail address or a page. */
  readonly contact: string
}

/** Of the keys of browsers and of our own (RFC 8291, 8292). */
const CURVE = 'prime256v1'
/** Final by RFC 8030: there is no such subscription any more. */
const gone = new Set([404, 410])
/** Of the refusals these say nothing of the device: our proof is not taken, as where this server's clock is wrong; too slow; too many. */
const passing = new Set([401, 403, 408, 429])
/** A message that was not taken within a day is no news any more. */
export const SECONDS_KEPT = 86_400
const PATIENCE_MS = 10_000

/** @param key the installation's own for this purpose: always the same one, since subscriptions are bound to it */
export function createPushSender(key: KeyObject, { services, local, contact }: PushSettings): PushSender {
  const scalar = key.export()
  const pair = createECDH(CURVE)
  pair.setPrivateKey(scalar)
  const publicKey = pair.getPublicKey('base64url')
  // Of the derived bytes: the pair would leave out zeros at the front, which one key in 256 has.
  const vapidDetails = { subject: contact, publicKey, privateKey: scalar.toString('base64url') }

  function mayReach(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false
    const { protocol, hostname } = new URL(endpoint)
    if (local && protocol === 'http:' && hostname === 'localhost') return true
    return protocol === 'https:' && services.some((service) => hostname === service || hostname.endsWith(`.${service}`))
  }

  return {
    publicKey,
    mayReach,
    async send({ endpoint, p256dh, auth }, message, signal) {
      if (!mayReach(endpoint)) return 'gone'
      if (!isOnCurve(p256dh)) return 'refused'
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails,
        TTL: SECONDS_KEPT,
        urgency: 'normal',
      })
      const reply = await fetch(request.endpoint, {
        method: request.method,
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body ?? []),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
      })
      await reply.body?.cancel()
      if (gone.has(reply.status)) return 'gone'
      if (reply.status >= 400 && reply.status < 500 && !passing.has(reply.status)) return 'refused'
      if (!reply.ok) throw new Error(`The push service answered ${reply.status}.`)
      return 'sent'
    },
  }
}

/** To another key nothing can be encrypted. */
function isOnCurve(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, CURVE, 'base64url')
    return true
  } catch {
    return false
  }
}

declare module '../../http/parts.ts' {
  interface Parts {
    readonly pushSender: PushSender
  }
}
