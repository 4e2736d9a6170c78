/** How the portal comes onto the home screen, and what this device keeps for when there is no connection (S119). */
import { useSyncExternalStore } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { LAST_SEEN_DAYS } from '@member-care/domain/account/last-seen.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { homeScreenTexts as texts } from '@member-care/domain/texts/last-seen-texts.ts'
import { followInstallOffer, isInstallOffered, isOnHomeScreen, takeUpInstallOffer } from '../offline/install-prompt.ts'
import { Panel } from '../page/panel.tsx'

export function HomeScreenPanel() {
  const isOffered = useSyncExternalStore(followInstallOffer, isInstallOffered)
  return (
    <Panel title={texts.title}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {isOnHomeScreen() ? (
          <Box>{texts.added}</Box>
        ) : (
          <>
            <Box>{texts.lead}</Box>
            {isOffered ? (
              <Button variant="outlined" onClick={() => void takeUpInstallOffer()}>
                {texts.add}
              </Button>
            ) : (
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                <li>{texts.safari}</li>
                <li>{texts.otherBrowsers}</li>
              </Box>
            )}
          </>
        )}
        <Box sx={{ color: 'text.secondary' }}>{texts.kept(shownCount(LAST_SEEN_DAYS))}</Box>
      </Box>
    </Panel>
  )
}
