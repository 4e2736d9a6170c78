/** The files of a folder and of those in it. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** @returns their paths; none of a folder that is not there */
export async function filesUnder(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}
