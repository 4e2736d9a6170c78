/** The usual questions about a stay in hospital, in Chinese. */

export const usualQuestionTexts = {
  documents: '请准备好转介信和医院的费用估算。',
  stay: '住院情况',
  admission: '入院类别',
  planned: '预先安排入院',
  daySurgery: '日间手术',
  emergency: '紧急入院',
  nights: '预计住院晚数',
  costEstimate: '医院的费用估算（SGD）',
  history: '这次入院之前',
  treatedBefore: '病人以前是否因同样的病情接受过治疗？',
  accident: '这是意外事故造成的吗？',
  whichYear: '从哪一年开始的？',
  answerEach: '请逐一回答这些问题。',
} as const
