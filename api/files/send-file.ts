/** Answers with an uploaded file's bytes, so that nothing in them can do harm on our origin. */
import type { FastifyReply } from 'fastify'
import { FileMissing, type FileStore } from '../integrations/file-store/file-store.ts'
import { apiError } from '../http/api-error.ts'
import { PictureUnreadable, type PictureViews } from './picture-view.ts'
import { extensionsOf, isUploadType, type UploadType } from './upload-type.ts'

export interface FileSending {
  readonly files: FileStore
  readonly pictureViews: PictureViews
}

const heicTypes: readonly string[] = ['image/heic', 'image/heif']

/**
 * @param file what the claim says of the file; its type was found in its content
 * @param options `view`: a HEIC picture is answered as JPEG, which every browser shows
 * @throws ApiError 404 when the bytes are gone
 */
export async function sendFile(
  reply: FastifyReply,
  { files, pictureViews }: FileSending,
  file: { readonly fileId: string; readonly mimeType: string },
  options: { readonly view: boolean },
): Promise<FastifyReply> {
  if (!isUploadType(file.mimeType)) throw apiError('NOT_FOUND')
  const asJpeg = options.view && heicTypes.includes(file.mimeType)
  const type: UploadType = asJpeg ? 'image/jpeg' : file.mimeType
  const content = await (asJpeg ? pictureViews.jpegOf(file.fileId) : files.open(file.fileId)).catch((error: unknown) => {
    throw error instanceof FileMissing || error instanceof PictureUnreadable ? apiError('NOT_FOUND') : error
  })
  return reply
    .headers({
      'Content-Type': type,
      // Opened by itself it is a download of a sandboxed document without scripts; the screens fetch it and show it themselves.
      'Content-Disposition': `attachment; filename="${file.fileId}.${extensionsOf(type)[0]}"`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'private, no-store',
    })
    .send(content)
}
