import { chatDeskTexts as texts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { Box, FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { useId } from 'react'
import { useGetOne } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { FailureAlert } from '../console/failure-alert.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { recordKey } from '../record/whole-record.ts'
import type { ChatDesk } from './conversation-record.ts'

/** There is one for each administrator, whose id is the name of its kind. */
const chatDesk = 'chat-desk'
const meta = { whole: true }

/** Whether the administrator answers now; colleagues see it when they hand a conversation over. */
export function AvailabilitySwitch() {
  const hintId = useId()
  const queryClient = useQueryClient()
  const { data } = useGetOne<ChatDesk & { id: string }>(chatDesk, { id: chatDesk, meta }, { onError: () => undefined })
  const { send, isPending, failure } = useCommandSending<ChatDesk>({
    onDone: (set) => {
      queryClient.setQueryData(recordKey(chatDesk, chatDesk), { id: chatDesk, ...set })
    },
  })
  if (!data) return null
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={!data.isAway}
            // Disabled it would lose the focus.
            onChange={(_event, isHere) =>
              !isPending &&
              void send({ isAway: !isHere }, (options, dataProvider) =>
                dataProvider.setChatDesk({ isAway: !isHere }, options),
              )
            }
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
        label={texts.available.label}
      />
      <FormHelperText id={hintId} role="status" sx={{ m: 0 }}>
        {data.isAway ? texts.available.away : texts.available.here}
      </FormHelperText>
      <FailureAlert title={texts.available.failed} message={failure?.message} sx={{ mt: 1 }} />
    </Box>
  )
}
