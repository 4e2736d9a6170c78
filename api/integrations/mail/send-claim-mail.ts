/** Does the jobs of the claim notifications: writes to the employee whose claim it is. */
import { claimNotifications, type ClaimNotificationTopic } from '@member-care/projections/reactors/claim-notifications.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { z } from 'zod'
import type { Parts } from '../../parts.ts'
import { claimMail } from './templates/claim-mail.ts'

const isTopic = (type: string): type is ClaimNotificationTopic => claimNotifications.handles.some((handled) => handled === type)
const payloadSchema = z.object({ claimId: z.string(), topic: z.string().refine(isTopic) })

/** Nobody who has been forgotten, or never had an address, is written to. */
export function sendClaimMail({ claims, users, mailer, settings }: Pick<Parts, 'claims' | 'users' | 'mailer' | 'settings'>): JobHandler {
  return async (job) => {
    const { claimId, topic } = payloadSchema.parse(job.payload)
    const claim = await claims.getClaim({ kind: 'all' }, claimId)
    // The read model may be a moment behind the reactor; the worker tries again.
    if (!claim?.transactionNo) throw new Error('The claim is not to be seen yet.')
    const employee = await users.getUser({ kind: 'all' }, claim.employeeId)
    if (!employee?.email) return 'done'
    const content = claimMail({ name: employee.name, topic, transactionNo: claim.transactionNo, publicUrl: settings.publicUrl })
    await mailer.send({ to: employee.email, subjectId: employee.userId, ...content })
    return 'done'
  }
}
