/** Asking for a letter of guarantee, in Malay. */

export const guaranteeRequestTexts = {
  companyRequired: 'Syarikat diperlukan.',
  patientRequired: 'Pesakit diperlukan.',
  patientNotOffered: 'Orang ini tidak dilindungi oleh syarikat. Sila pilih seseorang daripada senarai.',
  hospitalRequired: 'Hospital diperlukan.',
  hospitalNotOffered: 'Hospital ini bukan hospital panel. Sila pilih satu daripada senarai.',
  diagnosisRequired: 'Diagnosis diperlukan.',
  symptomsRequired: 'Gejala diperlukan.',
  dateRequired: 'Tarikh diperlukan.',
  symptomsInFuture: 'Gejala tidak mungkin bermula selepas hari ini.',
  admissionInPast: 'Tarikh masuk hospital tidak boleh sebelum hari ini.',
  mandatory: 'Ruangan ini wajib diisi.',
  notANumber: 'Input mestilah nombor yang sah',
  notAChoice: 'Sila pilih satu daripada senarai.',
  noFiles: 'Tiada fail dimuat naik.',
  questionsChanged:
    'Soalan-soalan ini sudah diubah sejak anda membukanya. Sila jawab soalan yang ada di sini sekarang; jawapan anda yang lain kekal.',
} as const

export function admissionTooLateText(lastDay: string): string {
  return `Tarikh masuk hospital tidak boleh selepas ${lastDay}.`
}
