/** What is said of a payout that waits because the member has changed the account, in Chinese. */
import { formatSingaporeInstant } from '../../dates/singapore-dates.ts'

interface Wait {
  readonly changedAt: Date | string
  readonly until: Date | string
}

const moment = (at: Date | string) => formatSingaporeInstant(new Date(at))

export function payoutWaitsText({ changedAt, until }: Wait): string {
  return `赔付到会员于 ${moment(changedAt)} 更改的账户；赔付暂缓到 ${moment(until)}。`
}

export const payoutWaitTexts = {
  title: '赔付暂缓',
  consequence: '在此之前，谁也不能批准这项索赔。由两位管理员为这项索赔或会员的个人资料核实的账户无须等候。',
  ofUser: ({ changedAt, until }: Wait) =>
    `会员于 ${moment(changedAt)} 输入这个账户。赔付到这个账户的索赔可从 ${moment(until)} 起批准。`,
  unlessVerified: '在这里提议并由第二位管理员核实的账户无须等候。',
  approvableFrom: ({ until }: Pick<Wait, 'until'>) => `可从 ${moment(until)} 起批准。`,
  leftOut: (claims: number) => `${claims} 项索赔未包括在内，因为赔付暂缓`,
  shortMark: '赔付暂缓',
  mark: ({ until }: Pick<Wait, 'until'>) => `从 ${moment(until)} 起赔付`,
  label: '赔付',
  ofClaim: ({ changedAt, until }: Wait) =>
    `这项索赔的银行账户于 ${moment(changedAt)} 输入。为保障您的款项安全，我们从 ${moment(until)} 起才会赔付到这个账户。在此期间，我们会继续处理您的索赔。`,
  ofProfile: ({ changedAt, until }: Wait) =>
    `这个账户于 ${moment(changedAt)} 输入。为保障您的款项安全，索赔从 ${moment(until)} 起才会赔付到这个账户。`,
  ofTypedAccount: (hours: number) =>
    `为保障您的款项安全，如果账户不在您的个人资料中，我们会在您提交此表格的 ${hours} 小时之后，才赔付到该账户。在此期间，我们会继续处理您的索赔。`,
  notYou: '如果不是您输入的，请立即联系我们。',
} as const
