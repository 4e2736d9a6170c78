/** How a reward’s fields are shown to members (2§2, 2§9). */
import { formatSingaporeHour, formatSlashedTwelveHours } from '../dates/singapore-dates.ts'
import { rewardTexts } from '../texts/reward-texts.ts'

/** A value as it stands, or what stands for a missing one (RWD-005). */
export function shownOr(value: string | undefined): string {
  return value === undefined || value === '' ? rewardTexts.notGiven : value
}

/** The end of a reward on its page, DD MMM YYYY h:mm A in Singapore. @param valid_until UTC, ISO */
export function validTill({ valid_until }: { readonly valid_until: string | null }): string {
  return valid_until === null ? rewardTexts.notGiven : formatSingaporeHour(new Date(valid_until))
}

/** The end of a voucher on its page, DD/MM/YYYY hh:mm A (C44). */
export function voucherValidTill({ valid_until }: { readonly valid_until: string | null }): string {
  return valid_until === null ? rewardTexts.notGiven : formatSlashedTwelveHours(new Date(valid_until))
}

/** When it was redeemed, DD MMM YYYY h:mm A (C44). */
export function redeemedOn({ created }: { readonly created: string }): string {
  return formatSingaporeHour(new Date(created))
}

/** Of the first location. */
export function firstAddressOf(locations: readonly { readonly address: string }[]): string {
  const address = locations[0]?.address ?? ''
  return address === '' ? rewardTexts.noAddress : address
}

/** Where the voucher's map is; undefined where the first location has no coordinates. Longitude comes first, and what is missing is 0 (2§9). */
export function placeOf(
  locations: readonly { readonly coordinates: readonly number[] | null }[],
): { readonly longitude: number; readonly latitude: number } | undefined {
  const coordinates = locations[0]?.coordinates
  if (!coordinates) return undefined
  const [longitude = 0, latitude = 0] = coordinates
  return { longitude, latitude }
}
