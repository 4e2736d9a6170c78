/** The one message that follows a request for a link, and what to do when no e-mail comes. */
import { useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { resetTexts } from '@member-care/domain/texts/account-texts.ts'
import { linkRequestPageTexts } from '@member-care/domain/texts/password-page-texts.ts'
import { publicPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { LocalMailboxLink } from '../one-time-password/local-mailbox-link.tsx'

export function LinkRequested({ onAskAgain }: { readonly onAskAgain: () => void }) {
  const notice = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => notice.current?.focus(), [])
  return (
    <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
      <Notice tone="success" role="status" ref={notice}>
        {resetTexts.completed}
      </Notice>
      <Box sx={{ color: 'text.secondary' }}>{linkRequestPageTexts.nothingCame}</Box>
      <Button variant="outlined" onClick={onAskAgain}>
        {linkRequestPageTexts.askAgain}
      </Button>
      <Link component={RouterLink} to="/" sx={{ py: 1 }}>
        {publicPageTexts.backToSignIn}
      </Link>
      <Box>
        <LocalMailboxLink />
      </Box>
    </Box>
  )
}
