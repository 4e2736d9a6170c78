/** Says that there is no connection, and that nothing is lost. */
import { useSyncExternalStore } from 'react'
import Box from '@mui/material/Box'
import { shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { Notice } from '../feedback/Notice.tsx'

export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <Box role="status">
      {!online && (
        <Box sx={{ px: { xs: 2, sm: 4 }, pt: 2, maxWidth: 1080, mx: 'auto' }}>
          <Notice tone="warning" title={shellTexts.offline}>
            {shellTexts.offlineDetail}
          </Notice>
        </Box>
      )}
    </Box>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
