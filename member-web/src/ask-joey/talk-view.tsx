/** A conversation: who answers, what was said, and where to write; of a closed one, only what was said. */
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ChatMessage, ConversationAnswer, Talk } from '@member-care/domain/chat/talk.ts'
import { chatPageTexts } from '@member-care/domain/texts/chat-page-texts.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import { documentTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { isPdf } from '../claim-detail/document-kind.ts'
import { FileDialog } from '../claim-detail/file-dialog.tsx'
import { RefusedFileRow } from '../claim-form/documents/file-rows.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { NotUpToDate } from '../page/not-up-to-date.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { useOverlayEntry } from '../page/use-overlay-entry.ts'
import { askForPersonIn, readChatFile, type ChatAbout } from '../portal-api/chats-api.ts'
import { Bubble } from './bubble.tsx'
import { CloseButton } from './close-button.tsx'
import { Composer } from './composer.tsx'
import type { ChatFile } from './message-file.tsx'
import { OutgoingMessage } from './outgoing-message.tsx'
import { Standing } from './standing.tsx'
import { TalkFrame } from './talk-frame.tsx'
import { TalkLog } from './talk-log.tsx'
import { useChosenFiles } from './use-chosen-files.ts'
import type { OwnConversations } from './use-conversations.ts'
import { useOutgoingMessages } from './use-outgoing-messages.ts'
import { useReadMark } from './use-read-mark.ts'
import { useTalk } from './use-talk.ts'
import { useTypingTold } from './use-typing-told.ts'

const NOTHING_SAID: readonly ChatMessage[] = []

interface TalkViewProps {
  /** Undefined for one that begins with the first that is said. */
  readonly conversation: ConversationAnswer | undefined
  /** What one that begins is about. */
  readonly about: ChatAbout
  readonly conversations: OwnConversations
  readonly text: string
  readonly onType: (text: string) => void
  /** Whether the input takes the focus at once. */
  readonly isChosen: boolean
  /** Something is said: from here on it is about nothing else. */
  readonly onSaid: () => void
  /** In place of the input, once it is closed. */
  readonly closedNotice: ReactNode
}

export function TalkView({ conversation, about, conversations, ...page }: TalkViewProps) {
  const { text, onType, isChosen, onSaid, closedNotice } = page
  const talk = useTalk(conversation?.id)
  const { answer } = talk
  const known = answer.value
  const standing = known?.conversation ?? conversation
  const isClosed = standing?.status === 'closed'
  const input = useRef<HTMLTextAreaElement>(null)
  const [begunAbout] = useState(about)
  const [isOver] = useState(conversation?.status === 'closed')
  // One that begins here stays as it is on the screen while it is asked for.
  const [wasThere] = useState(conversation !== undefined)
  useEffect(() => {
    if (isChosen) input.current?.focus()
  }, [isChosen])

  const take = (answered: Talk) => {
    conversations.take(answered.conversation)
    talk.take(answered)
  }
  const messages = useOutgoingMessages({
    about: begunAbout,
    conversations,
    shownId: standing?.id,
    shown: known?.messages ?? NOTHING_SAID,
    isOver,
    onSent: take,
  })
  const person = useMutation({
    mutationFn: async () => askForPersonIn(await messages.conversationId()),
    onSuccess: take,
  })
  const files = useChosenFiles((file) => {
    onSaid()
    messages.sendFile(file)
  })
  const say = (said: string) => {
    onSaid()
    messages.say(said)
  }
  const tellTyping = useTypingTold(standing)
  const [isAtEnd, setAtEnd] = useState(false)
  useReadMark(known, isAtEnd)

  const { opened, open, close } = useOverlayEntry()
  const viewed = known?.messages.find(({ file }) => file !== null && file.fileId === opened)?.file
  const openFile = useCallback(({ fileId }: ChatFile) => open(fileId), [open])

  if (known === undefined && wasThere) {
    if (answer.phase === 'failed') return <LoadFailure detail={answer.failure} onRetry={answer.reload} />
    return <Skeletons count={5} height={72} />
  }
  return (
    <TalkFrame label={chatTexts.title} {...(!isClosed && { onFiles: files.choose })}>
      {!isClosed && (
        <TalkHead
          standing={standing}
          person={person}
          onAskPerson={() => {
            onSaid()
            person.mutate()
          }}
          onClosed={take}
        />
      )}
      {answer.phase === 'failed' && (
        <Box sx={{ p: 1.5 }}>
          <NotUpToDate title={chatPageTexts.notUpToDate} onRetry={answer.reload} />
        </Box>
      )}
      <TalkLog
        known={known}
        hasBegunHere={!wasThere}
        older={talk.older}
        greeting={
          (known?.messages.length ?? 0) === 0 &&
          !isClosed && (
            <Bubble isOwn={false} by={chatTexts.joey}>
              {chatPageTexts.greeting}
            </Bubble>
          )
        }
        outgoing={messages.waiting.map((one) => (
          <OutgoingMessage key={one.id} outgoing={one} messages={messages} />
        ))}
        outgoingCount={messages.waiting.length}
        onOpenFile={openFile}
        onChoose={isClosed ? undefined : say}
        onAtEnd={setAtEnd}
      />
      {talk.isTyping && (
        <Box sx={{ px: { xs: 2, sm: 3 }, pb: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
          {chatPageTexts.typing}
        </Box>
      )}
      {files.refused.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 1.25, display: 'grid', gap: 1 }}>
          {files.refused.map(({ key, name, reason }) => (
            <RefusedFileRow key={key} name={name} reason={reason} onDismiss={() => files.dismiss(key)} />
          ))}
        </Box>
      )}
      <Box role="status" sx={{ px: 2, fontSize: '0.875rem', color: 'text.secondary' }}>
        {files.isFitting && documentTexts.makingSmaller}
      </Box>
      {isClosed ? (
        <Box sx={{ p: { xs: 1.25, sm: 2 }, borderTop: 1, borderColor: 'divider' }}>{closedNotice}</Box>
      ) : (
        <Composer
          input={input}
          text={text}
          onType={(typed) => {
            onType(typed)
            tellTyping()
          }}
          onSend={(said) => {
            onType('')
            say(said)
            input.current?.focus()
          }}
          onFiles={files.choose}
        />
      )}
      {viewed != null && known !== undefined && (
        <ViewedFile conversationId={known.conversation.id} file={viewed} onClose={close} />
      )}
    </TalkFrame>
  )
}

interface TalkHeadProps {
  /** Undefined before anything is said. */
  readonly standing: ConversationAnswer | undefined
  readonly person: { readonly isPending: boolean; readonly error: Error | null }
  readonly onAskPerson: () => void
  readonly onClosed: (talk: Talk) => void
}

/** Who answers, and the ways to a person and to the end. */
function TalkHead({ standing, person, onAskPerson, onClosed }: TalkHeadProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Standing conversation={standing} />
      {(standing === undefined || standing.status === 'assistant') && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<SupportAgentOutlined />}
          loading={person.isPending}
          onClick={onAskPerson}
        >
          {chatPageTexts.askPerson}
        </Button>
      )}
      {standing !== undefined && <CloseButton conversationId={standing.id} onClosed={onClosed} />}
      {person.error && (
        <Box sx={{ width: '100%' }}>
          <Notice tone="error" role="alert">
            {person.error.message}
          </Notice>
        </Box>
      )}
    </Box>
  )
}

interface ViewedFileProps {
  readonly conversationId: string
  readonly file: ChatFile
  readonly onClose: () => void
}

function ViewedFile({ conversationId, file: { fileId, name, mimeType }, onClose }: ViewedFileProps) {
  const asPdf = isPdf({ mimeType })
  const bytes = portalQuery({
    key: ['chat-file', conversationId, fileId],
    load: (signal) => readChatFile(conversationId, fileId, { asPicture: !asPdf, signal }),
  })
  return <FileDialog name={name} asPdf={asPdf} file={bytes} onClose={onClose} />
}
