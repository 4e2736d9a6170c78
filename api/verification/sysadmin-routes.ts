/** The decision on an account that was proposed for a user, under the two names of the catalogue (3§7.7, S29). */
import { userBankTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import { z } from 'zod'
import { decideUserBankAccount } from '../bank-proposals/user-bank-commands.ts'
import { fieldError } from '../http/api-error.ts'
import { LONGEST_WAIT_MS, patientCall } from '../http/patient-call.ts'
import type { Routes } from '../http/parts.ts'
import { describeUserBank, userBankProposalSchema } from './user-bank-answers.ts'

const config = { access: { power: 'verification.decide' }, stepUp: 'always' } as const
const decision = z.enum(['APPROVED', 'REJECTED'])
const note = z.string().trim().max(2000).nullable().optional()

export const sysadminVerificationRoutes: Routes = (app, parts) => {
  // Either name; the call names no proposal, so the last one is meant.
  for (const name of ['proposedBank', 'verifyProposedBank']) {
    const asked = z.object({ userId: z.string().optional(), status: decision, note })
    app.patch(
      `/sysadmin/users/${name}/:userId`,
      {
        config: { ...config, record: 'user' },
        ...patientCall(LONGEST_WAIT_MS),
        schema: {
          params: z.object({ userId: z.string() }),
          body: asked,
          response: { 200: z.object({ result: userBankProposalSchema }) },
        },
      },
      async ({ caller, params, body: { userId = params.userId, status, note } }) => {
        if (userId !== params.userId) throw fieldError('userId', userBankTexts.otherUser)
        return {
          result: await describeUserBank(
            parts,
            caller,
            await decideUserBankAccount(parts, caller, userId, { decision: status, note: note ?? undefined }),
          ),
        }
      },
    )
  }
}
