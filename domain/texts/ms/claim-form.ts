/** Labels and messages of the two claim forms, in Malay. */

export const claimFieldLabels = {
  companyId: 'Syarikat',
  claimantId: 'Pihak Menuntut',
  visitDate: 'Tarikh Lawatan',
  benefitGroup: 'Jenis Manfaat',
  benefitGroupItem: 'Manfaat',
  providerName: 'Penyedia',
  hospital: 'Hospital',
  receiptNo: 'No. Resit',
  diagnosisText: 'Diagnosis',
  currency: 'Mata Wang',
  amount: 'Amaun',
  includeGST: 'Adakah amaun ini termasuk GST?',
  gstAmount: 'Amaun GST',
  empSubRemarks: 'Catatan',
  prePostHospitalisation: 'Sebelum / Selepas Masuk Hospital',
  admissionDate: 'Tarikh Masuk Hospital',
  dischargeDate: 'Tarikh Keluar Hospital',
  reasonForTreatment: 'Sebab Rawatan',
  symptoms: 'Keterangan Gejala',
  symptomsStartDate: 'Tarikh Gejala Bermula',
  nameOfOperation: 'Nama Pembedahan',
  accidentRelated: 'Adakah tuntutan ini berkaitan kemalangan?',
  accidentDate: 'Tarikh Kemalangan',
  accidentTime: 'Masa Kemalangan',
  placeOfAccident: 'Tempat Kemalangan',
  workRelated: 'Adakah kemalangan itu berkaitan kerja?',
  accidentDetails: 'Butiran Kemalangan',
  accidentClaimableFromCompany: 'Bolehkah anda menuntut pampasan daripada syarikat anda?',
  claimingFromOtherInsurer: 'Adakah anda menuntut daripada syarikat insurans lain?',
  claimingFromOtherInsurerName: 'Nama syarikat insurans lain itu',
  claimReferenceNo: 'No. Rujukan Tuntutan',
  paymentMethod: 'Kaedah Bayaran',
  bankName: 'Bank',
  bankNo: 'Bank',
  branchNo: 'Cawangan',
  accountNo: 'Nombor Akaun',
  nric: 'NRIC',
  payNowConfirmed: 'Saya mengesahkan bahawa akaun bank saya dipautkan ke PayNow dengan NRIC ini.',
  invoicesAndReceipts: 'Invois dan Resit',
  otherDocuments: 'Dokumen Sokongan Lain',
  attachments: 'Dokumen',
} as const

export const claimFormTexts = {
  fieldRequired: 'Ruangan ini perlu diisi.',
  companyRequired: 'Syarikat diperlukan.',
  claimantRequired: 'Pihak Menuntut diperlukan.',
  visitDateRequired: 'Tarikh Lawatan diperlukan.',
  benefitGroupRequired: 'Jenis Manfaat diperlukan.',
  benefitRequired: 'Manfaat diperlukan.',
  providerRequired: 'Penyedia diperlukan.',
  hospitalRequired: 'Hospital diperlukan.',
  receiptNoRequired: 'No. Resit diperlukan.',
  diagnosisRequired: 'Diagnosis diperlukan.',
  currencyRequired: 'Mata Wang diperlukan.',
  amountRequired: 'Amaun diperlukan.',
  admissionDateRequired: 'Tarikh Masuk Hospital diperlukan.',
  dischargeDateRequired: 'Tarikh Keluar Hospital diperlukan.',
  reasonForTreatmentRequired: 'Sebab Rawatan diperlukan.',
  symptomsRequired: 'Gejala diperlukan.',
  symptomsStartDateRequired: 'Tarikh Gejala Bermula diperlukan.',
  operationRequired: 'Nama Pembedahan diperlukan.',
  accidentDateRequired: 'Tarikh Kemalangan diperlukan.',
  accidentTimeRequired: 'Masa Kemalangan diperlukan.',
  placeOfAccidentRequired: 'Tempat Kemalangan diperlukan.',
  accidentDetailsRequired: 'Butiran Kemalangan diperlukan.',
  otherInsurerNameRequired: 'Nama syarikat insurans lain itu diperlukan.',
  paymentMethodRequired: 'Kaedah Bayaran diperlukan.',
  answerRequired: 'Sila jawab Ya atau Tidak.',
  prePostRequired: 'Sila pilih satu.',

  amountNotNumber: 'Amaun mestilah nombor.',
  amountNotPositive: 'Amaun mestilah lebih daripada sifar.',
  amountTooHigh: 'Amaun tidak boleh melebihi $999,999.',
  gstRequired: 'Amaun GST diperlukan.',
  gstNotNumber: 'Amaun GST mestilah nombor.',
  gstNotPositive: 'Amaun GST mestilah lebih daripada sifar.',
  gstTooHigh: 'Amaun GST mestilah kurang daripada amaun.',

  dateInvalid: 'Tarikh tidak sah.',
  dateInFuture: 'Tarikh tidak boleh selepas hari ini.',
  dischargeBeforeAdmission: 'Tarikh Keluar Hospital tidak boleh sebelum Tarikh Masuk Hospital.',
  accidentAfterVisit: 'Tarikh Kemalangan tidak boleh selepas Tarikh Lawatan.',
  accidentAfterAdmission: 'Tarikh Kemalangan tidak boleh selepas Tarikh Masuk Hospital.',
  symptomsAfterAdmission: 'Tarikh Gejala Bermula tidak boleh selepas Tarikh Masuk Hospital.',
  timeInvalid: 'Masa tidak sah.',
  timeInFuture: 'Masa Kemalangan tidak boleh pada masa hadapan.',

  otherCompany:
    'Syarikat dalam borang ini berlainan daripada syarikat dalam alamat web. Sila kemukakan tuntutan untuk satu syarikat sahaja.',
  companyNotOffered: 'Sila pilih salah satu syarikat anda.',
  employeesOnly:
    'Hanya pekerja boleh mengemukakan tuntutan. Sila minta pekerja yang memiliki perlindungan ini mengemukakannya.',
  claimantNotOffered: 'Sila pilih salah satu pihak menuntut bagi syarikat ini.',
  benefitGroupNotOffered: 'Sila pilih jenis manfaat daripada senarai.',
  benefitNotOffered: 'Sila pilih manfaat daripada senarai.',
  currencyNotOffered: 'Sila pilih mata wang daripada senarai.',
  paymentMethodNotOffered: 'Sila pilih salah satu kaedah bayaran yang ditawarkan.',
  paymentMethodFixed: 'Kaedah bayaran tidak boleh ditukar.',
  payNowNotConfirmed: 'Maklumat tidak lengkap. Sila semak.',

  noFiles: 'Tiada fail dimuat naik.',
  fileTooLarge: 'Lampiran ini melebihi had maksimum 5MB. Sila kecilkan saiz dan muat naik dokumen itu sekali lagi.',
  fileTypeRefused: 'Hanya fail imej (jpeg, jpg, png) dan fail PDF dibenarkan.',
  fileEmpty: 'Lampiran ini kosong. Sila muat naik dokumen itu sekali lagi.',
} as const

export function tooManyFilesText(maximum: number): string {
  return `Anda hanya boleh memuat naik sehingga ${maximum} fail!`
}

export function tooLongText(maximum: number): string {
  return `Terlalu panjang, maksimum ${maximum} aksara.`
}

export function notCoveredText(visitDate: string): string {
  return `Anda tidak dilindungi pada ${visitDate}. Sila semak tarikh lawatan.`
}

export function notCoveredAtAdmissionText(admissionDate: string): string {
  return `Tiada perlindungan pada ${admissionDate}. Sila semak tarikh masuk hospital.`
}
