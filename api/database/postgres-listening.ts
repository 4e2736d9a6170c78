/**
 * How the embedded server is reached: through a Unix socket in a directory that only its own account may enter. A question costs a third less
 * than through the network of the machine, and no port is open. Where no socket can be had, it is a port of 127.0.0.1.
 */
import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, realpath, rmdir, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Account } from './postgres-account.ts'
import { isPlaceTrouble } from './start-refused.ts'

/** A socket's name holds no more bytes than this on every system (Linux takes 107, macOS 103). */
const LONGEST_SOCKET_PATH = 103
/** Part of the socket's name. In a directory of its own it needs no other. */
const SOCKET_PORT = 5432
export const SOCKET_FILE = `.s.PGSQL.${SOCKET_PORT}`

/** A way to listen. */
export interface Listening {
  /** Of the server's socket; undefined where it listens on a port. */
  readonly socketDirectory: string | undefined
  /** Settings of the server. */
  readonly options: Readonly<Record<'listen_addresses' | 'unix_socket_directories' | 'port', string>>
}

/**
 * How the server may listen, the best way first: the next one is for when it cannot. One that is started again gets the address it had,
 * unless something is in the way.
 * @param directory as given to `startEmbeddedPostgres`
 * @param account that the server runs as; undefined when it is ourselves
 * @param formerPort of 127.0.0.1, where the last server listened there
 */
export async function* waysToListen(
  directory: string,
  account: Account | undefined,
  formerPort: number | undefined,
): AsyncGenerator<Listening> {
  for (const socketDirectory of await socketPlaces(directory)) {
    if (!(await mayGoTo(socketDirectory, account)) || !(await isForServerAlone(socketDirectory, account))) continue
    // A list with one name, in quotes: a name may hold a comma.
    yield {
      socketDirectory,
      options: {
        listen_addresses: '',
        unix_socket_directories: `"${socketDirectory.replaceAll('"', '""')}"`,
        port: String(SOCKET_PORT),
      },
    }
    await rmdir(socketDirectory).catch(() => {})
  }
  if (formerPort !== undefined) yield loopback(formerPort)
  yield loopback(await findFreePort())
}

/**
 * Where the socket may lie, the best place first. The best place is with the data, so that every process that works
 * with the data finds it. That path may be too long for a socket, or closed to the server's account. Then the socket
 * lies at a short path whose name comes from the long one. There is no place where the system has no such sockets.
 * @param directory as given to `startEmbeddedPostgres`
 */
export async function socketPlaces(directory: string): Promise<readonly string[]> {
  if (process.platform === 'win32') return []
  const { dev, ino } = await stat(directory)
  const name = `member-care-${createHash('sha256')
    .update([await realpath(directory), dev, ino].join('\n'))
    .digest('hex')
    .slice(0, 16)}`
  const folders = new Set([...(process.getuid?.() === 0 ? ['/run'] : []), tmpdir(), '/tmp', '/var/tmp', '/dev/shm'])
  const places = [join(directory, 'socket'), ...[...folders].map((folder) => join(folder, name))]
  return places.filter(
    (place) => Buffer.byteLength(join(place, SOCKET_FILE)) <= LONGEST_SOCKET_PATH && !place.includes('\n'),
  )
}

/** Makes the directory, or takes the one that is there when nobody but the server's account may enter it. */
async function isForServerAlone(place: string, account: Account | undefined): Promise<boolean> {
  const ourselves = process.getuid?.()
  try {
    await mkdir(place, { mode: 0o700 })
  } catch (error) {
    if (!isPlaceTrouble(error)) throw error
  }
  const found = await lstat(place).catch(() => undefined)
  if (!found?.isDirectory() || (found.mode & 0o077) !== 0) return false
  // Made a moment ago, by us or by another start.
  if (account && found.uid === ourselves) await chown(place, account.uid, account.gid)
  return found.uid === ourselves || found.uid === account?.uid
}

/** Whether the account gets there, as far as the modes of the folders on the way tell. */
async function mayGoTo(place: string, account: Account | undefined): Promise<boolean> {
  if (!account) return true
  for (let folder = dirname(place); ; folder = dirname(folder)) {
    const { uid, gid, mode } = await stat(folder).catch(() => ({ uid: 0, gid: 0, mode: 0 }))
    if ((mode & (uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001)) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

function loopback(port: number): Listening {
  return {
    socketDirectory: undefined,
    options: { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) },
  }
}

async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}
