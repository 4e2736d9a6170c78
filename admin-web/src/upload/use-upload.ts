import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { UploadOutcome } from '@member-care/domain/upload/upload-outcome.ts'
import type { HttpError } from 'react-admin'
import { listUploadRows, readUpload, type ListPage } from './upload-calls.ts'
import { isUnderWay, type UploadRecord, type UploadRowRecord } from './upload-record.ts'

const ASK_EVERY_MS = 1_000

/** An upload, asked for each second while it is being checked or processed. */
export function useUpload(id: string | undefined) {
  return useQuery<UploadRecord, HttpError>({
    queryKey: ['uploads', 'one', id],
    queryFn: ({ signal }) => readUpload(id ?? '', signal),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? ASK_EVERY_MS : false),
  })
}

/** @param state of the upload: what the rows are told as changes with it */
export function useUploadRows(id: string, state: UploadRecord['state'], outcome: UploadOutcome | undefined, page: number, perPage: number) {
  return useQuery<ListPage<UploadRowRecord>, HttpError>({
    queryKey: ['uploads', 'rows', id, state, outcome, page, perPage],
    queryFn: ({ signal }) => listUploadRows(id, outcome, page, perPage, signal),
    placeholderData: keepPreviousData,
  })
}
