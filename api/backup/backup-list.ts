/**
 * What a folder of backups holds. Each backup has a signed list of its parts with their hashes (`backups/<moment>.json`). Events and files are kept once for
 * all backups, tables once for each; the keys of people once, as they are now (see renew-keys.ts).
 */
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { BackupChanged, type Sealing } from './sealing.ts'

/** Raised when a later product can no longer be read by an earlier one. */
const FORMAT = 1

export const KEYS_FILE = 'keys.sealed'
export const MASTER_KEY_COPY = 'master.key'

const partSchema = z.object({
  /** Path in the folder, with slashes. */
  file: z.string(),
  bytes: z.number(),
  /** Of the file as it lies there. */
  sha256: z.string(),
})
export type Part = z.infer<typeof partSchema>

const tablePartSchema = partSchema.extend({ table: z.string(), columns: z.array(z.string()), rows: z.number() })
export type TablePart = z.infer<typeof tablePartSchema>

const eventsPartSchema = tablePartSchema.extend({ after: z.string(), upTo: z.string() })
export type EventsPart = z.infer<typeof eventsPartSchema>

const backupListSchema = z.object({
  format: z.literal(FORMAT),
  /** The moment whose state this is: UTC, ISO. */
  moment: z.string(),
  /** Of which installation it is (LogSigner.keyId). In a folder without installation-keys.json also the master key that opens it. */
  keyId: z.string(),
  /** Whether the folder has had installation-keys.json when it was made. */
  hasInstallationKeys: z.literal(true).optional(),
  migrations: z.array(z.string()),
  /** The last event; null for an empty log. */
  lastEvent: z.object({ position: z.string(), id: z.string(), recordedAt: z.string() }).nullable(),
  events: z.object({ count: z.number(), parts: z.array(eventsPartSchema) }),
  tables: z.array(tablePartSchema),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Who has a key, without the key. */
  keyHolders: tablePartSchema,
  /** The lines of the file of anchors. */
  anchors: partSchema,
  /** Null where they lie in a bucket, which has means of its own. */
  files: z.object({ count: z.number(), bytes: z.number(), list: partSchema }).nullable(),
})
export type BackupList = z.infer<typeof backupListSchema>

const signedSchema = z.object({ list: z.unknown(), signature: z.string() })

/** A file of the file store, as a backup has it. */
export const keptFileSchema = z.object({
  fileId: z.string(),
  /** Size and time as in the file store. */
  bytes: z.number(),
  modified: z.number(),
  /** Where it lies in the folder. Absent in lists of before, in which that followed from the id: then one that was replaced took the place of the former. */
  file: z.string().optional(),
  /** Whom it tells about, where that is known. */
  subjectId: z.string().optional(),
  /** Of the sealed file. */
  sha256: z.string(),
  /** Size of the sealed file. Absent in lists of before. */
  sealedBytes: z.number().optional(),
})
export type KeptFile = z.infer<typeof keptFileSchema>

export function nameOfFile({ fileId, file }: Pick<KeptFile, 'fileId' | 'file'>): string {
  return file ?? `${startOfNames(fileId)}sealed`
}

/** Of what is copied now. Each state of a file has its own, so that it takes nothing from the backups before. */
export function newNameOfFile({ fileId, modified }: Pick<KeptFile, 'fileId' | 'modified'>): string {
  return `${startOfNames(fileId)}${modified}.sealed`
}

/** How the names of all states of a file begin. */
export function startOfNames(fileId: string): string {
  return `files/${fileId.slice(0, 2)}/${fileId}.`
}

/** A moment as it stands in names of files. */
export function nameOfMoment(moment: string): string {
  return moment.replaceAll(':', '-')
}

const listName = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.json$/

/** The moments of the backups in a folder, oldest first; none where there is no such folder. */
export async function momentsIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(folder, 'backups')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.flatMap((name) => listName.exec(name)?.slice(1).join(':') ?? []).sort()
}

export function nameOfList(moment: string): string {
  return `backups/${nameOfMoment(moment)}.json`
}

/** What a list says of its installation, whether or not it is ours, and before anything has opened it. */
export async function headOfList(
  folder: string,
  moment: string,
): Promise<Pick<BackupList, 'keyId' | 'hasInstallationKeys'>> {
  const schema = z.object({ list: backupListSchema.pick({ keyId: true, hasInstallationKeys: true }) })
  return parsed(
    nameOfList(moment),
    async () => schema.parse(JSON.parse(await readFile(join(folder, nameOfList(moment)), 'utf8'))).list,
  )
}

/** @throws BackupChanged */
export async function readList(folder: string, moment: string, sealing: Sealing): Promise<BackupList> {
  const name = nameOfList(moment)
  return parsed(name, async () => {
    const { list, signature } = signedSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
    if (!sealing.isSigned(`${name}\n${JSON.stringify(list)}`, signature)) throw new BackupChanged(name)
    return backupListSchema.parse(list)
  })
}

async function parsed<Result>(name: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof SyntaxError || error instanceof z.ZodError
      ? new BackupChanged(name, { cause: error })
      : error
  }
}

/** Written last: a backup that has no list yet is none. */
export async function writeList(folder: string, list: Omit<BackupList, 'format'>, sealing: Sealing): Promise<void> {
  const name = nameOfList(list.moment)
  const whole = { format: FORMAT, ...list }
  await writeWhole(
    join(folder, name),
    JSON.stringify({ list: whole, signature: sealing.sign(`${name}\n${JSON.stringify(whole)}`) }),
  )
}

/** Writes a small file so that it is there whole or not at all. */
export async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const handle = await open(`${path}.part`, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${path}.part`, path)
}
