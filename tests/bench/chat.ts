/**
 * Thousands of open pages, and hundreds of talks among them, on one process: what memory it takes, and how long a message is on its way from the call
 * that brings it to the page of its reader. Clients, process and database share this machine.
 */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { chatEventSchema } from '@member-care/domain/chat/socket-frames.ts'
import { liveMessageSchema } from '@member-care/domain/notification/live-messages.ts'
import { recordFilingMembers } from '../support/filing-members.ts'
import { createDataDirectory, removeDataDirectory, startProduct } from '../support/running-product.ts'
import { signInAdministrator } from './bench-people.ts'
import { quantile, startBenchProduct } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

const IDLE = 5_000
const ACTIVE = 300
/** Each side of a talk says something so often. */
const SAYS_EVERY_MS = 20_000
const TALKING_MS = 60_000
/** As browsers come back after an outage, and not all at the same moment. */
const CONNECT_AT_ONCE = 50
const BARE_EVERY_MS = 50
/** Members of a company. */
const RECORDED_AT_ONCE = 200
const AIM_MEMORY_MB = 600
const AIM_DELIVERY_MS = 250

interface Member {
  readonly token: string
}
/** Called with the id of each message that arrives. */
type Arrived = (messageId: string) => void

export async function benchChat({ databaseUrl, scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const [idle, active] = [scaled(IDLE, scale), scaled(ACTIVE, scale, 2)]
  const dataDirectory = await createDataDirectory()
  const { members, desk } = await record(databaseUrl, dataDirectory, idle + active)
  const settings = {
    DATABASE_URL: databaseUrl,
    DEMO_DATA: 'off',
    CAPTCHA: 'off',
    RATE_LIMIT_PER_MINUTE: '10000000',
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
  }
  const product = await startProduct({ dataDirectory, settings })
  const sockets: WebSocket[] = []
  try {
    const before = await memoryOf(product.processId)
    await inBatches(members.slice(0, idle), async (member) => {
      sockets.push(await connectLive(product.origin, member.token, () => undefined))
    })
    sockets.push(await connectLive(product.origin, desk, () => undefined))
    const talks = await Promise.all(
      members.slice(idle).map((member, index) => startTalk(product.origin, member, desk, index % 2 === 0)),
    )
    sockets.push(...talks.map(({ socket }) => socket))
    const talkingMs = scaled(TALKING_MS, scale, 2_000)
    const [delivered, memory, bare] = await Promise.all([
      talkFor(talks, talkingMs, scaled(SAYS_EVERY_MS, scale, 500)),
      highestMemory(product.processId, talkingMs),
      bareCalls(`${product.origin}/healthz`, talkingMs),
    ])
    const p99 = quantile(delivered, 0.99)
    return [
      {
        name: `memory of the process with ${idle} idle and ${active} talking connections`,
        ours: memory,
        limit: AIM_MEMORY_MB,
        unit: 'MB',
        ratio: `${before.toFixed(0)} MB without`,
        aim: `< ${AIM_MEMORY_MB} MB`,
        reached: memory < AIM_MEMORY_MB,
      },
      {
        name: `a message from the call to its reader, of ${delivered.length}`,
        ours: p99,
        limit: AIM_DELIVERY_MS,
        unit: 'ms, p99',
        ratio: `median ${quantile(delivered, 0.5).toFixed(0)} ms; a bare call meanwhile p99 ${quantile(bare, 0.99).toFixed(0)} ms`,
        aim: `p99 < ${AIM_DELIVERY_MS} ms`,
        reached: p99 < AIM_DELIVERY_MS,
      },
    ]
  } finally {
    for (const socket of sockets) socket.close()
    await product.stop()
    await removeDataDirectory(dataDirectory)
  }
}

async function record(
  databaseUrl: string,
  dataDirectory: string,
  count: number,
): Promise<{ readonly members: readonly Member[]; readonly desk: string }> {
  const recording = await startBenchProduct(databaseUrl, { dataDirectory })
  try {
    const members: Member[] = []
    while (members.length < count) {
      const some = await recordFilingMembers(recording, Math.min(RECORDED_AT_ONCE, count - members.length))
      const companyId = some[0]?.companyId ?? ''
      await recording.record(`client-${companyId}`, {
        type: 'ClientFeaturesChanged',
        data: { companyId, featuresConfig: { allowChat: true } },
      })
      members.push(...some)
    }
    return { members, desk: (await signInAdministrator(recording)).accesstoken }
  } finally {
    await recording.close()
  }
}

async function inBatches<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += CONNECT_AT_ONCE)
    await Promise.all(items.slice(from, from + CONNECT_AT_ONCE).map(work))
}

/** The portal's connection, once the server has said that it stands. */
function connectLive(origin: string, token: string, arrived: Arrived): Promise<WebSocket> {
  return connect(`${origin}/api/notifications/live`, { type: 'sign-in', token }, (data) => {
    const message = liveMessageSchema.parse(JSON.parse(data))
    if (message.type === 'chat') for (const { messageId } of message.talk.messages) arrived(messageId)
  })
}

/** With the events of the specification. */
function connectChat(origin: string, accessToken: string, arrived: Arrived): Promise<WebSocket> {
  return connect(`${origin}/api/chats/live`, { event: 'talkToJoey', data: { accessToken } }, (data) => {
    const told = chatEventSchema.parse(JSON.parse(data))
    if (told.event === 'newMessage') arrived(told.data.messageId)
    if (told.event === 'error') throw new Error(`A frame was refused: ${told.data.errorMessage}`)
  })
}

function connect(address: string, first: object, hear: (data: string) => void): Promise<WebSocket> {
  const socket = new WebSocket(address.replace('http', 'ws'), {
    headers: { origin: new URL(address).origin },
  } as unknown as string[])
  socket.addEventListener('open', () => socket.send(JSON.stringify(first)))
  return new Promise((resolve, reject) => {
    socket.addEventListener('close', ({ code, reason }) => reject(new Error(`Closed with ${code} ${reason}.`)))
    socket.addEventListener('message', ({ data }) => {
      hear(String(data))
      resolve(socket)
    })
  })
}

interface RunningTalk {
  readonly socket: WebSocket
  /** Says one message, of the member or of the desk. */
  readonly say: (by: 'member' | 'desk', messageId: string) => Promise<void>
  /** Resolves when the message arrives at the member's page. */
  readonly arrival: (messageId: string) => Promise<void>
}

async function startTalk(origin: string, { token }: Member, desk: string, isOfPortal: boolean): Promise<RunningTalk> {
  const awaited = new Map<string, () => void>()
  const arrived = (messageId: string) => awaited.get(messageId)?.()
  const post = async (path: string, accesstoken: string, body: object): Promise<{ readonly id: string }> => {
    const answer = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { accesstoken, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { id: string }
  }
  const { id } = await post('chats', token, {})
  await post(`chats/${id}/person`, token, {})
  await post(`console/conversations/${id}/take`, desk, {})
  const socket = await (isOfPortal ? connectLive : connectChat)(origin, token, arrived)
  return {
    socket,
    async say(by, messageId) {
      const message = 'I sent the receipt two weeks ago, and would like to know when it is paid.'
      if (by === 'desk') await post(`console/conversations/${id}/answers`, desk, { messageId, message })
      else if (isOfPortal) await post(`chats/${id}/messages`, token, { messageId, message })
      else
        socket.send(JSON.stringify({ event: 'sendJoeyTextMessage', data: { accessToken: token, message, messageId } }))
    },
    arrival: (messageId) =>
      new Promise((resolve) =>
        awaited.set(messageId, () => {
          awaited.delete(messageId)
          resolve()
        }),
      ),
  }
}

/** @returns milliseconds that each message was on its way */
async function talkFor(talks: readonly RunningTalk[], ms: number, everyMs: number): Promise<readonly number[]> {
  const delivered: number[] = []
  const giveUpAt = performance.now() + ms
  const side = async (talk: RunningTalk, by: 'member' | 'desk'): Promise<void> => {
    await pause(everyMs * Math.random())
    while (performance.now() < giveUpAt) {
      const messageId = randomUUID()
      const arrival = talk.arrival(messageId)
      const begin = performance.now()
      await Promise.all([talk.say(by, messageId), arrival.then(() => delivered.push(performance.now() - begin))])
      await pause(Math.max(0, begin + everyMs - performance.now()))
    }
  }
  await Promise.all(talks.flatMap((talk) => [side(talk, 'member'), side(talk, 'desk')]))
  return delivered
}

/** What the machine itself makes calls wait. @returns milliseconds of calls that do nothing */
async function bareCalls(address: string, ms: number): Promise<readonly number[]> {
  const giveUpAt = performance.now() + ms
  const took: number[] = []
  while (performance.now() < giveUpAt) {
    const begin = performance.now()
    await (await fetch(address)).text()
    took.push(performance.now() - begin)
    await pause(BARE_EVERY_MS)
  }
  return took
}

async function highestMemory(processId: number, ms: number): Promise<number> {
  const giveUpAt = performance.now() + ms
  let highest = 0
  while (performance.now() < giveUpAt) {
    highest = Math.max(highest, await memoryOf(processId))
    await pause(500)
  }
  return highest
}

/** Megabytes that the process has in memory. */
async function memoryOf(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1_024
}
