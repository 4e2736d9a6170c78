/** "Your sign-ins", in Chinese. */
import { partsOfDeviceName, type DeviceKind } from '../../account/device-name.ts'
import type { WayOfSigningIn } from '../../account/session-lifetime.ts'

export const signInsTexts = {
  title: '您的登录',
  lead: '您已登录的地方。请结束您不认识的登录，然后更改密码。',
  current: '这台设备',
  unknownDevice: '未知设备',
  signedIn: '登录时间',
  lastUsed: '上次使用',
  from: '网络',
  how: '方式',
  end: '结束',
  ending: '正在结束…',
  endOthers: '结束所有其他登录',
  endEverywhere: '从所有地方退出',
  ended: '该登录已结束。',
  othersEnded: '所有其他登录已结束。',
  onlyOne: '您没有在其他地方登录。',
  failed: '没有成功。请再试一次。',
} as const

const ways: Readonly<Record<WayOfSigningIn, string>> = {
  password: '密码',
  'password-and-otp': '密码和一次性密码',
  'password-and-second-factor': '密码和第二重验证',
  'password-and-trusted-device': '在信任的设备上用密码',
  'single-sign-on': '单点登录',
  registration: '注册',
}

export function wayOfSigningInText(how: WayOfSigningIn | null): string {
  return how === null ? '不详' : ways[how]
}

const kinds: Readonly<Record<DeviceKind, string>> = {
  phone: '手机',
  tablet: '平板电脑',
  computer: '电脑',
  television: '电视',
}

export function deviceText({ device, browser }: { readonly device: string; readonly browser: string }): string {
  const shown = deviceIn(device)
  if (shown === '' || browser === '') return shown || browser || signInsTexts.unknownDevice
  const isPlain = /[a-z0-9)]$/i.test(shown)
  return `${shown}${isPlain ? ' ' : ''}上的 ${browser}`
}

function deviceIn(device: string): string {
  const { system, kind } = partsOfDeviceName(device)
  return kind === undefined ? device : `${system} ${kinds[kind]}`.trim()
}

export function endSignInLabel(device: string): string {
  return `${signInsTexts.end}：${device}`
}
