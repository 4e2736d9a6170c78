/** What a verification of an installation found, as lines for an operator. */
import { verdictTexts } from '@member-care/domain/texts/audit-texts.ts'
import type { InstallationVerification } from './verify-installation.ts'

/** @param seconds that it took */
export function verificationReport({ events, anchored, notAnchored, notSealed, lastAnchor, outside, keys, documents, findings, findingsInAll, verdict }: InstallationVerification, seconds: number): string {
  const lines = [
    `${count(events)} events in ${seconds.toFixed(1)} s; ${count(anchored)} anchored${lastAnchor ? `, the last on ${lastAnchor.anchoredAt} with key ${lastAnchor.keyId}` : ''}.`,
    ...(notAnchored > 0 ? [`${count(notAnchored)} are not anchored yet.`] : []),
    ...outside.filter(({ lines }) => lines > 0).map(({ name, total }) => `${name} tells of ${count(total)} events.`),
    ...(keys ? [`${count(keys.onRecord)} keys of people are on record${keys.notRecorded > 0 ? `, ${count(keys.notRecorded)} not yet` : ''}.`] : []),
    documents ? `${count(documents.read)} documents were read.` : 'No document was looked at.',
    ...(notSealed > 0 ? [`${count(notSealed)} were written before there were seals.`] : []),
    ...findings.map(({ problem, stream, revision, position, eventId, detail }) => (stream === null ? `${problem}: ${detail}` : `${problem}: ${stream} revision ${revision}, position ${position}, event ${eventId}: ${detail}`)),
    ...(findingsInAll > findings.length ? [`and ${count(findingsInAll - findings.length)} more`] : []),
    verdictTexts[verdict],
  ]
  return lines.join('\n')
}

function count(number: number): string {
  return number.toLocaleString('en-SG')
}
