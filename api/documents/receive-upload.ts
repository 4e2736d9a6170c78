/**
 * Takes in a multipart form. Text fields are small and kept; each file is streamed to a temporary file, measured and hashed on the way,
 * and cut off at the limit: nobody holds a whole file in memory, and no more is written than may be kept.
 */
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { MAXIMUM_FILE_BYTES } from '@member-care/domain/claim/form/attachment-errors.ts'
import { isDiskFull } from '@member-care/event-store/postgres/database-errors.ts'
import type { FastifyRequest } from 'fastify'
import { isStorableText } from '../http/storable-text.ts'
import { UploadRefused, type UploadRefusal } from './upload-refused.ts'

/** What the text fields and the multipart framing may come to besides the files. */
const MAXIMUM_TEXT_BYTES = 1_048_576

/** What may wait for the disk, of each upload; it is then written in one go. */
const WRITE_BEHIND_BYTES = 256 * 1024

const multipartLimits = { fields: 200, fieldNameSize: 100, fieldSize: 20_000, parts: 300, headerPairs: 20 }

export interface ReceivedFile {
  /** Where its bytes are until {@link ReceivedForm.discard}. */
  readonly path: string
  /** As the client named it; see upload-label.ts. */
  readonly uploadedName: string | undefined
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
}

export interface ReceivedForm {
  /** Of a field that came more than once, the last value. */
  readonly fields: Readonly<Record<string, string>>
  /** In the order in which they came. */
  readonly files: readonly ReceivedFile[]
  /** Removes the temporary files. The code that received the form calls this when it is done. */
  discard(): Promise<void>
}

/** What a form says, for telling whether the same came again: its fields, and the files by their contents. */
export function saidByForm({ fields, files }: Pick<ReceivedForm, 'fields' | 'files'>): readonly unknown[] {
  const said = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))
  return [said, files.map(({ sha256 }) => sha256)]
}

/**
 * Reads the whole form, or refuses it.
 * @param request a multipart request, not read yet
 * @param options `folder`: where temporary files may be made; `maximumFiles`: how many files the form may bring; `fieldname`: that of the files;
 *   `maximumFileBytes`: of each, as attachments may have when not said
 * @throws UploadRefused (`too-large`, `too-many`, `empty`, `malformed`); nothing is left on disk then, nor when the client goes away
 */
export async function receiveUpload(
  request: FastifyRequest,
  options: {
    readonly folder: string
    readonly maximumFiles: number
    readonly fieldname: string
    readonly maximumFileBytes?: number
  },
): Promise<ReceivedForm> {
  const maximumFileBytes = options.maximumFileBytes ?? MAXIMUM_FILE_BYTES
  const maximumBytes = options.maximumFiles * maximumFileBytes + MAXIMUM_TEXT_BYTES
  if (Number(request.headers['content-length'] ?? 0) > maximumBytes) throw new UploadRefused('too-large')
  await mkdir(options.folder, { recursive: true })
  const folder = await mkdtemp(join(options.folder, 'upload-'))
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    return { ...(await readParts(request, { ...options, folder, maximumFileBytes, maximumBytes })), discard }
  } catch (error) {
    await discard()
    if (error instanceof UploadRefused || isDiskFull(error)) throw error
    throw new UploadRefused('malformed', { cause: error })
  }
}

interface Reading {
  readonly folder: string
  readonly fieldname: string
  readonly maximumFiles: number
  readonly maximumFileBytes: number
  readonly maximumBytes: number
}

async function readParts(
  request: FastifyRequest,
  reading: Reading,
): Promise<{ fields: Record<string, string>; files: ReceivedFile[] }> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>
  const files: ReceivedFile[] = []
  // After a refusal the rest of the form is read past, not kept: a client that is still sending would not see an answer before.
  let refused: { readonly refusal: UploadRefusal; readonly fileIndex?: number } | undefined
  stopBeyond(request, reading.maximumBytes)
  for await (const part of request.parts({
    limits: { ...multipartLimits, fileSize: reading.maximumFileBytes },
    throwFileSizeLimit: false,
  } as Parameters<typeof request.parts>[0])) {
    if (part.type === 'field') {
      const value = String(part.value)
      if (part.valueTruncated || part.fieldnameTruncated || !isStorableText(part.fieldname) || !isStorableText(value))
        refused ??= { refusal: 'malformed' }
      fields[part.fieldname] = value
      continue
    }
    if (part.fieldname !== reading.fieldname) refused ??= { refusal: 'malformed' }
    else if (files.length === reading.maximumFiles) refused ??= { refusal: 'too-many', fileIndex: files.length }
    if (refused) {
      await readPast(part)
      continue
    }
    const file = await keepTemporarily(part, reading.folder)
    if (part.file.truncated) refused = { refusal: 'too-large', fileIndex: files.length }
    else if (file.bytes === 0) refused = { refusal: 'empty', fileIndex: files.length }
    else files.push(file)
  }
  if (refused) throw new UploadRefused(refused.refusal, { fileIndex: refused.fileIndex, fields })
  return { fields, files }
}

async function keepTemporarily(part: MultipartFile, folder: string): Promise<ReceivedFile> {
  const path = join(folder, randomUUID())
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    part.file,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    createWriteStream(path, { mode: 0o600, flags: 'wx', highWaterMark: WRITE_BEHIND_BYTES }),
  )
  return { path, uploadedName: part.filename, bytes, sha256: hash.digest('hex') }
}

async function readPast(part: MultipartFile): Promise<void> {
  for await (const _chunk of part.file) continue
}

/** Ends the connection of a client that sends more than any acceptable form is long without having said so. */
function stopBeyond(request: FastifyRequest, maximumBytes: number): void {
  let bytes = 0
  request.raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maximumBytes) request.raw.destroy(new Error('The form is longer than any that is accepted.'))
  })
}
