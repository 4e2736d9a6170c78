/** Verifies all that the event log proves: the log itself, against seals and anchors, and the documents that it names. */
import { findingWithoutEvent, verdictOn, type Finding } from '@member-care/event-store/anchors/finding.ts'
import { verifyLog, type LogUnderVerification, type LogVerification } from '@member-care/event-store/anchors/verify-log.ts'
import { verifyDocuments, type DocumentsUnderVerification } from '../files/verify-documents.ts'

export interface InstallationUnderVerification extends LogUnderVerification {
  /** Absent where documents are left out. */
  readonly documents?: Omit<DocumentsUnderVerification, 'store'>
  /** Those who stand after the end of the log. Absent where nothing follows it. */
  readonly checkpointsAhead?: () => Promise<readonly string[]>
  readonly store: LogUnderVerification['store'] & DocumentsUnderVerification['store']
}

export interface InstallationVerification extends LogVerification {
  /** Documents that were read, and their size together; null where they were left out. */
  readonly documents: { readonly read: number; readonly bytes: number } | null
}

/** Findings that are named; all are counted. */
const NAMED_FINDINGS = 500

/** @throws as `verifyLog` and `verifyDocuments` do */
export async function verifyInstallation(installation: InstallationUnderVerification, options: Parameters<typeof verifyLog>[1] = {}): Promise<InstallationVerification> {
  const { store } = installation
  const log = await verifyLog(installation, options)
  const documents = installation.documents && (await verifyDocuments({ store, ...installation.documents }, options.signal ? { signal: options.signal } : {}))
  const beside = [...(await aheadOfLog(installation)), ...(documents?.findings ?? [])]
  const findings = [...log.findings, ...beside]
  return {
    ...log,
    intact: log.intact && beside.length === 0,
    verdict: verdictOn(findings),
    documents: documents ? { read: documents.documents, bytes: documents.bytes } : null,
    findings: findings.slice(0, NAMED_FINDINGS),
    findingsInAll: log.findingsInAll + beside.length,
  }
}

async function aheadOfLog({ checkpointsAhead }: InstallationUnderVerification): Promise<readonly Finding[]> {
  const names = (await checkpointsAhead?.()) ?? []
  return names.map((name) => findingWithoutEvent('checkpoint-ahead', `${name} was made from events after the end of the log: its last events were taken away, or it is another log.`))
}
