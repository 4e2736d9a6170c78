/** The usual questions about a stay in hospital, in Chinese. */

export const usualQuestionTexts = {
  documents: '请准备好转介信和医院的费用估算。',
  stay: '住院',
  admission: '入院类别',
  planned: '预先安排的入院',
  daySurgery: '日间手术',
  emergency: '急诊',
  nights: '预计住院晚数',
  costEstimate: '医院的费用估算 (SGD)',
  history: '这次入院之前',
  treatedBefore: '病人以前是否因此接受过治疗？',
  accident: '这是意外事故造成的吗？',
  whichYear: '从哪一年开始的？',
  answerEach: '请回答其中每一个问题。',
} as const
