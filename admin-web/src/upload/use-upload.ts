import { useGetOne, type HttpError } from 'react-admin'
import { isUnderWay, type UploadRecord } from './upload-record.ts'

const ASK_EVERY_MS = 1_000

/** An upload, asked for each second while it is being checked or processed. */
export function useUpload(id: string | undefined) {
  return useGetOne<UploadRecord, HttpError>(
    'uploads',
    { id: id ?? '' },
    {
      enabled: id !== undefined,
      refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? ASK_EVERY_MS : false),
    },
  )
}

/** How soon a list of uploads is asked for again. */
export function refreshOf(uploads: readonly UploadRecord[]): number | false {
  return uploads.some(({ state }) => isUnderWay(state)) && ASK_EVERY_MS
}
