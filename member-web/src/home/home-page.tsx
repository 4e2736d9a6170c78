/** Home: what needs the member now, where their last claim stands, and the ways on. Each part loads, fails and tries again by itself. */
import { formatWholeDate } from '@member-care/domain/dates/singapore-dates.ts'
import { menuTexts, overviewTexts } from '@member-care/domain/texts/portal-texts.ts'
import { latePart } from '@member-care/web-kit/language/late-part.ts'
import { type ComponentType, lazy, startTransition, Suspense, useCallback, useEffect, useState } from 'react'
import Box from '@mui/material/Box'
import { useSession, useSignedInUser } from '../session/session.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { ArticlesBanner } from './articles-banner.tsx'
import { ClaimsOverview } from './claims-overview.tsx'
import { ClinicTypes } from './clinic-types.tsx'
import { ECardButton } from './e-card-button.tsx'
import { useMenu } from '../menu/use-menu.ts'
import { greetingFor } from './greeting.ts'
import { nextDialog } from './next-dialog.ts'
import { HomeBanners } from './home-banners.tsx'
import { QuickLinks } from './quick-links.tsx'
import { OutboxHere } from '../outbox/outbox-here.tsx'

const HomeDialogs = latePart(() => import('./home-dialogs.tsx'))
const UnfinishedClaims = lazy(async () => ({
  default: (await import('../submit-claim/unfinished-claims.tsx')).UnfinishedClaims,
}))

const UnfinishedRequests = lazy(async () => ({
  default: (await import('../request-elog/unfinished-requests.tsx')).UnfinishedRequests,
}))

/** Home stands without it where it cannot be loaded. */
const NearlyUsedLimits = latePart<ComponentType>(() =>
  import('./nearly-used-limits.tsx').catch(() => ({ default: () => null })),
)

/** What stands below the claims waits for them, but no longer than this (ms): else it would move away under the finger. */
const LONGEST_WAIT = 1_000

export default function HomePage() {
  const { name } = useSignedInUser()
  const { appConfig, showRemindUpdatePassword } = useSession()
  const [now] = useState(() => new Date())
  const { isTopThere, markTopThere } = useTopOfPage()
  const mayRequestLetters = useMenu().some(({ entry }) => entry === 'requestElog')
  const dialog = nextDialog({ message: appConfig?.appLaunch, showRemindUpdatePassword, now })
  return (
    <>
      <PageHeading
        title={overviewTexts.greet(greetingFor(now), name)}
        tabTitle={menuTexts.home}
        lead={formatWholeDate(now)}
      >
        <ECardButton where="beside-greeting" />
      </PageHeading>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <OutboxHere />
        <ClaimsOverview onSettled={markTopThere}>
          {/* What the insurer needs comes above it, and must not push it away later. */}
          {isTopThere && (
            <Suspense fallback={null}>
              <UnfinishedClaims />
              {mayRequestLetters && <UnfinishedRequests />}
            </Suspense>
          )}
        </ClaimsOverview>
        {isTopThere && (
          <>
            <ECardButton where="below" />
            <HomeBanners />
            <QuickLinks />
            <Suspense fallback={null}>
              <NearlyUsedLimits />
            </Suspense>
            <ClinicTypes />
            <ArticlesBanner />
          </>
        )}
      </Box>
      {dialog !== null && (
        <Suspense fallback={null}>
          <HomeDialogs dialog={dialog} />
        </Suspense>
      )}
    </>
  )
}

function useTopOfPage(): { readonly isTopThere: boolean; readonly markTopThere: () => void } {
  const [isTopThere, setTopThere] = useState(false)
  // It is much to draw: the page answers a finger meanwhile.
  const markTopThere = useCallback(() => startTransition(() => setTopThere(true)), [])
  useEffect(() => {
    const timer = setTimeout(markTopThere, LONGEST_WAIT)
    return () => clearTimeout(timer)
  }, [markTopThere])
  return { isTopThere, markTopThere }
}
