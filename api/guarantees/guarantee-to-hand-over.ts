/** A request for a letter of guarantee as it is handed to the insurer: folded from its events, with the number of its contents and what a letter may come to. */
import type { GuaranteeEvent } from '@member-care/domain/guarantee/guarantee-events.ts'
import { askedAdmissionOn, type RequestedGuarantee } from '@member-care/domain/guarantee/guarantee-state.ts'
import { contentsRevision } from '@member-care/domain/guarantee/insurer-letters.ts'
import type { Parts } from '../http/parts.ts'
import type { GuaranteeToHandOver } from '../integrations/insurer/insurer.ts'
import { coverLeftFor } from './letter-cover.ts'
import { limitsOfLetter } from './letter-limits.ts'

export async function guaranteeToHandOver(
  parts: Parts,
  guarantee: RequestedGuarantee,
  events: readonly Pick<GuaranteeEvent, 'type'>[],
  correlationId: string,
): Promise<GuaranteeToHandOver> {
  const { guaranteeId } = guarantee
  const [{ mostCents }, coverLeftCents] = await Promise.all([
    limitsOfLetter(parts, parts.systemReader, guarantee),
    coverLeftFor(parts, { ...guarantee, admissionOn: askedAdmissionOn(guarantee) }),
  ])
  return {
    guaranteeId,
    guarantee,
    revision: contentsRevision(events),
    limits: { mostCents, coverLeftCents },
    correlationId,
  }
}
