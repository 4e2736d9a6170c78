/** What the server says on the live connection, as it was meant. */
import { liveMessageSchema, type LiveMessage } from '@member-care/domain/notification/live-messages.ts'

/** @param data as the socket gave it @returns undefined for what is no message that there is */
export function readLiveMessage(data: unknown): LiveMessage | undefined {
  try {
    return liveMessageSchema.safeParse(JSON.parse(String(data))).data
  } catch {
    return undefined
  }
}
