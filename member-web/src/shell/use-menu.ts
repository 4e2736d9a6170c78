/** The menu of the signed-in member: the domain's entries whose pages exist. */
import { menuEntries } from '@member-care/domain/client/menu-entries.ts'
import { useSignedInUser } from '../session/session.ts'
import { useBenefitConfigs } from './benefit-configs.tsx'
import { memberPages } from './member-pages.tsx'

/** Empty until the benefit configs are there (1§2). */
export function useMenu() {
  const entries = menuEntries(useSignedInUser(), useBenefitConfigs().value ?? {})
  return memberPages.flatMap((page) => {
    const entry = entries.find(({ id }) => id === page.entry)
    return entry?.path === undefined ? [] : [{ ...page, label: entry.label, path: entry.path }]
  })
}
