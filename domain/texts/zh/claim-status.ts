/** What a claim's status, its age and the reasons of a rejection are called, in Chinese. */
import type { ClaimAgeBand } from '../../claim/claim-age.ts'
import type { ClaimStatus } from '../../claim/claim-status.ts'

export const claimStatusLabels: Readonly<Record<ClaimStatus, string>> = {
  PROCESSING: '处理中',
  SUBMITTED: '已提交',
  PENDING: '待处理',
  PENDING_REVIEW: '待审核',
  APPROVED: '已批准',
  REJECTED: '已拒绝',
  DELETED: '已删除',
}

export const claimAgeBandLabels: Readonly<Record<ClaimAgeBand, string>> = {
  'under-3': '不到 3 天',
  '3-to-7': '3–7 天',
  '8-to-14': '8–14 天',
  'over-14': '超过 14 天',
}

export const rejectionReasonTexts = {
  NOT_COVERED: {
    label: '不在计划的保障范围内',
    memberText: '您的计划不保障这项治疗。“我的计划”列明计划保障的内容。',
  },
  LIMIT_REACHED: {
    label: '已达福利限额',
    memberText: '这项福利在保障期内的限额已用完，所以不能再从中赔付。',
  },
  OUTSIDE_COVER_PERIOD: {
    label: '不在保障期内',
    memberText: '治疗当天，您不在这项计划的保障期内。',
  },
  DOCUMENTS_INSUFFICIENT: {
    label: '文件不全或无法辨认',
    memberText: '凭现有的文件，我们无法评估您的索赔。您可以附上完整清晰的文件，提交新的索赔。',
  },
  DUPLICATE: {
    label: '先前已索赔',
    memberText: '这项治疗先前已提交索赔，以先前的索赔为准。请在“索赔记录”中查看。',
  },
  OTHER: { label: '其他原因', memberText: '' },
} as const
