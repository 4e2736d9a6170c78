/** The addresses that a client gives its members to open: the teleconsultation app and the user guide (3§3; S16, S54). */
import type { StepUpFlag } from '../access/step-up.ts'
import type { MemberType } from '../user/user-events.ts'
import type { FeaturesConfig } from './features-config.ts'

export interface ClientLink {
  /** The field that has the address. */
  readonly address: 'teleconsultAppLink' | 'userGuideUrl'
  /** The switches that offer it; without any, it is offered to everybody. */
  readonly allowedBy?: Readonly<Record<MemberType, 'allowTeleconsult' | 'allowTeleconsultDependant'>>
  /** The switch that asks for a one-time password first. */
  readonly stepUp: StepUpFlag
  /** The page of the portal that opens it. */
  readonly page: string
}

export const clientLinks = {
  teleconsult: {
    address: 'teleconsultAppLink',
    allowedBy: { E: 'allowTeleconsult', D: 'allowTeleconsultDependant' },
    stepUp: 'requireOTPTeleconsult',
    page: '/app/teleconsult',
  },
  userGuide: { address: 'userGuideUrl', stepUp: 'requireOTPUserGuide', page: '/app/userguide' },
} as const satisfies Readonly<Record<string, ClientLink>>
export type ClientLinkId = keyof typeof clientLinks

/** A page on the web that nobody on the way can change, or one of this portal. An address that begins with two slashes leads elsewhere. */
const openable = /^(https:\/\/[^\s]+|\/[^\s/\\][^\s]*)$/i

/** Whether members may be sent to an address. */
export function isOpenable(address: string): boolean {
  return openable.test(address)
}

/** Whether a client offers this link to members of this type. */
export function isLinkOffered(link: ClientLinkId, features: FeaturesConfig, memberType: MemberType): boolean {
  const { address, allowedBy }: ClientLink = clientLinks[link]
  return isOpenable(features[address]) && (allowedBy === undefined || features[allowedBy[memberType]])
}

/**
 * What a client has switched on, as its members read it: without the address of what they are not offered. In the place of one that asks for a
 * one-time password stands the page of the portal that asks.
 */
export function featuresForMember(features: FeaturesConfig, memberType: MemberType): FeaturesConfig {
  const shown = { ...features }
  for (const id of Object.keys(clientLinks) as ClientLinkId[]) {
    const { address, stepUp, page } = clientLinks[id]
    if (!isLinkOffered(id, features, memberType)) shown[address] = ''
    else if (features[stepUp]) shown[address] = page
  }
  return shown
}
