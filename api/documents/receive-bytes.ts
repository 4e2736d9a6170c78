/** Takes in a file that came otherwise than in a form, and is in memory already. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MAXIMUM_FILE_BYTES } from '@member-care/domain/claim/form/attachment-errors.ts'
import type { ReceivedFile } from './receive-upload.ts'
import { UploadRefused } from './upload-refused.ts'

/**
 * Puts the bytes where a file of a form would be, for as long as the work with it takes.
 * @param options `folder`: where temporary files may be made; `name`: as the client named it
 * @throws UploadRefused (`too-large`, `empty`), and what the work throws
 */
export async function withReceivedBytes<Result>(
  content: Buffer,
  options: { readonly folder: string; readonly name: string | undefined },
  work: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  if (content.length > MAXIMUM_FILE_BYTES) throw new UploadRefused('too-large')
  if (content.length === 0) throw new UploadRefused('empty')
  await mkdir(options.folder, { recursive: true })
  const folder = await mkdtemp(join(options.folder, 'upload-'))
  try {
    const path = join(folder, randomUUID())
    await writeFile(path, content, { mode: 0o600, flag: 'wx' })
    const sha256 = createHash('sha256').update(content).digest('hex')
    return await work({ path, uploadedName: options.name, bytes: content.length, sha256 })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
