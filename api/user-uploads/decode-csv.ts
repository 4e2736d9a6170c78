/** The bytes of a CSV file as rows of cells, a piece at a time. */
import { delimiterOf, readUploadHeader } from '@member-care/domain/upload/upload-columns.ts'
import { uploadFileTexts } from '@member-care/domain/texts/upload-texts.ts'
import { open } from 'node:fs/promises'
import { Transform, type Readable } from 'node:stream'
import Papa from 'papaparse'

/** The file cannot be read; the message says why and what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

/** As much of a file as is looked at before it is kept: its first row is in it. */
const BEGINNING_BYTES = 65_536
/** Where nothing closes a quotation mark, the rest of the file is one cell. More than is ever read ahead, so that it is no row that was not taken yet. */
const MOST_BYTES_WITHOUT_ROW = 4 * 1024 * 1024
const LONGEST_CELL = 10_000

/**
 * Looks at the beginning of a file: whether it is text that can be read, and names the columns.
 * @param path of the received file
 * @returns what stands between its cells
 * @throws UnreadableFile
 */
export async function inspectCsv(path: string): Promise<{ readonly delimiter: string }> {
  const bytes = await beginningOf(path)
  if (bytes.length === 0) throw new UnreadableFile(uploadFileTexts.empty)
  // A zip archive, or the older format of workbooks.
  if (
    bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004')) ||
    bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))
  )
    throw new UnreadableFile(uploadFileTexts.workbook)
  if (bytes.subarray(0, 2).equals(Buffer.from([0xff, 0xfe])) || bytes.subarray(0, 2).equals(Buffer.from([0xfe, 0xff])))
    throw new UnreadableFile(uploadFileTexts.notUtf8)
  if (bytes.includes(0)) throw new UnreadableFile(uploadFileTexts.notText)
  const text = decode(new TextDecoder('utf-8', { fatal: true }), bytes, { stream: true })
  if (text.trim() === '') throw new UnreadableFile(uploadFileTexts.empty)
  const delimiter = delimiterOf(/^[^\r\n]*/.exec(text)?.[0] ?? '')
  const header = readUploadHeader(Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0] ?? [])
  if ('error' in header) throw new UnreadableFile(header.error)
  return { delimiter }
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/**
 * The rows of a file in order, the one with the names first, and empty ones as well. Reads no faster than they are taken.
 * @throws UnreadableFile when the bytes are no UTF-8, or a quotation mark is not closed
 */
export async function* csvRows(bytes: Readable, delimiter: string): AsyncGenerator<readonly string[]> {
  let sinceLastRow = 0
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const text = new Transform({
    transform(piece: Buffer, _encoding, done) {
      // Otherwise the parser would look through ever more of the file again and again.
      if ((sinceLastRow += piece.length) > MOST_BYTES_WITHOUT_ROW)
        return done(new UnreadableFile(uploadFileTexts.unreadable))
      decodeInto(this, () => decode(decoder, piece, { stream: true }), done)
    },
    flush(done) {
      decodeInto(this, () => decode(decoder, undefined, { stream: false }), done)
    },
  })
  const rows = Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter })
  const fail = (error: Error) => rows.destroy(error)
  bytes.on('error', fail)
  text.on('error', fail)
  bytes.pipe(text).pipe(rows)
  try {
    for await (const row of rows) {
      sinceLastRow = 0
      const cells = row as readonly string[]
      if (cells.some(({ length }) => length > LONGEST_CELL)) throw new UnreadableFile(uploadFileTexts.unreadable)
      yield cells
    }
  } finally {
    bytes.destroy()
    text.destroy()
    rows.destroy()
  }
}

function decodeInto(stream: Transform, read: () => string, done: (error?: Error) => void): void {
  try {
    const text = read()
    if (text !== '') stream.push(text)
    done()
  } catch (error) {
    done(error as Error)
  }
}

function decode(decoder: TextDecoder, bytes: Buffer | undefined, options: { readonly stream: boolean }): string {
  try {
    return decoder.decode(bytes, options)
  } catch (error) {
    throw new UnreadableFile(uploadFileTexts.notUtf8, { cause: error })
  }
}
