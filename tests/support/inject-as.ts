/** A call of somebody who is signed in, as their browser makes it. */
import type { ApiUnderTest } from './api-under-test.ts'

interface CallOfSomebody {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`. */
  readonly url: string
  readonly payload?: object | undefined
  /** The idempotency key of a call that may be made again; without it, none is sent. */
  readonly key?: string | undefined
}

export async function injectAs(
  { app, headersFor }: Pick<ApiUnderTest, 'app' | 'headersFor'>,
  userId: string,
  { method, url, payload, key }: CallOfSomebody,
) {
  const headers = { ...(await headersFor(userId)), ...(key && { 'idempotency-key': key }) }
  return app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
}
