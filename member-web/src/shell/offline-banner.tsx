/** Says that there is no connection, how old what is shown is, and that nothing is lost. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import {
  lastSeenOfflineText,
  lastSeenTexts,
  lastSeenUnreachableText,
} from '@member-care/domain/texts/last-seen-texts.ts'
import { shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { useLastSeen, useRefreshOnceConnected } from '../data/use-last-seen.ts'
import { useIsOnline } from '../page/use-is-online.ts'
import { leaveLastSeen, useSession } from '../session/session.ts'

export function OfflineBanner() {
  useRefreshOnceConnected()
  const isOnline = useIsOnline()
  const { isLastSeen } = useSession()
  const { isKept, since } = useLastSeen()
  const when = since && formatSingaporeInstant(since)
  return (
    <Box role="status">
      {(!isOnline || isKept || isLastSeen) && (
        <Box sx={{ px: { xs: 2, sm: 4 }, pt: 2, maxWidth: 1080, mx: 'auto' }}>
          {isLastSeen && isOnline ? <SignInAgain /> : <Unconnected isOnline={isOnline} when={when} />}
        </Box>
      )}
    </Box>
  )
}

function Unconnected({ isOnline, when }: { readonly isOnline: boolean; readonly when: string | undefined }) {
  const { isLastSeen } = useSession()
  const title = isOnline
    ? when === undefined
      ? lastSeenTexts.unreachable
      : lastSeenUnreachableText(when)
    : when === undefined
      ? shellTexts.offline
      : lastSeenOfflineText(when)
  return (
    <Notice tone="warning" title={title}>
      {isLastSeen ? lastSeenTexts.notSignedIn : shellTexts.offlineDetail}
    </Notice>
  )
}

/** Not by itself: something may have been typed meanwhile. */
function SignInAgain() {
  return (
    <Notice
      tone="info"
      title={lastSeenTexts.connectedAgain}
      action={
        <Button variant="contained" onClick={leaveLastSeen}>
          {lastSeenTexts.signIn}
        </Button>
      }
    >
      {lastSeenTexts.connectedAgainDetail}
    </Notice>
  )
}
