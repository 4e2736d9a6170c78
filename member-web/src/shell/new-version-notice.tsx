/** Says that a newer version of the portal is there. It is taken when somebody says so, and at the next opening: never under what is being typed. */
import { useSyncExternalStore } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { newVersionTexts } from '@member-care/domain/texts/last-seen-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { followNewerVersion, isNewerVersionReady, putOffNewerVersion } from '../offline/newer-version.ts'

export function NewVersionNotice() {
  const isReady = useSyncExternalStore(followNewerVersion, isNewerVersionReady)
  return (
    <Box role="status">
      {isReady && (
        <Box sx={{ px: { xs: 2, sm: 4 }, pt: 2, maxWidth: 1080, mx: 'auto' }}>
          <Notice
            tone="info"
            title={newVersionTexts.title}
            action={
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Button variant="contained" onClick={() => window.location.reload()}>
                  {newVersionTexts.openNow}
                </Button>
                <Button onClick={putOffNewerVersion}>{newVersionTexts.later}</Button>
              </Box>
            }
          >
            {newVersionTexts.detail}
          </Notice>
        </Box>
      )}
    </Box>
  )
}
