import { useRef, useState } from 'react'
import { useDataProvider, type HttpError } from 'react-admin'
import { LONG_PATIENCE_MS } from '../console/answered-within.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import { useUploadArea } from './upload-area.tsx'
import type { UploadDataProvider } from './upload-commands.ts'

export interface UploadSending {
  /** Sends a file to be checked; the same file again, after no answer, is the same upload. */
  readonly send: (file: File) => Promise<string | undefined>
  /** The share that has gone, 0 to 1; undefined when nothing is being sent. */
  readonly share: number | undefined
  readonly failure: HttpError | undefined
  readonly reset: () => void
}

/** Sends a file once, with news of how much has gone. */
export function useUploadSending(): UploadSending {
  const dataProvider = useDataProvider<UploadDataProvider>()
  const { companyId } = useUploadArea()
  const [share, setShare] = useState<number>()
  const stopping = useRef<AbortController | undefined>(undefined)
  const sending = useCommandSending<{ readonly id: string } | undefined>({ patience: LONG_PATIENCE_MS })

  return {
    async send(file) {
      const control = new AbortController()
      stopping.current = control
      setShare(0)
      // A file says nothing of itself as data.
      const { name, size, lastModified } = file
      const answer = await sending.send({ name, size, lastModified, companyId }, (options) =>
        dataProvider.sendUpload(file, companyId, { ...options, onProgress: setShare, signal: control.signal }),
      )
      if (stopping.current === control) setShare(undefined)
      return answer && 'done' in answer ? answer.done?.id : undefined
    },
    share,
    failure: sending.failure,
    reset() {
      stopping.current?.abort()
      stopping.current = undefined
      setShare(undefined)
      sending.clearFailure()
    },
  }
}
