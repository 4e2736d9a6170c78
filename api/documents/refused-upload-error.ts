/** What is answered to a form whose files are not taken (1§5, 1§8). */
import { claimFormTexts } from '@member-care/domain/texts/claim-form-texts.ts'
import { apiError, fieldError, type ApiError } from '../http/api-error.ts'
import type { UploadRefused } from './upload-refused.ts'

/**
 * 303 for a suspicious file, 400 for a form that cannot be read, else 422 at the files' field.
 * @param form `field`: where the files are shown; `tooMany`: what is said of more than the form takes
 */
export function refusedUploadError(
  { refusal }: UploadRefused,
  { field, tooMany }: { readonly field: string; readonly tooMany: string },
): ApiError {
  switch (refusal) {
    case 'suspicious':
      return apiError('SUSPICIOUS_FILE')
    case 'malformed':
      return apiError('MALFORMED_REQUEST')
    case 'too-many':
      return fieldError(field, tooMany)
    case 'too-large':
      return fieldError(field, claimFormTexts.fileTooLarge)
    case 'empty':
      return fieldError(field, claimFormTexts.fileEmpty)
  }
}
