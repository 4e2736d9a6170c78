/** The tabs of the profile, chosen by `?show=` (2§2): one row each. A tab that is not here is not offered, and its address shows the Bio. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { profileTabTexts } from '@member-care/domain/texts/profile-texts.ts'

export interface ProfileTab {
  /** The value of `?show=`; the Bio has none. */
  readonly show: string | null
  readonly label: string
  /** What stands below the row of tabs. It has no heading of level 1. */
  readonly Tab: LazyExoticComponent<ComponentType>
}

const bioTab: ProfileTab = { show: null, label: profileTabTexts.bio, Tab: lazy(() => import('./bio-tab.tsx')) }

const notificationsTab: ProfileTab = {
  show: 'notifications',
  label: profileTabTexts.notifications,
  Tab: lazy(() => import('../notifications/notifications-tab.tsx')),
}

const signInsTab: ProfileTab = {
  show: 'signins',
  label: profileTabTexts.signIns,
  Tab: lazy(() => import('../sign-ins/sign-ins-tab.tsx')),
}

export const profileTabs: readonly ProfileTab[] = [bioTab, notificationsTab, signInsTab]

/** The tab of an address's `?show=`; the Bio for none and for an unknown one. */
export function tabShown(show: string | null): ProfileTab {
  return profileTabs.find((tab) => tab.show === show) ?? bioTab
}

export function addressOfTab({ show }: ProfileTab): string {
  return show === null ? '/app/profile' : `/app/profile?show=${show}`
}

/** Where a signed-in member changes the password: in the profile, or through the link by e-mail where the profile offers no change. */
export function passwordChangeAddress(): string {
  const updateBio = profileTabs.find(({ show }) => show === 'updatebio')
  return updateBio === undefined ? '/forgetpassword' : `${addressOfTab(updateBio)}#SegmentUpdatePassword`
}
