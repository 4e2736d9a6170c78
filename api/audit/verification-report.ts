/** What a verification of an installation found, as lines for an operator. */
import { toldOf } from '@member-care/domain/audit/told-findings.ts'
import { notVerifiedText, outsideText, verdictTexts } from '@member-care/domain/texts/audit-texts.ts'
import { shownCount, shownDecimal } from '@member-care/domain/language/shown-count.ts'
import type { Finding } from '@member-care/event-store/anchors/finding.ts'
import type { FindingGroup } from '@member-care/event-store/anchors/group-findings.ts'
import type { InstallationVerification } from './verify-installation.ts'

/** @param seconds that it took */
export function verificationReport(
  {
    events,
    anchored,
    notAnchored,
    notSealed,
    lastAnchor,
    outside,
    keys,
    documents,
    conversations,
    findings,
    groups,
    verdict,
  }: InstallationVerification,
  seconds: number,
): string {
  const lines = [
    `${shownCount(events)} events in ${shownDecimal(seconds)} s; ${shownCount(anchored)} anchored${lastAnchor ? `, the last on ${lastAnchor.anchoredAt} with key ${lastAnchor.keyId}` : ''}.`,
    ...(notAnchored > 0 ? [`${shownCount(notAnchored)} are not anchored yet.`] : []),
    ...outside.filter(({ lines }) => lines > 0).map(outsideText),
    ...(keys
      ? [
          `${shownCount(keys.onRecord)} keys of people are on record${keys.notRecorded > 0 ? `, ${shownCount(keys.notRecorded)} not yet` : ''}.`,
        ]
      : []),
    documents ? `${shownCount(documents.read)} documents were read.` : 'No document was looked at.',
    ...(conversations
      ? [`${shownCount(conversations.read)} conversations of the chat were read, with ${shownCount(conversations.entries)} entries.`]
      : []),
    ...(notSealed > 0 ? [`${shownCount(notSealed)} were written before there were seals.`] : []),
    ...groups.flatMap((group) => linesOf(group, findings)),
    verdictTexts[verdict],
    notVerifiedText().replaceAll('`', ''),
  ]
  return lines.join('\n')
}

/** One line for each of a few findings of a kind; of many, one line in all. */
function linesOf(group: FindingGroup, findings: readonly Finding[]): readonly string[] {
  const told = toldOf(group, findings)
  if (told.length === group.count) return told.map((finding) => `${finding.problem}: ${textOf(finding)}`)
  const streams = group.streams.map(({ stream, count: ofStream }) => `${stream}: ${shownCount(ofStream)}`).join('; ')
  return [
    `${group.problem}: ${shownCount(group.count)} findings${streams ? ` (most in ${streams})` : ''}; the first: ${textOf(group.first)}`,
  ]
}

function textOf({ stream, revision, position, eventId, detail }: Finding): string {
  return stream === null ? detail : `${stream} revision ${revision}, position ${position}, event ${eventId}: ${detail}`
}
