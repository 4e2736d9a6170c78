/** The history of claims. */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { isFiled, type ClaimState } from '@member-care/domain/claim/claim-state.ts'
import { claimEventTitles } from '@member-care/domain/texts/claim-history-texts.ts'
import { administratorNames } from '@member-care/projections/users/administrator-queries.ts'
import { namesOf } from '@member-care/projections/users/user-queries.ts'
import { z } from 'zod'
import { companyNameOf, findClaim } from '../claims/console/claim-list-routes.ts'
import { consoleClaimSchema, toPastConsoleClaim } from '../claims/console/console-claim.ts'
import { apiError } from '../http/api-error.ts'
import { maskedFor } from '../http/masking.ts'
import { claimChanges, claimHistory } from './claim-fields.ts'
import { historyEventSchema } from './history-event.ts'
import type { HistoryKind, HistoryReader } from './history-kind.ts'

const momentSchema = z.object({ revision: z.number(), recordedAt: z.string(), claim: consoleClaimSchema })

export const claimHistories: HistoryKind<ClaimEvent, ClaimState, z.infer<typeof momentSchema>> = {
  path: 'claims',
  record: 'claim',
  eventSchema: historyEventSchema,
  momentSchema,
  // By its id or its transaction number: who has no claim lists knows a claim by what a letter says.
  find: async (parts, caller, reference) => {
    const { claimId, claimantId } =
      (await parts.claims.findClaimByTransactionNo(caller.scope, reference)) ??
      (await findClaim(parts, caller, reference))
    return {
      stream: `claim-${claimId}`,
      view: { subjectId: claimantId, what: 'claim-history', recordId: claimId },
    }
  },
  aggregate: ({ powers }) => claimHistory((nric) => maskedFor(powers, nric)),
  teller: async (reader) => {
    const [names, assignees] = await Promise.all([actorNames(reader), assigneeNames(reader)])
    const named = (field: string, value: unknown) => (field === 'assigneeId' ? nameOf(value, assignees) : value)
    return {
      names,
      tell: (step) => ({
        title: claimEventTitles[step.event.type],
        changes: claimChanges(step).map((change) => ({
          ...change,
          from: named(change.field, change.from),
          to: named(change.field, change.to),
        })),
      }),
    }
  },
  describe: async ({ state: claim, revision, since, changedAt }, { parts, caller }) => {
    if (!isFiled(claim)) throw apiError('NOT_FOUND')
    const companyName = await companyNameOf(parts, caller, claim.companyId)
    const times = { filedAt: since, updatedAt: changedAt, revision }
    return {
      revision,
      recordedAt: changedAt.toISOString(),
      claim: toPastConsoleClaim(claim, times, { powers: caller.powers, companyName }),
    }
  },
}

/** Parts of the system go by their id. */
function actorNames({ parts: { database, systemReader }, events }: HistoryReader<ClaimEvent>) {
  return namesOf(
    database,
    systemReader,
    events.map(({ metadata }) => metadata.actor.id),
  )
}

function assigneeNames({ parts: { database, systemReader }, events }: HistoryReader<ClaimEvent>) {
  return administratorNames(
    database,
    systemReader,
    events.flatMap((event) => (event.type === 'ClaimAssigned' && event.data.assigneeId ? [event.data.assigneeId] : [])),
  )
}

/** An administrator by name, where one has it. */
function nameOf(userId: unknown, names: ReadonlyMap<string, string>): unknown {
  return typeof userId === 'string' ? (names.get(userId) ?? userId) : userId
}
