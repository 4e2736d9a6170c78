/** What the server says on the live connection. */
import type { LiveMessage } from '@member-care/domain/notification/live-messages.ts'

/**
 * The server's word is taken for what it says, as its other answers are: its tests hold it to the schema. Checked here, the schemas would cost a phone 23 kB
 * and a tenth of a second of each page.
 * @param data as the socket gave it @returns undefined for what is no message; a newer server's may be of a kind that this page does not know
 */
export function readLiveMessage(data: unknown): LiveMessage | undefined {
  try {
    const said: unknown = JSON.parse(String(data))
    return typeof said === 'object' && said !== null && 'type' in said ? (said as LiveMessage) : undefined
  } catch {
    return undefined
  }
}
