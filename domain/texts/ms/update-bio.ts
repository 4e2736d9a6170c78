/** Texts of Update Bio, where members change what is kept of them, in Malay. */

export const updateBioTexts = {
  tab: 'Kemas Kini Bio',
  photo: 'Tukar Foto Profil Saya',
  details: 'Tukar Butiran Saya',
  email: 'Tukar E-mel Saya',
  contactNumber: 'Tukar Nombor Telefon Saya',
  password: 'Tukar Kata Laluan Saya',
  bankAccount: 'Butiran Akaun Bank',
  save: 'Simpan',
  saving: 'Sedang disimpan…',
} as const

export const changeEmailTexts = {
  unchanged: 'Tiada perubahan pada alamat e-mel.',
  differ: 'E-mel tidak sepadan.',
  passwordEmpty: 'Kata laluan kosong.',
  otpEmpty: 'Kata laluan sekali guna tidak boleh kosong, sila masukkan yang dihantar ke alamat e-mel anda.',
  passwordFirst: 'Sila masukkan kata laluan anda dahulu.',
  notAllowed: 'Syarikat anda tidak membenarkan anda menukar alamat e-mel anda di sini. Sila hubungi jabatan HR anda.',
  present: (email: string) => `Alamat e-mel anda sekarang: ${email}`,
  none: 'Tiada alamat e-mel yang disimpan.',
  newEmail: 'Alamat e-mel baharu',
  newEmailAgain: 'Alamat e-mel baharu sekali lagi',
  password: 'Kata laluan semasa',
  showPassword: 'Tunjukkan kata laluan semasa anda',
  hidePassword: 'Sembunyikan kata laluan semasa anda',
  otp: 'Kata laluan sekali guna',
  otpHint: (email: string) => `Kami telah menghantar 6 digit ke ${email}. Ia sah selama 5 minit.`,
  next: 'Seterusnya',
  working: 'Sila tunggu…',
  confirm: 'Tukar alamat e-mel',
  startAgain: 'Mula semula',
  step: (step: number) => `Langkah ${step} daripada 3`,
  changed: 'Alamat e-mel anda telah ditukar.',
  changedDetail: (email: string) => `Mulai sekarang, anda log masuk dengan ${email}, dan e-mel kami dihantar ke situ.`,
} as const

export const undoEmailTexts = {
  title: 'Batalkan pertukaran alamat e-mel anda',
  lead: (email: string) =>
    `Alamat akaun anda akan kembali kepada ${email}. Sesiapa yang log masuk ke akaun itu akan dilog keluar, dan kata laluannya tidak boleh digunakan lagi: anda memilih kata laluan baharu selepas ini.`,
  undo: 'Batalkan pertukaran',
  deadTitle: 'Pautan ini tidak sah lagi',
  deadLead:
    'Pautan ini telah digunakan, atau sudah luput, atau alamat itu telah ditukar oleh kami. Jika orang lain menggunakan akaun anda, sila hubungi kami.',
  mailLink: 'Bukan saya yang menukarnya: batalkan',
  mailText: (until: string) =>
    `Jika bukan anda yang melakukannya, anda boleh membatalkan pertukaran ini sehingga ${until}. Pautan itu mengembalikan alamat ini kepada akaun anda, dan membolehkan anda memilih kata laluan baharu.`,
} as const

export const contactNumberTexts = {
  countryCodesDiffer: 'Kod negara tidak sepadan.',
  numbersDiffer: 'Nombor telefon tidak sepadan.',
  unchanged: 'Tiada perubahan pada nombor telefon anda.',
  countryCode: 'Kod negara',
  countryCodeAgain: 'Kod negara sekali lagi',
  contactNo: 'Nombor telefon',
  contactNoAgain: 'Nombor telefon sekali lagi',
  changed: 'Nombor telefon anda telah ditukar.',
} as const

export const changePasswordTexts = {
  current: 'Kata laluan semasa',
  show: 'Tunjukkan kata laluan semasa anda',
  hide: 'Sembunyikan kata laluan semasa anda',
  othersEnd: 'Anda kekal log masuk di sini. Di tempat lain, anda perlu log masuk semula.',
  changed: 'Kata laluan anda telah ditukar.',
} as const

export const ownBankAccountTexts = {
  lead: 'Bayaran tuntutan perubatan melalui kredit terus dibayar ke akaun ini, dan akaun ini tidak digunakan untuk tujuan lain.',
  employeesOnly: 'Hanya pekerja boleh memasukkan akaun bank.',
  storedAs: (bankName: string, accountNo: string) => `${bankName}, ${accountNo}`,
} as const

export const ownDetailsTexts = {
  lead: 'Nama atau NRIC baharu perlu diluluskan oleh syarikat insurans. Sebelum itu, butiran anda kekal seperti sedia ada.',
  name: 'Nama',
  nric: 'NRIC / FIN / Pasport',
  evidence: 'Bukti perubahan',
  evidenceHint:
    'Jika anda ada: gambar atau PDF dokumen yang menunjukkannya, sehingga 5 fail dengan saiz 5 MB setiap satu.',
  chooseEvidence: 'Pilih fail',
  remove: 'Buang',
  removeEvidence: (name: string) => `Buang ${name}`,
  submit: 'Hantar untuk kelulusan',
  submitting: 'Sedang dihantar…',
  pendingTitle: 'Menunggu kelulusan',
  pendingSince: (when: string) => `Diminta pada ${when}`,
  proposedSince: (company: string, when: string) => `Dicadangkan oleh HR ${company} pada ${when}`,
  reasonOfHr: (reason: string) => `Sebab: ${reason}`,
  wrongProposal: 'Jika ini salah, sila beritahu HR anda atau hubungi kami sebelum ia diluluskan.',
  birthdate: 'Tarikh lahir',
  gender: 'Jantina',
  genders: { m: 'Lelaki', f: 'Perempuan' },
  notKnown: 'Tidak diketahui',
  now: 'Sekarang',
  asked: 'Diminta',
  staysAsItIs: 'Kekal seperti sedia ada',
  declinedOfHr:
    'Apa yang terakhir dicadangkan oleh HR syarikat anda tidak diluluskan. Butiran anda kekal seperti sedia ada.',
  declined: 'Permintaan terakhir anda tidak diluluskan. Butiran anda kekal seperti sedia ada.',
  evidenceAttached: (count: number) => `Fail dilampirkan: ${count}`,
} as const
