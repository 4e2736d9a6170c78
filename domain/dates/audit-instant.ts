import { format } from 'date-fns/format'
import { inSingapore } from './singapore-dates.ts'

/** An instant (ISO) on Singapore's clock as the user's Audit tab shows it: `21/11/2026, 3:04:05 pm` (3§9, DD/MM/YYYY, h:mm:ss a). */
export function formatAuditInstant(iso: string): string {
  return format(inSingapore(new Date(iso)), 'dd/MM/yyyy, h:mm:ss aaa')
}
