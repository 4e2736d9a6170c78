/** Texts of the update form, in Chinese. */
import type { ClaimStatus } from '../../claim/claim-status.ts'

export const updateClaimTexts = {
  heading: '更新',
  send: '更新索赔',
  sending: '正在发送您的更新',
  leads: {
    PROCESSING: '请更正有误的内容。保险公司会收到您更新后的索赔。',
    SUBMITTED: '请更正有误的内容。保险公司会收到您更新后的索赔。',
    PENDING: '请提供保险公司要求的资料。之后保险公司会继续处理您的索赔。',
    PENDING_REVIEW: '请添加文件，或更正仍可更改的内容。',
  } as Readonly<Partial<Record<ClaimStatus, string>>>,
  formName: '更新索赔的表格',

  locked: '不能再更改的内容',
  lockedReason: '保险公司正在查看这项索赔，所以这些内容维持您提交时的样子。',
  personReason: '索赔的公司和索赔人不能更改。',

  received: '已收到',
  willBeRemoved: '将会移除',
  remove: '移除',
  keep: '保留',
  keepNamed: (file: string) => `保留 ${file}`,
  otherDocuments: '转介信、医生便函或报告，以及保险公司要求的其他文件。',
  addedHere: '您更新索赔时，保险公司会收到新文件。',
  added: '已添加',
  documentsGone: '您添加的文件在此期间已从这里移除。请检查文件，然后再次更新索赔。',

  nothingChanged: '您还没有更改任何内容。',
  stillThere: '您先前更改的内容仍在这里，尚未发送。',
  discard: '舍弃我的更改',
  leaveQuestion: '不更新索赔就离开吗？',
  leaveExplanation: '您在这里更改的内容会丢失。索赔保持原样。',
  stay: '继续更新',

  unanswered: '您填写的内容仍在这里。再次发送是安全的：索赔只会更新一次。',
  sendAgain: '再次发送',

  clash: '这项索赔在您打开后已有更改',
  clashKept: '没有任何内容被覆盖。您更改的内容仍在下面的表格中。请检查，然后再次更新索赔。',
  clashLost: '这些内容不能再更改，所以已恢复原样：',
  changesSince: '更改的内容',
  was: (before: string) => `（原为 ${before}）`,

  closed: '这项索赔不能再更新',
  closedMeanwhile: '您的更新没有保存：索赔在您打开期间已有更改。',
  notSent: '您想更改的内容',
  newDocument: '新文件',
  removedDocument: '要移除的文件',

  view: '查看索赔',
  questions: '对这项索赔有疑问吗？',
  askJoey: '请在聊天中询问 Joey。',
  contactUs: '请联系我们，并说明索赔编号。',
  chat: '就这项索赔聊天',

  answerRequest: '提供所要求的资料',
} as const

export function updateTitle(claim: string): string {
  return `${updateClaimTexts.heading}${claim}`
}

export const closedReasons: Readonly<Partial<Record<ClaimStatus, string>>> = {
  APPROVED: '保险公司已批准这项索赔。',
  REJECTED: '保险公司已拒绝这项索赔。索赔的备注说明了原因。',
  DELETED: '这项索赔已删除。',
}
