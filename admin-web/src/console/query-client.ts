import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'react-admin'
import { UNANSWERED } from './http-error.ts'

/** How often a question is asked again when no answer came. An answer that is an error is an answer. */
const RETRIES = 2

/** Whether a call is sent once more. */
export function retriesUnanswered(failures: number, error: unknown): boolean {
  return failures < RETRIES && error instanceof HttpError && (error.status === UNANSWERED || error.status === 503)
}

/** The cache of what the console has read. It lives in the page's memory only. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: retriesUnanswered,
        refetchOnWindowFocus: false,
      },
    },
  })
}
