/** Sends a signed message as an insurer does (docs/insurer-contract.md). */
import { randomUUID } from 'node:crypto'
import type { InsurerMessage } from '../insurer-contract.ts'
import { insurersHeaders } from '../insurer-contract.ts'
import { sign, timestampOf } from '../signatures.ts'

/** What makes a message of this one other than the contract wants, or one that was sent before. */
export interface Sending {
  readonly eventId?: string
  readonly timestamp?: string
  readonly secret?: string
  /** Sent instead of the body that was signed. */
  readonly changedBody?: string
}

export interface MessageAnswer {
  readonly status: number
  readonly body: unknown
}

export async function sendMessage(
  to: { readonly address: string; readonly secret: string },
  message: InsurerMessage | object,
  sending: Sending = {},
): Promise<MessageAnswer> {
  const { eventId = randomUUID(), timestamp = timestampOf(new Date()), secret = to.secret, changedBody } = sending
  const content = JSON.stringify(message)
  const response = await fetch(to.address, {
    method: 'POST',
    body: changedBody ?? content,
    headers: {
      'Content-Type': 'application/json',
      [insurersHeaders.eventId]: eventId,
      [insurersHeaders.timestamp]: timestamp,
      [insurersHeaders.signature]: sign(secret, { timestamp, id: eventId, content }),
    },
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
}
