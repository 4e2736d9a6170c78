/** "Your sign-ins", in Malay. */
import { partsOfDeviceName, type DeviceKind } from '../../account/device-name.ts'
import type { WayOfSigningIn } from '../../account/session-lifetime.ts'

export const signInsTexts = {
  title: 'Sesi log masuk',
  lead: 'Peranti yang sedang log masuk ke akaun anda. Tamatkan apa sahaja yang anda tidak kenali, kemudian tukar kata laluan anda.',
  current: 'Peranti ini',
  unknownDevice: 'Peranti tidak diketahui',
  signedIn: 'Log masuk pada',
  lastUsed: 'Terakhir digunakan',
  from: 'Rangkaian',
  how: 'Dengan',
  end: 'Tamatkan',
  ending: 'Sedang ditamatkan…',
  endOthers: 'Tamatkan semua yang lain',
  endEverywhere: 'Log keluar di semua tempat',
  ended: 'Sesi log masuk itu telah ditamatkan.',
  othersEnded: 'Semua sesi log masuk lain telah ditamatkan.',
  onlyOne: 'Anda tidak log masuk di tempat lain.',
  failed: 'Tidak berjaya. Sila cuba lagi.',
} as const

const ways: Readonly<Record<WayOfSigningIn, string>> = {
  password: 'Kata laluan',
  'password-and-otp': 'Kata laluan dan kata laluan sekali guna',
  'password-and-second-factor': 'Kata laluan dan faktor kedua',
  'password-and-trusted-device': 'Kata laluan pada peranti dipercayai',
  'single-sign-on': 'Log masuk tunggal',
  registration: 'Pendaftaran',
}

export function wayOfSigningInText(how: WayOfSigningIn | null): string {
  return how === null ? 'Tidak diketahui' : ways[how]
}

const kinds: Readonly<Record<DeviceKind, string>> = {
  phone: 'telefon',
  tablet: 'tablet',
  computer: 'komputer',
  television: 'televisyen',
}

export function deviceText({ device, browser }: { readonly device: string; readonly browser: string }): string {
  const shown = deviceIn(device)
  if (shown === '' || browser === '') return shown || browser || signInsTexts.unknownDevice
  return `${browser} pada ${shown}`
}

function deviceIn(device: string): string {
  const { system, kind } = partsOfDeviceName(device)
  return kind === undefined ? device : `${kinds[kind]} ${system}`.trim()
}

export function endSignInLabel(device: string): string {
  return `${signInsTexts.end}: ${device}`
}
