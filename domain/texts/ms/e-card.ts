/** Texts of the e-card: as members see it and as a clinic checks it, in Malay. */

export const eCardTexts = {
  title: 'e-Kad',
  lead: 'Tunjukkan kad ini dan NRIC atau pasport anda di klinik panel.',
  company: 'Syarikat',
  person: 'Pemegang kad',
  flip: 'Terbalikkan e-Kad',
  front: 'Bahagian depan kad',
  back: 'Bahagian belakang kad',
  policyNo: 'No. polisi',
  name: 'Nama',
  effectiveDate: 'Tarikh berkuat kuasa',
  planNo: 'Pelan',
  staffId: 'ID kakitangan',
  now: 'Waktu Singapura',
  code: 'Kod kad ini. Klinik mengimbasnya dan melihat sama ada kad ini sah.',
  codeUse: 'Untuk klinik: imbas untuk menyemak kad ini.',
  conditions:
    'Kad ini tidak boleh dipindah milik. Ia menunjukkan bahawa perlindungan sedang berkuat kuasa; apa yang dibayar ditentukan oleh polisi.',
  none: 'Tiada e-Kad untuk ditunjukkan',
  noneDetail: 'Tiada syarikat anda yang menawarkan e-Kad buat masa ini.',
} as const

export const keptCardTexts = {
  checking: 'Sedang menyemak sama ada kad ini terkini…',
  unasked: 'Tanpa sambungan',
  unaskedDetail: 'Kad ini seperti keadaannya pada kali terakhir anda membukanya dalam talian.',
  over: 'Kad ini tidak boleh ditunjukkan lagi tanpa sambungan',
  onHomeScreen:
    'Untuk menyimpannya pada iPhone atau iPad, tambahkan Member Care ke skrin utama: Safari membuang apa yang disimpan oleh halaman selepas 7 hari.',
  refused: 'Dibuang daripada peranti ini',
  signedOut: 'Anda belum log masuk. Peranti ini telah menyimpan kad anda.',
  signIn: 'Log masuk',
  remove: 'Buang kad daripada peranti ini',
  removed: 'Tiada kad disimpan pada peranti ini',
  removedDetail: 'Log masuk untuk melihat kad anda.',
} as const

export function keptUntilText(day: string): string {
  return `Peranti ini menyimpan kad ini dan menunjukkannya tanpa sambungan sehingga ${day}. Kad ini dibuang apabila anda log keluar.`
}

export function cardOverText(day: string): string {
  return `Kad ini sah sehingga ${day}. Sambung ke internet dan buka semula.`
}

const whyRefused = {
  ended: 'perlindungan telah tamat',
  withdrawn: 'kad ini telah ditarik balik',
  outdated: 'kodnya tidak sah lagi; log masuk untuk mendapatkan kod baharu',
  'not-genuine': 'kodnya tidak sah lagi; log masuk untuk mendapatkan kod baharu',
} as const

export function refusedCardText(name: string, why: keyof typeof whyRefused): string {
  return `${name}: ${whyRefused[why]}.`
}

export const cardCheckTexts = {
  title: 'Semakan e-Kad',
  lead: 'Bandingkan nama pada kad dengan NRIC atau pasport orang yang menunjukkannya.',
  standings: {
    valid: { title: 'Sah', detail: 'Perlindungan berkuat kuasa hari ini.' },
    ended: { title: 'Tamat', detail: 'Kad ini tulen, tetapi perlindungannya telah tamat.' },
    withdrawn: { title: 'Ditarik balik', detail: 'Kad ini tulen, tetapi tidak sah lagi.' },
    outdated: {
      title: 'Tidak terkini',
      detail: 'Kod ini tidak sah lagi. Minta orang itu membuka kad dengan sambungan internet, dan imbas sekali lagi.',
    },
    'not-genuine': { title: 'Tidak tulen', detail: 'Kod ini tidak dibuat oleh Member Care.' },
  },
  initials: 'Huruf awal nama',
  company: 'Syarikat',
  policyNo: 'No. polisi',
  effectiveDate: 'Tarikh berkuat kuasa',
  lastDay: 'Hari terakhir perlindungan',
  noLastDay: 'Belum diketahui',
  missing: 'Tiada kad untuk disemak',
  missingDetail: 'Imbas kod di belakang e-Kad. Ia akan membuka halaman ini.',
  checking: 'Kad sedang disemak…',
} as const

export function checkedAtText(when: string): string {
  return `Disemak ${when}, waktu Singapura.`
}
