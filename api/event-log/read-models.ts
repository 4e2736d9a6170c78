/** What follows the events in this product: the read models, and the reactors of a deployment. */
import { administratorAddressChange } from '@member-care/projections/reactors/administrator-address-change.ts'
import { administratorInvitation } from '@member-care/projections/reactors/administrator-invitation.ts'
import { coverAccount } from '@member-care/projections/reactors/cover-account.ts'
import { coverEnd } from '@member-care/projections/reactors/cover-end.ts'
import { guaranteeHandover } from '@member-care/projections/reactors/guarantee-handover.ts'
import { letterCover } from '@member-care/projections/reactors/letter-cover.ts'
import { insurerFollowUp, insurerHandover } from '@member-care/projections/reactors/insurer-handover.ts'
import { letterContacts } from '@member-care/projections/reactors/letter-contacts.ts'
import { notifications, pushNotifications } from '@member-care/projections/reactors/notifications.ts'
import { straightThrough } from '@member-care/projections/reactors/straight-through.ts'
import { peopleReckonedAgain, planReckonedAgain } from '@member-care/projections/reactors/reckoned-again.ts'
import { signInOpening } from '@member-care/projections/reactors/sign-in-opening.ts'
import { decidedIdentityChange } from '@member-care/projections/reactors/decided-identity-change.ts'
import { declinedProposal } from '@member-care/projections/reactors/declined-proposal.ts'
import { orderSettlement } from '@member-care/projections/reactors/order-settlement.ts'
import { onboardingEmail } from '@member-care/projections/reactors/onboarding-email.ts'
import { projections } from '@member-care/projections/projections.ts'
import type { Reactor } from '@member-care/projections/reactors/reactor.ts'
import type { ProjectionRunner } from '@member-care/projections/runner/runner.ts'
import type { FastifyBaseLogger } from 'fastify'
import { dropAbandonedReplays } from '@member-care/projections/replay/replay-schemas.ts'
import { dropWaysBack } from '@member-care/projections/runner/versions.ts'
import type { ReadModelsOfProduct, WhenForgotten } from '../http/parts.ts'
import type { Settings } from '../settings/arranged-settings.ts'
import { ReadModelsBehind } from './read-models-behind.ts'

/** The built-in desk looks at our own claims, and need not be told what becomes of them; only there something is decided at once. */
export function reactorsFor({ insurer }: Pick<Settings, 'insurer'>): readonly Reactor[] {
  const ofEveryDeployment = [
    insurerHandover,
    coverAccount,
    letterCover,
    orderSettlement,
    planReckonedAgain,
    peopleReckonedAgain,
    notifications,
    pushNotifications,
    signInOpening,
    administratorInvitation,
    administratorAddressChange,
    declinedProposal,
    decidedIdentityChange,
    letterContacts,
    onboardingEmail,
    coverEnd,
  ]
  return insurer.connection.kind === 'desk'
    ? [...ofEveryDeployment, straightThrough]
    : [...ofEveryDeployment, insurerFollowUp, guaranteeHandover]
}

/** An answer waits for its read models this long; then it is given all the same, because the command has been carried out. */
const PATIENCE_MS = 5_000

export function readModelsOf(runner: ProjectionRunner, logger: FastifyBaseLogger): ReadModelsOfProduct {
  return {
    async requireVisible(names, position) {
      if (!(await runner.waitFor(names, position, PATIENCE_MS))) throw new ReadModelsBehind(names)
    },
    async untilVisible(names, position) {
      if (names.length === 0 || (await runner.waitFor(names, position, PATIENCE_MS))) return
      logger.warn({ readModels: names }, 'answered before the read models showed it')
    },
  }
}

/** Read models of earlier versions, and those of a replay that was broken off, may still know them. */
export const forgetInOtherReadModels: WhenForgotten = {
  async afterwards({ database }) {
    await dropWaysBack(database)
    await dropAbandonedReplays(database, projections)
  },
}
