/** Sends a client's welcome e-mail to its test e-mail, so that somebody has read it before everybody gets it. */
import { clientInputTexts } from '@member-care/domain/texts/client-edit-texts.ts'
import { ONBOARDING_EMAIL } from '@member-care/projections/reactors/onboarding-email.ts'
import { writeJobs } from '@member-care/projections/reactors/outbox.ts'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { reachedClient } from '../clients/change-configuration.ts'
import { fieldError } from '../http/api-error.ts'
import type { App, Parts } from '../http/parts.ts'

export function addOnboardingTrialRoute(app: App, parts: Parts): void {
  app.post(
    '/console/clients/:id/onboarding-trial',
    {
      config: { access: { power: 'clients.edit' }, stepUp: 'always', record: 'client' },
      schema: { params: z.object({ id: z.string() }), response: { 202: z.object({ id: z.string() }) } },
    },
    async ({ caller, params: { id: companyId } }, reply) => {
      const { onboardingEmailConfig } = await reachedClient(parts, caller, companyId)
      const { templateAlias, testUserId: userId } = onboardingEmailConfig
      if (userId === null) throw fieldError('onboardingEmailConfig.testEmail', clientInputTexts.noTestEmail)
      const { commandId, correlationId } = caller.context()
      // The same call again is the same job.
      const id = uuidv5(`${ONBOARDING_EMAIL} ${companyId} ${commandId}`, uuidv5.URL)
      await writeJobs(parts.database, [
        {
          id,
          kind: ONBOARDING_EMAIL,
          subjectId: userId,
          payload: { userId, companyId, templateAlias, isTrial: true },
          causationId: commandId,
          correlationId,
        },
      ])
      return reply.code(202).send({ id })
    },
  )
}
