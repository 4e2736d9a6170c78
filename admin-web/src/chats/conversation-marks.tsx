import AssistantIcon from '@mui/icons-material/SmartToyOutlined'
import ClosedIcon from '@mui/icons-material/CheckCircleOutlined'
import FreshIcon from '@mui/icons-material/ScheduleOutlined'
import LateIcon from '@mui/icons-material/ErrorOutlineOutlined'
import SoonIcon from '@mui/icons-material/WarningAmberOutlined'
import TakenIcon from '@mui/icons-material/SupportAgentOutlined'
import UnreadIcon from '@mui/icons-material/MarkChatUnreadOutlined'
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined'
import type { ConversationStatus } from '@member-care/domain/chat/conversation-terms.ts'
import { waitUrgency, type WaitUrgency } from '@member-care/domain/chat/waiting-time.ts'
import { chatDeskTexts as texts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { Box, Chip, type SvgIconProps } from '@mui/material'
import type { ComponentType } from 'react'
import { LookChip, type StatusLook } from '../console/look-chip.tsx'
import type { ConversationRow } from './conversation-record.ts'

const urgencies: Readonly<
  Record<WaitUrgency, { readonly icon: ComponentType<SvgIconProps>; readonly colour: string }>
> = {
  late: { icon: LateIcon, colour: 'error.main' },
  soon: { icon: SoonIcon, colour: 'warning.main' },
  good: { icon: FreshIcon, colour: 'text.secondary' },
}

/** How long a conversation has waited within office hours, in words, with a picture and a colour besides; nothing while it does not wait. */
export function WaitMark({ conversation }: { conversation: Pick<ConversationRow, 'waitedMinutes' | 'desk'> }) {
  const { waitedMinutes, desk } = conversation
  if (waitedMinutes === null) return null
  const urgency = waitUrgency(waitedMinutes)
  const { icon: Icon, colour } = urgencies[urgency]
  const said = texts.waits[urgency](waitedMinutes)
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        fontWeight: urgency === 'good' ? 400 : 620,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Icon aria-hidden="true" sx={{ fontSize: 18, color: colour }} />
      {desk.isOpen ? said : texts.waits.closed(said)}
    </Box>
  )
}

const looks: Readonly<Record<ConversationStatus, StatusLook>> = {
  assistant: { icon: AssistantIcon, ink: 'text.secondary', surface: 'background.default' },
  waiting: { icon: WaitingIcon, ink: 'secondary.main', surface: 'secondary.light' },
  taken: { icon: TakenIcon, ink: 'primary.dark', surface: 'primary.light' },
  closed: { icon: ClosedIcon, ink: 'text.secondary', surface: 'background.default' },
}

/** How a conversation stands, in words, with who has it. */
export function ConversationStatusChip({
  conversation: { status, assignedTo, assignedName },
}: {
  conversation: Pick<ConversationRow, 'status' | 'assignedTo' | 'assignedName'>
}) {
  const hasIt = status === 'taken' && assignedTo !== null
  return (
    <LookChip
      look={looks[status]}
      label={hasIt ? texts.takenBy(assignedName ?? texts.somebody) : texts.statuses[status]}
    />
  )
}

/** That the member has said something which the desk has not read. */
export function UnreadMark({ conversation: { status, lastNumber, deskRead } }: { conversation: ConversationRow }) {
  if (status === 'closed' || lastNumber <= deskRead) return null
  return <Chip size="small" color="primary" icon={<UnreadIcon />} label={texts.unread} />
}
