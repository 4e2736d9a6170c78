import { useGetOne, type HttpError } from 'react-admin'
import { useUploadArea } from './upload-area.tsx'
import type { ReadingRules } from './upload-commands.ts'

/** Of files of administrators, who name the companies by row. */
const OF_EVERY_COMPANY = 'every-company'

/** What files are read by besides the list of banks, once it is known whose file it is. */
export function useReadingRules() {
  const { companyId = OF_EVERY_COMPANY, isChosen } = useUploadArea()
  return useGetOne<ReadingRules, HttpError>(
    'upload-rules',
    { id: companyId },
    { enabled: isChosen, staleTime: Infinity },
  )
}
