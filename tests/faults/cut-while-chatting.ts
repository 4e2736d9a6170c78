/**
 * Members and the desk talk while their connections are broken, the network holds back or is gone, and the process is killed or stopped and
 * started again, at random moments. Afterwards every message is looked at on both sides. The same seed makes the same faults.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { ChatMessage } from '@member-care/domain/chat/talk.ts'
import { signInAdministrator } from '../bench/bench-people.ts'
import { recordFilingMembers } from '../support/filing-members.ts'
import { startProduct } from '../support/running-product.ts'
import {
  beginTalk,
  deskOf,
  memberOfPortal,
  memberOfSocket,
  readWholeTalk,
  standInPage,
  type Member,
  type Talking,
} from './chatting-people.ts'
import { startMortalInstallation } from './mortal-installation.ts'
import { endMortalProduct, type MortalProduct } from './mortal-product.ts'
import { startUnsteadyNetwork, type UnsteadyNetwork } from './unsteady-network.ts'

/** Half of them with the portal's page, half with the events of the specification. */
const TALKS = 10
/** One restart for so many disconnects at least; stalls are as many again and more. */
const CUTS_FOR_RESTART = 40
const SEEN_WITHIN_MS = 60_000
/** The console reads no more of a talk. */
const MOST_OF_DESK = 500

export interface ChatToll {
  /** WebSockets that were broken. */
  readonly disconnects: number
  readonly restarts: number
  readonly stalls: number
  /** Messages that both sides said. */
  readonly said: number
  /** What is wrong, by what it is. */
  readonly account: Readonly<Record<'lost' | 'doubled' | 'outOfOrder' | 'notAsStored', readonly string[]>>
}

/** @param disconnects how many it goes on for @param seed of the faults and of who says what when */
export async function cutWhileChatting(disconnects: number, seed: number): Promise<ChatToll> {
  const { scene, recorded } = await startMortalInstallation(async (recording) => {
    const members = await recordFilingMembers(recording, TALKS)
    const companyId = members[0]?.companyId ?? ''
    await recording.record(`client-${companyId}`, {
      type: 'ClientFeaturesChanged',
      data: { companyId, featuresConfig: { allowChat: true } },
    })
    return { members, desk: (await signInAdministrator(recording)).accesstoken }
  })
  const network = await startUnsteadyNetwork(portOf(scene))
  const leavePage = standInPage(network.origin)
  try {
    const talks = await Promise.all(
      recorded.members.map((member, index) => startTalk(network.origin, member, recorded.desk, index)),
    )
    const random = randomOf(seed)
    let isOver = false
    const talking = talks.map((talk, index) => keepTalking(talk, randomOf(seed + index + 1), () => isOver))
    const faults = await disturb(scene, network, random, disconnects).finally(() => (isOver = true))
    await Promise.all(talking)
    return {
      ...faults,
      said: talks.reduce((sum, { saidByMember, saidByDesk }) => sum + saidByMember.length + saidByDesk.length, 0),
      account: await accountOf(network.origin, talks),
    }
  } finally {
    leavePage()
    await network.close()
    await endMortalProduct(scene)
  }
}

interface RunningTalk {
  readonly member: Member
  readonly talking: Talking
  readonly desk: Awaited<ReturnType<typeof deskOf>>
  /** Ids, in the order in which they were said. */
  readonly saidByMember: string[]
  readonly saidByDesk: string[]
}

async function startTalk(origin: string, member: Member, deskToken: string, index: number): Promise<RunningTalk> {
  const conversationId = await beginTalk(origin, member)
  const desk = await deskOf(origin, deskToken, conversationId)
  const talking =
    index % 2 === 0
      ? await memberOfPortal(origin, member, conversationId)
      : memberOfSocket(origin, member, conversationId)
  return { member, talking, desk, saidByMember: [], saidByDesk: [] }
}

/** Both sides at once, each one message after the other, at a pace of people who hurry. */
async function keepTalking(talk: RunningTalk, random: () => number, isOver: () => boolean): Promise<void> {
  const side = async (said: string[], say: (text: string) => Promise<string>): Promise<void> => {
    while (!isOver()) {
      said.push(await say(`Message ${said.length + 1}`))
      await pause(700 + 1_500 * random())
    }
  }
  await Promise.all([
    side(talk.saidByMember, (text) => talk.talking.say(text)),
    side(talk.saidByDesk, (text) => talk.desk.answer(text)),
  ])
}

async function disturb(
  scene: MortalProduct,
  network: UnsteadyNetwork,
  random: () => number,
  aim: number,
): Promise<Pick<ChatToll, 'disconnects' | 'restarts' | 'stalls'>> {
  let [disconnects, restarts, stalls] = [0, 0, 0]
  while (disconnects < aim) {
    await pause(300 + 900 * random())
    if (disconnects >= (restarts + 1) * CUTS_FOR_RESTART || (disconnects >= aim / 2 && restarts === 0)) {
      disconnects += await restart(scene, network, random() < 0.5)
      restarts += 1
      continue
    }
    const fault = random()
    if (fault < 0.6) {
      const share = 0.2 + 0.8 * random()
      disconnects += network.breakSome(() => random() < share)
    } else if (fault < 0.8) {
      const { broken, mend } = await network.cut()
      disconnects += broken
      await pause(1_500 * random())
      await mend()
    } else {
      const resume = network.hold()
      await pause(200 + 2_000 * random())
      // Sometimes what was held back is lost with the connection.
      if (random() < 0.4) disconnects += network.breakSome(() => random() < 0.5)
      resume()
      stalls += 1
    }
  }
  return { disconnects, restarts, stalls }
}

/** Kills the process, or stops it as an operator does, and starts it again. @returns how many WebSockets that broke */
async function restart(scene: MortalProduct, network: UnsteadyNetwork, isKilled: boolean): Promise<number> {
  let broken = 0
  if (isKilled) {
    // Those that stand now break with it.
    await scene.product.kill()
    broken = network.breakSome(() => true)
  } else await scene.product.stop()
  scene.product = await startProduct(scene)
  network.leadTo(portOf(scene))
  return broken
}

function portOf({ product }: MortalProduct): number {
  return Number(new URL(product.origin).port)
}

async function accountOf(origin: string, talks: readonly RunningTalk[]): Promise<ChatToll['account']> {
  const account = {
    lost: [] as string[],
    doubled: [] as string[],
    outOfOrder: [] as string[],
    notAsStored: [] as string[],
  }
  for (const [index, { member, talking, desk, saidByMember, saidByDesk }] of talks.entries()) {
    const name = (what: string) => `talk ${index}: ${what}`
    const stored = await readWholeTalk(origin, member, talking.conversationId)
    for (const [author, said] of [
      ['member', saidByMember],
      ['desk', saidByDesk],
    ] as const) {
      const texts = stored.filter((one) => one.author === author && one.kind === 'text')
      const ids = texts.map(({ messageId }) => messageId)
      account.lost.push(...said.filter((id) => !ids.includes(id)).map((id) => name(`${author} ${id}`)))
      account.doubled.push(...ids.filter((id, at) => ids.indexOf(id) !== at || !said.includes(id)).map(name))
      if (ids.join() !== said.join() || texts.some(({ message }, at) => message !== `Message ${at + 1}`))
        account.outOfOrder.push(name(`${author} said ${said.length}, stored ${ids.length}`))
    }
    if (stored.some(({ number }, at) => number !== at + 1)) account.outOfOrder.push(name('numbers with gaps'))
    account.outOfOrder.push(...talking.faults.map(name))
    if (!(await isSeen(talking, stored)))
      account.notAsStored.push(name(`the member sees ${talking.shown().length} of ${stored.length}`))
    if (!isSame(await desk.read(), stored.slice(-MOST_OF_DESK)))
      account.notAsStored.push(name('the desk sees something else'))
    talking.stop()
  }
  return account
}

async function isSeen(talking: Talking, stored: readonly ChatMessage[]): Promise<boolean> {
  const giveUpAt = Date.now() + SEEN_WITHIN_MS
  while (!isSame(talking.shown(), stored)) {
    if (Date.now() > giveUpAt) return false
    await pause(100)
  }
  return true
}

const isSame = (some: readonly ChatMessage[], others: readonly ChatMessage[]) => listOf(some) === listOf(others)

/** What has happened is told in other words to each side. */
function listOf(messages: readonly ChatMessage[]): string {
  return messages
    .map(({ number, messageId, kind, author, message }) =>
      [number, messageId, author, kind === 'text' ? message : kind].join(' '),
    )
    .join('\n')
}

/** Mulberry32: 0 to 1, the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
