/** Which entries the member's side menu shows (1§2, S04). */
import { hrAdministratorRole } from '../access/powers.ts'
import { menuTexts } from '../texts/portal-texts.ts'
import type { MemberType } from '../user/user-events.ts'
import type { BenefitConfig } from './benefit-config.ts'
import { clientLinks, isLinkOffered, type ClientLinkId } from './client-links.ts'
import type { FeaturesConfig } from './features-config.ts'

export type MenuEntryId = keyof typeof menuTexts

export interface MenuEntry {
  readonly id: MenuEntryId
  readonly label: string
  /** Route inside the product; absent for the FAQ and the analytics, external links, and for logging out. */
  readonly path?: string
}

/** As much of the signed-in user as decides the menu. */
export interface MenuUser {
  readonly companies: readonly { readonly companyId: string; readonly memberType: MemberType }[]
  readonly roles: readonly { readonly type: string }[]
}

type Flag = {
  [Name in keyof FeaturesConfig]: FeaturesConfig[Name] extends boolean ? Name : never
}[keyof FeaturesConfig]

interface EntryRule {
  readonly id: MenuEntryId
  readonly path?: string
  /** The flag that must be on in one of the user's companies. */
  readonly flag?: Flag
  /** Whether that company must cover the user as an employee. */
  readonly employeesOnly?: true
  readonly role?: string
  /** The link that one of the user's companies must offer them. */
  readonly link?: ClientLinkId
  /** Also for whom no company covers: somebody who left follows the claims and letters of the time before (S81). */
  readonly afterCover?: true
}

const entryRules: readonly EntryRule[] = [
  { id: 'home', path: '/app' },
  { id: 'submitClaim', path: '/app/submitclaim', flag: 'allowEclaimSubmit', employeesOnly: true },
  {
    id: 'claimRecords',
    path: '/app/claimrecords',
    flag: 'allowEclaimSubmit',
    employeesOnly: true,
    afterCover: true,
  },
  { id: 'visits', path: '/app/visits', flag: 'allowMyVisit', employeesOnly: true },
  { id: 'requestElog', path: '/app/submitelog', flag: 'allowLOG', employeesOnly: true },
  { id: 'elogRecords', path: '/app/elogrecords', flag: 'allowLOG', employeesOnly: true, afterCover: true },
  { id: 'myCover', path: '/app/mycover', flag: 'allowViewBenefitBalance' },
  { id: 'findClinics', path: '/app/cliniclocator', flag: 'allowClinicLocator' },
  { id: 'eCards', path: '/app/ecards', flag: 'allowEcard' },
  { id: 'teleconsult', path: clientLinks.teleconsult.page, link: 'teleconsult' },
  { id: 'rewards', path: '/app/rewards', flag: 'allowStretchMyDollar' },
  { id: 'store', path: '/app/store', flag: 'allowMarketplace' },
  { id: 'askJoey', path: '/app/askjoey', flag: 'allowChat' },
  { id: 'profile', path: '/app/profile' },
  { id: 'userGuide', path: clientLinks.userGuide.page, link: 'userGuide' },
  { id: 'hrAdmin', path: '/hradmin', role: hrAdministratorRole },
  { id: 'insights', role: hrAdministratorRole },
  { id: 'faq' },
  { id: 'logOut' },
]

/**
 * The entries for a user, `configs` being the benefit configs loaded so far by company id.
 * Empty until one is loaded: the menu shows only then (1§2). Whom no company covers has none to wait for.
 */
export function menuEntries(
  user: MenuUser,
  configs: Readonly<Record<string, Pick<BenefitConfig, 'featuresConfig'>>>,
): readonly MenuEntry[] {
  const isCovered = user.companies.length > 0
  if (isCovered && Object.keys(configs).length === 0) return []
  return entryRules
    .filter(isShown)
    .map(({ id, path }) => ({ id, label: menuTexts[id], ...(path !== undefined && { path }) }))

  function isShown({ flag, employeesOnly, role, link, afterCover }: EntryRule): boolean {
    if (afterCover === true && !isCovered) return true
    if (role !== undefined) return user.roles.some(({ type }) => type === role)
    if (link !== undefined)
      return user.companies.some(({ companyId, memberType }) => {
        const features = configs[companyId]?.featuresConfig
        return features !== undefined && isLinkOffered(link, features, memberType)
      })
    if (flag === undefined) return true
    return user.companies.some(
      ({ companyId, memberType }) =>
        (employeesOnly !== true || memberType === 'E') && configs[companyId]?.featuresConfig[flag] === true,
    )
  }
}
