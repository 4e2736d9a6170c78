/**
 * The Chromium from npm, unpacked beside the packages: its own place for it is the temporary folder, where it may not be allowed to run
 * (`noexec`), may belong to somebody else, or be of another version.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const run = promisify(execFile)
const modules = join(import.meta.dirname, '..', '..', 'node_modules')
/** It is unpacked below the temporary folder of the process that does it, and so that has one of its own. */
const unpack = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`

/** Unpacks it the first time, and gives its path. */
export async function chromiumProgram(): Promise<string> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(modules, '@sparticuz', 'chromium', 'package.json'), 'utf8')))
  const place = join(modules, '.cache', 'member-care', `chromium-${version}`)
  const program = join(place, 'chromium')
  if (existsSync(program)) return program
  await mkdir(join(place, '..'), { recursive: true })
  const unfinished = await mkdtemp(`${place}-`)
  await run(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: unfinished },
  })
  // Another process may have been quicker.
  await rename(unfinished, place).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(program)) throw error
  })
  return program
}
