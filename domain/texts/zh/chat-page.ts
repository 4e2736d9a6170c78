/** Texts of the member's chat page, in Chinese. */

export const chatPageTexts = {
  steps: ['选择话题', '交谈', '已关闭'],
  menuTitle: '是关于什么的？',
  topics: '话题',
  talkLead: '先由我们的助手 Joey 回答。您提出要求时，会有工作人员协助您。',
  greeting: '您好，我是 Joey，这个平台的助手。您可以问我关于索赔、担保信、您的保障或诊所的问题。',
  conversation: '对话',
  newMessages: '新消息',
  unreadFrom: '新',
  you: '您',
  message: '您的消息',
  send: '发送',
  upload: '上传附件',
  close: '关闭这个对话',
  photograph: '拍照',
  chooseFiles: '选择文件',
  dropHere: '把文件拖放到这里发送',
  keys: '按 Enter 发送。同时按 Shift 和 Enter 换行。',
  older: '显示较早的消息',
  olderFailed: '无法加载较早的消息。请再试一次。',
  toNewest: '前往最新的消息',
  sending: '正在发送…',
  sent: '已发送',
  read: '已读',
  notSent: '未发送。',
  discard: '舍弃',
  removedText: '这则消息已移除。',
  removedFile: '这份文件已移除。',
  typing: 'May 正在输入…',
  askPerson: '与工作人员交谈',
  assistant: '我们的助手 Joey 正在回答。',
  taken: 'May 正在回答您。',
  waiting: '很快会有人为您服务。',
  deskClosed: '目前没有工作人员值班。',
  answerReaches: '您不必在这里等候：有回复时，我们会在平台中通知您，也可按您的选择通过电邮和设备通知您。',
  asked: '您要求与工作人员交谈。',
  askedForYou: 'Joey 已请工作人员协助。',
  cameIn: 'May 已加入对话。',
  handedOver: 'May 已把您的对话移交给一位同事。',
  closedByYou: '您关闭了这个对话。',
  closedByDesk: 'May 关闭了这个对话。',
  closedByItself: '由于没有新的消息，这个对话已关闭。',
  closeQuestion: '要关闭这个对话吗？',
  closeExplanation: '您以后可以再次阅读，也可以随时开始另一个对话。',
  closing: '正在关闭…',
  keepOpen: '不关闭',
  reopenMenu: '再次打开菜单',
  goToOngoing: '前往对话',
  earlier: '较早的对话',
  earlierEmpty: '还没有对话。您的对话内容会保留在这里，方便您再次阅读。',
  about: { outclaim: '关于一项门诊索赔', inpclaim: '关于一项住院索赔', elog: '关于一封担保信' },
  aboutAnything: '向 Joey 提问',
  back: '返回话题',
  notOffered: '您的公司不提供聊天。',
  missing: '这个对话不存在，或不属于您。',
  notUpToDate: '无法加载新消息。您看到的是先前的消息。',
} as const

export const transcriptTexts = {
  title: '对话',
  download: '下载 PDF',
  failed: '无法下载对话。请再试一次。',
  document: (name: string) => `文件：${name}`,
  about: '这是平台所显示的对话内容。所发送的文件在这里只列出名称，文件本身留在平台中。',
}

export function transcriptFileName(day: string): string {
  return `对话_${day}.pdf`
}

export function stepText(step: number): string {
  return `第 ${step} 步，共 ${chatPageTexts.steps.length} 步：${chatPageTexts.steps[step - 1] ?? ''}`
}

export function saidText(name: string, time: string): string {
  return `${name}，${time}`
}

export function queueText(place: number): string {
  return place <= 1 ? '下一位就是您。' : `您排在第 ${place} 位。`
}

export function usualWaitText(minutes: number): string {
  return `通常需要大约 ${minutes} 分钟。`
}

export function opensAgainText(day: string, time: string): string {
  return `工作人员会从 ${day} ${time} 起再次回复。`
}

export function charactersLeftText(count: number): string {
  return `还可输入 ${count} 个字符`
}

export function sendingFileText(part: number): string {
  return `正在发送，${Math.round(part * 100)}%`
}

export function conversationFromText(subject: string, day: string): string {
  return `${subject}，${day}`
}

export function chatAboutText(reference: string): string {
  return `关于 ${reference} 的聊天`
}
