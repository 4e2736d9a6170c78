/** Tells an administrator by e-mail that the account that they proposed was declined. The reason stands where the link leads. */
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { declinedProposalMailTexts } from '@member-care/domain/texts/mail-texts.ts'
import type { Job } from '@member-care/projections/reactors/outbox.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { z } from 'zod'
import type { Parts } from '../http/parts.ts'
import { writeLetter } from '../integrations/mail/templates/letter.ts'

const payloadSchema = z.union([
  z.object({ proposedBy: z.string(), claimId: z.string() }),
  z.object({ proposedBy: z.string(), userId: z.string() }),
])

type Sending = Pick<Parts, 'users' | 'claims' | 'systemReader' | 'mailer' | 'settings'>

/**
 * An administrator who was deleted or forgotten, or has no address, is not written to. Nor is HR, whose file proposed an account (S94): it sees no account,
 * and the member is told.
 */
export function tellProposer(parts: Sending): JobHandler {
  return async (job: Job) => {
    const payload = payloadSchema.parse(job.payload)
    const proposer = await parts.users.getUser(parts.systemReader, payload.proposedBy)
    if (!proposer?.email || proposer.name === null || proposer.userType !== 'sys-admin') return 'done'
    const { name, email, userId } = proposer
    const { what, path } = 'claimId' in payload ? await aboutClaim(parts, payload.claimId) : aboutUser(payload.userId)
    const texts = declinedProposalMailTexts
    const write = () =>
      writeLetter({
        subject: texts.subject,
        name,
        paragraphs: [texts.opening(what), texts.reasonInConsole],
        link: { label: texts.open, url: `${parts.settings.publicUrl}/systemadmin${path}` },
      })
    await parts.mailer.send({ to: email, subjectId: userId, write })
    return 'done'
  }
}

async function aboutClaim({ claims, systemReader }: Sending, claimId: string) {
  const claim = await claims.getClaim(systemReader, claimId)
  if (!claim) throw new Error('The claim is not to be seen yet.')
  const resource = claim.kind === 'inpatient' ? 'userinpatient' : 'userOutpatient'
  return {
    what: declinedProposalMailTexts.forClaim(claimReference(claimId)),
    path: `/${resource}/view/imbursement?_id=${encodeURIComponent(claimId)}`,
  }
}

function aboutUser(userId: string) {
  return {
    what: declinedProposalMailTexts.forUser,
    path: `/user/update/proposedBankDetails?idUser=${encodeURIComponent(userId)}`,
  }
}
