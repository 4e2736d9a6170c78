/** Texts around requests for a letter of guarantee that have been begun and not sent, in Chinese. */
import { DRAFT_RESTS_DAYS, MOST_DRAFTS } from '../../draft/draft-limits.ts'

export const letterDraftTexts = {
  gone: '您在这里开始的内容已不再保留：它已在另一台设备上发送或舍弃。',
  changedElsewhere: '此内容在此期间已在另一台设备上更改。',
  tooMany: `您有 ${MOST_DRAFTS} 项未完成的担保信申请。请先发送或舍弃一项，再开始新的申请。`,
  keptFor: `您输入时会自动保存，只有您看得到。未完成的申请会在您最后一次处理后保留 ${DRAFT_RESTS_DAYS} 天。`,
  answerKeptFor: `您输入时会自动保存，只有您看得到。未完成的回答会在您最后一次处理后保留 ${DRAFT_RESTS_DAYS} 天。`,
  continueTitle: '继续您的担保信申请',
  notLoaded: '无法加载您未完成的担保信申请。',
  discardQuestion: '要舍弃这项申请吗？',
  title: '担保信申请',
  beginAnother: '开始另一项申请',
  discardAnswerQuestion: '要舍弃这个回答吗？',
  patientOpen: '尚未选择病人',
} as const

export function moreLetterDraftsText(count: number): string {
  return `另有 ${count} 项未完成的申请`
}
