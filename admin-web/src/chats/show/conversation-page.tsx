import BackIcon from '@mui/icons-material/ArrowBack'
import { chatDeskTexts as texts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Box, Button, Stack } from '@mui/material'
import { ShowBase, useShowContext, type HttpError, type ShowControllerResult } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { PageHeading } from '../../console/page-heading.tsx'
import { PageSkeleton } from '../../console/page-skeleton.tsx'
import { formatInstant } from '../../console/singapore-time.ts'
import { useLeftList } from '../../list/left-list.ts'
import { shownRecord } from '../../record/whole-record.ts'
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
    <ShowBase
      key={conversationId}
      resource="conversations"
      id={conversationId}
      queryOptions={shownRecord}
      disableAuthentication
    >
      <ShownConversation />
    </ShowBase>
  )
}

function ShownConversation() {
  const { record, error, refetch } = useShowContext<DeskTalk>() as ShowControllerResult<DeskTalk, HttpError>
  const list = useLeftList('conversations', waitingConversationsPath)
  return (
    <>
      <Button component={Link} to={list} startIcon={<BackIcon />} sx={{ mb: 1, ml: -2 }}>
        {texts.back}
      </Button>
      {record ? (
        <Conversation list={list} />
      ) : (
        <>
          <PageHeading title={texts.title} />
          {error ? (
            <LoadFailure
              title={error.status === 404 ? texts.notThere : texts.oneFailed}
              detail={error.message}
              {...(error.status !== 404 && { onRetry: () => void refetch() })}
            />
          ) : (
            <PageSkeleton />
          )}
        </>
      )}
    </>
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
