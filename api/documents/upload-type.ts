/** Which kinds of file may be uploaded, and what a file is by its content (1§5, C39). */
import { fileTypeFromFile } from 'file-type'

/** The accepted types with the extensions that names of such files have; the first is the usual one. */
const acceptedTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type UploadType = keyof typeof acceptedTypes

/** Whether files of this type are taken at all. */
export function isUploadType(mimeType: string): mimeType is UploadType {
  return Object.hasOwn(acceptedTypes, mimeType)
}

/** What phones make, and browsers other than Safari do not show. */
export function isHeic(mimeType: string): boolean {
  return mimeType === 'image/heic' || mimeType === 'image/heif'
}

/** What the name of such a file may end with, the usual one first. */
export function extensionsOf(type: UploadType): readonly [string, ...string[]] {
  return acceptedTypes[type]
}

/** The accepted type that the content at `path` is, or undefined for any other content. The name plays no part. */
export async function uploadTypeOf(path: string): Promise<UploadType | undefined> {
  const detected = await fileTypeFromFile(path)
  return detected && isUploadType(detected.mime) ? detected.mime : undefined
}
