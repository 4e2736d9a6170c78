/** The size of a chosen file for people, with what it was when it was made smaller here. */
import { madeSmallerText } from '@member-care/domain/texts/submit-claim-texts.ts'
import { bytesBefore } from '../../photo/fit-photo.ts'
import { formatBytes } from './format-bytes.ts'

export function fileSizeText(file: File | Pick<File, 'size'>): string {
  const before = file instanceof File ? bytesBefore(file) : undefined
  return before === undefined ? formatBytes(file.size) : `${formatBytes(file.size)}, ${madeSmallerText(formatBytes(before))}`
}
