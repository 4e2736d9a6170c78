/** Looks at the end of the log on a connection that is to append: what another one sees proves nothing of the server behind this one. */
import type { Client } from 'pg'
import type { LookAtEnd } from '../identity/known-end.ts'
import type { StreamId } from '../port.ts'
import { withinTime } from '../waiting.ts'
import { ANSWER_TIMEOUT_MS } from './connections.ts'
import { positionFromNumber } from './position.ts'

interface EndRow {
  readonly stream: StreamId
  readonly revision: number
  readonly id: string
  readonly position: string
}

export function lookAtEnd(client: Pick<Client, 'query'>): LookAtEnd {
  return {
    async last() {
      const { rows } = await withinTime(
        client.query<EndRow>(
          'select stream, revision, id, position::text from es.events order by events.position desc limit 1',
        ),
        ANSWER_TIMEOUT_MS,
      )
      const [row] = rows
      return row && { ...row, position: positionFromNumber(row.position) }
    },
    async holds({ stream, revision, id }) {
      const { rows } = await withinTime(
        client.query<{ id: string }>('select id from es.events where stream = $1 and revision = $2', [
          stream,
          revision,
        ]),
        ANSWER_TIMEOUT_MS,
      )
      return rows[0]?.id === id
    },
  }
}
