/** Texts of “Who looked at my data”, in Chinese: which role opened what, and why where it is known. */
import type { AdministratorRole, Role } from '../../access/powers.ts'
import type { LookedAt, LookReason } from '../../access/look-reason.ts'

const roles: Readonly<Record<AdministratorRole | Role, string>> = {
  ADMIN_OPERATION: '运营部门',
  ADMIN_ACCOUNT: '账户部门',
  ADMIN_CLAIM: '索赔处理部门',
  ADMIN_CALL_CENTRE: '客服中心',
  ADMIN_IT: 'IT 部门',
  ADMIN_CREATION: '行政部门',
  ADMIN_AUDITOR: '审计员',
  hradmin: '您公司的人事管理员',
}

export const lookTexts = {
  title: '谁查看过您的资料',
  lead: '这里每个打开您的索赔、文件或历史记录的人，都会留下记录。您可以看到是哪个角色、何时查看；我们不透露姓名。',
  roles: roles as Readonly<Record<string, string>>,
  unknownRole: '管理员',
  what: {
    claim: '打开了一项索赔',
    'claim-attachment': '打开了一项索赔的文件',
    'claim-history': '打开了一项索赔的历史记录',
    cover: '打开了您的保障和有关您索赔的决定',
    'user-history': '打开了您的资料的历史记录',
    nric: '查看了您完整的 NRIC',
    'bank-account': '查看了您完整的银行账户号码',
    'identity-evidence': '打开了您的一份身份证明',
    guarantee: '打开了一封担保信',
    'guarantee-attachment': '打开了一封担保信的文件',
    conversation: '打开了您的一个聊天对话',
  } satisfies Readonly<Record<LookedAt, string>>,
  claim: (reference: string) => `索赔 ${reference}`,
  why: {
    decided: '为了对索赔作出决定',
    asked: '为了要求您补充资料',
    reviewed: '为了审核索赔',
    'handed-over': '为了再次把索赔转交给保险公司',
    'bank-account': '为了核查索赔的银行账户',
    duplicates: '为了与相似的索赔比较',
    identity: '为了核查您所要求的姓名或 NRIC 更改',
  } satisfies Readonly<Record<LookReason, string>>,
  told: (who: string, what: string, why?: string) =>
    why === undefined ? `${who}${what}。` : `${who}${why}，${what}。`,
  whyUnknown: '没有记录原因。',
  none: '没有人查看过',
  noneDetail: '这里有人打开您的索赔、文件或历史记录时，您会在此页面看到。',
  failed: '无法加载。',
  older: '显示较早的记录',
  loadingOlder: '正在加载',
  olderFailed: '无法加载较早的记录。',
} as const
