import { errorCodes } from '@member-care/domain/errors/error-codes.ts'
import type { Refusal } from '@member-care/domain/errors/refusal.ts'

/** A command was not carried out, and why: what the decider said, or a general reason. Nothing was recorded. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused'
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

/** Somebody has changed what the person was looking at. */
export function conflict(): CommandRefused {
  return new CommandRefused({ code: 'CONFLICT', message: errorCodes.CONFLICT.text() })
}

/** The command's id stands for something else already. */
export function idReused(): CommandRefused {
  return new CommandRefused({ code: 'IDEMPOTENCY_KEY_REUSED', message: errorCodes.IDEMPOTENCY_KEY_REUSED.text() })
}
