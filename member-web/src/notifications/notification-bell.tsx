/** The bell in the top bar: filled and with a number while something is unread; leads to the list (1§2, 2§2). */
import Notifications from '@mui/icons-material/Notifications'
import NotificationsNone from '@mui/icons-material/NotificationsNone'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import { Link as RouterLink } from 'react-router-dom'
import { notificationTexts } from '@member-care/domain/texts/notification-texts.ts'
import { Announcement } from '../page/announcement.tsx'
import { useBenefitConfigs } from '../configuration/use-benefit-configs.ts'
import { useSignedInUser } from '../session/session.ts'
import { useNotificationNews } from './notification-news.ts'

/** Shown to members of whom a company has notifications switched on, and to whom no company covers: their claims still have news (S81). */
export function NotificationBell() {
  const { companies } = useSignedInUser()
  const { value: configs } = useBenefitConfigs()
  const isOffered =
    companies.length === 0 ||
    Object.values(configs ?? {}).some(({ featuresConfig }) => featuresConfig.allowNotification)
  return isOffered ? <Bell /> : null
}

function Bell() {
  const { unreadCount = 0, arrived } = useNotificationNews()
  return (
    <>
      <IconButton
        component={RouterLink}
        to="/app/profile?show=notifications"
        aria-label={notificationTexts.bell(unreadCount)}
        sx={{ width: 44, height: 44, color: unreadCount > 0 ? 'primary.main' : 'text.secondary' }}
      >
        {unreadCount > 0 ? (
          <Badge
            badgeContent={unreadCount}
            max={99}
            color="secondary"
            aria-hidden="true"
            slotProps={{ badge: { sx: { fontWeight: 650 } } }}
          >
            <Notifications />
          </Badge>
        ) : (
          <NotificationsNone />
        )}
      </IconButton>
      <Announcement text={arrived === undefined ? '' : notificationTexts.arrived(arrived.title)} />
    </>
  )
}
