import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { createContext, use, type ReactNode } from 'react'

/** From where files of users are sent: the console, or the HR area for one of its companies. */
export interface UploadArea {
  readonly title: string
  /** What a file holds, and what it does. */
  readonly lead: ReactNode
  /** Whose file it is, where that is to be chosen first. */
  readonly choice?: ReactNode
  /** The company of a file of its own HR; undefined in the console, and until it is chosen. */
  readonly companyId?: string | undefined
  /** Whether it is known whose file it is. */
  readonly isChosen: boolean
  /** What leads to the jobs beside the title, where no menu does. */
  readonly actions?: ReactNode
  /** Where the jobs stand, and what leads there. */
  readonly jobs: string
  readonly submitted: { readonly processing: string; readonly complete: string; readonly toJobs: string }
  /** Whether who looks may send files, and so correct the rejected rows. */
  readonly mayUpload: boolean
}

/** Drawers are opened when the page is, because the language is not known before. */
export function consoleArea(mayUpload: boolean): UploadArea {
  const { title, select, submitted } = userUploadTexts
  return { title, lead: select.lead, isChosen: true, jobs: '/job', submitted, mayUpload }
}

export const UploadAreaContext = createContext<UploadArea | undefined>(undefined)

/** @throws Error outside of an area */
export function useUploadArea(): UploadArea {
  const area = use(UploadAreaContext)
  if (!area) throw new Error('Uploads are shown in an area.')
  return area
}
