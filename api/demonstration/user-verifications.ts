/** What waits in the queues about users: two proposed bank accounts, and a change of name with its evidence. */
import type { BankAccount } from '@member-care/domain/bank/bank-rules.ts'
import { DEVELOPMENT_BANK, POST_OFFICE_BANK } from '@member-care/domain/bank/bank-rules.ts'
import type { Actor } from '@member-care/domain/events/metadata.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import type { CommonQueryMethods } from 'slonik'
import { v5 as uuidV5 } from 'uuid'
import { markAttached, registerFile } from '../documents/file-register.ts'
import type { FileStore } from '../integrations/file-store/file-store.ts'
import { drawDocument, nameChangeLetter } from './documents.ts'
import { demonstrationPeople } from './fill-demonstration-data.ts'
import { putContent } from '../documents/put-content.ts'

const ID_NAMESPACE = '7d1c6f0e-3b52-4f3c-8a86-52f0c0b9e1d4'
const PROPOSER = 'operation@example.com'

/** Of no company's first employee: those are named in the README and signed in as. */
const PROPOSED_FOR: readonly { readonly employee: number; readonly account: BankAccount }[] = [
  { employee: 11, account: { bankName: POST_OFFICE_BANK, bankNo: '7171', branchNo: '081', accountNo: '082440017' } },
  { employee: 12, account: { bankName: DEVELOPMENT_BANK, bankNo: '7171', branchNo: '005', accountNo: '0051234567' } },
]
const RENAMED = 13

interface VerificationTargets {
  readonly eventLog: EventLog
  readonly database: CommonQueryMethods
  readonly files: FileStore
  readonly clock: () => Date
}

/** Made again, it is the same. */
export async function makeDemonstrationVerifications(targets: VerificationTargets): Promise<void> {
  const { administrators, employees } = demonstrationPeople()
  const proposer = administrators.find(({ email }) => email === PROPOSER)
  for (const { employee, account } of PROPOSED_FOR) {
    const user = employees[employee]
    if (!user || !proposer) continue
    const data = {
      userId: user.userId,
      proposalId: idOf(user.userId, 'proposal'),
      ...account,
      proposedBy: proposer.userId,
      source: 'console' as const,
    }
    await record(
      targets,
      { type: 'UserBankAccountProposed', data },
      { kind: 'system-administrator', id: proposer.userId, role: 'ADMIN_OPERATION' },
    )
  }
  const renamed = employees[RENAMED]
  if (renamed) await requestName(targets, renamed)
}

/** A new family name, as after a wedding, with a letter to show it. */
async function requestName(
  targets: VerificationTargets,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  const [requestId, fileId] = [idOf(userId, 'request'), idOf(userId, 'evidence')]
  const [givenName = name] = name.split(' ')
  const newName = `${givenName} Fernandez`
  const { content, attachment } = await drawDocument(
    nameChangeLetter(fileId, { name: newName, date: singaporeToday(targets.clock()) }),
  )
  const { originalFilename, mimeType, bytes, sha256 } = attachment
  await registerFile(
    targets.database,
    {
      fileId,
      ownerId: userId,
      subjectId: userId,
      claimId: requestId,
      category: 'DOC',
      mimeType,
      bytes,
      sha256,
      state: 'received',
    },
    targets.clock(),
  )
  await putContent(targets.files, fileId, content, { subjectId: userId })
  const data = { userId, requestId, name: newName, evidence: [{ fileId, originalFilename, mimeType, bytes, sha256 }] }
  await record(targets, { type: 'IdentityChangeRequested', data }, { kind: 'member', id: userId })
  await markAttached(targets.database, [fileId])
}

/** Taken over from elsewhere, so that nobody is notified of it. */
async function record({ eventLog, clock }: VerificationTargets, event: UserEvent, actor: Actor): Promise<void> {
  const { userId } = event.data
  const context = {
    actor,
    commandId: idOf(userId, event.type),
    correlationId: idOf(userId, 'correlation'),
    occurredAt: clock().toISOString(),
  }
  await eventLog.append(`user-${userId}`, [event], { expected: { kind: 'any' }, context })
}

function idOf(userId: string, what: string): string {
  return uuidV5(`${userId} ${what}`, ID_NAMESPACE)
}
