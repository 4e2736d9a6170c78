/** Texts of writing the launch message in the console, in Chinese. */

export const launchMessageTexts = {
  menu: '启动消息',
  title: '启动消息',
  lead: '会员打开平台时会看到这则消息，直到关闭为止。',
  form: '消息',
  fields: {
    publish: '已发布',
    title: '标题',
    message: '消息',
    startDate: '开始显示（新加坡时间）',
    endDate: '结束显示（新加坡时间）',
  },
  publishHint: '只有已发布的消息才会显示，从开始时间到结束时间。',
  startHint: '留空：立即显示。',
  endHint: '留空：直到取消发布为止。',
  preview: '会员看到的样子',
  previewEmpty: '还没有写任何内容。',
  close: '关闭',
  shownNow: '会员现在看到这则消息。',
  notShownNow: '会员现在看不到消息。',
  save: '保存消息',
  saved: '消息已保存。',
  loadFailed: '无法加载启动消息。',
  titleRequired: '发布之前，请填写消息的标题。',
  messageRequired: '发布之前，请填写消息。',
  titleTooLong: '请勿超过 120 个字符。',
  messageTooLong: '请勿超过 2,000 个字符。',
  endsBeforeStart: '结束时间早于开始时间。',
  keptElsewhere: '此部署从自己的地址读取消息（设置 LAUNCH_MESSAGE_URL）。请在那里更改。',
} as const

export function launchMessageSavedText(who: string | null, when: string): string {
  return who === null ? `已于 ${when} 保存。` : `由 ${who} 于 ${when} 保存。`
}
