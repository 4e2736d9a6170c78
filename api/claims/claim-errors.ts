/** What a member reads when a claim's form or files are not taken. */
import { attachmentCategories, type ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import type { AttachmentField } from '@member-care/domain/claim/form/attachment-errors.ts'
import { tooManyFilesText } from '@member-care/domain/texts/claim-form-texts.ts'
import { refusedUploadError } from '../documents/refused-upload-error.ts'
import type { UploadRefused } from '../documents/upload-refused.ts'
import type { ApiError } from '../http/api-error.ts'

/** The answer to a refused upload: 303 for a suspicious one, 400 for one that cannot be read, else 422 at the files' field. */
export function uploadError(
  refused: UploadRefused,
  form: { readonly kind: ClaimKind | 'flexible-spending'; readonly maximumFiles: number },
): ApiError {
  const field = form.kind === 'outpatient' ? fieldOfFile(refused) : 'attachments'
  return refusedUploadError(refused, { field, tooMany: tooManyFilesText(form.maximumFiles) })
}

/** By the file's category, where `attachmentDetails` came before the files. */
function fieldOfFile({ fields, fileIndex }: UploadRefused): AttachmentField {
  const [receipt] = attachmentCategories
  try {
    const categories: unknown = JSON.parse(fields['attachmentDetails'] ?? '')
    const category: unknown = Array.isArray(categories) ? categories[fileIndex ?? 0] : undefined
    return category === receipt ? 'invoicesAndReceipts' : category === undefined ? 'attachments' : 'otherDocuments'
  } catch {
    return 'attachments'
  }
}
