/** Texts of the member's chat page, in Malay. */

export const chatPageTexts = {
  steps: ['Pilih topik', 'Berbual', 'Ditutup'],
  menuTitle: 'Tentang apa?',
  topics: 'Topik',
  talkLead: 'Joey, pembantu kami, menjawab dahulu. Seorang pegawai membantu apabila anda memintanya.',
  greeting: 'Helo, saya Joey, pembantu portal ini. Tanya saya tentang tuntutan, surat, perlindungan anda atau klinik.',
  conversation: 'Perbualan',
  newMessages: 'Mesej baharu',
  unreadFrom: 'Baharu',
  you: 'Anda',
  message: 'Mesej anda',
  send: 'Hantar',
  upload: 'Muat Naik Lampiran',
  close: 'Tutup perbualan ini',
  photograph: 'Ambil foto',
  chooseFiles: 'Pilih fail',
  dropHere: 'Lepaskan fail anda di sini untuk menghantarnya',
  keys: 'Enter menghantar mesej. Shift dan Enter memulakan baris baharu.',
  older: 'Tunjukkan mesej terdahulu',
  olderFailed: 'Mesej terdahulu tidak dapat dimuatkan. Sila cuba lagi.',
  toNewest: 'Ke mesej terbaharu',
  sending: 'Sedang dihantar …',
  sent: 'Dihantar',
  read: 'Dibaca',
  notSent: 'Tidak dihantar.',
  discard: 'Buang',
  removedText: 'Mesej ini telah dibuang.',
  removedFile: 'Dokumen ini telah dibuang.',
  typing: 'May sedang menulis …',
  askPerson: 'Bercakap dengan pegawai',
  assistant: 'Joey, pembantu kami, sedang menjawab.',
  taken: 'May sedang menjawab anda.',
  waiting: 'Seorang pegawai akan melayani anda tidak lama lagi.',
  deskClosed: 'Tiada sesiapa yang bertugas sekarang.',
  answerReaches:
    'Anda tidak perlu menunggu di sini: kami memberitahu anda apabila ada jawapan, dalam portal dan, mengikut pilihan anda, melalui e-mel dan pada peranti anda.',
  asked: 'Anda meminta seorang pegawai.',
  askedForYou: 'Joey meminta seorang pegawai membantu.',
  cameIn: 'May ada di sini sekarang.',
  handedOver: 'May telah menyerahkan perbualan anda kepada rakan sekerja.',
  closedByYou: 'Anda telah menutup perbualan ini.',
  closedByDesk: 'May telah menutup perbualan ini.',
  closedByItself: 'Perbualan ini telah ditutup kerana tiada mesej baharu lagi.',
  closeQuestion: 'Tutup perbualan ini?',
  closeExplanation: 'Anda boleh membacanya lagi kemudian, dan memulakan perbualan lain pada bila-bila masa.',
  closing: 'Sedang ditutup …',
  keepOpen: 'Biarkan terbuka',
  reopenMenu: 'Buka menu semula',
  goToOngoing: 'Pergi ke perbualan itu',
  earlier: 'Perbualan terdahulu',
  earlierEmpty: 'Belum ada apa-apa. Apa yang anda bualkan kekal di sini supaya anda boleh membacanya lagi.',
  about: {
    outclaim: 'Tentang tuntutan pesakit luar',
    inpclaim: 'Tentang tuntutan pesakit dalam',
    elog: 'Tentang eLOG',
  },
  aboutAnything: 'Soalan kepada Joey',
  back: 'Kembali ke topik',
  notOffered: 'Syarikat anda tidak menawarkan sembang.',
  missing: 'Perbualan ini tidak wujud, atau bukan milik anda.',
  notUpToDate: 'Mesej baharu tidak dapat dimuatkan. Yang ditunjukkan ialah mesej sebelumnya.',
} as const

export const transcriptTexts = {
  title: 'Perbualan',
  download: 'Muat turun sebagai PDF',
  failed: 'Perbualan ini tidak dapat dimuat turun. Sila cuba lagi.',
  document: (name: string) => `Dokumen: ${name}`,
  about:
    'Ini ialah isi perbualan, seperti yang ditunjukkan oleh portal. Nama dokumen yang dihantar disebut di sini; dokumennya kekal dalam portal.',
}

export function transcriptFileName(day: string): string {
  return `Perbualan_${day}.pdf`
}

export function stepText(step: number): string {
  return `Langkah ${step} daripada ${chatPageTexts.steps.length}: ${chatPageTexts.steps[step - 1] ?? ''}`
}

export function saidText(name: string, time: string): string {
  return `${name}, ${time}`
}

export function queueText(place: number): string {
  return place <= 1 ? 'Giliran anda seterusnya.' : `Anda di tempat ke-${place} dalam barisan.`
}

export function usualWaitText(minutes: number): string {
  return `Biasanya ia mengambil masa kira-kira ${minutes} minit.`
}

export function opensAgainText(day: string, time: string): string {
  return `Pegawai kami akan menjawab semula mulai ${day}, ${time}.`
}

export function charactersLeftText(count: number): string {
  return `${count} aksara lagi`
}

export function sendingFileText(part: number): string {
  return `Sedang dihantar, ${Math.round(part * 100)}%`
}

export function conversationFromText(subject: string, day: string): string {
  return `${subject}, ${day}`
}

export function chatAboutText(reference: string): string {
  return `Sembang tentang ${reference}`
}
