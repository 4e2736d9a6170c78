/** Reads an uploaded file to its end and keeps its rows, by family. The file itself is not needed afterwards, and goes. */
import { uploadFileTexts } from '@member-care/domain/texts/upload-texts.ts'
import { familyKey } from '@member-care/domain/upload/upload-family.ts'
import { createRowComparison } from '@member-care/domain/upload/repeated-people.ts'
import { readUploadRow, storableCells, unstorableTexts } from '@member-care/domain/upload/read-upload-row.ts'
import { cellsOfRow, readUploadHeader, type UploadHeader } from '@member-care/domain/upload/upload-columns.ts'
import { csvRows, UnreadableFile } from './decode-csv.ts'
import { insertRows, removeRows, type KeptRow } from './upload-rows.ts'
import { noteRead, noteReading } from './upload-store.ts'
import type { UploadParts, UploadWork } from './upload-work.ts'

/** So many rows are kept at once. */
const PIECE_ROWS = 500

/**
 * Begins anew when it was cut short before.
 * @throws UnreadableFile, FileMissing
 */
export async function readUploadFile(
  { database, files, settings }: UploadParts,
  { upload, rules }: UploadWork,
  signal: AbortSignal,
): Promise<void> {
  const { uploadId, delimiter } = upload
  await removeRows(database, uploadId)
  const compare = createRowComparison()
  const familyNumbers = new Map<string, number>()
  let header: UploadHeader | undefined
  let rowNo = 0
  let rows = 0
  let piece: KeptRow[] = []
  const keepPiece = async () => {
    await insertRows(database, uploadId, piece)
    await noteReading(database, uploadId, rows)
    piece = []
  }
  for await (const row of csvRows(await files.open(uploadId), delimiter)) {
    signal.throwIfAborted()
    rowNo += 1
    if (!header) {
      const read = readUploadHeader(row)
      if ('error' in read) throw new UnreadableFile(read.error)
      header = read.header
      continue
    }
    const written = cellsOfRow(header, row)
    if (!written) continue
    rows += 1
    if (rows > settings.upload.maximumRows)
      throw new UnreadableFile(uploadFileTexts.tooManyRows(settings.upload.maximumRows))
    const wrong = unstorableTexts(written)
    const cells = wrong.length === 0 ? written : storableCells(written)
    const read = readUploadRow(rowNo, cells, rules)
    const key = familyKey(read)
    const familyNo = familyNumbers.get(key) ?? familyNumbers.size
    familyNumbers.set(key, familyNo)
    piece.push({ rowNo, familyNo, cells, wrong: [...wrong, ...compare(read)] })
    if (piece.length === PIECE_ROWS) await keepPiece()
  }
  if (!header) throw new UnreadableFile(uploadFileTexts.empty)
  if (rows === 0) throw new UnreadableFile(uploadFileTexts.noRows)
  await keepPiece()
  await noteRead(database, uploadId, { rows, families: familyNumbers.size })
}
