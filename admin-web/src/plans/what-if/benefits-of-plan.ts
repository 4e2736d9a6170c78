/** The benefits of a plan by their id, as the draft or the newest version that has them says. */
import type { Benefit } from '@member-care/domain/cover/plan.ts'
import type { PlanRecord } from '../plan-record.ts'

export function benefitsOf({ versions, draft }: PlanRecord): ReadonlyMap<string, Pick<Benefit, 'name' | 'claimedAs'>> {
  const contents = [...versions.map(({ content }) => content), ...(draft ? [draft.content] : [])]
  const all = contents.flatMap(({ groups }) => groups).flatMap(({ benefits }) => benefits)
  return new Map(all.map((benefit) => [benefit.id, benefit]))
}
