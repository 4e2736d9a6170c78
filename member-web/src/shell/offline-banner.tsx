/** Says that there is no connection, and that nothing is lost. */
import Box from '@mui/material/Box'
import { shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { useIsOnline } from '../page/use-is-online.ts'

export function OfflineBanner() {
  const online = useIsOnline()
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
