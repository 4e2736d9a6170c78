import { Box } from '@mui/material'
import { readModelTexts } from '@member-care/domain/texts/read-model-texts.ts'
import { shownSize } from '@member-care/domain/language/shown-count.ts'
import { FieldList, Panel } from '../console/field-list.tsx'
import { formatPosition } from '../console/log-position.ts'
import type { SystemStatus } from './read-model-record.ts'
import { useSystemStatus } from './use-read-models.ts'

const texts = readModelTexts.system

/** The process that answered, its event store, and what waits in the outbox. */
export function SystemPanel() {
  const { data: system } = useSystemStatus()
  if (!system) return null
  const { process, eventStore, outbox } = system
  return (
    <Box sx={{ mt: 2.5 }}>
      <Panel title={texts.title}>
        <FieldList
          fields={[
            { label: texts.eventStore, value: eventStore.kind },
            { label: texts.lastPosition, value: formatPosition(eventStore.head) },
            ...outbox.map((entry) => ({ label: texts.outbox(entry.kind), value: outboxText(entry) })),
            {
              label: texts.process,
              value: texts.processOf({
                id: String(process.id),
                node: process.node,
                uptime: durationText(process.uptimeSeconds),
                memory: shownSize(process.memoryBytes),
              }),
            },
          ]}
        />
      </Panel>
    </Box>
  )
}

function outboxText(status: SystemStatus['outbox'][number]): string {
  const { waiting, failing, gaveUp, oldestDueSeconds, failingSeconds } = status
  const text =
    waiting > 0 ? texts.waitingSince(waiting, Math.round(oldestDueSeconds), gaveUp) : texts.waiting(waiting, gaveUp)
  return failing > 0 ? texts.withFailing(text, failing, durationText(failingSeconds)) : text
}

function durationText(total: number): string {
  const seconds = Math.round(total)
  const minutes = Math.floor(seconds / 60)
  if (minutes < 1) return texts.seconds(seconds)
  const hours = Math.floor(minutes / 60)
  return hours < 1 ? texts.minutes(minutes) : texts.hours(hours, minutes % 60)
}
