import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import type { RaRecord } from 'react-admin'
import { FORGOTTEN } from '../console/forgotten.ts'

/** How a user is called where others name them. */
export function nameOf({ name }: RaRecord): string {
  return isRedacted(name) ? FORGOTTEN : String(name)
}
