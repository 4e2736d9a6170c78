/** Where somebody signs in from, in words by which they know it again, and no more than that. */
import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { deviceName, type DeviceKind } from '@member-care/domain/account/device-name.ts'

export interface Device {
  /** For example "Apple iPhone" or "Windows computer"; empty when it cannot be told. */
  readonly device: string
  /** For example "Safari"; empty when it cannot be told. */
  readonly browser: string
  /** The network, not the host: "203.0.113.x", "2001:db8:1::". Empty when there is none. */
  readonly address: string
}

/** What names itself at greater length is no browser, and costs time to look through. */
const LONGEST_USER_AGENT = 512

/** The device that a call comes from, by its User-Agent and address. */
export function deviceOf(request: Pick<FastifyRequest, 'headers' | 'ip'>): Device {
  return describeDevice(request.headers['user-agent'] ?? '', request.ip)
}

/** @param userAgent the header as it came, from a stranger */
export function describeDevice(userAgent: string, clientAddress: string): Device {
  const address = shortened(clientAddress)
  if (userAgent === '' || userAgent.length > LONGEST_USER_AGENT) return { device: '', browser: '', address }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return { device: nameOf(platform, os.name ?? ''), browser: browser.name ?? '', address }
}

const kinds: Readonly<Record<string, DeviceKind>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
  tv: 'television',
}

function nameOf(platform: { vendor?: string; model?: string; type?: string }, system: string): string {
  const { vendor = '', model = '', type = '' } = platform
  return model === '' ? deviceName(system, kinds[type]) : `${vendor} ${model}`.trim()
}

/** IPv4 without its last part, IPv6 without all but its first 48 bits. */
function shortened(clientAddress: string): string {
  if (!ipaddr.isValid(clientAddress)) return ''
  const address = ipaddr.process(clientAddress)
  const bytes = address.toByteArray()
  if (address.kind() === 'ipv4') return `${bytes.slice(0, 3).join('.')}.x`
  const network = [...bytes.slice(0, 6), ...Array<number>(10).fill(0)]
  return ipaddr.fromByteArray(network).toString()
}
