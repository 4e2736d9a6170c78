/** What members read of their cover: the estimate, My cover, what a visit would cost, and the lines of a decision, in Malay. */
import { shownCount } from '../../language/shown-count.ts'

export const estimateTexts = {
  title: 'Anggaran bayaran kepada anda',
  waiting: 'Isi siapa yang dirawat, tarikh, manfaat dan amaun. Kemudian anggaran akan muncul di sini.',
  back: (amount: string) => `${amount} dijangka dibayar kepada anda`,
  nothing: 'Dijangka tiada bayaran kepada anda',
  unknown: 'Jumlah yang akan dibayar kepada anda belum dapat dianggarkan',
  bears: (amount: string) => `Anda menanggung ${amount}.`,
  otherPays: (amount: string) => `Syarikat insurans lain membayar ${amount}.`,
  writtenOff: (amount: string) => `Klinik tidak boleh meminta ${amount} daripada anda.`,
  holdsIf: 'Ini benar jika:',
  needed: 'Yang diperlukan untuk menganggarkannya:',
  rateMissing: 'Kadar pertukaran pada hari itu. Ia belum diketahui; bahagian tuntutan akan mendapatkannya.',
  showLines: 'Bagaimana ini dikira',
  hideLines: 'Sembunyikan cara ini dikira',
  claimed: 'Dituntut',
  payable: 'Dibayar kepada anda',
  noPromise:
    'Anggaran mengikut pelan anda seperti keadaannya sekarang. Ini bukan janji: bahagian tuntutan yang membuat keputusan.',
  failed: 'Bayaran kepada anda tidak dapat dianggarkan buat masa ini. Anda tetap boleh mengemukakan tuntutan.',
  tryAgain: 'Cuba lagi',
}

export function usedOfText(name: string, used: string, most: string): string {
  return `${name}: ${used} daripada ${most} telah digunakan`
}

export const assumptionTexts = {
  benefit: 'manfaat itu ada dalam pelan',
  rate: 'kadar pertukaran pada hari itu diketahui',
  'provider-panel': 'klinik itu ialah klinik panel',
  'provider-other': 'klinik itu bukan klinik panel; di klinik panel jumlahnya mungkin lebih banyak',
  referral: 'anda mempunyai surat rujukan; sila tambahkannya pada tuntutan',
  stay: 'lawatan itu berkaitan dengan penginapan di hospital yang dilindungi oleh pelan',
  disability: 'ini ialah penyakit atau kecederaan yang belum pernah dituntut',
  diagnosis: 'diagnosis itu dilindungi oleh pelan',
  age: 'umur itu dilindungi oleh pelan',
  'other-insurer': 'syarikat insurans lain tidak membayar apa-apa; sila tambah suratnya apabila anda memperolehnya',
} as const

export const adviceTexts = {
  'no-such-benefit': 'Sila pilih manfaat lain, atau tanya jabatan HR anda.',
  'not-covered-then': 'Sila semak tarikh dan orang yang dirawat.',
  'not-covered-there': 'Rawatan ini mungkin dilindungi di klinik lain: lihat Cari Klinik Panel.',
  'excluded-provider': 'Sila pilih klinik lain pada masa akan datang: lihat Cari Klinik Panel.',
  waiting: 'Lawatan selepas tempoh menunggu akan dilindungi.',
  age: 'Sila semak untuk siapa anda menuntut.',
  relationship: 'Sila semak untuk siapa anda menuntut.',
  'no-referral': 'Dengan surat rujukan, rawatan ini mungkin dilindungi. Sila tambahkannya pada tuntutan.',
  'outside-stay': 'Sila semak tarikh lawatan dan tarikh penginapan di hospital.',
  'excluded-diagnosis': 'Jika doktor menulis diagnosis lain, sila betulkan.',
  'no-visit-left': 'Halaman “Perlindungan saya” menunjukkan bila bilangan lawatan diperbaharui.',
  'nothing-left': 'Halaman “Perlindungan saya” menunjukkan bila had diperbaharui.',
} as const

export const myCoverTexts = {
  title: 'Perlindungan saya',
  lead: 'Apa yang dibayar oleh pelan anda, apa yang telah digunakan, dan apa yang tinggal.',
  company: 'Syarikat',
  person: 'Untuk siapa',
  noPlan: 'Tiada pelan untuk ditunjukkan di sini',
  noPlanDetail: 'Syarikat anda tidak menyimpan pelan di sini. Sila tanya jabatan HR anda apa yang dilindungi.',
  nothingCounted: 'Tiada apa-apa yang dikira bagi pelan ini.',
  nearlyUsed: 'Hampir habis',
  otherLimits: 'Yang tinggal',
  used: 'Digunakan',
  reserved: 'Dikhaskan',
  untouched: 'Belum digunakan',
  figures: (used: string, reserved: string, left: string) =>
    `Digunakan: ${used} · Dikhaskan: ${reserved} · Tinggal: ${left}`,
  usedUp: 'Habis digunakan',
  reservedMeaning:
    'Dikhaskan ialah jumlah yang disimpan untuk tuntutan yang sedang diproses dan surat jaminan sehingga semuanya diputuskan.',
  borne: 'Yang anda tanggung sendiri',
  borneOf: (borne: string, most: string) => `${borne} daripada ${most} telah ditanggung setakat ini`,
  family: 'Untuk seluruh keluarga bersama',
  renews: (date: string) => `Diperbaharui pada ${date}`,
  never: 'Tidak diperbaharui',
  rolling: 'Pulih sedikit demi sedikit',
  forBenefits: (names: readonly string[]) => `Untuk ${names.join(', ')}`,
  forAll: 'Untuk semua manfaat',
  someone: 'Seseorang dalam keluarga',
  seeClaim: 'Lihat tuntutan',
  benefits: 'Kandungan pelan',
  planName: (name: string, date: string) => `${name}, dalam versi yang berkuat kuasa mulai ${date}`,
  notUpToDate: 'Maklumat terkini perlindungan anda tidak dapat dimuatkan.',
  notOffered: 'Syarikat anda tidak menunjukkan ini di sini.',
}

export function claimsOfLimitText(count: number): string {
  return `${shownCount(count)} tuntutan`
}

export function barText(name: string, parts: Readonly<Record<'used' | 'reserved' | 'left' | 'most', string>>): string {
  return `${name}: ${parts.used} digunakan, ${parts.reserved} dikhaskan, tinggal ${parts.left} daripada ${parts.most}`
}

export function leftOfText(left: string, most: string): string {
  return `${left} daripada ${most} masih ada`
}

export const whatIfTexts = {
  title: 'Berapakah kosnya?',
  lead: 'Semak sebelum lawatan: pilih manfaat dan amaun.',
  benefit: 'Manfaat',
  choose: 'Sila pilih',
  place: 'Di mana',
  panel: 'Di klinik panel',
  other: 'Di klinik lain',
  date: 'Tarikh',
  amount: 'Amaun',
  dateWrong: 'Sila pilih tarikh.',
  amountWrong: 'Sila isi amaun, contohnya 80.00.',
  planPays: 'Pelan membayar',
  youPay: 'Anda membayar',
  noBenefits: 'Pelan ini tidak membayar apa-apa bagi orang ini pada tarikh ini.',
}

export const homeCoverTexts = {
  title: 'Hampir habis',
  see: 'Lihat Perlindungan saya',
}

export function nearlyUsedText(person: string, name: string, left: string, most: string): string {
  return `${person} – ${name}: ${leftOfText(left, most)}`
}

export const claimReckoningTexts = {
  decided: 'Bagaimana amaun ini dikira',
  inWork: 'Anggaran bayaran kepada anda',
  open: 'Masih perlu dijawab:',
  byPlan: (name: string, date: string) => `Mengikut ${name}, dalam versi yang berkuat kuasa mulai ${date}.`,
  decidedOtherwise: (amount: string) => `Bahagian tuntutan telah menetapkan amaun ${amount}.`,
}
