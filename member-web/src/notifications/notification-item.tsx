/** One notification in the list. It leads to what it is about, and is read once it has been opened. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Link as RouterLink } from 'react-router-dom'
import { formatSingaporeTwelveHours } from '@member-care/domain/dates/singapore-dates.ts'
import type { NotificationRecord } from '@member-care/domain/notification/live-messages.ts'
import { notificationKindRules } from '@member-care/domain/notification/notification-kinds.ts'
import { notificationTexts } from '@member-care/domain/texts/notification-texts.ts'
import ChatOutlined from '@mui/icons-material/ChatOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import ShieldOutlined from '@mui/icons-material/ShieldOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'

interface NotificationItemProps {
  readonly notification: NotificationRecord
  readonly onRead: (id: string) => void
}

export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { _id, link, readAt } = notification
  const isUnread = readAt === null
  const look = {
    display: 'flex',
    width: '100%',
    alignItems: 'flex-start',
    justifyContent: 'flex-start',
    textAlign: 'left',
    gap: 2,
    px: { xs: 2, sm: 3 },
    py: 2,
    color: 'text.primary',
    textDecoration: 'none',
    bgcolor: isUnread ? 'primary.light' : 'transparent',
    '&:hover': { bgcolor: isUnread ? 'action.hover' : 'background.default' },
    '&:focus-visible, &.Mui-focusVisible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
  } as const
  const read = () => {
    if (isUnread) onRead(_id)
  }
  if (link !== null) {
    return (
      <Box component={RouterLink} to={link} onClick={read} sx={look}>
        <Content notification={notification} />
      </Box>
    )
  }
  // There is nowhere to go; it can still be marked as read.
  return isUnread ? (
    <ButtonBase onClick={read} sx={look}>
      <Content notification={notification} />
    </ButtonBase>
  ) : (
    <Box sx={{ ...look, '&:hover': {} }}>
      <Content notification={notification} />
    </Box>
  )
}

const pictures = {
  claims: ReceiptLongOutlined,
  letters: DescriptionOutlined,
  chat: ChatOutlined,
  store: StorefrontOutlined,
  rewards: ConfirmationNumberOutlined,
  account: ShieldOutlined,
}

function Content({
  notification: { title, message, created, kind, readAt, language },
}: Pick<NotificationItemProps, 'notification'>) {
  const isUnread = readAt === null
  const lang = language ?? undefined
  const Picture = pictures[notificationKindRules[kind].about]
  return (
    <>
      <Box
        component="span"
        aria-hidden="true"
        sx={{
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          width: 40,
          height: 40,
          borderRadius: '50%',
          bgcolor: isUnread ? 'background.paper' : 'background.default',
          color: isUnread ? 'primary.main' : 'text.secondary',
        }}
      >
        <Picture fontSize="small" />
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25, overflowWrap: 'anywhere' }}>
        <Box
          component="span"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            fontWeight: isUnread ? 650 : 500,
          }}
        >
          <span lang={lang}>{title}</span>
          {isUnread && (
            <Box
              component="span"
              sx={{
                px: 1,
                borderRadius: 5,
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
                fontSize: '0.75rem',
                fontWeight: 600,
                lineHeight: 1.7,
              }}
            >
              {notificationTexts.unread}
            </Box>
          )}
        </Box>
        <Box component="span" lang={lang} sx={{ fontSize: '0.9375rem', lineHeight: 1.5 }}>
          {message}
        </Box>
        <Box component="time" dateTime={created} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {formatSingaporeTwelveHours(new Date(created))}
        </Box>
      </Box>
    </>
  )
}
