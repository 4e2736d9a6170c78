/** By which ways the member is told of what: a row for each kind, a column for each way. What is chosen is kept at once. */
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { useState } from 'react'
import { notificationChannels, notificationKindRules, type NotificationChannel } from '@member-care/domain/notification/notification-kinds.ts'
import type { NotificationPreference } from '@member-care/domain/notification/notification-preferences.ts'
import { notificationKindLabels, notificationTexts } from '@member-care/domain/texts/notification-texts.ts'
import { Notice } from '../feedback/Notice.tsx'
import { Announcement } from '../page/Announcement.tsx'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { Panel } from '../page/Panel.tsx'
import { Skeletons } from '../page/Skeletons.tsx'
import { changeNotificationPreference, readNotificationPreferences } from '../portal-api/notifications-api.ts'
import { useResource } from '../resource/use-resource.ts'

const texts = notificationTexts.preferences

export default function PreferencesPanel() {
  const { phase, value, failure, reload } = useResource(readNotificationPreferences)
  return (
    <Panel title={texts.title}>
      <Box component="p" sx={{ mt: 0, mb: 2, color: 'text.secondary' }}>
        {texts.lead}
      </Box>
      {value === undefined && phase === 'loading' && <Skeletons count={1} height={280} />}
      {value === undefined && phase === 'failed' && <LoadFailure message={failure ?? ''} onRetry={reload} />}
      {value !== undefined && <Choices stored={value} />}
    </Panel>
  )
}

type Saving = 'idle' | 'saving' | 'saved' | 'failed'

function Choices({ stored }: { readonly stored: readonly NotificationPreference[] }) {
  const [preferences, setPreferences] = useState(stored)
  const [saving, setSaving] = useState<Saving>('idle')

  async function choose({ kind }: NotificationPreference, channel: NotificationChannel, enabled: boolean): Promise<void> {
    setSaving('saving')
    try {
      setPreferences(await changeNotificationPreference({ kind, channel, enabled }))
      setSaving('saved')
    } catch {
      setSaving('failed')
    }
  }

  return (
    <>
      {(['claims', 'account'] as const).map((about) => (
        <ChannelTable
          key={about}
          caption={texts[about]}
          note={about === 'account' ? texts.alwaysOn : undefined}
          preferences={preferences.filter(({ kind }) => notificationKindRules[kind].about === about)}
          disabled={saving === 'saving'}
          onChoose={(preference, channel, enabled) => void choose(preference, channel, enabled)}
        />
      ))}
      {saving === 'failed' && (
        <Notice tone="error" role="alert">
          {texts.saveFailed}
        </Notice>
      )}
      <Announcement text={saving === 'saved' ? texts.saved : ''} />
    </>
  )
}

interface ChannelTableProps {
  readonly caption: string
  readonly note: string | undefined
  readonly preferences: readonly NotificationPreference[]
  readonly disabled: boolean
  readonly onChoose: (preference: NotificationPreference, channel: NotificationChannel, enabled: boolean) => void
}

function ChannelTable({ caption, note, preferences, disabled, onChoose }: ChannelTableProps) {
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', mb: 2, '& th, & td': { py: 0.25, borderBottom: 1, borderColor: 'divider' } }}>
      <Box component="caption" sx={{ textAlign: 'left', fontWeight: 620, pb: 0.5 }}>
        {caption}
        {note !== undefined && (
          <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary', fontSize: '0.875rem' }}>
            {note}
          </Box>
        )}
      </Box>
      <thead>
        <tr>
          <td />
          {notificationChannels.map((channel) => (
            <Box key={channel} component="th" scope="col" sx={{ width: 72, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}>
              {texts[channel]}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {preferences.map((preference) => (
          <tr key={preference.kind}>
            <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 400, fontSize: '0.9375rem', pr: 1 }}>
              {notificationKindLabels[preference.kind]}
            </Box>
            {notificationChannels.map((channel) => (
              <Box key={channel} component="td" sx={{ textAlign: 'center' }}>
                <Checkbox
                  checked={preference.channels[channel]}
                  // Not switched off while it is being kept: the focus would be lost.
                  disabled={!preference.mayBeSwitchedOff}
                  onChange={(_event, enabled) => !disabled && onChoose(preference, channel, enabled)}
                  slotProps={{ input: { 'aria-label': `${notificationKindLabels[preference.kind]}: ${texts[channel]}` } }}
                />
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
