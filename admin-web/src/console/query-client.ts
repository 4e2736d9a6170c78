import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'react-admin'
import { UNANSWERED } from './http-error.ts'

/** How often a question is asked again when no answer came. An answer that is an error is an answer. */
const RETRIES = 2

/** The cache of what the console has read. It lives in the page's memory only. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && error instanceof HttpError && (error.status === UNANSWERED || error.status === 503),
        refetchOnWindowFocus: false,
      },
    },
  })
}
