/** Installations of earlier versions, as their products left them: each in a folder named by its version, packed, with what it answered then. */
import { createHash } from 'node:crypto'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { z } from 'zod'
import type { MemberSession } from '../support/member-session.ts'

const folder = import.meta.dirname

/** What was asked, by whom, and what the version answered: a record, or the SHA-256 of a document. */
export const keptAnswersSchema = z.object({
  forgotten: z.object({ userId: z.string(), name: z.string(), nric: z.string() }),
  answers: z.array(z.object({ as: z.string(), path: z.string(), record: z.unknown().optional(), sha256: z.string().optional() })),
})
export type KeptAnswers = z.infer<typeof keptAnswersSchema>

export const filesOf = (version: string) => ({ installation: join(folder, version, 'installation.tar.zst'), answers: join(folder, version, 'answers.json') })

/** Every version of which an installation is kept. */
export async function keptVersions(): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

/** @param dataDirectory on which no product runs. How its Postgres was started last, with the places of this machine, is left out. */
export async function packInstallation(dataDirectory: string, file: string): Promise<void> {
  const tar = spawn('tar', ['-c', '--exclude=./postgres/cluster/postmaster.opts', '-C', dataDirectory, '.'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(tar, 'close')
  await pipeline(tar.stdout, createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_enableLongDistanceMatching]: 1 } }), createWriteStream(file))
  await closed
  if (tar.exitCode !== 0) throw new Error(`tar ended with ${tar.exitCode}.`)
}

/** @param dataDirectory an empty folder */
export async function unpackInstallation(file: string, dataDirectory: string): Promise<void> {
  const unzipped = `${dataDirectory}.tar`
  // Not straight into tar, which closes its input before the last zeros of the archive have come.
  await pipeline(createReadStream(file), createZstdDecompress(), createWriteStream(unzipped))
  await promisify(execFile)('tar', ['-x', '-f', unzipped, '-C', dataDirectory])
  await rm(unzipped)
}

/** @throws Error when the call is refused */
export async function ask(session: MemberSession, path: string): Promise<{ record: unknown } | { sha256: string }> {
  const response = await session.fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  if (response.headers.get('content-type')?.includes('json')) return { record: await response.json() }
  return { sha256: createHash('sha256').update(new Uint8Array(await response.arrayBuffer())).digest('hex') }
}
