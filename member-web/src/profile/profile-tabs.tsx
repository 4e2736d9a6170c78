/** The tabs of the profile, chosen by `?show=` (2§2): one row each. A tab that is not here is not offered, and its address shows the Bio. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { profileTabTexts } from '@member-care/domain/texts/profile-texts.ts'
import { updateBioTexts } from '@member-care/domain/texts/update-bio-texts.ts'
import { walletTexts } from '@member-care/domain/texts/wallet-texts.ts'
import { PASSWORD_ANCHOR } from '../update-bio/password-anchor.ts'

export interface ProfileTab {
  /** The value of `?show=`; the Bio has none. */
  readonly show: string | null
  /** Read late: the addresses of tabs are needed before their words are there. */
  readonly label: string
  /** What stands below the row of tabs. It has no heading of level 1. */
  readonly Tab: LazyExoticComponent<ComponentType>
}

const bioTab: ProfileTab = {
  show: null,
  get label() {
    return profileTabTexts.bio
  },
  Tab: lazy(() => import('./bio-tab.tsx')),
}

const updateBioTab: ProfileTab = {
  show: 'updatebio',
  get label() {
    return updateBioTexts.tab
  },
  Tab: lazy(() => import('../update-bio/update-bio-tab.tsx')),
}

const walletTab: ProfileTab = {
  show: 'wallet',
  get label() {
    return walletTexts.tab
  },
  Tab: lazy(() => import('../wallet/wallet-tab.tsx')),
}

const notificationsTab: ProfileTab = {
  show: 'notifications',
  get label() {
    return profileTabTexts.notifications
  },
  Tab: lazy(() => import('../notifications/notifications-tab.tsx')),
}

const signInsTab: ProfileTab = {
  show: 'signins',
  get label() {
    return profileTabTexts.signIns
  },
  Tab: lazy(() => import('../sign-ins/sign-ins-tab.tsx')),
}

const looksTab: ProfileTab = {
  show: 'looks',
  get label() {
    return profileTabTexts.looks
  },
  Tab: lazy(() => import('../looks/looks-tab.tsx')),
}

export const profileTabs: readonly ProfileTab[] = [
  bioTab,
  updateBioTab,
  walletTab,
  notificationsTab,
  signInsTab,
  looksTab,
]

/** The tab of an address's `?show=`; the Bio for none and for an unknown one. */
export function tabShown(show: string | null): ProfileTab {
  return profileTabs.find((tab) => tab.show === show) ?? bioTab
}

export function addressOfTab({ show }: ProfileTab): string {
  return show === null ? '/app/profile' : `/app/profile?show=${show}`
}

/** Where a signed-in member changes the password. */
export const passwordChangeAddress = `${addressOfTab(updateBioTab)}#${PASSWORD_ANCHOR}`

/** Where a member keeps payment cards. */
export const walletAddress = addressOfTab(walletTab)

/** Where a signed-in member changes their photo. */
export const photoChangeAddress = addressOfTab(updateBioTab)
