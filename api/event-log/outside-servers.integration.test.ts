/** What a start says of servers that are not there, or not as the settings say: on real sockets, with real certificates, and a real Postgres. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCertificate, type Certificate } from '@member-care/tests/support/eventstoredb-double/certificate.ts'
import {
  startEventStoreDbDouble,
  type EventStoreDbDoubleOptions,
} from '@member-care/tests/support/eventstoredb-double/eventstoredb-double.ts'
import type { Right } from '@member-care/tests/support/eventstoredb-double/access.ts'
import { runOperatorCommand } from '@member-care/tests/support/operator-commands.ts'
import { freePort } from '../launch/development/free-port.ts'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { outsideServersOf, untilServersAnswer } from './outside-servers.ts'

const PASSWORD = 'sea+otter?'
const every: readonly Right[] = ['read', 'read $all', 'append']
const accounts = (rights: readonly Right[]) => [{ user: 'portal', password: PASSWORD, rights }]

let folder: string
let certificate: Certificate
let caFile: string
const opened: { end: () => void }[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outside-servers-'))
  certificate = await makeCertificate()
  caFile = join(folder, 'ca.pem')
  await writeFile(caFile, certificate.certificate)
})
afterEach(() => {
  for (const { end } of opened.splice(0)) end()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function double(options: EventStoreDbDoubleOptions = {}) {
  const started = await startEventStoreDbDouble(options)
  opened.push({ end: started.stop })
  return started
}

/** What the start says, and how it ends: `there`, or the sentence of its refusal. */
async function start(
  { eventStoreUrl, databaseUrl }: { eventStoreUrl?: string; databaseUrl?: string },
  waitMs = 0,
  onSaid: () => void = () => {},
) {
  const said: string[] = []
  const say = (text: string) => {
    said.push(text)
    onSaid()
  }
  const refusal = await untilServersAnswer(
    outsideServersOf({
      eventStore: eventStoreUrl === undefined ? undefined : { connectionString: eventStoreUrl, streamPrefix: '' },
      databaseUrl,
    }),
    { waitMs, say },
  ).then(
    () => 'there',
    (error: Error) => `${error.name}: ${error.message}`,
  )
  for (const text of [...said, refusal])
    for (const secret of [PASSWORD, encodeURIComponent(PASSWORD)]) expect(text).not.toContain(secret)
  return { said, refusal }
}

describe('an EventStoreDB', () => {
  const account = `portal:${encodeURIComponent(PASSWORD)}@`

  it('that is not there yet is waited for, which is said', async () => {
    const port = await freePort()
    let coming: Promise<unknown> | undefined
    const { said, refusal } = await start(
      { eventStoreUrl: `esdb://127.0.0.1:${port}?tls=false` },
      20_000,
      () => (coming ??= double({ port })),
    )
    await coming
    expect(refusal).toBe('there')
    expect(said[0]).toBe(
      `Waiting up to 20 s for the EventStoreDB of EVENTSTORE_URL (esdb://127.0.0.1:${port}): nothing answers (connection refused) at 127.0.0.1:${port} …`,
    )
    expect(said.at(-1)).toMatch(
      /^The EventStoreDB of EVENTSTORE_URL \(esdb:\/\/127\.0\.0\.1:\d+\) is there after \d+ s\.$/,
    )
  })

  it('that does not come is named with its setting and the cause', async () => {
    const { said, refusal } = await start({ eventStoreUrl: `esdb://${account}127.0.0.1:${await freePort()}` }, 1_200)
    expect(said).toHaveLength(1)
    expect(refusal).toMatch(
      /^StartRefused: Member Care cannot use the EventStoreDB of EVENTSTORE_URL \(esdb:\/\/127\.0\.0\.1:\d+\): nothing answers \(connection refused\) at 127\.0\.0\.1:\d+, also after 1 s\.$/,
    )
  })

  it.each([
    ['esdb://no-such-host.invalid:2113', 'no host is known by that name'],
    [`http://${account}127.0.0.1:2113`, 'that is no address as it should be: esdb://'],
    [`esdb://portal:${PASSWORD}@127.0.0.1:99999`, 'has no port that is one'],
    ['esdb://127.0.0.1:2113?tlsCAFile=/nowhere/ca.pem', 'tlsCAFile names /nowhere/ca.pem, and there is no such file'],
  ])('under the address %s', async (eventStoreUrl, cause) => {
    expect((await start({ eventStoreUrl })).refusal).toContain(cause)
  })

  it('without TLS, where the address says TLS, and the other way round', async () => {
    const plain = await double()
    expect((await start({ eventStoreUrl: `esdb://127.0.0.1:${plain.port}` }, 5_000)).refusal).toContain(
      `127.0.0.1:${plain.port} does not speak TLS: say tls=false`,
    )
    const secure = await double({ certificate })
    expect((await start({ eventStoreUrl: `esdb://127.0.0.1:${secure.port}?tls=false` }, 5_000)).refusal).toContain(
      `127.0.0.1:${secure.port} speaks TLS: take tls=false out`,
    )
  })

  it('with a certificate that nobody knows, and with one that is named', async () => {
    const { port } = await double({ certificate })
    expect((await start({ eventStoreUrl: `esdb://localhost:${port}` }, 5_000)).refusal).toContain(
      'is not signed by anybody who is known here: name the certificate of its authority with tlsCAFile',
    )
    expect((await start({ eventStoreUrl: `esdb://127.0.0.1:${port}?tlsCAFile=${caFile}` }, 5_000)).refusal).toBe(
      'there',
    )
  })

  it('that does not know the account', async () => {
    const { port } = await double({ certificate, accounts: accounts(every) })
    const address = (who: string) => ({ eventStoreUrl: `esdb://${who}127.0.0.1:${port}?tlsCAFile=${caFile}` })
    expect((await start(address(''))).refusal).toContain('it asks for an account: put user:password@ before the host')
    expect((await start(address('portal:wrong@'))).refusal).toContain('it does not know that user with that password')
    expect((await start(address(account))).refusal).toBe('there')
  })

  it.each([
    { rights: ['read $all', 'append'], lacks: 'that user may not read our streams' },
    { rights: ['read', 'append'], lacks: 'that user may not read $all' },
    { rights: ['read', 'read $all'], lacks: 'that user may not append to our streams' },
  ] satisfies { rights: Right[]; lacks: string }[])(
    'whose account lacks a right: $lacks',
    async ({ rights, lacks }) => {
      const { port } = await double({ certificate, accounts: accounts(rights) })
      expect(
        (await start({ eventStoreUrl: `esdb://${account}127.0.0.1:${port}?tlsCAFile=${caFile}` }, 5_000)).refusal,
      ).toContain(lacks)
    },
  )

  it('that only follows another one: its leader is used, and where that is out of reach, this is said', async () => {
    const leader = await double()
    const follower = await double({ leader: { host: '127.0.0.1', port: leader.port } })
    expect((await start({ eventStoreUrl: follower.connectionString }, 10_000)).refusal).toBe('there')
    const lonely = await double({ leader: { host: '127.0.0.1', port: await freePort() } })
    expect((await start({ eventStoreUrl: lonely.connectionString })).refusal).toContain(
      'only follows another one, and takes no events: name all nodes of the cluster',
    )
  })

  it('that takes connections and says nothing', async () => {
    const silent: Server = createServer((socket) => socket.on('error', () => {}).end('HTTP/1.1 200 OK\r\n\r\n'))
    const port = await new Promise<number>((resolve) =>
      silent.listen(0, '127.0.0.1', () => resolve((silent.address() as { port: number }).port)),
    )
    opened.push({ end: () => silent.close() })
    expect((await start({ eventStoreUrl: `esdb://127.0.0.1:${port}?tls=false` })).refusal).toContain(
      'does not answer as an EventStoreDB that is ready',
    )
  })
})

describe('a Postgres', () => {
  it.each([
    [
      `postgres://portal:${encodeURIComponent(PASSWORD)}@no-such-host.invalid/member_care`,
      'no host is known by that name',
    ],
    [`postgres://portal:${encodeURIComponent(PASSWORD)}@%2Fnowhere/member_care`, 'there is no such socket'],
  ])('under the address %s', async (databaseUrl, cause) => {
    const { refusal } = await start({ databaseUrl })
    expect(refusal).toContain('Member Care cannot use the Postgres of DATABASE_URL (postgres://')
    expect(refusal).toContain(cause)
  })

  it('that does not come is named with its setting and the cause', async () => {
    const { said, refusal } = await start(
      { databaseUrl: `postgres://portal:${encodeURIComponent(PASSWORD)}@127.0.0.1:${await freePort()}/member_care` },
      1_200,
    )
    expect(said).toHaveLength(1)
    expect(refusal).toMatch(
      /DATABASE_URL \(postgres:\/\/127\.0\.0\.1:\d+\): nothing answers \(connection refused\) at 127\.0\.0\.1:\d+, also after 1 s\.$/,
    )
  })

  it('that does not know the account, and one that does, where the database is yet to be made', async () => {
    const address = new URL(inject('postgresUrl').replace('DATABASE', 'not_made_yet'))
    expect((await start({ databaseUrl: address.href })).refusal).toBe('there')
    address.password = encodeURIComponent(PASSWORD)
    expect((await start({ databaseUrl: address.href })).refusal).toContain(
      'it does not know that user with that password',
    )
  })
})

describe('the programs', () => {
  it.each([
    { command: 'main', exitCode: 1 },
    { command: 'verify-log', exitCode: 2 },
    { command: 'replay', exitCode: 2 },
  ] as const)('$command ends with a sentence and no password', async ({ command, exitCode }) => {
    const { port } = await double({ certificate, accounts: accounts(every) })
    const settings = {
      EVENTSTORE_URL: `esdb://portal:${PASSWORD}x@localhost:${port}?tlsCAFile=${caFile}`,
      SERVER_WAIT_SECONDS: '0',
      PORT: '0',
    }
    const run = await runOperatorCommand(
      command,
      ['--verify'].filter(() => command === 'replay'),
      join(folder, command),
      settings,
    )
    expect(run).toEqual({
      exitCode,
      output: `Member Care cannot use the EventStoreDB of EVENTSTORE_URL (esdb://localhost:${port}): it does not know that user with that password.\n`,
    })
  })
})
