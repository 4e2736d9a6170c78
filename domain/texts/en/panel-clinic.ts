/** Texts of a user's panel clinics in the console (3§2.10, 3§8). Quoted ones are letter for letter; the rest is ours. */
import { plural } from '../../language/plural.ts'
import { shownCount } from '../../language/shown-count.ts'

export const panelClinicTexts = {
  title: 'Panel Clinics',
  filter: 'Filter clinics',
  user: 'User',
  company: 'Company',
  type: 'Type',
  zone: 'Zone',
  area: 'Area',
  everyType: 'All types',
  everyZone: 'All zones',
  everyArea: 'All areas',
  map: 'Map',
  list: 'List',
  view: 'How the clinics are shown',
  download: 'Download clinics',
  downloadFailed: 'Download failed',
  loadFailed: 'The clinics could not be loaded.',
  none: 'No panel clinic matches.',
  noCompany: 'This user is covered by no company, so there are no panel clinics.',
  mapLabel: 'Map of the panel clinics',
  mapControls: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    sources: 'Show or hide the source of the map',
    place: 'Place on the map',
  },
  mapHint: 'Every clinic on the map also stands in the list beside it.',
  mapUnavailable: 'This browser cannot draw the map. The list has every clinic.',
  showOnMap: 'Show on the map',
  more: 'Show more clinics',
  /** The file that is downloaded. */
  sheet: 'Clinics',
  columns: { code: 'Code', name: 'Name', address: 'Address', area: 'Area', zone: 'Zone', type: 'Type' },
} as const

export function panelClinicCountText(count: number): string {
  return `${shownCount(count)} ${plural('en', count, { one: 'clinic', other: 'clinics' })}`
}
