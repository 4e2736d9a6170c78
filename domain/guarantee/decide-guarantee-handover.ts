/** What becomes of handing a request over to an insurer's own system (S84). Its numbers are those of claims (C09). */
import { HANDOVER_ATTEMPTS } from '../claim/claim-status.ts'
import type { GuaranteeDecision } from './decide-guarantee.ts'
import type { RecordGuaranteeHandoverFailure, ReprocessGuarantee, TakeGuarantee } from './guarantee-commands.ts'
import { refuseGuarantee } from './guarantee-refusals.ts'
import type { RequestedGuarantee } from './guarantee-state.ts'

/** @param state in a status that allows it */
export function decideGuaranteeHandover(
  command: TakeGuarantee | RecordGuaranteeHandoverFailure | ReprocessGuarantee,
  { guaranteeId, decider, referenceNo, handover }: RequestedGuarantee,
): GuaranteeDecision {
  if (decider !== 'insurer') return refuseGuarantee('GUARANTEE_NOT_WITH_INSURER')
  // The insurer may tell the same thing twice, at any time.
  if (command.type === 'TakeGuarantee' && referenceNo === command.data.referenceNo) return { events: [] }
  if (referenceNo !== undefined) return refuseGuarantee('GUARANTEE_ALREADY_TAKEN')
  switch (command.type) {
    case 'TakeGuarantee':
      return {
        events: [{ type: 'GuaranteeTaken', data: { guaranteeId, referenceNo: command.data.referenceNo } }],
      }
    case 'RecordGuaranteeHandoverFailure': {
      if (handover?.gaveUp) return refuseGuarantee('GUARANTEE_HANDOVER_GIVEN_UP')
      const { reason, final } = command.data
      const failures = (handover?.failures ?? 0) + 1
      const gaveUp = final || failures >= HANDOVER_ATTEMPTS
      return { events: [{ type: 'GuaranteeHandoverFailed', data: { guaranteeId, failures, reason, gaveUp } }] }
    }
    case 'ReprocessGuarantee':
      return { events: [{ type: 'GuaranteeReprocessRequested', data: { guaranteeId } }] }
  }
}
