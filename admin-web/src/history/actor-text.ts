import { withCapital } from '@member-care/domain/language/with-capital.ts'
import { actorKindTexts, systemActorTexts } from '@member-care/domain/texts/record-history-texts.ts'
import { FORGOTTEN } from '../console/forgotten.ts'
import { roleNames } from '../console/role-names.ts'
import type { HistoryEvent } from './history-record.ts'

/** Who did it: the name, then what they are and by which role they acted. */
export function actorText({ kind, id, name, role }: HistoryEvent['actor']): {
  readonly who: string
  readonly what: string
} {
  const roles = role === null ? [] : roleNames([role])
  return {
    who: name ?? (isPerson(kind) ? FORGOTTEN : (systemActorTexts[id] ?? words(id))),
    what: [actorKindTexts[kind], ...roles].join(', '),
  }
}

/** A person without a name has been forgotten; a part of the system goes by its id. */
function isPerson(kind: HistoryEvent['actor']['kind']): boolean {
  return kind !== 'system' && kind !== 'insurer' && kind !== 'client'
}

/** `insurer-handover` as `Insurer handover`. */
function words(id: string): string {
  return withCapital(id.replaceAll('-', ' '))
}
