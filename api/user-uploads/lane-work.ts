/** What is done with uploads in each lane. */
import { uploadFileTexts } from '@member-care/domain/texts/upload-texts.ts'
import { FileMissing } from '../integrations/file-store/file-store.ts'
import { checkUpload } from './check-upload.ts'
import { UnreadableFile } from './decode-csv.ts'
import { processUpload } from './process-upload.ts'
import type { Upload } from './upload-store.ts'
import type { UploadParts } from './upload-work.ts'

export const uploadLanes = ['checking', 'processing'] as const
export type UploadLane = (typeof uploadLanes)[number]

/** Goes on where it was cut short, until the upload leaves the lane or the signal aborts. */
export type LaneWork = (parts: UploadParts, upload: Upload, signal: AbortSignal) => Promise<void>

export const laneWork: Readonly<Record<UploadLane, LaneWork>> = { checking: checkUpload, processing: processUpload }

/** Where trying again would change nothing: what is told instead. */
export function reasonNeverToTryAgain(error: unknown): string | undefined {
  if (error instanceof UnreadableFile) return error.message
  return error instanceof FileMissing ? uploadFileTexts.interrupted : undefined
}
