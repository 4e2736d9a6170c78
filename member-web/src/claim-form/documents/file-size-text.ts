/** The size of a chosen file for people, with what it was when it was made smaller here. */
import { shownSize } from '@member-care/domain/language/shown-count.ts'
import { madeSmallerText } from '@member-care/domain/texts/submit-claim-texts.ts'
import { bytesBefore } from '../../photo/fit-photo.ts'

export function fileSizeText(file: File | Pick<File, 'size'>): string {
  const before = file instanceof File ? bytesBefore(file) : undefined
  return before === undefined ? shownSize(file.size) : madeSmallerText(shownSize(file.size), shownSize(before))
}
