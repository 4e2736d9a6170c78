/** Which record a stream is the history of, as the console names it. Pure. */
import { z } from 'zod'

export const recordSchema = z.object({
  /** The part of the console's history address: `/history/<kind>/<id>`, but for files of users; null for records that have no screen. */
  kind: z.enum(['users', 'clients', 'claims', 'accounts', 'uploads']).nullable(),
  id: z.string(),
  stream: z.string(),
})
export type RecordOfStream = z.infer<typeof recordSchema>

const kinds: Readonly<Record<string, RecordOfStream['kind']>> = {
  user: 'users',
  client: 'clients',
  claim: 'claims',
  account: 'accounts',
}

/** @param stream `<kind>-<id>`; the kind is null for a stream that is no record of the console */
export function recordOfStream(stream: string): RecordOfStream {
  const dash = stream.indexOf('-')
  return { kind: kinds[stream.slice(0, dash)] ?? null, id: stream.slice(dash + 1), stream }
}
