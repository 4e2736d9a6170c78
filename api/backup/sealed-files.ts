/** Writes and reads the sealed files of a folder of backups. */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Part } from './backup-list.ts'
import { BackupChanged, type Sealing } from './sealing.ts'

export interface BackupFolder {
  /** Absolute. */
  readonly folder: string
  readonly sealing: Sealing
}

/** Documents are compressed already. */
export type Packing = 'compressed' | 'as it is'

/**
 * Seals a stream into a file, which is there whole, and on the disk, or not at all.
 * @param name of the file, relative to the folder
 */
export async function writeSealed(
  { folder, sealing }: BackupFolder,
  name: string,
  source: Readable,
  packing: Packing,
): Promise<Part> {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const unfinished = `${path}.${randomUUID()}.part`
  const measure = createMeasure()
  const handle = await open(unfinished, 'wx', 0o600)
  try {
    await pipeline(
      source,
      packing === 'compressed' ? createGzip({ level: 1 }) : new PassThrough(),
      (content: AsyncIterable<Buffer>) => handle.writeFile(measure.of(sealing.seal(name, content))),
    )
    await handle.sync()
    await rename(unfinished, path)
    return { file: name, ...measure.result() }
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await handle.close().catch(() => {})
  }
}

function createMeasure() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    async *of(content: AsyncIterable<Buffer>) {
      for await (const piece of content) {
        hash.update(piece)
        bytes += piece.length
        yield piece
      }
    },
    result: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}

/** Opens a sealed file into a stream. @throws BackupChanged, naming it */
export async function readSealed(
  { folder, sealing }: BackupFolder,
  name: string,
  packing: Packing,
  target: NodeJS.WritableStream,
): Promise<void> {
  try {
    await pipeline(
      createReadStream(join(folder, name)),
      (sealed: AsyncIterable<Buffer>) => sealing.open(name, sealed),
      packing === 'compressed' ? createGunzip() : new PassThrough(),
      target,
    )
  } catch (error) {
    throw isMissing(error) ? new BackupChanged(name, { cause: error }) : error
  }
}

/** The lines of a sealed text. @throws BackupChanged, naming it */
export async function* readSealedLines(backup: BackupFolder, name: string): AsyncGenerator<string> {
  const text = new PassThrough()
  const lines = createInterface({ input: text, crlfDelay: Infinity })
  let failure: unknown
  const reading = readSealed(backup, name, 'compressed', text).catch((error: unknown) => {
    failure = error
    text.end()
  })
  for await (const line of lines) if (line !== '') yield line
  await reading
  if (failure !== undefined) throw failure
}

/** A look that costs nothing: its content is read when the backup is checked. @returns whether the file is there in its size; a size that is not known fits */
export async function isThere(
  { folder }: Pick<BackupFolder, 'folder'>,
  { file, bytes }: { readonly file: string; readonly bytes: number | undefined },
): Promise<boolean> {
  try {
    const found = await stat(join(folder, file))
    return found.isFile() && (bytes === undefined || found.size === bytes)
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** @throws BackupChanged when the file is not there in its size */
export async function requireThere(
  backup: Pick<BackupFolder, 'folder'>,
  { file, bytes }: Pick<Part, 'file' | 'bytes'>,
): Promise<void> {
  if (!(await isThere(backup, { file, bytes }))) throw new BackupChanged(file)
}

/** @throws BackupChanged when the file is not there, or not the one that was written */
export async function requireUnchanged(
  { folder }: Pick<BackupFolder, 'folder'>,
  { file, sha256 }: Pick<Part, 'file' | 'sha256'>,
): Promise<void> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(join(folder, file)), hash)
  } catch (error) {
    throw isMissing(error) ? new BackupChanged(file, { cause: error }) : error
  }
  if (hash.digest('hex') !== sha256) throw new BackupChanged(file)
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
