/** The screens of the portal, for walks that open each of them once. */
import { monthsBefore } from '@member-care/domain/dates/singapore-dates.ts'
import { memberPages } from '@member-care/member-web/src/shell/member-pages.tsx'
import { addressBelow } from './walk-by-links.ts'

export const visitorsScreens = ['/', '/register', '/forgetpassword', '/recoveraccount', '/no-such-page']
export const membersScreens = [
  ...memberPages.map(({ routes }) => addressBelow('/app', routes)),
  '/app/claimrecords/out/:no/update',
  '/app/claimrecords/out/:no/:status?',
  '/app/visits/:visitNo/:visitId',
  '/app/healtharticles/view',
]

/** @param today in Singapore, as yyyy-MM-dd */
export function membersStarts(today: string): readonly string[] {
  return [
    `/app/claimrecords?from=${monthsBefore(today, 12)}&to=${today}`,
    ...membersScreens.filter((screen) => !screen.includes(':')),
  ]
}

export const membersTabs = [
  '/app/profile?show=wallet',
  '/app/profile?show=notifications',
  '/app/profile?show=signins',
  '/app/submitclaim?shared=none',
]
