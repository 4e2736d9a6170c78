/** Tells an HR administrator by e-mail what became of a change that they proposed. What it is about stands where the link leads. */
import { hrChangeTexts } from '@member-care/domain/texts/hr-change-texts.ts'
import type { Job } from '@member-care/projections/reactors/outbox.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { z } from 'zod'
import type { Parts } from '../http/parts.ts'
import { writeLetter } from '../integrations/mail/templates/letter.ts'

const payloadSchema = z.object({ proposedBy: z.string(), userId: z.string(), isApproved: z.boolean() })

/** Somebody who was forgotten, or has no address, is not written to. */
export function tellHrOfDecision(parts: Pick<Parts, 'users' | 'systemReader' | 'mailer' | 'settings'>): JobHandler {
  return async (job: Job) => {
    const { proposedBy, userId, isApproved } = payloadSchema.parse(job.payload)
    const proposer = await parts.users.getUser(parts.systemReader, proposedBy)
    if (!proposer?.email || proposer.name === null) return 'done'
    const { name, email } = proposer
    const write = () => {
      const { mail } = hrChangeTexts
      return writeLetter({
        subject: mail.subject,
        name,
        paragraphs: [isApproved ? mail.approved : mail.declined],
        link: {
          label: mail.open,
          url: `${parts.settings.publicUrl}/hradmin/employees/${encodeURIComponent(userId)}/update`,
        },
      })
    }
    await parts.mailer.send({ to: email, subjectId: proposedBy, write })
    return 'done'
  }
}
