/** The pages of the member area. A page that is not here has no route; one that the menu leads to has its place in menu/menu-places.ts too. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { latePart } from '@member-care/web-kit/language/late-part.ts'
import type { PlacedEntry } from '../menu/menu-places.ts'

interface MemberPage {
  /** Of the routes below it; the menu entry has the address. */
  readonly routes: string
  readonly Page: LazyExoticComponent<ComponentType>
}

const pagesOfMenu: Readonly<Record<PlacedEntry, MemberPage>> = {
  home: { routes: '/', Page: lazy(() => import('../home/home-page.tsx')) },
  submitClaim: { routes: 'submitclaim', Page: latePart(() => import('../submit-claim/submit-claim-page.tsx')) },
  claimRecords: { routes: 'claimrecords/*', Page: latePart(() => import('../claim-records/claim-records-routes.tsx')) },
  visits: { routes: 'visits/*', Page: latePart(() => import('../visits/visits-routes.tsx')) },
  requestElog: { routes: 'submitelog', Page: latePart(() => import('../request-elog/request-elog-page.tsx')) },
  elogRecords: { routes: 'elogrecords/*', Page: latePart(() => import('../elog-records/elog-records-routes.tsx')) },
  myCover: { routes: 'mycover', Page: latePart(() => import('../my-cover/my-cover-page.tsx')) },
  findClinics: { routes: 'cliniclocator', Page: latePart(() => import('../clinics/clinic-locator-page.tsx')) },
  eCards: { routes: 'ecards', Page: latePart(() => import('../e-card/e-card-page.tsx')) },
  teleconsult: { routes: 'teleconsult', Page: latePart(() => import('../client-links/teleconsult-page.tsx')) },
  rewards: { routes: 'rewards/*', Page: latePart(() => import('../rewards/rewards-routes.tsx')) },
  store: { routes: 'store', Page: latePart(() => import('../store/store-page.tsx')) },
  askJoey: { routes: 'askjoey', Page: latePart(() => import('../ask-joey/ask-joey-page.tsx')) },
  profile: { routes: 'profile', Page: latePart(() => import('../profile/profile-page.tsx')) },
  userGuide: { routes: 'userguide', Page: latePart(() => import('../client-links/user-guide-page.tsx')) },
}

export const memberPages: readonly MemberPage[] = [
  ...Object.values(pagesOfMenu),
  { routes: 'product/view', Page: latePart(() => import('../store/product-page.tsx')) },
  { routes: 'product/redeem', Page: latePart(() => import('../store/redeem-page.tsx')) },
  { routes: 'product/invoice', Page: latePart(() => import('../store/invoice-page.tsx')) },
  { routes: 'healtharticles/*', Page: latePart(() => import('../health-articles/health-articles-routes.tsx')) },
]
