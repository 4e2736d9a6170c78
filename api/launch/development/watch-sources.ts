/** Tells when a file that the API is made of has changed. */
import { readdirSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'

/** An editor writes a file in several steps. */
const SETTLED_AFTER_MS = 40
const isSource = /^(?!.*(\.test\.ts$|schema\.d\.ts$)).*\.(ts|json|png|pdf|ttf)$/
/** Folders of the API that it is not made of. */
const leftOut = ['node_modules', 'launch']

/** @returns what stops it */
export function watchSources(folders: readonly string[], changed: (paths: readonly string[]) => void): () => void {
  let paths = new Set<string>()
  let settled: NodeJS.Timeout | undefined
  // One for each folder. Node's recursive watch is one for each file on Linux, and gone when an editor puts a new file in its place.
  const watchers = new Map<string, FSWatcher>()

  function watchFolder(folder: string): void {
    const below = foldersIn(folder)
    if (below === undefined || watchers.has(folder)) return
    const watcher = watch(folder, (_kind, name) => hear(folder, name))
    // A folder that is removed while it is looked at.
    watcher.on('error', () => watcher.close())
    watcher.on('close', () => watchers.delete(folder))
    watchers.set(folder, watcher)
    for (const name of below) watchFolder(join(folder, name))
  }

  function hear(folder: string, name: string | null): void {
    if (name === null || leftOut.includes(name)) return
    const path = join(folder, name)
    if (!isSource.test(name)) return watchFolder(path)
    paths.add(path)
    clearTimeout(settled)
    settled = setTimeout(() => {
      changed([...paths])
      paths = new Set()
    }, SETTLED_AFTER_MS)
  }

  for (const folder of folders) watchFolder(folder)
  return () => {
    clearTimeout(settled)
    for (const watcher of [...watchers.values()]) watcher.close()
  }
}

/** The names of the folders in a folder; nothing when it is none, or is gone. */
function foldersIn(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && !leftOut.includes(entry.name) ? [entry.name] : [],
    )
  } catch {
    return undefined
  }
}
