/** The usual questions about a stay in hospital, in Malay. */

export const usualQuestionTexts = {
  documents: 'Sila sediakan surat rujukan dan anggaran kos hospital.',
  stay: 'Penginapan di hospital',
  admission: 'Jenis kemasukan',
  planned: 'Kemasukan yang dirancang',
  daySurgery: 'Pembedahan harian',
  emergency: 'Kecemasan',
  nights: 'Jangkaan bilangan malam',
  costEstimate: 'Anggaran kos hospital (SGD)',
  history: 'Sebelum kemasukan ini',
  treatedBefore: 'Pernahkah pesakit dirawat untuk masalah ini sebelum ini?',
  accident: 'Adakah ini akibat kemalangan?',
  whichYear: 'Pada tahun berapakah masalah ini bermula?',
  answerEach: 'Sila jawab setiap soalan ini.',
} as const
