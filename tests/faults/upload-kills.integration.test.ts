/** A product that is killed while it checks and carries out a file of users ends with exactly what one comes to that is left alone. */
import { createTestDatabase } from '@member-care/tests/support/test-database.ts'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { startBenchProduct } from '../bench/bench-product.ts'
import { recordFilingMembers } from '../support/filing-members.ts'
import {
  createDataDirectory,
  removeDataDirectory,
  startProduct,
  type RunningProduct,
} from '../support/running-product.ts'
import { employeeRow, numberOf, uploadFile } from '../support/upload-files.ts'
import {
  recordUploadingAdministrator,
  sendUploadFile,
  submitUpload,
  untilUpload,
  type UploadAnswer,
  type UploadingAdministrator,
} from '../support/uploading-administrator.ts'

const UPLOAD_ID_KEY = '6f1d3c5a-3f0f-4f7c-9a57-2b0c7d8e9f10'
const ROWS = 640
/** For a machine that has much else to do: an upload gives way. */
const PATIENCE = { withinMs: 150_000 }

/** Most of them new; some wrong, some who give up their number. */
const first = Array.from({ length: 120 }, (_, index) => employeeRow('ORB', index))
const second = Array.from({ length: ROWS }, (_, index) => {
  if (index % 10 === 1) return employeeRow('NOBODY', index)
  if (index < 120 && index % 10 === 2)
    return employeeRow('ORB', index, { newNric: numberOf(index + 500_000), designation: 'Chief' })
  if (index < 120 && index % 10 === 3) return employeeRow('ORB', index, { actionStatus: 'TERMINATE' })
  return employeeRow('ORB', index, index < 120 ? { email: `moved.${index}@upload.example` } : {})
})

interface Scene {
  readonly databaseUrl: string
  readonly dataDirectory: string
  readonly administrator: UploadingAdministrator
  product: RunningProduct
}

/** Where it is killed: at so many rows of the check or of the processing, begun anew as often as it takes. */
interface Kill {
  readonly state: 'checking' | 'processing'
  readonly rows: number
}

async function carriedOut(kills: readonly Kill[]) {
  const database = await createTestDatabase()
  const dataDirectory = await createDataDirectory()
  try {
    const recording = await startBenchProduct(database.url, { dataDirectory })
    await recordFilingMembers(recording, 1)
    const administrator = await recordUploadingAdministrator(recording)
    await recording.close()
    const settings = {
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      DEMO_DATA: 'off',
      CAPTCHA: 'off',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_PER_MINUTE: '1000000',
    }
    const scene: Scene = {
      databaseUrl: database.url,
      dataDirectory,
      administrator,
      product: await startProduct({ dataDirectory, settings }),
    }
    try {
      await carryOut(scene, settings, first, [])
      const upload = await carryOut(scene, settings, second, kills)
      return { upload, ...(await traces(database.url)) }
    } finally {
      await scene.product.kill()
    }
  } finally {
    await removeDataDirectory(dataDirectory)
    await database.drop()
  }
}

async function carryOut(
  scene: Scene,
  settings: Readonly<Record<string, string>>,
  rows: typeof first,
  kills: readonly Kill[],
): Promise<UploadAnswer> {
  const { administrator } = scene
  const { id } = await sendUploadFile(
    scene.product.origin,
    administrator,
    uploadFile(rows),
    kills.length > 0 || rows === second ? UPLOAD_ID_KEY : undefined,
  )
  const killAt = async (state: Kill['state']) => {
    for (const kill of kills.filter((one) => one.state === state)) {
      await untilUpload(
        scene.product.origin,
        administrator,
        id,
        (upload) => upload.state !== state || upload.progress.done >= kill.rows,
        { ...PATIENCE, everyMs: 2 },
      )
      await scene.product.kill()
      scene.product = await startProduct({ dataDirectory: scene.dataDirectory, settings })
    }
  }
  await killAt('checking')
  await untilUpload(scene.product.origin, administrator, id, ({ state }) => state === 'checked', PATIENCE)
  await submitUpload(scene.product.origin, administrator, id)
  await killAt('processing')
  return untilUpload(scene.product.origin, administrator, id, ({ state }) => state === 'complete', PATIENCE)
}

/** What it came to: what each person is, what each row was told, and how often each thing happened to a person. */
async function traces(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const people = await client.query(`
      select u.nric, u.name, u.email, u.status, m.designation, m.effective_start_date::text, m.effective_end_date::text, e.nric as employee
      from read.users u join read.memberships m using (user_id) left join read.users e on e.user_id = m.employee_id
      where u.nric ~ '^[ST]' order by u.nric`)
    const entries = await client.query(`
      select e.row_no, e.member_type, e.outcome, e.changes, e.warnings, e.errors from app.upload_entries e join app.uploads u using (upload_id) order by u.created_at, e.entry_no`)
    const events = await client.query(`
      select u.nric, e.type, count(*)::int as times from es.events e join read.users u on e.stream = 'user-' || u.user_id where u.nric ~ '^[ST]' group by 1, 2 order by 1, 2`)
    // Each number and address that was given, less those that were given back: as many as there are people.
    const held = await client.query(`
      select sum(case when type like '%Reserved' then 1 else -1 end)::int as held from es.events where type in ('NricReserved', 'NricReleased', 'EmailAddressReserved', 'EmailAddressReleased')`)
    const judged = await client.query<{ day: string }>('select max(judged_on)::text as day from app.uploads')
    return withoutDay(judged.rows.map((row) => row.day).join(), {
      people: people.rows as object[],
      entries: entries.rows as object[],
      events: events.rows as object[],
      held: held.rows as object[],
    })
  } finally {
    await client.end()
  }
}

/** Two uploads stay comparable when midnight falls between them: the day an upload was judged on is named, not dated. */
function withoutDay<T>(day: string, found: T): T {
  return JSON.parse(JSON.stringify(found).replaceAll(day, 'the day it was judged on')) as T
}

it(
  'is killed once while it checks and three times while it carries out, and nothing is missing or there twice',
  { timeout: 480_000 },
  async () => {
    const [undisturbed, killed] = [
      await carriedOut([]),
      await carriedOut([
        { state: 'checking', rows: 100 },
        { state: 'processing', rows: 1 },
        { state: 'processing', rows: 201 },
        { state: 'processing', rows: 401 },
      ]),
    ]
    expect(undisturbed.upload.summary.users).toMatchObject({ created: 468, updated: 96, terminated: 12, rejected: 64 })
    expect(killed.upload.summary).toEqual(undisturbed.upload.summary)
    expect(killed.people).toEqual(undisturbed.people)
    expect(killed.entries).toEqual(undisturbed.entries)
    expect(killed.events).toEqual(undisturbed.events)
    expect(killed.held).toEqual(undisturbed.held)
  },
)
