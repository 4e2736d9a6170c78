/** Letters of guarantee wherever they are shown, in Chinese: statuses, what happened, and who pays. */
import type { GuaranteeEvent } from '../../guarantee/guarantee-events.ts'
import type { GuaranteeStatus } from '../../guarantee/guarantee-status.ts'

export const guaranteeTexts = {
  insurer: 'Income',
  statuses: {
    PENDING_HR: '待人事部处理',
    SUBMITTED: '已提交',
    APPROVED: '已批准',
    REJECTED: '已拒绝',
    EXPIRED: '已过期',
    WITHDRAWN: '已撤销',
  } satisfies Readonly<Record<GuaranteeStatus, string>>,
} as const

export const guaranteeEventTitles = {
  GuaranteeRequested: '已申请担保信',
  GuaranteePassedOn: '人事部已转交',
  GuaranteeDeclined: '人事部已拒绝',
  GuaranteeTaken: '保险公司已接手',
  GuaranteeHandoverFailed: '转交保险公司失败',
  GuaranteeReprocessRequested: '已再次转交保险公司',
  GuaranteeInformationRequested: '已要求补充资料',
  GuaranteeInformationGiven: '已提供资料',
  GuaranteeAmountProposed: '已向第二人提议金额',
  GuaranteeAmountDeclined: '提议的金额未获接受',
  GuaranteeIssued: '担保信已签发',
  GuaranteeRejected: '已拒绝',
  GuaranteeWithdrawn: '会员已撤回',
  GuaranteeRevoked: '处理部门已撤销担保信',
  GuaranteeChangeAsked: '已要求更改担保信',
  GuaranteeChangeDeclined: '更改担保信的要求未获批准',
  GuaranteeReplaced: '已换发新的担保信',
  GuaranteeAdmissionAcknowledged: '医院已确认入院',
  GuaranteeExpiryTold: '已告知会员担保信即将到期',
  GuaranteeExpired: '担保信已过期',
} as const satisfies Readonly<Record<GuaranteeEvent['type'], string>>
