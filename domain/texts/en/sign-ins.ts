/** "Your sign-ins", in the portal and in the console. The wording is ours. */
import type { WayOfSigningIn } from '../../account/session-lifetime.ts'

export const signInsTexts = {
  title: 'Your sign-ins',
  lead: 'Where you are signed in. End any that you do not recognise, then change your password.',
  current: 'This device',
  unknownDevice: 'Unknown device',
  signedIn: 'Signed in',
  lastUsed: 'Last used',
  from: 'Network',
  how: 'With',
  end: 'End',
  ending: 'Ending…',
  endOthers: 'End all others',
  endEverywhere: 'Log out everywhere',
  ended: 'That sign-in has ended.',
  othersEnded: 'All other sign-ins have ended.',
  onlyOne: 'You are signed in nowhere else.',
  failed: 'That did not work. Please try again.',
} as const

const ways: Readonly<Record<WayOfSigningIn, string>> = {
  password: 'Password',
  'password-and-otp': 'Password and one-time password',
  'password-and-second-factor': 'Password and second factor',
  'password-and-trusted-device': 'Password on a trusted device',
  'single-sign-on': 'Single sign-on',
  registration: 'Registration',
}

export function wayOfSigningInText(how: WayOfSigningIn | null): string {
  return how === null ? 'Not known' : ways[how]
}

/** For example "Safari on Apple iPhone". */
export function deviceText({ device, browser }: { readonly device: string; readonly browser: string }): string {
  if (device === '' || browser === '') return device || browser || signInsTexts.unknownDevice
  return `${browser} on ${device}`
}

/** The name of the button for those who hear it and do not see beside what it stands. */
export function endSignInLabel(device: string): string {
  return `${signInsTexts.end}: ${device}`
}
