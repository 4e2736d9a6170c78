/** Texts of keeping the panel's clinics right: what members report, correcting a clinic, and confirming it, in Malay. */
import type { ClinicFault } from '../../clinic/clinic-report.ts'

export const clinicFaultLabels: Readonly<Record<ClinicFault, string>> = {
  name: 'Nama',
  address: 'Alamat atau tempat pada peta',
  hours: 'Waktu buka',
  type: 'Jenis klinik',
  gone: 'Klinik itu tiada lagi di situ',
  'not-on-panel': 'Klinik itu mengatakan bahawa ia bukan klinik panel',
}

export const panelClinicRecordTexts = {
  confirmed: 'Disahkan',
  neverConfirmed: 'Tidak pernah disahkan',
  edit: 'Betulkan',
  editTitle: (clinic: string) => `Betulkan ${clinic}`,
  editHint: 'Menyimpan bermakna butiran klinik di sini betul pada hari ini.',
  confirm: 'Ia betul',
  confirmTitle: (clinic: string) => `Adakah semuanya betul tentang ${clinic}?`,
  confirmText: 'Ahli membaca bahawa klinik ini disahkan hari ini. Apa yang dilaporkan tentangnya diselesaikan.',
  actionLabel: (action: string, clinic: string) => `${action}: ${clinic}`,
  saved: 'Klinik telah dibetulkan dan disahkan.',
  confirmedNow: 'Klinik telah disahkan.',
  fields: {
    name: 'Nama',
    address: 'Alamat',
    area: 'Kawasan',
    zone: 'Zon',
    type: 'Jenis',
    weekdays: 'Waktu buka pada hari biasa',
    saturday: 'Waktu buka pada hari Sabtu',
    sunday: 'Waktu buka pada hari Ahad',
    publicHolidays: 'Waktu buka pada cuti umum',
    latitude: 'Latitud',
    longitude: 'Longitud',
  },
  hoursHint: 'Contohnya 8.30am–1pm, 2pm–9pm, atau closed, atau 24 hours.',
  required: 'Sila taip sesuatu di sini.',
  tooLong: 'Tidak lebih daripada 200 aksara.',
  typeUnknown: 'Sila pilih jenis.',
  outside: 'Tempat ini bukan di Singapura.',
} as const

export const clinicReportTexts = {
  menu: 'Klinik yang dilaporkan',
  title: 'Klinik yang dilaporkan',
  lead: 'Ahli mengatakan bahawa ada sesuatu yang salah tentang klinik ini. Tanya klinik itu, kemudian betulkannya atau sahkan bahawa ia betul. Klinik yang tiada lagi atau telah meninggalkan panel disembunyikan di bawah Excluded clinics.',
  columns: { clinic: 'Klinik', wrong: 'Apa yang dikatakan salah', since: 'Sejak', actions: 'Selesaikan' },
  failed: 'Laporan tidak dapat dimuatkan.',
  none: 'Tiada apa-apa yang dilaporkan.',
  count: (_total: number, text: string) => `${text} klinik`,
  people: (count: number) => `${count} ahli`,
} as const
