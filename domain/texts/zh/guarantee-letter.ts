/** The letter of guarantee as it is printed for the hospital, in Chinese. */

export const guaranteeLetterTexts = {
  title: '担保信',
  letterNo: '担保信编号',
  guaranteed: '这次入院已获担保。',
  upTo: '担保上限',
  letter: '担保信',
  replaces: '取代担保信编号',
  issuedOn: '签发日期',
  validUntil: '有效期至',
  admission: '入院',
  hospital: '医院',
  doctor: '医生',
  admissionDate: '入院日期',
  diagnosis: '诊断',
  patient: '病人',
  name: '姓名',
  nric: 'NRIC／FIN／护照号码',
  employee: '员工',
  company: '公司',
  policyNo: '保单编号',
  insurer: '保险公司',
  conditions: '限额和条件',
  counter: '在医院柜台',
  codeSays: '二维码：打开的页面会显示这封信是否仍然有效',
  scan: '请在病人入院前扫描二维码。页面会显示这封信是否有效、已过期、已撤销，或已由另一封信取代。',
  acknowledge: '病人入院时，请在该页面输入此代码：',
  signed: '这封信有数字签名：PDF 查看器会显示由谁签署，以及签署后是否有任何一个字节被更改。',
  signatureReason: '签发担保信',
} as const

export function guaranteeText({
  insurer,
  hospital,
  amount,
  validUntil,
}: {
  readonly insurer: string
  readonly hospital: string
  readonly amount: string
  readonly validUntil: string
}): string {
  return `${insurer} 向 ${hospital} 担保：如果病人在 ${validUntil}或之前入院，将支付下述入院的符合条件的费用，上限为 ${amount}。`
}
