/** The history of letters of guarantee. */
import type { GuaranteeEvent } from '@member-care/domain/guarantee/guarantee-events.ts'
import type { GuaranteeState } from '@member-care/domain/guarantee/guarantee-state.ts'
import { reasonOf } from '@member-care/domain/history/record-fields.ts'
import { eventTitle } from '@member-care/domain/texts/record-history-texts.ts'
import { reachedGuarantee } from '../guarantees/reached-guarantee.ts'
import { guaranteeFieldLabel, guaranteeFields, guaranteeHistory } from './guarantee-fields.ts'
import type { HistoryKind } from './history-kind.ts'
import { namesIn } from './history-names.ts'
import { recordEventSchema, recordMomentSchema, type RecordMoment } from './record-moment.ts'

export const guaranteeHistories: HistoryKind<GuaranteeEvent, GuaranteeState, RecordMoment> = {
  path: 'guarantees',
  record: 'guarantee',
  eventSchema: recordEventSchema,
  momentSchema: recordMomentSchema,
  find: async (parts, caller, id) => {
    const { guaranteeId, patientId } = await reachedGuarantee(parts, caller.scope, id)
    return {
      stream: `guarantee-${guaranteeId}`,
      view: { subjectId: patientId, what: 'guarantee', recordId: guaranteeId },
    }
  },
  aggregate: ({ powers }) => guaranteeHistory(powers),
  teller: async ({ parts, events }) => ({
    names: await namesIn(parts, events),
    tell: ({ event, differences }) => ({
      title: eventTitle(event.type),
      // Why something was done is told beside what was changed by it.
      changes: differences
        .filter(({ field }) => !/(^|\.)reason$/.test(field))
        .map(({ field, from, to }) => ({ field, label: guaranteeFieldLabel(field), from, to })),
      reason: reasonOf(event),
    }),
  }),
  describe: ({ state, revision, changedAt }, { caller }) =>
    Promise.resolve({
      revision,
      recordedAt: changedAt.toISOString(),
      fields: [...guaranteeFields(state, caller.powers)],
    }),
}
