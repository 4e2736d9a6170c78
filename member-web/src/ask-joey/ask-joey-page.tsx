/** The chat in its three steps: choose a topic, talk, closed (2§2, C43). A claim or a letter in the address leads to the second one at once. */
import { useState } from 'react'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom'
import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import type { ConversationAnswer } from '@member-care/domain/chat/talk.ts'
import { chatPageTexts, stepText } from '@member-care/domain/texts/chat-page-texts.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { KeepsFocus } from '../page/keeps-focus.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import type { ChatAbout } from '../portal-api/chats-api.ts'
import { CHAT_ADDRESS, isAbout, openingWords, readChatAddress } from '../chat-address/chat-address.ts'
import { EarlierConversations } from './earlier-conversations.tsx'
import { unsentTexts, useKeptMessage } from './kept-message.ts'
import { OngoingNotice } from './ongoing-notice.tsx'
import { TalkView } from './talk-view.tsx'
import { TopicStep } from './topic-step.tsx'
import { TranscriptButton } from './transcript-button.tsx'
import { openOne, useConversations, type OwnConversations } from './use-conversations.ts'

export default function AskJoeyPage() {
  const [query] = useSearchParams()
  const { shown } = readChatAddress(query)
  const conversations = useConversations()
  const { value: own, phase, failure, failureCode, reload } = conversations.list
  if (own === undefined)
    return (
      <>
        <PageHeading title={chatTexts.title} />
        {phase === 'loading' && <Skeletons count={4} height={88} />}
        {phase === 'failed' && failureCode === 403 && <Notice tone="info">{chatPageTexts.notOffered}</Notice>}
        {phase === 'failed' && failureCode !== 403 && <LoadFailure detail={failure} onRetry={reload} />}
      </>
    )
  return (
    <KeepsFocus>
      {shown === undefined || shown === openOne(own)?.id ? (
        <ThreeSteps own={own} conversations={conversations} />
      ) : (
        <EarlierConversation
          key={shown}
          conversation={own.find(({ id }) => id === shown)}
          conversations={conversations}
        />
      )}
    </KeepsFocus>
  )
}

interface ThreeStepsProps {
  readonly own: readonly ConversationAnswer[]
  readonly conversations: OwnConversations
}

/** A talk that was chosen and has not begun. */
interface ChosenTalk {
  readonly about: ChatAbout
  /** By hand, on this page. */
  readonly byHand: boolean
}

function ThreeSteps({ own, conversations }: ThreeStepsProps) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { about } = readChatAddress(query)
  const message = useKeptMessage(query.toString())
  // What was written under this very address counts more than what it asks.
  const [chosen, setChosen] = useState<ChosenTalk | undefined>(() => {
    if (message.isOfAddress && about !== undefined) return { about, byHand: false }
    // What was not sent goes on where it was said.
    const [unsent] = unsentTexts.read()
    return unsent && { about: unsent.about, byHand: false }
  })
  const [asked, setAsked] = useState(message.isOfAddress ? query.toString() : '')
  /** The one that was open here. */
  const [followed, setFollowed] = useState<string>()

  if (query.toString() !== asked) {
    setAsked(query.toString())
    if (about !== undefined) {
      message.propose(openingWords(about))
      setChosen({ about, byHand: false })
    }
  }
  const open = openOne(own)
  const isOfOther = open !== undefined && about !== undefined && !isAbout(open, about)
  if (open !== undefined && !isOfOther && open.id !== followed) {
    setFollowed(open.id)
    setChosen(undefined)
  }
  const closed =
    open === undefined && chosen === undefined
      ? own.find(({ id, status }) => id === followed && status === 'closed')
      : undefined
  const step = closed ? 3 : open !== undefined || chosen !== undefined ? 2 : 1

  const forgetAddress = () => void navigate(CHAT_ADDRESS, { replace: true })
  const toMenu = () => {
    setChosen(undefined)
    setFollowed(undefined)
  }
  return (
    <>
      <PageHeading title={chatTexts.title} lead={stepText(step)} />
      {isOfOther && (
        <OngoingNotice
          conversationId={open.id}
          onGoOn={() => {
            message.write('')
            setChosen(undefined)
            forgetAddress()
          }}
          onClosed={(talk) => conversations.take(talk.conversation)}
        />
      )}
      {!isOfOther && step > 1 && (
        <>
          {open === undefined && chosen !== undefined && (
            <Button
              component={RouterLink}
              to={CHAT_ADDRESS}
              replace
              startIcon={<ArrowBack />}
              onClick={toMenu}
              sx={{ ml: -1.5, mb: 1, px: 1.5 }}
            >
              {chatPageTexts.back}
            </Button>
          )}
          <TalkView
            conversation={open ?? closed}
            about={chosen?.about ?? {}}
            conversations={conversations}
            text={message.text}
            onType={message.write}
            isChosen={chosen?.byHand === true}
            onSaid={() => {
              if (query.toString() !== '') forgetAddress()
            }}
            closedNotice={<ClosedNotice conversation={closed} onReopen={toMenu} />}
          />
        </>
      )}
      {step === 1 && (
        <Box sx={{ display: 'grid', gap: 3, maxWidth: 760 }}>
          <TopicStep onTalk={() => setChosen({ about: {}, byHand: true })} />
          <EarlierConversations conversations={own} />
        </Box>
      )}
    </>
  )
}

interface ClosedNoticeProps {
  readonly conversation: ConversationAnswer | undefined
  readonly onReopen?: () => void
}

function ClosedNotice({ conversation, onReopen }: ClosedNoticeProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Notice tone="info" role="status" title={chatTexts.closed}>
        <Link component={RouterLink} to={CHAT_ADDRESS} onClick={onReopen} sx={{ display: 'inline-block', py: 0.5 }}>
          {chatPageTexts.reopenMenu}
        </Link>
      </Notice>
      {conversation !== undefined && <TranscriptButton conversation={conversation} />}
    </Box>
  )
}

interface EarlierConversationProps {
  /** Undefined where there is none of this id. */
  readonly conversation: ConversationAnswer | undefined
  readonly conversations: OwnConversations
}

/** One that is over, to be read only. */
function EarlierConversation({ conversation, conversations }: EarlierConversationProps) {
  return (
    <>
      <PageHeading title={chatTexts.title} lead={chatPageTexts.earlier} />
      <Button component={RouterLink} to={CHAT_ADDRESS} startIcon={<ArrowBack />} sx={{ ml: -1.5, mb: 1, px: 1.5 }}>
        {chatPageTexts.back}
      </Button>
      {conversation === undefined ? (
        <Notice tone="error" role="alert" title={chatPageTexts.missing} />
      ) : (
        <TalkView
          conversation={conversation}
          about={{}}
          conversations={conversations}
          text=""
          onType={() => undefined}
          isChosen={false}
          onSaid={() => undefined}
          closedNotice={<ClosedNotice conversation={conversation} />}
        />
      )}
    </>
  )
}
