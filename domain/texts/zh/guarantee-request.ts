/** Asking for a letter of guarantee, in Chinese. */

export const guaranteeRequestTexts = {
  companyRequired: '必须选择公司。',
  patientRequired: '必须选择病人。',
  patientNotOffered: '这个人没有这家公司的保障。请从列表中选择。',
  hospitalRequired: '必须选择医院。',
  hospitalNotOffered: '这家医院不是特约医院。请从列表中选择。',
  diagnosisRequired: '必须填写诊断。',
  symptomsRequired: '必须填写症状。',
  dateRequired: '必须填写日期。',
  symptomsInFuture: '症状开始日期不能在今天之后。',
  admissionInPast: '入院日期不能在今天之前。',
  mandatory: '此栏必须填写。',
  notANumber: '输入的内容必须是有效的数字。',
  notAChoice: '请从列表中选择。',
  noFiles: '没有上传文件。',
  questionsChanged: '问题在此期间已更改。请回答现在显示的问题；其余内容会保留。',
} as const

export function admissionTooLateText(lastDay: string): string {
  return `入院日期不能在 ${lastDay}之后。`
}
