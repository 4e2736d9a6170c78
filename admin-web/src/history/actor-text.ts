import type { HistoryEvent } from './history-record.ts'
import { roleNames } from '../console/role-names.ts'

const kinds: Readonly<Record<HistoryEvent['actor']['kind'], string>> = {
  member: 'Member',
  'hr-administrator': 'HR administrator',
  'system-administrator': 'System administrator',
  insurer: 'Insurer',
  system: 'System',
}

/** Who did it: the name, then what they are and by which role they acted. */
export function actorText({ kind, id, name, role }: HistoryEvent['actor']): { readonly who: string; readonly what: string } {
  const roles = role === null ? [] : roleNames([role])
  return { who: name ?? id, what: [kinds[kind], ...roles].join(', ') }
}
