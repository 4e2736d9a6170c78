/** What is said of a claim that has changed while somebody was looking at it, in Chinese. */
import type { ClaimStatus } from '../../claim/claim-status.ts'

interface NamedClaim {
  readonly provider: string
  readonly amount: string
}

const whatHappened: Readonly<Record<ClaimStatus, string>> = {
  PROCESSING: '正在转交保险公司',
  SUBMITTED: '已送达保险公司',
  PENDING: '需要您提供资料',
  PENDING_REVIEW: '正由保险公司审核',
  APPROVED: '已获批准',
  REJECTED: '已被拒绝',
  DELETED: '已删除',
}

export function claimChangedText(claim: NamedClaim, status: ClaimStatus | undefined): string {
  return `${named(claim)}${status === undefined ? '有更改' : whatHappened[status]}。`
}

export function claimAddedText(claim: NamedClaim): string {
  return `${named(claim)}已添加。`
}

export function moreClaimsChangedText(count: number): string {
  return `您另有 ${count} 项索赔有更改。`
}

function named({ provider, amount }: NamedClaim): string {
  return amount === '' ? `您在 ${provider} 的索赔` : `您在 ${provider} 的索赔（${amount}）`
}

export const claimChangeTexts = {
  dismiss: '关闭这则通知',
} as const
