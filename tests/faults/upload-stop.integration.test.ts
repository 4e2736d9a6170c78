/** The process of its own in which an upload is checked and carried out: it ends with the product, and the product learns how it went. */
import { uploadFileTexts } from '@member-care/domain/texts/upload-texts.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBenchProduct } from '../bench/bench-product.ts'
import { recordFilingMembers } from '../support/filing-members.ts'
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

const ROWS = 420

let database: TestDatabase
let dataDirectory: string
let administrator: UploadingAdministrator
let product: RunningProduct

const start = () =>
  startProduct({
    dataDirectory,
    settings: {
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      DEMO_DATA: 'off',
      CAPTCHA: 'off',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_PER_MINUTE: '1000000',
      UPLOAD_MAXIMUM_ROWS: String(ROWS),
    },
  })
const fileOf = (rows: number) => uploadFile(Array.from({ length: rows }, (_, index) => employeeRow('ORB', index)))

beforeAll(async () => {
  database = await createTestDatabase()
  dataDirectory = await createDataDirectory()
  const recording = await startBenchProduct(database.url, { dataDirectory })
  await recordFilingMembers(recording, 1)
  administrator = await recordUploadingAdministrator(recording)
  await recording.close()
  product = await start()
}, 60_000)
afterAll(async () => {
  await product.kill()
  await removeDataDirectory(dataDirectory)
  await database.drop()
})

it('tells why a file can never be checked', { timeout: 60_000 }, async () => {
  const { id } = await sendUploadFile(product.origin, administrator, fileOf(ROWS + 1))
  const upload = await untilUpload(product.origin, administrator, id, ({ state }) => state === 'failed')
  expect(upload.error).toBe(uploadFileTexts.tooManyRows(ROWS))
})

it('ends with the product when that is told to, and the next one goes on', { timeout: 120_000 }, async () => {
  const { id } = await sendUploadFile(product.origin, administrator, fileOf(ROWS))
  await untilUpload(product.origin, administrator, id, ({ state }) => state === 'checked')
  await submitUpload(product.origin, administrator, id)
  await untilUpload(
    product.origin,
    administrator,
    id,
    ({ state, progress }) => state === 'processing' && progress.done > 0,
    { everyMs: 2 },
  )
  expect(await product.stop()).toBe(0)
  product = await start()
  const upload = await untilUpload(product.origin, administrator, id, ({ state }) => state === 'complete')
  expect(upload.summary.users).toMatchObject({ created: ROWS, rejected: 0 })
})
