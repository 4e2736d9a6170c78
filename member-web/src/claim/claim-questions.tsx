/** Whom to ask about a claim or an eLOG: the chat where there is one, else the people behind the portal (CLM-101, CLM-129). */
import ChatOutlined from '@mui/icons-material/ChatOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import type { ChatSubject } from '@member-care/domain/chat/conversation-terms.ts'
import { elogQuestionTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { updateClaimTexts } from '@member-care/domain/texts/update-claim-texts.ts'
import { addressOfChatAbout } from '../chat-address/chat-address.ts'
import { useConfigsOf } from '../configuration/use-benefit-configs.ts'
import type { ClaimKindSegment } from '../portal-api/claims-api.ts'
import { usePortalAbout } from '../public-pages/portal-about.ts'

interface ClaimQuestionsProps {
  readonly kind: ClaimKindSegment
  readonly claimId: string
  readonly companyId: string
}

/** What the chat is about (1§7); without an id where there is nothing yet that has one. */
interface AboutRecord {
  readonly type: ChatSubject
  readonly id?: string
  /** Of the record: its chat is the one in question (S132). */
  readonly companyId: string
}

const texts = {
  outclaim: updateClaimTexts,
  inpclaim: updateClaimTexts,
  elog: elogQuestionTexts,
}

export function ClaimQuestions({ kind, claimId, companyId }: ClaimQuestionsProps) {
  return <Questions type={`${kind}claim`} id={claimId} companyId={companyId} />
}

/** Leads to the chat, or says whom to write to. */
export function Questions(subject: AboutRecord) {
  const { askJoey, contactUs } = texts[subject.type]
  const hasChat = useChatsOf([subject.companyId])(subject.companyId)
  const support = usePortalAbout()?.support
  if (hasChat) {
    return (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {askJoey}
        <ChatButton {...subject} />
      </Box>
    )
  }
  if (support === undefined) return null
  return (
    <Box>
      {contactUs}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, '& a': { py: 0.5 } }}>
        <Link href={`mailto:${support.email}`}>{support.email}</Link>
        <Link href={`tel:${support.phone.replaceAll(' ', '')}`}>{support.phone}</Link>
      </Box>
    </Box>
  )
}

interface ChatButtonProps extends AboutRecord {
  /** Where it is called otherwise than usual. */
  readonly label?: string
}

/** Leads to the chat about something; nothing where its company has no chat. */
export function ChatButton({ type, id, companyId, label = texts[type].chat }: ChatButtonProps) {
  if (!useChatsOf([companyId])(companyId)) return null
  return (
    <Button
      variant="outlined"
      component={RouterLink}
      to={addressOfChatAbout({ type, ...(id !== undefined && { id }) })}
      startIcon={<ChatOutlined />}
    >
      {label}
    </Button>
  )
}

/** Which of these companies have the chat. */
export function useChatsOf(companyIds: readonly string[]): (companyId: string) => boolean {
  const { value: configs = {} } = useConfigsOf(companyIds)
  return (companyId) => configs[companyId]?.featuresConfig.allowChat === true
}
