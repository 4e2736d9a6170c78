/**
 * Puts sign-ins on record. Each append to the log wakes everybody who follows the log, and that costs more than the
 * append itself. So when many people sign in at the same moment, their sign-ins are recorded together. A single sign-in
 * is recorded at once.
 */
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { setTimeout as delay } from 'node:timers/promises'
import type { CommandHandling } from '../commands/handle-command.ts'
import { recordAccountEvent } from './account-record.ts'

const APART_MS = 200

export interface SignInRecords {
  /** As {@link recordAccountEvent}: resolves when the event is recorded and the read model shows it. */
  record(event: AccountEvent, context: CommandContext): Promise<void>
}

export function createSignInRecords(handling: CommandHandling): SignInRecords {
  let lastBeganAt = -APART_MS
  let gathering: Promise<void> | undefined

  function nextTurn(): Promise<void> {
    gathering ??= delay(Math.max(0, lastBeganAt + APART_MS - performance.now())).then(() => {
      gathering = undefined
      lastBeganAt = performance.now()
    })
    return gathering
  }

  return {
    async record(event, context) {
      if (performance.now() - lastBeganAt >= APART_MS && !gathering) lastBeganAt = performance.now()
      else await nextTurn()
      await recordAccountEvent(handling, event, context)
    },
  }
}
