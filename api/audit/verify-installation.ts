/** Verifies all that the event log proves: the log itself, against seals and anchors, the keys that it tells of, and the documents that it names. */
import { findingWithoutEvent, verdictOn, type Finding } from '@member-care/event-store/anchors/finding.ts'
import { groupFindings } from '@member-care/event-store/anchors/group-findings.ts'
import {
  verifyLog,
  type LogUnderVerification,
  type LogVerification,
} from '@member-care/event-store/anchors/verify-log.ts'
import { UndecodableEvent, WrappedKeyUnopened } from '@member-care/event-store/codec/codec-errors.ts'
import { verifyKeys, type KeysUnderVerification } from '@member-care/event-store/anchors/verify-keys.ts'
import type { PasswordRecords } from '../event-log/password-records.ts'
import { verifyConversations, type ConversationsUnderVerification } from '../chats/verify-conversations.ts'
import { verifyDocuments, type DocumentsUnderVerification } from '../documents/verify-documents.ts'

export interface InstallationUnderVerification extends LogUnderVerification {
  readonly passwords?: Pick<PasswordRecords, 'verify'>
  readonly keys?: Omit<KeysUnderVerification, 'store'>
  /** Absent where documents are left out. */
  readonly documents?: Omit<DocumentsUnderVerification, 'store'>
  /** What was said in the chat. */
  readonly conversations?: Omit<ConversationsUnderVerification, 'store'>
  /** Those who stand after the end of the log. Absent where nothing follows it. */
  readonly checkpointsAhead?: () => Promise<readonly string[]>
  /** Recounts what followed from events. An event or a key that cannot be read is named by the verification of the log or of the keys. */
  readonly effects?: () => Promise<{ readonly findings: readonly Finding[] }>
  readonly store: LogUnderVerification['store'] & DocumentsUnderVerification['store']
}

export interface InstallationVerification extends LogVerification {
  /** Keys of people that the log tells of, and those that were made too lately. */
  readonly keys: { readonly onRecord: number; readonly notRecorded: number } | null
  /** Documents that were read, and their size together; null where they were left out. */
  readonly documents: { readonly read: number; readonly bytes: number } | null
  /** Conversations of the chat, and their entries. */
  readonly conversations: { readonly read: number; readonly entries: number } | null
}

/** Findings that are named; all are counted. */
const NAMED_FINDINGS = 500

/** @throws as `verifyLog` and `verifyDocuments` do */
export async function verifyInstallation(
  installation: InstallationUnderVerification,
  options: Parameters<typeof verifyLog>[1] = {},
): Promise<InstallationVerification> {
  const { store } = installation
  const log = await verifyLog(installation, options)
  const keys =
    installation.keys &&
    (await verifyKeys(
      { store, ...installation.keys },
      log.lastEventAt === null ? undefined : new Date(log.lastEventAt),
    ))
  const passwords = await installation.passwords?.verify(
    log.lastEventAt === null ? undefined : new Date(log.lastEventAt),
  )
  const documents =
    installation.documents &&
    (await verifyDocuments({ store, ...installation.documents }, options.signal ? { signal: options.signal } : {}))
  const conversations =
    installation.conversations && (await verifyConversations({ store, ...installation.conversations }))
  const beside = [
    ...(await aheadOfLog(installation)),
    ...(await effectsOf(installation)),
    ...(keys?.findings ?? []),
    ...(passwords?.findings ?? []),
    ...(documents?.findings ?? []),
    ...(conversations?.findings ?? []),
  ]
  const findings = [...log.findings, ...beside]
  return {
    ...log,
    intact: log.intact && beside.length === 0,
    verdict: verdictOn(findings),
    keys: keys ? { onRecord: keys.keys, notRecorded: keys.notRecorded } : null,
    documents: documents ? { read: documents.documents, bytes: documents.bytes } : null,
    conversations: conversations ? { read: conversations.conversations, entries: conversations.entries } : null,
    findings: findings.slice(0, NAMED_FINDINGS),
    groups: [...log.groups, ...groupFindings(beside)],
    findingsInAll: log.findingsInAll + beside.length,
  }
}

async function aheadOfLog({ checkpointsAhead }: InstallationUnderVerification): Promise<readonly Finding[]> {
  const names = (await checkpointsAhead?.()) ?? []
  return names.map((name) =>
    findingWithoutEvent(
      'checkpoint-ahead',
      `${name} was made from events after the end of the log: its last events were taken away, or it is another log.`,
    ),
  )
}

async function effectsOf({ effects }: InstallationUnderVerification): Promise<readonly Finding[]> {
  try {
    return (await effects?.())?.findings ?? []
  } catch (error) {
    if (!(error instanceof UndecodableEvent || error instanceof WrappedKeyUnopened)) throw error
    return [findingWithoutEvent('effects-unknown', `What follows from events was not recounted: ${error.message}`)]
  }
}
