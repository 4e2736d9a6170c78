import { chatDeskTexts as texts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { Box, Stack } from '@mui/material'
import { useParams } from 'react-router-dom'
import { PageHeading } from '../../console/page-heading.tsx'
import { formatInstant } from '../../console/singapore-time.ts'
import { ShownRecordFrame } from '../../record/shown-record-frame.tsx'
import { subjectText } from '../conversation-columns.tsx'
import { LiveLost } from '../conversation-list.tsx'
import { waitingConversationsPath } from '../conversation-list-address.ts'
import { ConversationStatusChip, WaitMark } from '../conversation-marks.tsx'
import type { DeskTalk } from '../conversation-record.ts'
import { useShownTalk } from '../use-talk.ts'
import { ConversationSteps } from './conversation-steps.tsx'
import { MemberPanel } from './member-panel.tsx'
import { SubjectPanel } from './subject-panel.tsx'
import { TalkPanel } from './talk-panel.tsx'

/** A conversation at the desk: what was said, beside the member and the claim or letter that it is about. */
export default function ConversationPage() {
  const { conversationId = '' } = useParams()
  return (
    <ShownRecordFrame<DeskTalk>
      resource="conversations"
      id={conversationId}
      listPath={waitingConversationsPath}
      words={{ back: texts.back, title: texts.title, notThere: texts.notThere, failed: texts.oneFailed }}
    >
      {(_talk, list) => <Conversation list={list} />}
    </ShownRecordFrame>
  )
}

function Conversation({ list }: { list: string }) {
  const talk = useShownTalk()
  return (
    <>
      <PageHeading
        title={texts.heading(talk.memberName ?? texts.forgottenMember)}
        actions={<ConversationSteps list={list} />}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center' }}>
          <ConversationStatusChip conversation={talk} />
          <WaitMark conversation={talk} />
          <span>
            {subjectText(talk)} · {texts.desks[talk.deskOfIt]}
          </span>
          <span>{texts.begun(formatInstant(talk.openedAt))}</span>
        </Box>
      </PageHeading>
      <LiveLost />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
        }}
      >
        <TalkPanel />
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <MemberPanel />
          <SubjectPanel />
        </Stack>
      </Box>
    </>
  )
}
