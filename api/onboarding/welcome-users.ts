/** The hourly round over users who are to be welcomed (3§4, S39). */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { decideUser } from '@member-care/domain/user/decide-user.ts'
import type { UserState } from '@member-care/domain/user/user-state.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { randomUUID } from 'node:crypto'
import { carryOutUser } from '../aggregates/user.ts'
import type { Decision } from '../commands/handle-command.ts'
import type { Parts } from '../http/parts.ts'
import { usersToWelcome, type UserToWelcome } from './users-to-welcome.ts'

const AT_A_TIME = 500

type RoundParts = Pick<Parts, 'database' | 'eventLog' | 'readModels' | 'clock' | 'settings'>

/**
 * Puts on record that each of them is welcomed; the e-mail follows from that (projections/reactors/onboarding-email.ts).
 * Several processes may go round at once, and a round that was killed is simply gone again: the stream decides who was welcomed already.
 * @returns how many were
 */
export async function welcomeUsers(parts: RoundParts): Promise<number> {
  const { placeholderEmailDomain: placeholderDomain } = parts.settings
  const today = singaporeToday(parts.clock())
  let welcomed = 0
  let after = ''
  for (;;) {
    const users = await usersToWelcome(parts.database, { after, today, placeholderDomain, limit: AT_A_TIME })
    for (const user of users) welcomed += (await welcome(parts, user)) ? 1 : 0
    const last = users.at(-1)
    if (!last || users.length < AT_A_TIME) return welcomed
    after = last.userId
  }
}

async function welcome(parts: RoundParts, { userId, companyId, templateAlias }: UserToWelcome): Promise<boolean> {
  const commandId = randomUUID()
  let isNew = false
  await carryOutUser(parts, userId, {
    context: { actor: { kind: 'system', id: 'onboarding' }, commandId, correlationId: commandId },
    decide: (state) => {
      const decision = decideWelcome(state, { companyId, templateAlias })
      isNew = 'events' in decision && decision.events.length > 0
      return decision
    },
    visibleIn: [],
  })
  return isNew
}

/** The read model may lag behind: somebody who has registered or been forgotten meanwhile is not welcomed. */
function decideWelcome(
  state: UserState,
  data: { readonly companyId: string; readonly templateAlias: string },
): Decision<UserEvent> {
  const isAwaited = state && state.status === 101 && state.loginRequired && !state.forgotten
  return isAwaited ? decideUser({ type: 'RecordOnboardingEmail', data }, state) : { events: [] }
}
