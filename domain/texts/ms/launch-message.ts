/** Texts of writing the launch message in the console, in Malay. */

export const launchMessageTexts = {
  menu: 'Mesej pelancaran',
  title: 'Mesej pelancaran',
  lead: 'Ahli diberitahu tentang ini apabila mereka membuka portal, sehingga mereka menutupnya.',
  form: 'Mesej',
  fields: {
    publish: 'Diterbitkan',
    title: 'Tajuk',
    message: 'Mesej',
    startDate: 'Ditunjukkan dari (waktu Singapura)',
    endDate: 'Ditunjukkan hingga (waktu Singapura)',
  },
  publishHint: 'Hanya mesej yang diterbitkan ditunjukkan, dari saat pertama hingga saat terakhirnya.',
  startHint: 'Kosong: serta-merta.',
  endHint: 'Kosong: sehingga ia tidak diterbitkan lagi.',
  preview: 'Seperti yang dilihat oleh ahli',
  previewEmpty: 'Belum ada apa-apa yang ditulis.',
  close: 'Tutup',
  shownNow: 'Mesej ini ditunjukkan kepada ahli sekarang.',
  notShownNow: 'Tiada mesej ditunjukkan kepada ahli sekarang.',
  save: 'Simpan mesej',
  saved: 'Mesej telah disimpan.',
  loadFailed: 'Mesej pelancaran tidak dapat dimuatkan.',
  titleRequired: 'Sila berikan tajuk kepada mesej ini sebelum ia diterbitkan.',
  messageRequired: 'Sila tulis mesej ini sebelum ia diterbitkan.',
  titleTooLong: 'Tidak lebih daripada 120 aksara.',
  messageTooLong: 'Tidak lebih daripada 2,000 aksara.',
  endsBeforeStart: 'Saat terakhir adalah sebelum saat pertama.',
  keptElsewhere:
    'Sistem ini membaca mesejnya daripada alamatnya sendiri (tetapan LAUNCH_MESSAGE_URL). Sila ubah di sana.',
} as const

export function launchMessageSavedText(who: string | null, when: string): string {
  return who === null ? `Disimpan pada ${when}.` : `Disimpan oleh ${who} pada ${when}.`
}
