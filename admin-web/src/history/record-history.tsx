import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { historyTexts } from '@member-care/domain/texts/record-history-texts.ts'
import { compareRecords } from './compare-records.ts'
import { HistoryView } from './history-view.tsx'
import type { RecordKind } from './record-history-calls.ts'

interface RecordHistoryProps {
  readonly kind: RecordKind
  readonly id: string
  /** What it is, as in "the client". */
  readonly noun: string
}

/** What happened to a record that is no claim. */
export function RecordHistory(record: RecordHistoryProps) {
  return (
    <HistoryView
      {...record}
      texts={{ ...historyTexts, failed: consoleTexts.issue }}
      compare={(then, now) => compareRecords(then.fields, now.fields)}
    />
  )
}
