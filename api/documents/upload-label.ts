/** The name an upload came with is only ever a label: never a path, never a reason to believe what the content is. */
import { extensionsOf, type UploadType } from './upload-type.ts'

const LONGEST_LABEL = 120
const UNNAMED = 'document'

/**
 * A safe label for a file: the last part of its path, without control and direction-changing characters, of at most 120 characters,
 * ending in an extension that fits its content (`invoice.exe` that is a PDF becomes `invoice.exe.pdf`).
 */
export function uploadLabel(uploadedName: string | undefined, type: UploadType): string {
  const name = (uploadedName ?? '')
    .normalize('NFC')
    // Cc: control characters; Cf: invisible ones, among them the right-to-left override that makes `gpj.exe` read `exe.jpg`.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '')
    .split(/[/\\]/)
    .at(-1)
  const visible = (name ?? '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '')
  const extensions = extensionsOf(type)
  const fitting = extensions.find((extension) => visible.toLowerCase().endsWith(`.${extension}`))
  const extension = fitting ? visible.slice(-fitting.length) : extensions[0]
  const stem = fitting ? visible.slice(0, -fitting.length - 1) : visible
  return `${[...(stem || UNNAMED)].slice(0, LONGEST_LABEL - extension.length - 1).join('')}.${extension}`
}
