/** The console's calls about accounts that were proposed for users: the queue and the decision (3§2.14). */
import {
  countWaiting,
  listUserBankProposals,
  type UserBankProposalRecord,
} from '@member-care/projections/verification/verification-queries.ts'
import { z } from 'zod'
import { decideUserBankAccount } from '../bank-proposals/user-bank-commands.ts'
import { LONGEST_WAIT_MS, patientCall } from '../http/patient-call.ts'
import type { Routes } from '../http/parts.ts'
import { requireDeclineReason } from './decline-reason.ts'
import { describeUserBank, describeUserBanks, userBankProposalSchema } from './user-bank-answers.ts'
import { offerQueue } from './verification-queue.ts'

const config = { access: { power: 'verification.decide' }, stepUp: 'always' } as const
const decision = z.enum(['APPROVED', 'REJECTED'])
const note = z.string().trim().max(2000).nullable().optional()

/** The queue of the accounts that are proposed for users. */
export const userBankQueue = offerQueue<UserBankProposalRecord>({
  resource: 'user-bank-proposals',
  power: 'verification.decide',
  counted: 'userBank',
  sortField: 'proposedAt',
  answer: userBankProposalSchema,
  list: (parts, scope, { page, ids }) => listUserBankProposals(parts, scope, page, { userIds: ids }),
  count: ({ database }, scope) => countWaiting(database, scope, 'user_bank_proposals'),
  shows: ({ userId, proposalId }) => {
    const shown = { subjectId: userId, recordId: proposalId }
    return { nric: shown, account: shown }
  },
  describe: describeUserBanks,
})

export const userBankRoutes: Routes = (app, parts) => {
  const byId = z.object({ id: z.string() })
  const body = z.object({ proposalId: z.string(), decision, note, reason: z.string().optional() })
  app.post(
    '/console/user-bank-proposals/:id/decision',
    {
      config: { ...config, record: 'user' },
      ...patientCall(LONGEST_WAIT_MS),
      schema: { params: byId, body, response: { 200: userBankProposalSchema } },
    },
    async ({ caller, params, body }) => {
      requireDeclineReason(body)
      const decided = await decideUserBankAccount(parts, caller, params.id, { ...body, note: body.note ?? undefined })
      return describeUserBank(parts, caller, decided)
    },
  )
}
