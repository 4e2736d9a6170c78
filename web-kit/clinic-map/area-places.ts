/** Where the names of areas stand on the map. Pure. */
import { groupBy } from '@member-care/domain/collections/group-by.ts'

/** As much of a clinic as the map shows, in the short field names of the call (2§3 "Clinic"). */
export interface MappedClinic {
  readonly c: string
  readonly ar: string
  readonly la: number
  readonly lo: number
}

/** Where an area's name stands on the map: in the middle of its clinics. */
export function areaPlaces(
  clinics: readonly MappedClinic[],
): readonly { readonly area: string; readonly place: readonly [number, number] }[] {
  const middle = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return [...groupBy(clinics, ({ ar }) => ar)].map(([area, there]) => ({
    area,
    place: [middle(there.map(({ lo }) => lo)), middle(there.map(({ la }) => la))],
  }))
}
