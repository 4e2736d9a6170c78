/**
 * A file of 100,000 rows, checked and carried out by the running product, while a member signs in and files claims all the time: how long
 * it takes, what it costs the process in memory, and how long the member waits. The database works on the same processors.
 */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { hashPassword, keepPasswordHash } from '@member-care/api/accounts/passwords.ts'
import { DEMONSTRATION_PASSWORD } from '@member-care/api/demonstration/sign-ins.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { filingInOne, recordFilingMembers, type FilingMember } from '../support/filing-members.ts'
import { pdf } from '../support/claim-forms.ts'
import { signIn } from '../support/member-session.ts'
import {
  createDataDirectory,
  removeDataDirectory,
  startProduct,
  type RunningProduct,
} from '../support/running-product.ts'
import { employeeRow, uploadFile } from '../support/upload-files.ts'
import {
  recordUploadingAdministrator,
  sendUploadFile,
  submitUpload,
  untilUpload,
  type UploadingAdministrator,
} from '../support/uploading-administrator.ts'
import { quantile, startBenchProduct } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

const ROWS = 100_000
/** Of the company that recordFilingMembers makes. */
const COMPANY_CODE = 'ORB'
const ACT_EVERY_MS = 700
const AIM_SECONDS = 300
const AIM_MEMBER_MS = 500
const AIM_MEGABYTES = 512

export async function benchUpload({ databaseUrl, scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const rows = scaled(ROWS, scale)
  const dataDirectory = await createDataDirectory()
  const filling = await startBenchProduct(databaseUrl, { dataDirectory })
  const [member] = await recordFilingMembers(filling, 1)
  if (!member) throw new Error('Nobody files.')
  await keepPasswordHash(filling.parts.database, {
    userId: member.userId,
    passwordHash: await hashPassword(DEMONSTRATION_PASSWORD),
    at: new Date(),
  })
  const administrator = await recordUploadingAdministrator(filling)
  await filling.close()
  const settings = {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DEMO_DATA: 'off',
    CAPTCHA: 'off',
    RATE_LIMIT_PER_MINUTE: '10000000',
    LOG_LEVEL: 'error',
  }
  const product = await startProduct({ dataDirectory, settings })
  try {
    const stop = new AbortController()
    const living = liveMeanwhile(product, member, stop.signal)
    const watching = largestOfUploadProcesses(product, stop.signal)
    const { checkSeconds, processSeconds } = await upload(product, administrator, rows).finally(() => stop.abort())
    return rowsOf({
      rows,
      checkSeconds,
      processSeconds,
      waits: await living,
      megabytes: await largestMegabytes(product),
      uploadMegabytes: await watching,
    })
  } finally {
    await product.stop()
    await removeDataDirectory(dataDirectory)
  }
}

async function upload(
  { origin }: RunningProduct,
  administrator: UploadingAdministrator,
  rows: number,
): Promise<{ checkSeconds: number; processSeconds: number }> {
  const content = uploadFile(Array.from({ length: rows }, (_, index) => employeeRow(COMPANY_CODE, index)))
  const inTime = { withinMs: 1_800_000, everyMs: 1_000 }
  const begin = performance.now()
  const { id } = await sendUploadFile(origin, administrator, content)
  const checked = await untilUpload(origin, administrator, id, ({ state }) => state === 'checked', inTime)
  const checkedAt = performance.now()
  await submitUpload(origin, administrator, id)
  const done = await untilUpload(origin, administrator, id, ({ state }) => state === 'complete', inTime)
  const doneAt = performance.now()
  if (done.summary.users.created !== rows || checked.summary.users.created !== rows)
    throw new Error(`Not everybody was created: ${JSON.stringify(done.summary)}`)
  return { checkSeconds: (checkedAt - begin) / 1000, processSeconds: (doneAt - checkedAt) / 1000 }
}

/** Signs in, and files a claim, at a steady pace. @returns milliseconds of each */
async function liveMeanwhile(
  { origin }: RunningProduct,
  member: FilingMember,
  signal: AbortSignal,
): Promise<{ signIns: readonly number[]; claims: readonly number[] }> {
  const signIns: Promise<number>[] = []
  const claims: Promise<number>[] = []
  const documents = [Buffer.from(pdf('x'.repeat(100_000))), Buffer.from(pdf(randomUUID()))]
  for (let turn = 0; !signal.aborted; turn++, await pause(ACT_EVERY_MS)) {
    if (turn % 2 === 0) signIns.push(timed(() => signIn(origin, `${member.userId}@example.com`)))
    else claims.push(timed(() => filingInOne(member, documents).send(origin)))
  }
  return { signIns: await Promise.all(signIns), claims: await Promise.all(claims) }
}

/** A failure is seen when all times are put together at the end, so that the product is stopped before. */
function timed(act: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  const ending = act().then(() => performance.now() - begin)
  ending.catch(() => {})
  return ending
}

/** The peak of what each process of uploads has had in memory, seen every half second while it runs. */
async function largestOfUploadProcesses({ processId }: RunningProduct, signal: AbortSignal): Promise<number> {
  let largest = 0
  while (!signal.aborted) {
    const children = await readFile(`/proc/${processId}/task/${processId}/children`, 'utf8').catch(() => '')
    for (const child of children.split(' ').filter((id) => id !== ''))
      largest = Math.max(largest, (await largestMegabytes({ processId: Number(child) })) || 0)
    await pause(500)
  }
  return largest
}

/** The peak of what the process has had in memory, as Linux keeps it. */
async function largestMegabytes({ processId }: Pick<RunningProduct, 'processId'>): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}

interface Measured {
  readonly rows: number
  readonly checkSeconds: number
  readonly processSeconds: number
  readonly waits: { readonly signIns: readonly number[]; readonly claims: readonly number[] }
  readonly megabytes: number
  readonly uploadMegabytes: number
}

function rowsOf({
  rows,
  checkSeconds,
  processSeconds,
  waits,
  megabytes,
  uploadMegabytes,
}: Measured): readonly BenchRow[] {
  const seconds = checkSeconds + processSeconds
  const [signInMs, claimMs] = [quantile(waits.signIns, 0.95), quantile(waits.claims, 0.95)]
  const median = (values: readonly number[]) => `median ${quantile(values, 0.5).toFixed(0)} ms of ${values.length}`
  return [
    {
      name: `a file of ${shownCount(rows)} rows, checked and carried out`,
      ours: seconds,
      limit: AIM_SECONDS,
      unit: 's',
      ratio: `${checkSeconds.toFixed(0)} s and ${processSeconds.toFixed(0)} s`,
      aim: `< ${AIM_SECONDS} s`,
      reached: seconds < AIM_SECONDS,
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
    {
      name: 'memory of the processes of the upload, at their largest',
      ours: uploadMegabytes,
      limit: AIM_MEGABYTES,
      unit: 'MB',
      ratio: '',
      aim: `< ${AIM_MEGABYTES} MB`,
      reached: uploadMegabytes < AIM_MEGABYTES,
    },
    {
      name: 'a member signing in meanwhile',
      ours: signInMs,
      limit: AIM_MEMBER_MS,
      unit: 'ms, p95',
      ratio: median(waits.signIns),
      aim: `< ${AIM_MEMBER_MS} ms`,
      reached: signInMs < AIM_MEMBER_MS,
    },
    {
      name: 'a member filing a claim meanwhile',
      ours: claimMs,
      limit: AIM_MEMBER_MS,
      unit: 'ms, p95',
      ratio: median(waits.claims),
      aim: `< ${AIM_MEMBER_MS} ms`,
      reached: claimMs < AIM_MEMBER_MS,
    },
  ]
}
