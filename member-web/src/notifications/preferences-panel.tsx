/** By which ways the member is told of what: a row for each kind, a column for each way. What is chosen is kept at once. */
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { useMutation, useMutationState } from '@tanstack/react-query'
import { Fragment } from 'react'
import {
  notificationChannels,
  notificationKindRules,
  type NotificationChannel,
} from '@member-care/domain/notification/notification-kinds.ts'
import type { NotificationPreference } from '@member-care/domain/notification/notification-preferences.ts'
import { notificationKindLabels } from '@member-care/domain/texts/notification-kind-texts.ts'
import { notificationTexts } from '@member-care/domain/texts/notification-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { portalQuery } from '../data/portal-query.ts'
import { usePortalQueries } from '../data/queries-provider.tsx'
import { useAnswer } from '../data/use-answer.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { Announcement } from '../page/announcement.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Panel } from '../page/panel.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { PushPanel } from './push-panel.tsx'
import { changeNotificationPreference, readNotificationPreferences } from '../portal-api/notifications-api.ts'

const texts = notificationTexts.preferences
const preferenceQuery = portalQuery({ key: ['notification-preferences'], load: readNotificationPreferences })

export default function PreferencesPanel() {
  const { phase, value, failure, reload } = useAnswer(preferenceQuery)
  return (
    <Panel title={texts.title}>
      <Box component="p" sx={{ mt: 0, mb: 2, color: 'text.secondary' }}>
        {texts.lead}
      </Box>
      {value === undefined && phase === 'loading' && <Skeletons count={1} height={280} />}
      {value === undefined && phase === 'failed' && <LoadFailure detail={failure ?? ''} onRetry={reload} />}
      <PushPanel />
      {value !== undefined && <Choices preferences={value} />}
    </Panel>
  )
}

type Choice = Parameters<typeof changeNotificationPreference>[0]

/** One after the other, so that the last answer tells how all of them stand. */
const changes = { mutationKey: ['notification-preferences'], scope: { id: 'notification-preferences' } }

function Choices({ preferences }: { readonly preferences: readonly NotificationPreference[] }) {
  const queries = usePortalQueries()
  const change = useMutation({
    ...changes,
    mutationFn: changeNotificationPreference,
    onSuccess: (all) => queries.setQueryData(preferenceQuery.queryKey, all),
  })
  const waiting = useMutationState({
    filters: { mutationKey: changes.mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Choice,
  })
  return (
    <>
      {(['claims', 'letters', 'chat', 'rewards', 'store', 'account'] as const).map((about) => (
        <ChannelTable
          key={about}
          caption={texts[about]}
          note={about === 'account' ? texts.alwaysOn : undefined}
          preferences={preferences.filter(({ kind }) => notificationKindRules[kind].about === about)}
          waiting={waiting}
          failed={change.isError ? change.variables : undefined}
          onChoose={change.mutate}
        />
      ))}
      <Announcement text={change.isSuccess ? texts.saved : ''} />
    </>
  )
}

interface ChannelTableProps {
  readonly caption: string
  readonly note: string | undefined
  readonly preferences: readonly NotificationPreference[]
  /** Chosen, and not kept yet; the newest last. */
  readonly waiting: readonly Choice[]
  /** Could not be kept. */
  readonly failed: Choice | undefined
  readonly onChoose: (choice: Choice) => void
}

function ChannelTable({ caption, note, preferences, waiting, failed, onChoose }: ChannelTableProps) {
  const isOn = ({ kind, channels }: NotificationPreference, channel: NotificationChannel) =>
    waiting.findLast((choice) => choice.kind === kind && choice.channel === channel)?.enabled ?? channels[channel]
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        mb: 2,
        '& th, & td': { py: 0.25, borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box component="caption" sx={{ textAlign: 'left', fontWeight: 620, pb: 0.5 }}>
        {caption}
        {note !== undefined && (
          <Box
            component="span"
            sx={{ display: 'block', fontWeight: 400, color: 'text.secondary', fontSize: '0.875rem' }}
          >
            {note}
          </Box>
        )}
      </Box>
      <thead>
        <tr>
          <td />
          {notificationChannels.map((channel) => (
            <Box
              key={channel}
              component="th"
              scope="col"
              sx={{ width: { xs: 56, sm: 72 }, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}
            >
              {texts[channel]}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {preferences.map((preference) => (
          <Fragment key={preference.kind}>
            <tr>
              <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 400, fontSize: '0.9375rem', pr: 1 }}>
                {notificationKindLabels[preference.kind]}
              </Box>
              {notificationChannels.map((channel) => (
                <Box key={channel} component="td" sx={{ textAlign: 'center' }}>
                  <Checkbox
                    checked={isOn(preference, channel)}
                    disabled={!preference.mayBeSwitchedOff}
                    onChange={(_event, enabled) => onChoose({ kind: preference.kind, channel, enabled })}
                    slotProps={{
                      input: {
                        'aria-label': pageTexts.labelled(notificationKindLabels[preference.kind], texts[channel]),
                      },
                    }}
                  />
                </Box>
              ))}
            </tr>
            {failed?.kind === preference.kind && (
              <tr>
                <td colSpan={1 + notificationChannels.length}>
                  <Notice tone="error" role="alert">
                    {texts.saveFailed}
                  </Notice>
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </Box>
  )
}
