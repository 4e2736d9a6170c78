/** Texts of the portal without a connection, of a new version of it, and of its place on the home screen, in Chinese. */

export const lastSeenTexts = {
  unreachable: '无法连接 Member Care',
  notSignedIn: '您尚未登录。恢复连接后，您可以登录并查看最新内容。',
  connectedAgain: '您已恢复连接',
  connectedAgainDetail: '请登录以查看最新内容。您输入的内容会保留在这里。',
  signIn: '登录',
} as const

export function lastSeenOfflineText(when: string): string {
  return `上次查看时间：${when}。您已离线。`
}

export function lastSeenUnreachableText(when: string): string {
  return `上次查看时间：${when}。无法连接 Member Care。`
}

export const newVersionTexts = {
  title: 'Member Care 的新版本已准备好',
  detail: '下次打开时会自动使用新版本。如要现在打开，请先完成或保存您正在输入的内容，因为页面会重新加载。',
  openNow: '现在打开',
  later: '稍后',
} as const

export const homeScreenTexts = {
  title: '把 Member Care 放到主屏幕',
  lead: '它会像应用一样打开，没有网络时也能打开。',
  add: '添加到主屏幕',
  added: 'Member Care 已在您的主屏幕上。',
  safari: '在 Safari 中，轻点“共享”，然后轻点“添加到主屏幕”。',
  otherBrowsers: '在浏览器的菜单中，选择“安装”或“添加到主屏幕”。',
  /** @param days how many, for people */
  kept: (days: string) =>
    `没有网络时，此设备在 ${days} 天内会显示您上次查看的索赔和保障内容。银行账户、NRIC 和文件不会保存。您退出后，这些内容全部清除。`,
} as const
