/** Choosing light or dark, in Chinese. */

export const appearanceTexts = {
  title: '外观',
  lead: '保存在这台设备上。',
  system: '跟随系统',
  light: '浅色',
  dark: '深色',
} as const
