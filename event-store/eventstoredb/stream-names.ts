/** Our streams on a server that is shared with other programs: each has its name there, ours behind a prefix. */
import type { StreamId } from '../port.ts'

export interface StreamNames {
  /** What the names of our streams begin with on the server; empty where the server is ours alone. */
  readonly prefix: string
  onServer(stream: StreamId): string
  /** Of the stream in which the server keeps what is settled about one of ours. */
  settingsOf(stream: StreamId): string
  /** @param name of a stream of ours, as the server has it */
  ofServer(name: string): StreamId
}

export function createStreamNames(prefix: string): StreamNames {
  return {
    prefix,
    onServer: (stream) => prefix + stream,
    settingsOf: (stream) => `$$${prefix}${stream}`,
    ofServer: (name) => name.slice(prefix.length) as StreamId,
  }
}
