/** The member's notifications, newest first, and how they wish to be told (2§2 Notifications). */
import SettingsOutlined from '@mui/icons-material/SettingsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { notificationTexts } from '@member-care/domain/texts/notification-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { NotUpToDate } from '../page/not-up-to-date.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { NotificationItem } from './notification-item.tsx'
import { useNotificationList, type NotificationList } from './use-notification-list.ts'

const PreferencesPanel = lazy(() => import('./preferences-panel.tsx'))

export default function NotificationsTab() {
  const list = useNotificationList()
  const [areSettingsOpen, setSettingsOpen] = useState(false)
  const settingsLabel = areSettingsOpen ? notificationTexts.preferences.close : notificationTexts.preferences.open
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 44 }}>
        <Typography variant="h2" role="status" sx={{ fontSize: '1.125rem' }}>
          {list.phase === 'loading' ? notificationTexts.title : notificationTexts.unreadCount(list.unreadCount)}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
          {list.unreadCount > 0 && (
            <Button variant="outlined" onClick={list.marking.readAll} sx={{ px: { xs: 1.5, sm: 2.5 } }}>
              {notificationTexts.markAllRead}
            </Button>
          )}
          <Button
            aria-label={settingsLabel}
            aria-expanded={areSettingsOpen}
            onClick={() => setSettingsOpen(!areSettingsOpen)}
            sx={{ minWidth: 44, px: { xs: 1, sm: 2 }, gap: 1 }}
          >
            <SettingsOutlined />
            {/* On a phone there is room for the picture only. */}
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {settingsLabel}
            </Box>
          </Button>
        </Box>
      </Box>
      {list.marking.failed && (
        <Notice tone="error" role="alert">
          {notificationTexts.readFailed}
        </Notice>
      )}
      {areSettingsOpen && (
        <Suspense fallback={<Skeletons count={1} height={320} />}>
          <PreferencesPanel />
        </Suspense>
      )}
      <List {...list} />
    </Box>
  )
}

function List({ phase, failure, reload, notifications, marking, older }: NotificationList) {
  if (notifications.length === 0) {
    if (phase === 'loading') return <Skeletons count={4} height={96} />
    if (phase === 'failed') return <LoadFailure detail={failure ?? ''} onRetry={reload} />
    return (
      <Paper variant="outlined">
        <EmptyState title={notificationTexts.empty} />
      </Paper>
    )
  }
  return (
    <>
      {phase === 'failed' && <NotUpToDate title={notificationTexts.notUpToDate} onRetry={reload} />}
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Box
          component="ul"
          aria-label={notificationTexts.title}
          sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {notifications.map((notification) => (
            <li key={notification._id}>
              <NotificationItem notification={notification} onRead={marking.read} />
            </li>
          ))}
        </Box>
      </Paper>
      {older.phase === 'failed' && (
        <Notice tone="error" role="alert">
          {notificationTexts.olderFailed}
        </Notice>
      )}
      {older.phase !== 'none' && (
        <Button
          variant="outlined"
          onClick={older.load}
          loading={older.phase === 'loading'}
          sx={{ justifySelf: 'center' }}
        >
          {notificationTexts.older}
        </Button>
      )}
    </>
  )
}
