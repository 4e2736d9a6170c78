/** The member's profile: a row of tabs, and the one that the address names (2§2). */
import { Suspense, useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { profileTabTexts } from '@member-care/domain/texts/profile-texts.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { addressOfTab, profileTabs, tabShown, type ProfileTab } from './profile-tabs.tsx'

export default function ProfilePage() {
  const [query] = useSearchParams()
  const shown = tabShown(query.get('show'))
  const { Tab } = shown
  const tabTitle = shown.show === null ? profileTabTexts.title : `${shown.label} · ${profileTabTexts.title}`
  const row = useTabInSight(shown)
  return (
    <>
      <PageHeading title={profileTabTexts.title} tabTitle={tabTitle} />
      <Box
        ref={row}
        component="nav"
        aria-label={profileTabTexts.title}
        sx={{ display: 'flex', gap: 0.5, overflowX: 'auto', borderBottom: 1, borderColor: 'divider', mb: 3 }}
      >
        {profileTabs.map((tab) => (
          <Box
            key={tab.label}
            component={RouterLink}
            to={addressOfTab(tab)}
            aria-current={tab === shown ? 'page' : undefined}
            sx={{
              flex: 'none',
              px: 2,
              py: 1.5,
              minHeight: 48,
              fontSize: '0.9375rem',
              fontWeight: tab === shown ? 650 : 500,
              color: tab === shown ? 'primary.dark' : 'text.secondary',
              textDecoration: 'none',
              borderBottom: 3,
              borderColor: tab === shown ? 'primary.main' : 'transparent',
              '&:hover': { color: 'text.primary' },
              '&:focus-visible': {
                outline: '3px solid',
                outlineColor: 'primary.main',
                outlineOffset: -3,
                borderRadius: 1,
              },
            }}
          >
            {tab.label}
          </Box>
        ))}
      </Box>
      <Suspense fallback={<Skeletons count={2} height={180} />}>
        <Tab />
      </Suspense>
    </>
  )
}

/** On a phone the row of tabs is longer than the window: the one that is shown is brought into it. */
function useTabInSight(shown: ProfileTab) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const bringIn = () => {
      const tab = row.current?.querySelector('[aria-current]')
      if (!row.current || !tab) return
      const [around, own] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()]
      row.current.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2)
    }
    bringIn()
    // The letters of the language may come later, and be wider; they may not even have been asked for yet.
    document.fonts.addEventListener('loadingdone', bringIn)
    return () => document.fonts.removeEventListener('loadingdone', bringIn)
  }, [shown])
  return row
}
