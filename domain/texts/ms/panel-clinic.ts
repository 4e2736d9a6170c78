/** Texts of a user's panel clinics, in Malay. */
import { shownCount } from '../../language/shown-count.ts'

export const panelClinicTexts = {
  title: 'Klinik Panel',
  filter: 'Tapis klinik',
  user: 'Pengguna',
  company: 'Syarikat',
  type: 'Jenis',
  zone: 'Zon',
  area: 'Kawasan',
  everyType: 'Semua jenis',
  everyZone: 'Semua zon',
  everyArea: 'Semua kawasan',
  map: 'Peta',
  list: 'Senarai',
  view: 'Cara klinik ditunjukkan',
  download: 'Muat turun klinik',
  downloadFailed: 'Muat turun gagal',
  loadFailed: 'Klinik tidak dapat dimuatkan.',
  none: 'Tiada klinik panel yang sesuai dengan pilihan ini.',
  noCompany: 'Pengguna ini tidak dilindungi oleh mana-mana syarikat, jadi tiada klinik panel.',
  mapLabel: 'Peta klinik panel',
  mapControls: {
    zoomIn: 'Zum masuk',
    zoomOut: 'Zum keluar',
    sources: 'Tunjukkan atau sembunyikan sumber peta',
    place: 'Tempat pada peta',
  },
  mapHint: 'Setiap klinik pada peta juga ada dalam senarai di sebelahnya.',
  mapUnavailable: 'Pelayar ini tidak dapat melukis peta. Senarai mengandungi setiap klinik.',
  showOnMap: 'Tunjukkan pada peta',
  more: 'Tunjukkan lebih banyak klinik',
  sheet: 'Klinik',
  columns: { code: 'Kod', name: 'Nama', address: 'Alamat', area: 'Kawasan', zone: 'Zon', type: 'Jenis' },
} as const

export function panelClinicCountText(count: number): string {
  return `${shownCount(count)} klinik`
}
