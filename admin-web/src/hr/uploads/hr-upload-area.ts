import { hrUploadTexts } from '@member-care/domain/texts/hr-upload-texts.ts'
import type { UploadArea } from '../../upload/upload-area.tsx'

/** Where the pages of uploads stand, below the base path (S19). */
export const uploadAddress = '/upload'
export const uploadJobsAddress = '/upload/jobs'

export function hrArea(): UploadArea {
  const { title, lead, submitted } = hrUploadTexts
  return { title, lead, isChosen: false, jobs: uploadJobsAddress, submitted, mayUpload: true }
}
