/**
 * Fifty members file claims with 1 MB of documents each, all the time, into 200,000 claims: how long that takes them, what it costs the
 * process in memory, and how long another member's list takes meanwhile. Who sends the claims works on the same processors.
 */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { pdf, toFormData } from '../support/claim-forms.ts'
import { filingForm, recordFilingMembers, type FilingMember } from '../support/filing-members.ts'
import {
  createDataDirectory,
  removeDataDirectory,
  startProduct,
  type RunningProduct,
} from '../support/running-product.ts'
import { quantile, startBenchProduct } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'
import { CLAIMS, fillClaims, untilClaimsIndexed } from './many-claims.ts'

const MEMBERS = 50
const DOCUMENT_BYTES = [700_000, 300_000]
const COMPANIES = 20
const WARM_UP_MS = 4_000
const COUNTED_MS = 20_000
/** Somebody is through by then. */
const LEAST_COUNTED_MS = 2_000
const LIST_EVERY_MS = 100
const AIM_SUBMIT_MS = 1_000
const AIM_LIST_MS = 200
const AIM_MEGABYTES = 512
/** Half of what it took when each piece of a scan had memory of its own (39 ms). */
const AIM_PROCESSOR_MS = 19.5

export async function benchFiling({ databaseUrl, scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const dataDirectory = await createDataDirectory()
  await fillClaims(
    databaseUrl,
    Array.from({ length: COMPANIES }, () => randomUUID()),
    scaled(CLAIMS, scale),
  )
  const filling = await startBenchProduct(databaseUrl, { dataDirectory })
  await untilClaimsIndexed(filling)
  const [onlooker, ...members] = await recordFilingMembers(filling, scaled(MEMBERS, scale) + 1)
  await filling.close()
  if (!onlooker) throw new Error('Nobody looks on.')
  const settings = {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DEMO_DATA: 'off',
    CAPTCHA: 'off',
    RATE_LIMIT_PER_MINUTE: '10000000',
    LOG_LEVEL: 'error',
  }
  const product = await startProduct({ dataDirectory, settings })
  const agent = new Agent({ keepAlive: true })
  try {
    const countedMs = scaled(COUNTED_MS, scale, LEAST_COUNTED_MS)
    const from = performance.now() + scaled(WARM_UP_MS, scale)
    const window = { from, until: from + countedMs }
    const filing = fileAtOnce(product, agent, members, window)
    const listing = listMeanwhile(product, agent, onlooker, window)
    const [submits, lists, processorMs] = await Promise.all([filing, listing, processorTimeIn(product, window)])
    return rowsOf({ countedMs, submits, lists, processorMs, megabytes: await largestMegabytes(product) })
  } finally {
    agent.destroy()
    await product.stop()
    await removeDataDirectory(dataDirectory)
  }
}

export interface Window {
  readonly from: number
  readonly until: number
}

/** @returns milliseconds of each submission that began in the window */
export async function fileAtOnce(
  { origin }: RunningProduct,
  agent: Agent,
  members: readonly FilingMember[],
  window: Window,
): Promise<readonly number[]> {
  const times: number[] = []
  await Promise.all(
    members.map(async (member) => {
      const { body, contentType } = await encodedForm(member)
      const url = `${origin}/api/outpatientclaim/v2?companyId=${member.companyId}&captchaResponse=off`
      while (performance.now() < window.until) {
        const begin = performance.now()
        const headers = {
          accesstoken: member.token,
          'content-type': contentType,
          'content-length': body.length,
          'idempotency-key': randomUUID(),
        }
        await send(url, { agent, method: 'POST', headers }, body)
        if (begin >= window.from) times.push(performance.now() - begin)
      }
    }),
  )
  return times
}

/** Once for each member: what the browser does is no part of what is measured. */
async function encodedForm(member: FilingMember): Promise<{ body: Buffer; contentType: string }> {
  const files = DOCUMENT_BYTES.map((bytes) => ({ content: pdf('x'.repeat(bytes)), name: 'document.pdf' }))
  const response = new Response(toFormData({ fields: filingForm(member), files }))
  return { body: Buffer.from(await response.arrayBuffer()), contentType: response.headers.get('content-type') ?? '' }
}

/** At a steady pace, no matter how long the answers take. */
async function listMeanwhile(
  { origin }: RunningProduct,
  agent: Agent,
  { token, companyId }: FilingMember,
  window: Window,
): Promise<readonly number[]> {
  const calls: Promise<number>[] = []
  await pause(window.from - performance.now())
  for (; performance.now() < window.until; await pause(LIST_EVERY_MS)) {
    const begin = performance.now()
    calls.push(
      send(`${origin}/api/claims?companyId=${companyId}`, {
        agent,
        method: 'GET',
        headers: { accesstoken: token },
      }).then(() => performance.now() - begin),
    )
  }
  return Promise.all(calls)
}

function send(
  url: string,
  options: { agent: Agent; method: string; headers: Readonly<Record<string, string | number>> },
  body?: Buffer,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => (text += piece))
      response.on('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${options.method} was answered ${response.statusCode}: ${text}`)),
      )
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Milliseconds of a processor that the process itself took in the window: other than the times, they do not grow with what else the machine does. */
async function processorTimeIn({ processId }: RunningProduct, window: Window): Promise<number> {
  const taken = async () => {
    const stat = await readFile(`/proc/${processId}/stat`, 'utf8').catch(() => '')
    // After the name in brackets; user and system time in hundredths of a second (proc(5), fields 14 and 15).
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number)
    return ((user ?? Number.NaN) + (system ?? Number.NaN)) * 10
  }
  await pause(window.from - performance.now())
  const before = await taken()
  await pause(window.until - performance.now())
  return (await taken()) - before
}

/** The peak of what the process has had in memory, as Linux keeps it. */
async function largestMegabytes({ processId }: RunningProduct): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}

interface Measured {
  readonly countedMs: number
  readonly submits: readonly number[]
  readonly lists: readonly number[]
  readonly processorMs: number
  readonly megabytes: number
}

function rowsOf({ countedMs, submits, lists, processorMs, megabytes }: Measured): readonly BenchRow[] {
  const [submit, list] = [quantile(submits, 0.95), quantile(lists, 0.95)]
  const perSecond = (submits.length / countedMs) * 1000
  const processorEachMs = processorMs / submits.length
  return [
    {
      name: `filing a claim, ${MEMBERS} members at once, 1 MB each, ${shownCount(CLAIMS)} claims`,
      ours: submit,
      limit: AIM_SUBMIT_MS,
      unit: 'ms, p95',
      ratio: `median ${quantile(submits, 0.5).toFixed(0)} ms, ${perSecond.toFixed(0)} a second`,
      aim: `< ${AIM_SUBMIT_MS} ms`,
      reached: submit < AIM_SUBMIT_MS,
    },
    {
      name: 'processor of the API for each of these claims',
      ours: processorEachMs,
      limit: AIM_PROCESSOR_MS,
      unit: 'ms',
      ratio: '',
      aim: `≤ ${AIM_PROCESSOR_MS} ms`,
      reached: processorEachMs <= AIM_PROCESSOR_MS,
    },
    {
      name: 'a member’s claim list meanwhile',
      ours: list,
      limit: AIM_LIST_MS,
      unit: 'ms, p95',
      ratio: `median ${quantile(lists, 0.5).toFixed(0)} ms`,
      aim: `< ${AIM_LIST_MS} ms`,
      reached: list < AIM_LIST_MS,
    },
    {
      name: 'memory of the API meanwhile, at its largest',
      ours: megabytes,
      limit: AIM_MEGABYTES,
      unit: 'MB',
      ratio: '',
      aim: `< ${AIM_MEGABYTES} MB`,
      reached: megabytes < AIM_MEGABYTES,
    },
  ]
}
