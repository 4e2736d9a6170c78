import { desks, type Desk } from '@member-care/domain/chat/conversation-terms.ts'
import { chatDeskTexts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { Alert, Box, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { FormDialog } from '../../console/form-dialog.tsx'
import { useShownTalk, useTalkCommand } from '../use-talk.ts'

const texts = chatDeskTexts.handOver
const NOBODY = ''

/** Gives the conversation to a desk, or to somebody of one. */
export function HandOverDialog({ onClose }: { onClose: () => void }) {
  const { id, deskOfIt, assignedTo, colleagues } = useShownTalk()
  const notify = useNotify()
  const [desk, setDesk] = useState<Desk>(deskOfIt)
  const [to, setTo] = useState(NOBODY)
  const others = colleagues.filter(({ userId, desks: own }) => userId !== assignedTo && own.includes(desk))
  const chosen = others.find(({ userId }) => userId === to)
  const { send, isPending, failure } = useTalkCommand({
    onDone: () => {
      notify(texts.done, { type: 'success' })
      onClose()
    },
  })

  function handOver() {
    const body = { desk, to: chosen?.userId ?? null }
    void send(body, (options, provider) => provider.handOverConversation(id, body, options))
  }

  return (
    <FormDialog
      title={texts.title}
      failure={failure?.message}
      isPending={isPending}
      confirm={{ label: texts.confirm }}
      onSubmit={handOver}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        <div>{texts.text}</div>
        <TextField
          select
          autoFocus
          label={texts.desk}
          value={desk}
          onChange={(event) => setDesk(event.target.value as Desk)}
        >
          {desks.map((one) => (
            <MenuItem key={one} value={one}>
              {chatDeskTexts.desks[one]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={texts.to}
          value={chosen?.userId ?? NOBODY}
          onChange={(event) => setTo(event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value={NOBODY}>{texts.nobody}</MenuItem>
          {others.map(({ userId, name, isAway }) => (
            <MenuItem key={userId} value={userId}>
              {isAway ? texts.away(name) : name}
            </MenuItem>
          ))}
        </TextField>
        <div role="status">{chosen?.isAway && <Alert severity="warning">{texts.awayHint}</Alert>}</div>
      </Box>
    </FormDialog>
  )
}
