/**
 * The embedded Postgres starts no matter what an earlier start has left behind. It ends with the last process that
 * works with it.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { access, chmod, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { socketPlaces } from './postgres-listening.ts'
import { clusterIn, runningPostgres } from './running-postgres.ts'

let dataDirectory: string
let directory: string
let server: EmbeddedPostgres

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'embedded-postgres-'))
  // As a folder is made usually: another account gets through.
  await chmod(dataDirectory, 0o755)
  directory = join(dataDirectory, 'postgres')
})
afterAll(async () => {
  await server.stop()
  await rm(dataDirectory, { recursive: true, force: true })
})

/** The directory of its socket, or the address that it listens on. */
function placeOf({ url }: EmbeddedPostgres): string {
  return decodeURIComponent(new URL(url('postgres')).hostname)
}

async function ask(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ answer: number }>('select 1 as answer')
  await client.end()
  return rows[0]?.answer
}

/** How many work with it; undefined while it takes no connections. */
async function workers(url: string): Promise<number | undefined> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  const answer = client
    .connect()
    .then(() =>
      client.query<{ count: number }>(
        `select count(*)::int as count from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and granted`,
      ),
    )
  return answer.then(
    ({ rows }) => client.end().then(() => rows[0]?.count),
    () => undefined,
  )
}

/** A process that works with the server, as the product does. */
async function startMember(): Promise<ChildProcess> {
  const member = fork(
    join(import.meta.dirname, '..', '..', 'tests', 'support', 'embedded-database-member.ts'),
    [dataDirectory],
    { execArgv: [] },
  )
  const [word] = (await once(member, 'message')) as [string]
  expect(word).toBe('joined')
  return member
}

async function end(member: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(member, 'exit')
  member.kill(signal)
  await ended
}

/** Writes into a directory, as a start does that makes a cluster, and removes it in the end. */
function keepMaking(unfinished: string) {
  let isOver = false
  const making = (async () => {
    while (!isOver) {
      // It may be taken away at any moment.
      await mkdir(join(unfinished, 'base'), { recursive: true }).catch(() => {})
      await writeFile(join(unfinished, 'base', randomUUID()), '').catch(() => {})
    }
  })()
  const stop = async () => {
    isOver = true
    await making
    await rm(unfinished, { recursive: true, force: true })
  }
  return { stop, [Symbol.asyncDispose]: stop }
}

it('is made once when two start it at the same time, also where a start before them was killed half-way, and while a third still writes what it will not need', async () => {
  await using third = keepMaking(join(directory, 'cluster-being-made-by-another'))
  await mkdir(join(clusterIn(directory), 'base'), { recursive: true })
  await mkdir(join(directory, 'cluster-being-made-before'))
  const [one, other] = await Promise.all([startEmbeddedPostgres(directory), startEmbeddedPostgres(directory)])
  expect(one.url('postgres')).toBe(other.url('postgres'))
  expect(await ask(one.url('postgres'))).toBe(1)
  await third.stop()
  expect((await readdir(directory)).sort()).toEqual(['cluster', 'password', 'socket'])
  server = one
}, 120_000)

it('is reached through a socket that only its account may go to, and by no port of the machine', async () => {
  const place = placeOf(server)
  expect(place).toBe(join(directory, 'socket'))
  expect((await stat(place)).mode & 0o777).toBe(0o700)
  expect((await stat(place)).uid).toBe((await stat(clusterIn(directory))).uid)
  const client = new Client({ connectionString: server.url('postgres') })
  await client.connect()
  const { rows } = await client.query<{ listening: string; asked: string | null }>(
    `select current_setting('listen_addresses') as listening, inet_server_addr() as asked`,
  )
  await client.end()
  expect(rows).toEqual([{ listening: '', asked: null }])
})

it('starts again where its number is that of another process by now', async () => {
  const file = join(clusterIn(directory), 'postmaster.pid')
  const left = await readFile(file, 'utf8')
  await server.stop()
  await writeFile(file, left.replace(/^\d+/, String(process.pid)))
  server = await startEmbeddedPostgres(directory)
  expect(await ask(server.url('postgres'))).toBe(1)
})

it('goes on while somebody works with it, and ends with the last of them, however that one went', async () => {
  const [first, second] = [await startMember(), await startMember()]
  const running = await runningPostgres(clusterIn(directory))
  await end(first, 'SIGKILL')
  expect(await ask(server.url('postgres'))).toBe(1)
  expect(await runningPostgres(clusterIn(directory))).toEqual(running)
  await end(second, 'SIGKILL')
  await expect
    .poll(() => readFile(join(clusterIn(directory), 'server.log'), 'utf8'))
    .toMatch(/database system is shut down\n$/)
})

it('is stopped by the process that leaves it last, and taken up by one that comes in that moment', async () => {
  const leaving = await startMember()
  const ended = once(leaving, 'exit')
  leaving.send('leave')
  const coming = await startMember()
  await ended
  server = await startEmbeddedPostgres(directory)
  expect(await ask(server.url('postgres'))).toBe(1)
  const over = once(coming, 'exit')
  coming.send('leave')
  await over
  expect(await runningPostgres(clusterIn(directory))).toBeUndefined()
})

it('is started again at the same address, by the first of them, when it has died, and ends with the last of them all the same', async () => {
  const [one, other] = [await startMember(), await startMember()]
  const { url } = server
  const died = await runningPostgres(clusterIn(directory))
  process.kill(died?.pid ?? Number.NaN, 'SIGKILL')
  await expect
    .poll(
      async () => (await runningPostgres(clusterIn(directory)))?.state === 'ready' && (await workers(url('postgres'))),
      { interval: 20 },
    )
    .toBe(2)
  expect((await runningPostgres(clusterIn(directory)))?.pid).not.toBe(died?.pid)
  for (const member of [one, other]) {
    expect(await ask(url('postgres'))).toBe(1)
    const over = once(member, 'exit')
    member.send('leave')
    await over
  }
  expect(await runningPostgres(clusterIn(directory))).toBeUndefined()
})

it('tells those who work with it when somebody ends it', async () => {
  const member = await startMember()
  const told = once(member, 'message')
  const running = await runningPostgres(clusterIn(directory))
  // Told so, it waits for its connections to end by themselves, and takes no new ones.
  process.kill(running?.pid ?? Number.NaN, 'SIGTERM')
  expect((await told)[0]).toBe('lost')
  const over = once(member, 'exit')
  member.send('leave')
  await over
  await expect.poll(() => runningPostgres(clusterIn(directory))).toBeUndefined()
})

it('has a socket elsewhere where the path of its data is too long for one, and a port where everybody may write to each place', async () => {
  const [far, further] = [join(dataDirectory, 'ü'.repeat(60)), join(dataDirectory, 'ö'.repeat(60))]
  await rename(directory, far)
  server = await startEmbeddedPostgres(far)
  const place = placeOf(server)
  expect(await socketPlaces(far)).toContain(place)
  expect((await stat(place)).mode & 0o777).toBe(0o700)
  expect(await ask(server.url('postgres'))).toBe(1)
  await server.stop()
  await expect(access(place)).rejects.toThrow('ENOENT')

  const places = await socketPlaces(far)
  await mkdir(further)
  expect((await socketPlaces(further)).filter((each) => places.includes(each))).toEqual([])
  for (const each of places) {
    await mkdir(each)
    await chmod(each, 0o777)
  }
  try {
    server = await startEmbeddedPostgres(far)
    expect(placeOf(server)).toBe('127.0.0.1')
    expect(await ask(server.url('postgres'))).toBe(1)
    await server.stop()
  } finally {
    for (const each of places) await rm(each, { recursive: true })
  }
})
