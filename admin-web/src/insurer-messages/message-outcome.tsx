import AppliedIcon from '@mui/icons-material/CheckCircleOutlined'
import RefusedIcon from '@mui/icons-material/HighlightOff'
import WaitingIcon from '@mui/icons-material/HourglassTop'
import UnchangedIcon from '@mui/icons-material/DoneAll'
import { Box, Chip } from '@mui/material'
import { messageOutcomeLabels } from '@member-care/domain/texts/insurer-message-texts.ts'
import type { ComponentType } from 'react'
import { refusalText, resendHint, type InsurerMessage, type MessageOutcome } from './message-record.ts'

const looks: Readonly<
  Record<MessageOutcome, { readonly icon: ComponentType; readonly colour: 'success' | 'error' | 'warning' | 'default' }>
> = {
  applied: { icon: AppliedIcon, colour: 'success' },
  unchanged: { icon: UnchangedIcon, colour: 'default' },
  refused: { icon: RefusedIcon, colour: 'error' },
  received: { icon: WaitingIcon, colour: 'warning' },
}

/** What became of a message: in words, with the reason and what the insurer has to do. */
export function MessageOutcomeText({ message }: { message: InsurerMessage }) {
  const { icon: Icon, colour } = looks[message.outcome]
  const words = [refusalText(message), resendHint(message)].filter((text) => text !== undefined)
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        icon={<Icon />}
        color={colour}
        label={messageOutcomeLabels[message.outcome]}
      />
      {words.length > 0 && (
        <Box sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'text.secondary', maxWidth: 340 }}>{words.join(' ')}</Box>
      )}
    </>
  )
}
