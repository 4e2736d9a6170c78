/** A document in a conversation: a small picture of it where it is one, its name and size, and a way to see it whole. */
import { useEffect, useState } from 'react'
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import ImageOutlined from '@mui/icons-material/ImageOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { ChatMessage } from '@member-care/domain/chat/talk.ts'
import { shownSize } from '@member-care/domain/language/shown-count.ts'
import { useBlobAddress } from '@member-care/web-kit/files/use-blob-address.ts'
import { isPdf } from '../claim-detail/document-kind.ts'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { readChatFile } from '../portal-api/chats-api.ts'

export type ChatFile = NonNullable<ChatMessage['file']>

interface MessageFileProps {
  readonly conversationId: string
  readonly file: ChatFile
  readonly onOpen: () => void
}

export function MessageFile({ conversationId, file, onOpen }: MessageFileProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isSeen = useIsSeen(place)
  const asPdf = isPdf(file)
  return (
    <ButtonBase
      ref={setPlace}
      onClick={onOpen}
      aria-haspopup="dialog"
      sx={{
        maxWidth: '100%',
        display: 'grid',
        justifyItems: 'start',
        gap: 1,
        p: 1,
        minHeight: 44,
        borderRadius: 1.5,
        textAlign: 'left',
        font: 'inherit',
        color: 'text.primary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      {isSeen && !asPdf && <SmallPicture conversationId={conversationId} fileId={file.fileId} />}
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, maxWidth: '100%' }}>
        {asPdf ? (
          <PictureAsPdfOutlined aria-hidden="true" sx={{ color: 'text.secondary' }} />
        ) : (
          <ImageOutlined aria-hidden="true" sx={{ color: 'text.secondary' }} />
        )}
        <Box component="span" sx={{ minWidth: 0 }}>
          <Box component="span" sx={{ display: 'block', fontWeight: 550, overflowWrap: 'anywhere' }}>
            {file.name}
          </Box>
          <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {shownSize(file.bytes)}
          </Box>
        </Box>
      </Box>
    </ButtonBase>
  )
}

function SmallPicture({ conversationId, fileId }: { readonly conversationId: string; readonly fileId: string }) {
  const { value } = useAnswer(
    portalQuery({
      key: ['chat-picture', conversationId, fileId],
      load: (signal) => readChatFile(conversationId, fileId, { asPicture: true, signal }),
    }),
  )
  // Room for it from the start, so that nothing jumps.
  return (
    <Box component="span" sx={{ display: 'block', width: 176, maxWidth: '100%', height: 120 }}>
      {value !== undefined && <Picture bytes={value} />}
    </Box>
  )
}

function Picture({ bytes }: { readonly bytes: Blob }) {
  const image = useBlobAddress<HTMLImageElement>(bytes)
  return (
    <Box
      component="img"
      ref={image}
      alt=""
      sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover', borderRadius: 1 }}
    />
  )
}

/** Whether something has come into view: pictures further up are not fetched. */
function useIsSeen(element: HTMLElement | null): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (element === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setSeen(true)
      observer.disconnect()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
