/** Texts around claims that have been begun and not submitted, in Chinese. */
import { DRAFT_RESTS_DAYS, MOST_DRAFTS } from '../../draft/draft-limits.ts'

export const draftTexts = {
  gone: '这项未完成的索赔已不在这里：它已在另一台设备上提交或舍弃。',
  changedElsewhere: '这项索赔在此期间已在另一台设备上更改。',
  tooMany: `您有 ${MOST_DRAFTS} 项未完成的索赔。请先提交或舍弃一项，再开始新的索赔。`,
  keptFor: `您输入时会自动保存，只有您看得到。未完成的索赔会在您最后一次处理后保留 ${DRAFT_RESTS_DAYS} 天。`,

  saving: '正在保存…',
  notSaved: '未保存：没有网络，我们会不断重试',
  notVerified: '未保存：须先输入一次性密码',
  verify: '现在输入',

  whichToKeep: '您要保留哪一个？',
  keepMine: '保留这里的内容',
  takeTheirs: '采用另一个',
  startAgain: '重新开始',

  continueTitle: '继续您的索赔',
  notLoaded: '无法加载您未完成的索赔。',
  showNewest: '只显示最新的',
  continue: '继续',
  discard: '舍弃',
  claimantOpen: '尚未选择索赔人',
  discardQuestion: '要舍弃这项索赔吗？',
  discardDetail: '您填写的内容和添加的文件会被移除。此操作无法撤销。',
  keep: '保留',
  discarding: '正在舍弃…',
} as const

export function moreDraftsText(count: number): string {
  return `另有 ${count} 项未完成的索赔`
}

export const documentStateTexts = {
  waiting: '等待发送',
  waitingForConnection: '等待网络',
  received: '已收到',
  failed: '未发送：网络中断。我们会不断重试。',
  tryAgain: '再试一次',
  gone: '文件已不在这里。请重新添加。',
} as const

export function savedAtText(time: string): string {
  return `已于 ${time} 保存`
}

export function sendingText(percent: number): string {
  return `正在发送，${percent}%`
}

export function draftTitle(kind: 'outpatient' | 'inpatient'): string {
  return kind === 'outpatient' ? '门诊索赔' : '住院索赔'
}

export function draftStandText(at: string, documents: number): string {
  return documents === 0 ? `已于 ${at} 保存 · 还没有文件` : `已于 ${at} 保存 · ${documents} 份文件`
}

export function otherVersionText(at: string): string {
  return `它上次在那里保存的时间是 ${at}。`
}

export const movedNotTexts = {
  missing: '这项索赔或其中的某个文件已不在这里。请从未完成的索赔中重新打开。',
  tooManyDrafts: `您未完成的索赔将超过 ${MOST_DRAFTS} 项。请先提交或舍弃几项；您的收据都留在这项索赔中。`,
  beingSent: '这项索赔正在提交，因此其文件留在原处。',
  changed: '其中一项索赔已被更改、提交或舍弃，因此它们保持不变。',
} as const
