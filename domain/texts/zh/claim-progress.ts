/** What a claim's status means for the member, and what comes next, in Chinese. */
import { HANDOVER_ATTEMPTS, RETRY_WARNING_THRESHOLD, type ClaimStatus } from '../../claim/claim-status.ts'

interface StatusMeaning {
  readonly now: string
  readonly next: string
}

export const statusMeanings: Readonly<Record<ClaimStatus, StatusMeaning>> = {
  PROCESSING: {
    now: '我们正在把您的索赔转交给保险公司。',
    next: '保险公司会给它一个交易编号。您不需要做任何事。',
  },
  SUBMITTED: {
    now: '保险公司已收到您的索赔。',
    next: '保险公司会进行检查。索赔会在 14 个工作日内处理。',
  },
  PENDING: {
    now: '保险公司需要您提供资料。',
    next: '请提供所要求的资料，保险公司才能继续处理。',
  },
  PENDING_REVIEW: {
    now: '保险公司正在审核您的索赔。',
    next: '保险公司会作出决定。您不需要做任何事。',
  },
  APPROVED: { now: '您的索赔已获批准。', next: '赔付金额会按您选择的方式支付。' },
  REJECTED: { now: '您的索赔已被拒绝。', next: '如果您认为这个决定不正确，请联系我们。' },
  DELETED: { now: '这项索赔已删除。', next: '您可以提交新的索赔。' },
}

export const progressTexts = {
  label: '索赔进度',
  steps: ['已提交', '保险公司处理', '决定'],
  handoverDelayed: '所需时间比平常长。没有任何内容丢失：我们会不断尝试联系保险公司。',
  handoverStopped: '所需时间比平常长。没有任何内容丢失：我们的团队会再次把它转交给保险公司。您不需要做任何事。',
} as const

const comingSteps: Readonly<Record<ClaimStatus, readonly string[]>> = {
  PROCESSING: [
    '保险公司收到您的索赔，并给它一个编号。',
    '保险公司作出决定，或要求您补充资料。索赔会在 14 个工作日内处理。',
  ],
  SUBMITTED: ['保险公司作出决定，或要求您补充资料。索赔会在 14 个工作日内处理。'],
  PENDING: ['您提供保险公司要求的资料。', '保险公司审核您的索赔并作出决定。'],
  PENDING_REVIEW: ['保险公司作出决定，或要求您补充资料。'],
  APPROVED: ['支付赔付金额。'],
  REJECTED: [],
  DELETED: [],
}

export function stepsToCome(status: ClaimStatus, payableCents: number | undefined): readonly string[] {
  return status === 'APPROVED' && payableCents === 0 ? [] : comingSteps[status]
}

export function handoverNoticeText(retryCount: number): string | undefined {
  if (retryCount >= HANDOVER_ATTEMPTS) return progressTexts.handoverStopped
  return retryCount >= RETRY_WARNING_THRESHOLD ? progressTexts.handoverDelayed : undefined
}
