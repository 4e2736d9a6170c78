/** Texts of the page that a merchant's counter shows to members, in Chinese. */
export const merchantCounterTexts = {
  title: '在此兑换',
  lead: '请在您所购产品的页面，用手机扫描这个二维码。',
  picture: '这个柜台的二维码',
  barLabel: '这个代码的有效时间',
  orType: '或输入代码：',
  left: (seconds: number) => `${seconds} 秒后更换代码`,
  fetching: '正在获取代码。',
  offline: '这台平板电脑没有连接互联网。恢复连接后，代码会自动显示。',
  failed: '无法获取代码。系统会自动重试。',
  wrongTitle: '这个网址没有对应的柜台',
  wrong: '请再次打开您获得的柜台网址，须完整且未经更改。如果仍无法打开，请向提供网址的人索取新的网址。',
} as const
