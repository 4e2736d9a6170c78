/** Answers with an uploaded file's bytes, so that nothing in them can do harm on our origin. Those of a document are the ones that were filed, or none. */
import type { StoredEventLog } from '@member-care/event-store/event-log.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { FileMissing, FileUnopened, type FileStore } from '../integrations/file-store/file-store.ts'
import { apiError } from '../http/api-error.ts'
import {
  DocumentChanged,
  readGenuine,
  type DocumentOfPerson,
  type RecordedDocument,
} from '../integrations/file-store/genuine-document.ts'
import { PictureUnreadable } from './picture-jpeg.ts'
import type { PictureViews } from './picture-view.ts'
import { recordedDocument } from './recorded-documents.ts'
import { extensionsOf, isHeic, isUploadType, type UploadType } from './upload-type.ts'

export interface FileSending {
  readonly files: FileStore
  readonly pictureViews: PictureViews
}

/**
 * Answers with a document as its event names it. Whether the caller may see it has been found out before.
 * @param place the stream whose events name it
 * @param options `view`: a HEIC picture is answered as JPEG, which every browser shows
 * @throws ApiError 404 when no event names it, or the bytes are gone; 409 when they are not those that were filed
 */
export async function sendDocument(
  reply: FastifyReply,
  { files, pictureViews, eventLog }: FileSending & { readonly eventLog: Pick<StoredEventLog, 'load'> },
  { stream, fileId }: { readonly stream: StreamId; readonly fileId: string },
  options: { readonly view: boolean },
): Promise<FastifyReply> {
  const document = await recordedDocument(eventLog, stream, fileId)
  if (!document) throw apiError('NOT_FOUND')
  return sendViewed(reply, { files, pictureViews }, document, options)
}

/**
 * Answers with a document of which it is on record what it is, or with a JPEG of it where a picture is asked for to look at.
 * @throws ApiError as {@link sendDocument}
 */
export async function sendViewed(
  reply: FastifyReply,
  { files, pictureViews }: FileSending,
  document: DocumentOfPerson,
  options: { readonly view: boolean },
): Promise<FastifyReply> {
  if (!options.view || !isHeic(document.mimeType)) return sendRecorded(reply, { files }, document)
  const content = await pictureViews.jpegOf(document).catch((error: unknown) => refuse(reply, document, error))
  return sendContent(reply, { name: document.fileId, type: 'image/jpeg' }, content)
}

/**
 * Answers with a document of which it is on record what it is.
 * @throws ApiError as {@link sendDocument}
 */
export async function sendRecorded(
  reply: FastifyReply,
  { files }: Pick<FileSending, 'files'>,
  document: RecordedDocument,
  headers = downloadHeaders,
): Promise<FastifyReply> {
  const { fileId, mimeType } = document
  if (!isUploadType(mimeType)) throw apiError('NOT_FOUND')
  const content = await readGenuine(files, document).catch((error: unknown) => refuse(reply, document, error))
  return sendContent(reply, { name: fileId, type: mimeType }, content, headers)
}

function refuse(reply: FastifyReply, { fileId }: Pick<RecordedDocument, 'fileId'>, error: unknown): never {
  const isTampered = error instanceof DocumentChanged
  const isGone = error instanceof FileMissing || error instanceof FileUnopened
  if (isTampered || isGone)
    reply.log.error(
      { fileId, err: error },
      isTampered ? 'a document is not the one that its event names' : 'a document that an event names is not there',
    )
  if (isTampered) throw apiError('DOCUMENT_CHANGED')
  throw isGone || error instanceof PictureUnreadable ? apiError('NOT_FOUND') : error
}

/**
 * Answers with a picture that no event names: of a profile, or of a clinic.
 * @throws ApiError 404 when the bytes are gone
 */
export async function sendPicture(
  reply: FastifyReply,
  { files }: Pick<FileSending, 'files'>,
  fileId: string,
): Promise<FastifyReply> {
  // Small, so it is held whole until all of it was checked.
  const content = await openToSend(reply, files, fileId)
    .then(buffer)
    .catch((error: unknown) => refuseUnopened(reply, fileId, error))
  return sendContent(reply, { name: fileId, type: 'image/jpeg' }, content)
}

/**
 * Opens a file that no event names, for an answer.
 * @param gone what is said where it is gone
 * @throws ApiError 404 when it is not there, or does not open
 */
export async function openToSend(
  reply: FastifyReply,
  files: Pick<FileStore, 'open'>,
  fileId: string,
  gone?: string,
): Promise<Readable> {
  return files.open(fileId).catch((error: unknown) => refuseUnopened(reply, fileId, error, gone))
}

function refuseUnopened(reply: FastifyReply, fileId: string, error: unknown, gone?: string): never {
  if (error instanceof FileUnopened) reply.log.error({ fileId, err: error }, 'a file does not open')
  throw error instanceof FileMissing || error instanceof FileUnopened ? apiError('NOT_FOUND', gone) : error
}

interface NamedFile {
  /** Without its ending. */
  readonly name: string
  readonly type: UploadType
}

/** Opened by itself it is a download of a sandboxed document without scripts; the screens fetch it and show it themselves. */
function downloadHeaders({ name, type }: NamedFile): Readonly<Record<string, string>> {
  return {
    'Content-Disposition': contentDisposition(`${name}.${extensionsOf(type)[0]}`),
    'Content-Security-Policy': "sandbox; default-src 'none'",
  }
}

/** For what we have printed ourselves: a browser shows it in a tab, which a sandbox would keep its viewer from. */
export function shownHeaders({ name, type }: NamedFile): Readonly<Record<string, string>> {
  return {
    'Content-Disposition': contentDisposition(`${name}.${extensionsOf(type)[0]}`, { type: 'inline' }),
    'Content-Security-Policy': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'",
  }
}

/** Answers with a file's bytes. */
export function sendContent(
  reply: FastifyReply,
  file: NamedFile,
  content: Buffer,
  headers = downloadHeaders,
): FastifyReply {
  return reply
    .headers({
      ...headers(file),
      'Content-Type': file.type,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'private, no-store',
    })
    .send(content)
}
