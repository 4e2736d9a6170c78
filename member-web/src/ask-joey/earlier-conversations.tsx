/** The conversations that are over, each to be read again. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import type { ConversationAnswer } from '@member-care/domain/chat/talk.ts'
import { formatWholeDate } from '@member-care/domain/dates/singapore-dates.ts'
import { chatPageTexts, conversationFromText } from '@member-care/domain/texts/chat-page-texts.ts'
import { Panel } from '../page/panel.tsx'
import { addressOfConversation } from '../chat-address/chat-address.ts'

export function EarlierConversations({ conversations }: { readonly conversations: readonly ConversationAnswer[] }) {
  return (
    <Panel title={chatPageTexts.earlier}>
      {conversations.length === 0 && <Box sx={{ color: 'text.secondary' }}>{chatPageTexts.earlierEmpty}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {conversations.map(({ id, subject, lastAt }) => (
          <li key={id}>
            <Link
              component={RouterLink}
              to={addressOfConversation(id)}
              sx={{ display: 'inline-block', py: 1.25, overflowWrap: 'anywhere' }}
            >
              {conversationFromText(
                subject === null ? chatPageTexts.aboutAnything : chatPageTexts.about[subject.type],
                formatWholeDate(new Date(lastAt)),
              )}
            </Link>
          </li>
        ))}
      </Box>
    </Panel>
  )
}
