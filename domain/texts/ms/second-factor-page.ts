/** What the screens of second factors say, in Malay. */
import type { SecondFactorAnswerKind } from '../../account/second-factors.ts'

export const secondFactorPageTexts = {
  loading: 'Sedang dimuatkan',
  title: 'Log masuk dua langkah',
  lead: 'Dengan aplikasi pengesah atau kunci laluan, kata laluan anda sahaja tidak cukup untuk log masuk. Aplikasi atau kunci itu menggantikan kod melalui e-mel.',
  leadDemanded: 'Pentadbir log masuk dengan aplikasi pengesah atau kunci laluan selain kata laluan.',
  none: 'Anda belum menyediakan apa-apa.',
  failed: 'Maklumat ini tidak dapat dimuatkan. Sila cuba lagi.',
  retry: 'Cuba lagi',
  addApp: 'Tambah aplikasi pengesah',
  addPasskey: 'Tambah kunci laluan',
  noPasskeys:
    'Pelayar ini tidak dapat menggunakan kunci laluan di sini. Guna aplikasi pengesah, atau pelayar atau peranti lain.',
  added: (when: string) => `Ditambah ${when}`,
  lastUsed: (when: string) => `terakhir digunakan ${when}`,
  neverUsed: 'belum digunakan',
  rename: 'Tukar nama',
  remove: 'Buang',
  cancel: 'Batal',
  save: 'Simpan',
  done: 'Selesai',
  name: 'Nama',
  nameHint: 'Supaya anda mengenalinya lagi, contohnya “Telefon saya”.',
  appName: 'Telefon saya',
  passkeyName: 'Peranti ini',
  removed: 'Ia telah dibuang.',
  renamed: 'Nama telah ditukar.',

  app: {
    title: 'Tambah aplikasi pengesah',
    scan: 'Imbas ini dengan aplikasi pengesah pada telefon anda, seperti yang digunakan oleh syarikat anda.',
    qrLabel: 'Kod QR untuk aplikasi pengesah. Jika anda tidak dapat mengimbasnya, taip kunci di bawah.',
    open: 'Buka dalam aplikasi pada peranti ini',
    key: 'Atau taip kunci ini ke dalam aplikasi:',
    code: 'Kod daripada aplikasi',
    codeHint: '6 digit; kod ini berubah setiap 30 saat',
    submit: 'Tambah aplikasi',
  },
  passkey: {
    title: 'Tambah kunci laluan',
    what: 'Kunci laluan disimpan pada peranti anda atau dalam pengurus kata laluan anda. Anda mengesahkannya dengan cap jari, wajah, atau PIN peranti anda.',
    submit: 'Teruskan',
    waiting: 'Menunggu peranti anda…',
    cancelled:
      'Tiada kunci laluan yang disahkan. Ia dibatalkan, mengambil masa terlalu lama, atau tiada kunci laluan pada peranti ini.',
    already: 'Sudah ada salah satu kunci laluan anda pada peranti ini.',
    notHere: 'Kunci laluan tidak berfungsi di alamat ini. Sila buka portal di alamat biasanya.',
  },
  recovery: {
    title: 'Kod pemulihan',
    what: 'Untuk digunakan apabila anda tiada aplikasi atau kunci laluan anda. Setiap kod boleh digunakan sekali sahaja.',
    keep: 'Simpan di tempat yang hanya anda boleh capai, dan bukan pada peranti yang anda gunakan untuk log masuk. Kod ini ditunjukkan sekarang sahaja.',
    copy: 'Salin',
    copied: 'Disalin',
    download: 'Simpan sebagai fail',
    fileName: 'member-care-kod-pemulihan.txt',
    kept: 'Saya telah menyimpannya',
    makeNew: 'Buat kod baharu',
    voided: 'Kod yang sebelumnya tidak boleh digunakan lagi.',
    none: 'Tiada yang tinggal. Sila buat yang baharu.',
  },
  trusted: {
    title: 'Peranti dipercayai',
    lead: 'Pada peranti ini, langkah kedua log masuk tidak diminta daripada anda.',
    end: 'Berhenti mempercayai',
    ended: 'Peranti itu tidak dipercayai lagi.',
    until: (when: string) => `sehingga ${when}`,
    trust: 'Percayai peranti ini selama 30 hari',
    trustHint: 'Hanya pada peranti yang tidak digunakan oleh orang lain.',
  },
  step: {
    title: 'Sahkan identiti anda',
    passkeyLead: 'Guna kunci laluan yang telah anda sediakan.',
    usePasskey: 'Guna kunci laluan saya',
    appLead: 'Masukkan kod yang ditunjukkan oleh aplikasi pengesah anda untuk Member Care.',
    recoveryLead: 'Masukkan salah satu kod pemulihan anda. Kod itu tidak boleh digunakan lagi selepas ini.',
    recoveryCode: 'Kod pemulihan',
    passwordLead: 'Masukkan kata laluan anda sekali lagi. Ini diminta hanya untuk tindakan yang akan anda lakukan.',
    password: 'Kata laluan',
    submit: 'Hantar',
    checking: 'Sedang disemak…',
    otherWays: 'Cara lain',
    lostAll: 'Jika anda tiada satu pun daripada ini lagi, sila hubungi kami.',
  },
  missing: {
    title: 'Sediakan faktor kedua anda',
    lead: 'Pentadbir memerlukan aplikasi pengesah atau kunci laluan selain kata laluan. Ia mengambil masa satu minit, kemudian anda boleh masuk.',
    done: 'Faktor kedua anda telah disediakan.',
    goOn: 'Teruskan ke konsol',
  },
} as const

export const waysToShow: Readonly<Record<SecondFactorAnswerKind | 'password' | 'email', string>> = {
  passkey: 'Guna kunci laluan',
  totp: 'Guna aplikasi pengesah',
  'recovery-code': 'Guna kod pemulihan',
  password: 'Guna kata laluan saya',
  email: 'Terima kod melalui e-mel',
}

export function recoveryCodesLeftText(left: number): string {
  return left === 0 ? secondFactorPageTexts.recovery.none : `Tinggal ${left} kod.`
}

export function removeFactorQuestion(name: string): { readonly title: string; readonly text: string } {
  return {
    title: `Buang “${name}”?`,
    text: 'Ia tidak akan membolehkan anda log masuk lagi. Pada peranti yang anda percayai pun, langkah kedua akan diminta semula.',
  }
}
