import { HttpError } from 'react-admin'
import { useRef, useState } from 'react'
import { sendUpload } from './send-upload.ts'

export interface UploadSending {
  /** Sends a file to be checked; the same file again, after a failure, is the same upload. */
  readonly send: (file: File) => Promise<string | undefined>
  /** The share that has gone, 0 to 1; undefined when nothing is being sent. */
  readonly share: number | undefined
  readonly failure: HttpError | undefined
  readonly reset: () => void
}

/** Sends a file once, with news of how much has gone. */
export function useUploadSending(): UploadSending {
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<HttpError>()
  const intent = useRef<{ readonly file: File; readonly idempotencyKey: string } | undefined>(undefined)
  const stopping = useRef<AbortController | undefined>(undefined)

  return {
    async send(file) {
      if (intent.current?.file !== file) intent.current = { file, idempotencyKey: crypto.randomUUID() }
      const control = new AbortController()
      stopping.current?.abort()
      stopping.current = control
      setFailure(undefined)
      setShare(0)
      try {
        const { id } = await sendUpload(file, {
          idempotencyKey: intent.current.idempotencyKey,
          onProgress: setShare,
          signal: control.signal,
        })
        intent.current = undefined
        return id
      } catch (error) {
        if (!control.signal.aborted && error instanceof HttpError) setFailure(error)
        return undefined
      } finally {
        if (stopping.current === control) setShare(undefined)
      }
    },
    share,
    failure,
    reset() {
      stopping.current?.abort()
      stopping.current = undefined
      intent.current = undefined
      setShare(undefined)
      setFailure(undefined)
    },
  }
}
