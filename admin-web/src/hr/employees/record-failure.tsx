import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import type { HttpError } from 'react-admin'

export interface RecordFailureProps {
  readonly error: HttpError
  readonly texts: { readonly notFound: string; readonly failed: string }
  readonly onRetry: () => void
}

/** In the place of a record that could not be read; trying again helps unless there is none. */
export function RecordFailure({ error, texts, onRetry }: RecordFailureProps) {
  const isMissing = error.status === 404
  return (
    <LoadFailure
      title={isMissing ? texts.notFound : texts.failed}
      detail={error.message}
      {...(!isMissing && { onRetry })}
    />
  )
}
