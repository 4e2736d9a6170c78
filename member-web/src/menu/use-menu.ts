/** The menu of the signed-in member: the domain's entries whose pages exist. */
import { menuEntries, type MenuEntryId } from '@member-care/domain/client/menu-entries.ts'
import { useSignedInUser } from '../session/session.ts'
import { useBenefitConfigs } from '../configuration/use-benefit-configs.ts'
import { menuPlaces, type MenuPlace } from './menu-places.ts'

const places: readonly MenuPlace[] = menuPlaces

/** The pages to choose from. Empty until the benefit configs are there (1§2). */
export function useMenu() {
  const entries = useMenuEntries()
  return places.flatMap((place) => {
    const entry = entries.find(({ id }) => id === place.entry)
    return entry?.path === undefined ? [] : [{ ...place, label: entry.label, path: entry.path }]
  })
}

/** What the menu leads to besides the member's pages: the HR administrators' area, which is an application of its own, the analytics and the FAQ. */
export function useWaysOut() {
  const entries = useMenuEntries()
  const find = (wanted: MenuEntryId) => entries.find(({ id }) => id === wanted)
  return { hrAdmin: find('hrAdmin'), insights: find('insights'), faq: find('faq') }
}

function useMenuEntries() {
  return menuEntries(useSignedInUser(), useBenefitConfigs().value ?? {})
}
