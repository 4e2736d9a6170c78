/** The pages of the member area. A page that is not here has no route; one that the menu leads to has its place in menu/menu-places.ts too. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { matchPath } from 'react-router-dom'
import { afterAllWords, afterWordsOfClaimPages } from '@member-care/web-kit/language/late-part.ts'
import type { PlacedEntry } from '../menu/menu-places.ts'

interface MemberPage {
  /** Of the routes below it; the menu entry has the address. */
  readonly routes: string
  readonly Page: LazyExoticComponent<ComponentType>
  /** Brings what it is drawn with, so that it need not be waited for once it is to be. */
  readonly bring: () => Promise<unknown>
}

type LoadPage = () => Promise<{ readonly default: ComponentType }>

/** A page whose words are those of the member area. */
function earlyPage(load: LoadPage) {
  let brought: ReturnType<LoadPage> | undefined
  // The same promise for both: importing again, though nothing has to come, takes long enough for something else to be drawn.
  const bring = () => (brought ??= load())
  return { Page: lazy(bring), bring }
}
const claimPage = (load: LoadPage) => earlyPage(afterWordsOfClaimPages(load))
const latePage = (load: LoadPage) => earlyPage(afterAllWords(load))

const pagesOfMenu: Readonly<Record<PlacedEntry, MemberPage>> = {
  home: { routes: '/', ...earlyPage(() => import('../home/home-page.tsx')) },
  submitClaim: { routes: 'submitclaim', ...claimPage(() => import('../submit-claim/submit-claim-page.tsx')) },
  claimRecords: { routes: 'claimrecords/*', ...claimPage(() => import('../claim-records/claim-records-routes.tsx')) },
  visits: { routes: 'visits/*', ...latePage(() => import('../visits/visits-routes.tsx')) },
  requestElog: { routes: 'submitelog', ...latePage(() => import('../request-elog/request-elog-page.tsx')) },
  elogRecords: { routes: 'elogrecords/*', ...latePage(() => import('../elog-records/elog-records-routes.tsx')) },
  myCover: { routes: 'mycover', ...latePage(() => import('../my-cover/my-cover-page.tsx')) },
  findClinics: { routes: 'cliniclocator', ...latePage(() => import('../clinics/clinic-locator-page.tsx')) },
  eCards: { routes: 'ecards', ...claimPage(() => import('../e-card/e-card-page.tsx')) },
  teleconsult: { routes: 'teleconsult', ...latePage(() => import('../client-links/teleconsult-page.tsx')) },
  rewards: { routes: 'rewards/*', ...latePage(() => import('../rewards/rewards-routes.tsx')) },
  store: { routes: 'store', ...latePage(() => import('../store/store-page.tsx')) },
  askJoey: { routes: 'askjoey', ...latePage(() => import('../ask-joey/ask-joey-page.tsx')) },
  profile: { routes: 'profile', ...latePage(() => import('../profile/profile-page.tsx')) },
  userGuide: { routes: 'userguide', ...latePage(() => import('../client-links/user-guide-page.tsx')) },
}

export const memberPages: readonly MemberPage[] = [
  ...Object.values(pagesOfMenu),
  { routes: 'product/view', ...latePage(() => import('../store/product-page.tsx')) },
  { routes: 'product/redeem', ...latePage(() => import('../store/redeem-page.tsx')) },
  { routes: 'product/invoice', ...latePage(() => import('../store/invoice-page.tsx')) },
  { routes: 'healtharticles/*', ...latePage(() => import('../health-articles/health-articles-routes.tsx')) },
]

/** Brings the page that opens at an address; where it cannot be had, it says so itself when it is drawn. */
export async function bringPageAt(pathname: string): Promise<void> {
  const found = memberPages.find(({ routes }) => matchPath(routes === '/' ? '/app' : `/app/${routes}`, pathname))
  await found?.bring().catch(() => undefined)
}
