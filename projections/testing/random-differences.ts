/** Random differences between what was decided and what is known now, about the people and clients of the random histories. */
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import fc from 'fast-check'

const person = fc.constantFrom('ann', 'ben', 'cat')

const differing = {
  claimId: fc.constantFrom('claim-1', 'claim-2', 'claim-3'),
  companyId: fc.constantFrom('orchid', 'lantern'),
}
export const differenceEvent: fc.Arbitrary<DomainEvent> = fc.oneof(
  fc
    .record({
      ...differing,
      employeeId: person,
      personId: person,
      planNo: fc.constantFrom('A', 'B'),
      reckonedCents: fc.nat(10_000),
      paidCents: fc.nat(10_000),
      nowCents: fc.option(fc.nat(10_000), { nil: undefined }),
      cause: fc.option(fc.constantFrom('plan' as const, 'cover' as const, 'decision' as const), { nil: undefined }),
    })
    .map((data) => ({ type: 'CoverDifferenceFound' as const, data })),
  fc.record(differing).map((data) => ({ type: 'CoverDifferenceGone' as const, data })),
  fc
    .record({
      ...differing,
      personId: person,
      outcome: fc.constantFrom('settled' as const, 'left' as const),
      decidedBy: fc.constantFrom('olga', 'vera'),
    })
    .map((data) => ({ type: 'CoverDifferenceClosed' as const, data: { ...data, reason: 'The client bears it' } })),
)
