import { tmpdir } from 'node:os'
import { serverErrorTexts } from '@member-care/domain/texts/server-error-texts.ts'
import { StoreUnavailable } from '@member-care/event-store/port.ts'
import { fastify } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { Registry } from 'prom-client'
import { afterEach, expect, test } from 'vitest'
import type { App } from '../http/parts.ts'
import { diskWarning, keepDiskRoom, type DiskLimits } from './disk-room.ts'
import { answerError, toApiError } from '../http/error-handler.ts'
import { addOperations } from './operations.ts'

/** More than any disk has. */
const ENDLESS = Number.MAX_SAFE_INTEGER
let app: App
afterEach(() => app.close())

async function start(limits: Omit<DiskLimits, 'folder'>): Promise<string> {
  app = fastify().withTypeProvider<ZodTypeProvider>() as unknown as App
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.addContentTypeParser(/^multipart\//, (_request, _body, done) => done(null))
  const disk = { folder: tmpdir(), ...limits }
  keepDiskRoom(app, disk)
  addOperations(app, { metrics: new Registry(), readiness: {}, warnings: { disk: diskWarning(disk) } })
  app.post('/anything', { config: { access: 'public' } }, async () => ({ taken: true }))
  return app.listen({ port: 0, host: '127.0.0.1' })
}

const form = (bytes: number) => {
  const files = new FormData()
  files.append('attachment', new Blob([Buffer.alloc(bytes)]), 'receipt.png')
  return files
}
const post = (origin: string, body: BodyInit, headers = {}) =>
  fetch(`${origin}/anything`, { method: 'POST', body, headers })
const json = { 'content-type': 'application/json' }

test('with little left of the disk what brings documents or many rows is refused, what is small goes on, and the process is ready', async () => {
  const origin = await start({ reserveBytes: ENDLESS, warningBytes: ENDLESS })
  for (const answer of [
    await post(origin, form(5_000_000)),
    await post(origin, JSON.stringify('x'.repeat(300_000)), json),
  ]) {
    expect(answer.status).toBe(507)
    expect(await answer.json()).toMatchObject({ errorCode: 'STORAGE_FULL', message: serverErrorTexts.storageFull })
  }
  expect((await post(origin, JSON.stringify({ email: 'ann@example.com' }), json)).status).toBe(200)
  expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({
    ready: true,
    problems: {},
    warnings: { disk: expect.stringContaining('uploads are refused until') },
  })
})

test('an operator is told before that', async () => {
  const origin = await start({ reserveBytes: 1, warningBytes: ENDLESS })
  expect((await post(origin, form(5_000_000))).status).toBe(200)
  expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({
    ready: true,
    warnings: { disk: expect.stringMatching(/^\d+ MB left of the disk; below 0 MB uploads are refused/) },
  })
})

test('with enough nothing is said', async () => {
  const origin = await start({ reserveBytes: 0, warningBytes: 0 })
  expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ ready: true, problems: {}, warnings: {} })
})

test('a disk that is full all the same, ours or Postgres’, is told as such', async () => {
  await start({ reserveBytes: 0, warningBytes: 0 })
  const ofFile = Object.assign(new Error('write'), { code: 'ENOSPC' })
  const ofPostgres = Object.assign(new Error('could not extend file'), { code: '53100' })
  for (const error of [
    ofFile,
    new StoreUnavailable('Postgres is not available.', { outcomeUnknown: false, cause: ofPostgres }),
  ]) {
    expect(toApiError(error)).toMatchObject({ status: 507, code: 'STORAGE_FULL' })
  }
})
