/** By which ways the member is told of what: a row for each kind, a column for each way. What is chosen is kept at once. */
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { Fragment, useRef, useState } from 'react'
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

type Choice = Parameters<typeof changeNotificationPreference>[0]

/** What became of the choice that was made last. */
type Outcome = { readonly phase: 'none' | 'saved' } | { readonly phase: 'failed'; readonly choice: Choice }

function Choices({ stored }: { readonly stored: readonly NotificationPreference[] }) {
  const [preferences, setPreferences] = useState(stored)
  const [waiting, setWaiting] = useState<readonly Choice[]>([])
  const [outcome, setOutcome] = useState<Outcome>({ phase: 'none' })
  // One after the other, so that the last answer tells how all of them stand.
  const before = useRef(Promise.resolve())

  async function keep(choice: Choice): Promise<void> {
    try {
      setPreferences(await changeNotificationPreference(choice))
      setOutcome({ phase: 'saved' })
    } catch {
      setOutcome({ phase: 'failed', choice })
    }
    setWaiting((choices) => choices.filter((other) => other !== choice))
  }
  function choose(choice: Choice): void {
    setOutcome({ phase: 'none' })
    setWaiting((choices) => [...choices, choice])
    before.current = before.current.then(() => keep(choice))
  }

  return (
    <>
      {(['claims', 'account'] as const).map((about) => (
        <ChannelTable
          key={about}
          caption={texts[about]}
          note={about === 'account' ? texts.alwaysOn : undefined}
          preferences={preferences.filter(({ kind }) => notificationKindRules[kind].about === about)}
          waiting={waiting}
          failed={outcome.phase === 'failed' ? outcome.choice : undefined}
          onChoose={choose}
        />
      ))}
      <Announcement text={outcome.phase === 'saved' ? texts.saved : ''} />
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
                    slotProps={{ input: { 'aria-label': `${notificationKindLabels[preference.kind]}: ${texts[channel]}` } }}
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
