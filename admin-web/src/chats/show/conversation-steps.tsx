import CloseIcon from '@mui/icons-material/DoneAllOutlined'
import HandOverIcon from '@mui/icons-material/SyncAltOutlined'
import KeysIcon from '@mui/icons-material/KeyboardOutlined'
import TakeIcon from '@mui/icons-material/BackHandOutlined'
import { chatDeskTexts as texts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { Box, Button, IconButton, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { KeysDialog } from '../../console/keys-dialog.tsx'
import { useShortcuts } from '../../console/use-shortcuts.ts'
import { ConfirmDialog } from '../../console/confirm-dialog.tsx'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { useShownTalk, useStanding, useTalkCommand } from '../use-talk.ts'
import { focusMessage } from './message-field.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'

type Asked = 'hand-over' | 'close' | 'keys'

/** What this administrator can do with the conversation now, by button and by key. @param list where the way back leads */
export function ConversationSteps({ list }: { list: string }) {
  const { id } = useShownTalk()
  const standing = useStanding()
  const notify = useNotify()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>()
  const taking = useTalkCommand({
    onDone: () => {
      notify(texts.take.done, { type: 'success' })
      // The button is gone, and answering comes next.
      focusMessage()
    },
  })
  const take = () => void taking.send('take', (options, provider) => provider.takeConversation(id, options))
  const isMine = standing === 'mine'
  useShortcuts({
    t: standing === 'waiting' ? take : undefined,
    h: isMine ? () => setAsked('hand-over') : undefined,
    e: isMine ? () => setAsked('close') : undefined,
    u: () => void navigate(list),
    '?': () => setAsked('keys'),
  })
  const forget = () => setAsked(undefined)
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: { xs: 'start', sm: 'end' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {standing === 'waiting' && (
          <Button variant="contained" startIcon={<TakeIcon />} loading={taking.isPending} onClick={take}>
            {texts.take.label}
          </Button>
        )}
        {isMine && (
          <>
            <Button variant="outlined" startIcon={<HandOverIcon />} onClick={() => setAsked('hand-over')}>
              {texts.handOver.label}
            </Button>
            <Button variant="outlined" startIcon={<CloseIcon />} onClick={() => setAsked('close')}>
              {texts.close.label}
            </Button>
          </>
        )}
        <Tooltip title={texts.shortcuts.open}>
          <IconButton aria-label={texts.shortcuts.open} onClick={() => setAsked('keys')}>
            <KeysIcon />
          </IconButton>
        </Tooltip>
      </Box>
      <FailureAlert message={taking.failure?.message} sx={{ maxWidth: 480 }} />
      {asked === 'hand-over' && <HandOverDialog onClose={forget} />}
      {asked === 'close' && <CloseDialog onClose={forget} />}
      {asked === 'keys' && <KeysDialog words={texts.shortcuts} onClose={forget} />}
    </Box>
  )
}

function CloseDialog({ onClose }: { onClose: () => void }) {
  const { id } = useShownTalk()
  const notify = useNotify()
  const { send, isPending, failure } = useTalkCommand({
    onDone: () => {
      notify(texts.close.done, { type: 'success' })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={texts.close.title}
      text={texts.close.text}
      confirmLabel={texts.close.confirm}
      isPending={isPending}
      failure={failure?.message}
      onConfirm={() => void send('close', (options, provider) => provider.closeConversation(id, options))}
      onClose={onClose}
    />
  )
}
