/** What is lost, as lines for an operator. */
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import type { Loss } from './find-loss.ts'

export function lossReport({ reason, anchored, indexed, ahead, pointToNothing }: Loss): string {
  const lines = [
    reason,
    '',
    anchored.total === 0
      ? 'No event was anchored.'
      : anchored.lost === 0
        ? `All ${shownCount(anchored.total)} anchored events are there.`
        : `Of ${shownCount(anchored.total)} anchored events ${shownCount(anchored.lost)} are lost, from ${anchored.firstLostId} to ${anchored.lastLostId}.`,
    indexed.byType.length === 0
      ? 'The index of all events knows of none that is lost.'
      : `The index of all events knows of ${shownCount(indexed.byType.reduce((sum, { events }) => sum + events, 0))} that are lost, recorded from ${indexed.from} to ${indexed.to}:`,
    ...indexed.byType.map(({ type, events }) => `  ${type}: ${shownCount(events)}`),
    ahead.length === 0
      ? 'No read model and no reactor has come farther than the log.'
      : `Farther than the log have come: ${ahead.join(', ')}.`,
    pointToNothing.length === 0
      ? 'No row of an ordinary table tells of what is gone.'
      : 'Rows of ordinary tables that tell of what is gone:',
    ...pointToNothing.map(({ column, rows }) => `  ${column}: ${shownCount(rows)}`),
  ]
  return lines.join('\n')
}
