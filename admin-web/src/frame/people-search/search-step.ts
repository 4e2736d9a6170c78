/** How far a search has been narrowed, and what its next steps are. Pure. */
import { peopleSearchTexts } from '@member-care/domain/texts/people-search-texts.ts'
import type { MatchedBy, PeopleFound, PeopleSearchBody } from '../../users/user-commands.ts'

export interface Narrowing {
  readonly by?: MatchedBy
  readonly company?: { readonly id: string; readonly name: string }
  readonly memberType?: 'E' | 'D'
}

/** A step that is offered, or one that was taken and can be taken back. */
export interface SearchStep {
  readonly key: string
  readonly group: string
  readonly label: string
  /** How many people it leaves; absent for one that was taken. */
  readonly people?: number
  readonly isTaken: boolean
  /** The narrowing with this step taken, or taken back. */
  readonly narrowing: Narrowing
}

/** Which people are asked for. */
export function bodyOf(text: string, { by, company, memberType }: Narrowing): PeopleSearchBody {
  return { text, ...(by && { by }), ...(company && { companyId: company.id }), ...(memberType && { memberType }) }
}

/** What was taken first, then what would narrow the search further: a step that leaves everybody is none. */
export function stepsOf(narrowing: Narrowing, found: PeopleFound | undefined): readonly SearchStep[] {
  return [...takenSteps(narrowing), ...(found ? offeredSteps(narrowing, found) : [])]
}

function takenSteps({ by, company, memberType }: Narrowing): readonly SearchStep[] {
  const { kinds, memberTypes } = peopleSearchTexts
  return [
    ...(by
      ? [
          {
            key: 'by',
            group: peopleSearchTexts.matchedBy,
            label: kinds[by],
            isTaken: true,
            narrowing: { ...(company && { company }), ...(memberType && { memberType }) },
          },
        ]
      : []),
    ...(company
      ? [
          {
            key: 'company',
            group: peopleSearchTexts.company,
            label: company.name,
            isTaken: true,
            narrowing: { ...(by && { by }), ...(memberType && { memberType }) },
          },
        ]
      : []),
    ...(memberType
      ? [
          {
            key: 'type',
            group: peopleSearchTexts.memberType,
            label: memberTypes[memberType],
            isTaken: true,
            narrowing: { ...(by && { by }), ...(company && { company }) },
          },
        ]
      : []),
  ]
}

function offeredSteps(narrowing: Narrowing, { kinds, companies, memberTypes }: PeopleFound): readonly SearchStep[] {
  const offered: SearchStep[] = []
  if (!narrowing.by && kinds.length > 1) {
    for (const { by, people } of kinds)
      offered.push({
        key: `by-${by}`,
        group: peopleSearchTexts.matchedBy,
        label: peopleSearchTexts.kinds[by],
        people,
        isTaken: false,
        narrowing: { ...narrowing, by },
      })
  }
  if (!narrowing.company && companies.length > 1) {
    for (const { companyId, companyName, people } of companies) {
      const company = { id: companyId, name: companyName }
      offered.push({
        key: `company-${companyId}`,
        group: peopleSearchTexts.company,
        label: companyName,
        people,
        isTaken: false,
        narrowing: { ...narrowing, company },
      })
    }
  }
  if (!narrowing.memberType && memberTypes.length > 1) {
    for (const { memberType, people } of memberTypes) {
      offered.push({
        key: `type-${memberType}`,
        group: peopleSearchTexts.memberType,
        label: peopleSearchTexts.memberTypes[memberType],
        people,
        isTaken: false,
        narrowing: { ...narrowing, memberType },
      })
    }
  }
  return offered
}

/** The server looks at so many people and no more to count a step. */
const MOST_COUNTED = 200

export function peopleText(people: number): string {
  return people >= MOST_COUNTED ? `${MOST_COUNTED}+` : String(people)
}
