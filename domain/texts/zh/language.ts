/** Choosing a language, in Chinese. */

export const languageTexts = {
  title: '语言',
  lead: '页面、电邮和通知会使用这种语言。',
  failed: '无法更改语言。请再试一次。',
} as const
