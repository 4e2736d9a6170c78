/** Texts of verifying users' bank accounts and changes of name and NRIC, in Malay. */

export const userBankTexts = {
  title: 'Sahkan Akaun Bank Pengguna',
  nothingWaits: 'Tiada akaun yang dicadangkan sedang menunggu pengesahan.',
  approveConsequence: 'Mulai sekarang, bayaran tuntutan akan dibuat ke akaun yang dicadangkan. Orang itu diberitahu.',
  declineConsequence: 'Akaun kekal seperti sedia ada.',
  noCompany: 'Tiada',
  companies: (_count: number) => 'Syarikat',
  otherUser:
    'Pengguna dalam alamat web berlainan daripada pengguna dalam permintaan. Sila hantar keputusan untuk satu pengguna sahaja.',
} as const

export const userBankRefusalTexts = {
  USER_NOT_FOUND: 'Pengguna tidak ditemui',
  USER_BANK_ADMINISTRATOR: 'Pentadbir tidak menerima bayaran tuntutan, jadi tiada akaun bank yang boleh dicadangkan.',
  BANK_PROPOSAL_ABSENT: 'Tiada akaun bank yang dicadangkan untuk orang ini. Sila muat semula senarai.',
  BANK_PROPOSAL_REPLACED:
    'Sementara itu, akaun bank lain telah dicadangkan. Sila lihat akaun yang baharu dan buat keputusan tentangnya.',
  BANK_PROPOSAL_CLOSED:
    'Orang itu telah memasukkan akaunnya sendiri, jadi akaun yang dicadangkan tidak digunakan. Sila muat semula senarai.',
  BANK_PROPOSAL_DECIDED: 'Orang lain telah membuat keputusan tentang akaun bank ini. Sila muat semula senarai.',
  BANK_PROPOSAL_OWN: 'Anda sendiri yang mencadangkan akaun bank ini. Pentadbir lain perlu mengesahkannya.',
} as const

export const identityChangeTexts = {
  title: 'Sahkan Identiti',
  menu: 'Sahkan Identiti',
  comparison: 'Butiran sekarang dan butiran yang diminta',
  requested: 'Diminta',
  askedByMember: (ago: string) => `Diminta oleh ahli · ${ago}`,
  proposedByHr: (company: string, ago: string) => `Dicadangkan oleh HR ${company} · ${ago}`,
  birthdate: 'Tarikh lahir',
  gender: 'Jantina',
  genders: { m: 'Lelaki', f: 'Perempuan' },
  reasonOfHr: 'Sebab HR mencadangkannya',
  noEvidenceOfHr: 'HR telah menyatakan sebabnya, dan tidak melampirkan apa-apa.',
  name: 'Nama',
  nric: 'NRIC',
  newName: (name: string) => `Nama: ${name}`,
  newNric: (nric: string) => `NRIC: ${nric}`,
  newBirthdate: (date: string) => `Tarikh lahir: ${date}`,
  newGender: (gender: string) => `Jantina: ${gender}`,
  noChange: 'tiada perubahan',
  loadFailed: 'Permintaan tidak dapat dimuatkan.',
  nothingWaits: 'Tiada perubahan nama atau NRIC yang sedang menunggu.',
  evidence: 'Bukti',
  noEvidence: 'Ahli tidak melampirkan apa-apa.',
  approveConsequence:
    'Butiran itu berubah serta-merta, di semua tempat. Ahli diberitahu, dan HR juga jika HR yang mencadangkannya.',
  declineConsequence: 'Butiran itu kekal seperti sedia ada. Ahli diberitahu, dan HR juga jika HR yang mencadangkannya.',
  submitted:
    'Butiran anda telah dihantar untuk kelulusan, kami akan memaklumkan anda sebaik sahaja perubahan itu diluluskan.',
  nameRequired: 'Nama diperlukan.',
  nameTooShort: 'Terlalu pendek.',
  nameTooLong: 'Terlalu panjang.',
  nricRequired: 'NRIC diperlukan.',
  nricInvalid: 'Ini bukan nombor NRIC, FIN atau pasport. Sila semak.',
  sameName: 'Tiada perubahan pada nama anda.',
  sameNric: 'Tiada perubahan pada NRIC anda.',
  tooManyFiles: 'Hanya maksimum 5 fail boleh dimuat naik.',
} as const

export const identityChangeRefusalTexts = {
  USER_NOT_FOUND: 'Pengguna tidak ditemui',
  IDENTITY_CHANGE_WAITING:
    'Anda sudah meminta perubahan, dan ia sedang menunggu kelulusan. Sila tunggu sehingga ia diputuskan, atau hubungi kami.',
  IDENTITY_CHANGE_PROPOSED_BY_HR:
    'HR syarikat anda sudah mencadangkan perubahan butiran anda, dan ia sedang menunggu kelulusan. Sila tunggu sehingga ia diputuskan, atau minta HR menarik baliknya.',
  IDENTITY_CHANGE_WAITING_OF_EMPLOYEE:
    'Perubahan butiran pekerja ini sudah menunggu kelulusan. Sila tunggu sehingga ia diputuskan; syarikat anda boleh menarik balik apa yang dicadangkannya sendiri.',
  IDENTITY_CHANGE_EMPTY: 'Tiada perubahan pada nama anda.',
  IDENTITY_CHANGE_OWN_DETAILS: 'Minta perubahan butiran anda sendiri dalam portal, di bawah Kemas Kini Bio.',
  IDENTITY_CHANGE_NOT_YOURS: 'Syarikat anda tiada cadangan seperti itu yang menunggu. Sila muat semula halaman.',
  IDENTITY_CHANGE_DECIDED_ALREADY: 'Ia telah diputuskan. Sila muat semula halaman.',
  IDENTITY_CHANGE_WITHDRAWN: 'HR telah menarik balik cadangan ini. Sila muat semula senarai.',
  IDENTITY_CHANGE_ABSENT: 'Tiada permintaan seperti itu yang menunggu. Sila muat semula senarai.',
  IDENTITY_CHANGE_REPLACED:
    'Sementara itu, ahli telah menghantar permintaan lain. Sila lihat permintaan yang baharu dan buat keputusan tentangnya.',
  IDENTITY_CHANGE_DECIDED: 'Orang lain telah membuat keputusan tentang permintaan ini. Sila muat semula senarai.',
  IDENTITY_CHANGE_OWN: 'Anda sendiri yang meminta perubahan ini. Pentadbir lain perlu membuat keputusan tentangnya.',
  NRIC_TAKEN:
    'NRIC yang diminta milik akaun lain, jadi perubahan itu tidak boleh diluluskan. Cari nombor itu dalam senarai pengguna: jika kedua-duanya orang yang sama, tamatkan perlindungan yang berganda; jika tidak, tolak permintaan ini dan nyatakan sebabnya dalam nota.',
  EMAIL_TAKEN:
    'Ahli ini menggunakan alamat e-mel sementara yang dibentuk daripada NRIC, dan alamat sementara bagi nombor yang diminta milik akaun lain, jadi perubahan itu tidak boleh diluluskan. Cari alamat itu dalam senarai pengguna: betulkan akaun itu dahulu, atau tolak permintaan ini dan nyatakan sebabnya dalam nota.',
} as const
