/** A request that has been begun, kept for this tab only, so that a reload loses nothing that was typed. Its documents are not kept. */
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { keptValue } from '@member-care/web-kit/storage/kept-value.ts'
import type { ElogValues } from './elog-request.ts'

interface KeptRequest {
  /** Nobody else continues it. */
  readonly ownerId: string
  readonly values: ElogValues
}

const kept = keptValue<KeptRequest>('tab', storedSessionKeys.elogRequest)

/** Undefined where this person has begun none. */
export function readKeptRequest(ownerId: string): ElogValues | undefined {
  const read = kept.read()
  return read?.ownerId === ownerId ? read.values : undefined
}

export function keepRequest(ownerId: string, values: ElogValues): void {
  kept.keep({ ownerId, values })
}

export const forgetRequest = (): void => kept.forget()
