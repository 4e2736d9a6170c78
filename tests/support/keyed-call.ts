/** A call of the console with its idempotency key, as the browser makes it. */
import { randomUUID } from 'node:crypto'
import type { AccountsUnderTest } from './accounts-cast.ts'

export interface ConsoleAnswer<Body> {
  readonly status: number
  readonly body: Body & {
    readonly errorCode?: string
    readonly message?: string
    readonly errors?: Record<string, string>
  }
}

interface KeyedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`. */
  readonly url: string
  readonly body?: object | undefined
  /** One of its own, unless the same call is made again. */
  readonly key?: string
}

/** @param who the administrator's id */
export async function callWithKey<Body>(
  api: AccountsUnderTest,
  who: string,
  { method, url, body, key = randomUUID() }: KeyedCall,
): Promise<ConsoleAnswer<Body>> {
  const headers = { ...(await api.headersFor(who)), 'idempotency-key': key }
  const reply = await api.app.inject({ method, url: `/api${url}`, headers, ...(body && { payload: body }) })
  return { status: reply.statusCode, body: reply.json() }
}
