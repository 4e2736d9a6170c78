/** 300 made-up panel clinics, spread over Singapore's areas. */
import type { Random } from './random.ts'

export interface DemonstrationClinic {
  readonly code: string
  readonly name: string
  readonly address: string
  readonly area: string
  readonly zone: string
  /** 0 Others, 1 General Practitioners, 2 Specialists, 3 Dental, 4 Xray, 5 Physiotherapy, 6 Traditional Chinese Medicine, 7 Polyclinic, 8 Hospital, 9 Lab (1§3). */
  readonly type: number
  /** Opening hours: weekdays, Saturday, Sunday, public holidays. */
  readonly hours: readonly [string, string, string, string]
  readonly latitude: number
  readonly longitude: number
}

const areas: readonly {
  readonly area: string
  readonly zone: string
  readonly latitude: number
  readonly longitude: number
}[] = [
  { area: 'Ang Mo Kio', zone: 'North', latitude: 1.369, longitude: 103.846 },
  { area: 'Bedok', zone: 'East', latitude: 1.324, longitude: 103.93 },
  { area: 'Bishan', zone: 'Central', latitude: 1.351, longitude: 103.848 },
  { area: 'Bukit Batok', zone: 'West', latitude: 1.349, longitude: 103.749 },
  { area: 'Clementi', zone: 'West', latitude: 1.315, longitude: 103.765 },
  { area: 'Hougang', zone: 'North-East', latitude: 1.371, longitude: 103.892 },
  { area: 'Jurong East', zone: 'West', latitude: 1.333, longitude: 103.742 },
  { area: 'Marine Parade', zone: 'East', latitude: 1.302, longitude: 103.907 },
  { area: 'Orchard', zone: 'Central', latitude: 1.304, longitude: 103.832 },
  { area: 'Punggol', zone: 'North-East', latitude: 1.405, longitude: 103.902 },
  { area: 'Raffles Place', zone: 'Central', latitude: 1.284, longitude: 103.851 },
  { area: 'Tampines', zone: 'East', latitude: 1.353, longitude: 103.945 },
  { area: 'Toa Payoh', zone: 'Central', latitude: 1.334, longitude: 103.856 },
  { area: 'Woodlands', zone: 'North', latitude: 1.437, longitude: 103.786 },
  { area: 'Yishun', zone: 'North', latitude: 1.43, longitude: 103.835 },
]

const kinds: readonly { readonly type: number; readonly label: string; readonly share: number }[] = [
  { type: 1, label: 'Family Clinic', share: 150 },
  { type: 2, label: 'Specialist Centre', share: 45 },
  { type: 3, label: 'Dental Surgery', share: 35 },
  { type: 4, label: 'Radiology', share: 10 },
  { type: 5, label: 'Physiotherapy', share: 15 },
  { type: 6, label: 'Chinese Medicine Hall', share: 20 },
  { type: 7, label: 'Polyclinic', share: 8 },
  { type: 8, label: 'Hospital', share: 7 },
  { type: 9, label: 'Laboratory', share: 6 },
  { type: 0, label: 'Wellness Studio', share: 4 },
]

const houses = [
  'Lantern',
  'Orchid',
  'Kite',
  'Coral',
  'Banyan',
  'Sampan',
  'Batik',
  'Kopi',
  'Durian',
  'Merbok',
  'Rattan',
  'Pelikat',
  'Songket',
  'Angsana',
] as const

export function demonstrationClinics(random: Random): DemonstrationClinic[] {
  return kinds.flatMap(({ type, label, share }) =>
    Array.from({ length: share }, (_, index) => clinic(random, type, label, index)),
  )
}

function clinic(random: Random, type: number, label: string, index: number): DemonstrationClinic {
  const place = random.pick(areas)
  return {
    code: `DEMO${type}${String(index + 1).padStart(3, '0')}`,
    name: `${random.pick(houses)} ${label} (${place.area})`,
    address: `Blk ${random.between(1, 899)} Example Street ${random.between(1, 90)} #01-${random.between(10, 99)}, Singapore 000000`,
    area: place.area,
    zone: place.zone,
    type,
    hours: ['8.30am–1pm, 2pm–9pm', '8.30am–1pm', random.chance(0.4) ? '9am–12pm' : 'closed', 'closed'],
    latitude: inMillionths(place.latitude + (random.next() - 0.5) * 0.02),
    longitude: inMillionths(place.longitude + (random.next() - 0.5) * 0.02),
  }
}

/** A latitude or longitude in millionths, which is a tenth of a metre. */
function inMillionths(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
