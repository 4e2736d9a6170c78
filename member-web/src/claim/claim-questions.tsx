/** Whom to ask about a claim: the chat where there is one, else the people behind the portal (CLM-101, CLM-129). */
import ChatOutlined from '@mui/icons-material/ChatOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { updateClaimTexts } from '@member-care/domain/texts/update-claim-texts.ts'
import type { ClaimKindSegment } from '../portal-api/claims-api.ts'
import { usePortalAbout } from '../public-pages/portal-about.ts'
import { useMenu } from '../menu/use-menu.ts'

interface ClaimQuestionsProps {
  readonly kind: ClaimKindSegment
  readonly claimId: string
}

export function ClaimQuestions({ kind, claimId }: ClaimQuestionsProps) {
  const hasChat = useHasChat()
  const support = usePortalAbout()?.support
  if (hasChat) {
    return (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {updateClaimTexts.askJoey}
        <ChatButton kind={kind} claimId={claimId} />
      </Box>
    )
  }
  if (support === undefined) return null
  return (
    <Box>
      {updateClaimTexts.contactUs}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, '& a': { py: 0.5 } }}>
        <Link href={`mailto:${support.email}`}>{support.email}</Link>
        <Link href={`tel:${support.phone.replaceAll(' ', '')}`}>{support.phone}</Link>
      </Box>
    </Box>
  )
}

/** Leads to the chat about a claim; nothing where the member has no chat. */
export function ChatButton({ kind, claimId }: ClaimQuestionsProps) {
  if (!useHasChat()) return null
  const query = new URLSearchParams({ type: `${kind}claim`, id: claimId })
  return (
    <Button
      variant="outlined"
      component={RouterLink}
      to={`/app/askjoey?${query.toString()}`}
      startIcon={<ChatOutlined />}
    >
      {updateClaimTexts.chat}
    </Button>
  )
}

/** The chat is switched on for the member, and has a page. */
function useHasChat(): boolean {
  return useMenu().some(({ entry }) => entry === 'askJoey')
}
