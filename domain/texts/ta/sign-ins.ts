/** "Your sign-ins", in Tamil. */
import { partsOfDeviceName, type DeviceKind } from '../../account/device-name.ts'
import type { WayOfSigningIn } from '../../account/session-lifetime.ts'

export const signInsTexts = {
  title: 'உங்கள் உள்நுழைவுகள்',
  lead: 'நீங்கள் உள்நுழைந்துள்ள இடங்கள். உங்களுக்குத் தெரியாதவற்றை முடித்துவிடுங்கள், பிறகு உங்கள் கடவுச்சொல்லை மாற்றுங்கள்.',
  current: 'இந்தச் சாதனம்',
  unknownDevice: 'தெரியாத சாதனம்',
  signedIn: 'உள்நுழைந்தது:',
  lastUsed: 'கடைசியாகப் பயன்படுத்தியது:',
  from: 'வலையமைப்பு:',
  how: 'உள்நுழைந்த முறை',
  end: 'உள்நுழைவை முடி',
  ending: 'முடிக்கப்படுகிறது…',
  endOthers: 'மற்ற அனைத்தையும் முடி',
  endEverywhere: 'எல்லா இடங்களிலும் வெளியேறு',
  ended: 'அந்த உள்நுழைவு முடிக்கப்பட்டது.',
  othersEnded: 'மற்ற எல்லா உள்நுழைவுகளும் முடிக்கப்பட்டன.',
  onlyOne: 'நீங்கள் வேறு எங்கும் உள்நுழைந்திருக்கவில்லை.',
  failed: 'அதைச் செய்ய முடியவில்லை. மீண்டும் முயலுங்கள்.',
}

const ways: Readonly<Record<WayOfSigningIn, string>> = {
  password: 'கடவுச்சொல்',
  'password-and-otp': 'கடவுச்சொல்லும் ஒருமுறைக் கடவுச்சொல்லும்',
  'password-and-second-factor': 'கடவுச்சொல்லும் இரண்டாம் உறுதிமுறையும்',
  'password-and-trusted-device': 'நம்பகமான சாதனத்தில் கடவுச்சொல்',
  'single-sign-on': 'ஒற்றை உள்நுழைவு',
  registration: 'பதிவு',
}

export function wayOfSigningInText(how: WayOfSigningIn | null): string {
  return how === null ? 'தெரியவில்லை' : ways[how]
}

const kinds: Readonly<Record<DeviceKind, string>> = {
  phone: 'கைப்பேசி',
  tablet: 'டேப்லெட்',
  computer: 'கணினி',
  television: 'தொலைக்காட்சி',
}

export function deviceText({ device, browser }: { readonly device: string; readonly browser: string }): string {
  const shown = deviceIn(device)
  if (shown === '' || browser === '') return shown || browser || signInsTexts.unknownDevice
  return `${browser} (${shown})`
}

function deviceIn(device: string): string {
  const { system, kind } = partsOfDeviceName(device)
  return kind === undefined ? device : `${system} ${kinds[kind]}`.trim()
}

export function endSignInLabel(device: string): string {
  return `${signInsTexts.end}: ${device}`
}
