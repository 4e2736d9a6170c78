import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { waitForUploads } from './slow-uploads.ts'

const USUAL_MS = 1_500
/** Far below it, as a machine that does much else is late. */
const BETWEEN_MS = 100
const PIECES = 20
const UPLOAD_MS = 20_000

test('files may take longer than the usual limit to come, and nothing else may', async () => {
  const app = fastify({ requestTimeout: 2 * UPLOAD_MS, connectionTimeout: USUAL_MS, handlerTimeout: USUAL_MS })
  waitForUploads(app, { uploads: UPLOAD_MS, afterwards: UPLOAD_MS })
  await app.register(multipart)
  const schema = { consumes: ['multipart/form-data'] }
  app.post('/files', { schema }, async (call) => {
    let bytes = 0
    for await (const part of call.parts()) if (part.type === 'file') bytes += (await part.toBuffer()).length
    return { bytes }
  })
  app.post('/answers', () => ({ bytes: 0 }))
  const { port } = new URL(await app.listen({ port: 0 }))

  const file = 'content-disposition: form-data; name="attachment"; filename="a.jpg"\r\n\r\n12345678'
  expect(await sendSlowly(port, '/files', 'multipart/form-data; boundary=b', `--b\r\n${file}\r\n--b--\r\n`)).toEqual({
    status: 200,
    said: '{"bytes":8}',
  })
  expect((await sendSlowly(port, '/answers', 'application/json', JSON.stringify('a'.repeat(100)))).status).toBe(503)
  await app.close()
})

test('who goes on sending after the answer is not listened to for long', async () => {
  const app = fastify({ requestTimeout: 2 * UPLOAD_MS, connectionTimeout: USUAL_MS, handlerTimeout: USUAL_MS })
  waitForUploads(app, { uploads: UPLOAD_MS, afterwards: USUAL_MS })
  app.post('/answers', () => ({ bytes: 0 }))
  const { port } = new URL(await app.listen({ port: 0 }))
  const socket = connect(Number(port))
  let said = ''
  socket.on('error', () => undefined).on('data', (piece) => (said += piece.toString()))
  socket.write('POST /answers HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n"')
  const sending = setInterval(() => socket.write('a'), BETWEEN_MS)
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(sending)
  expect(said).toContain('503 Service Unavailable')
  await app.close()
})

/** In pieces, each within the limit of a connection on which nothing comes, and all of them beyond it. */
async function sendSlowly(port: string, path: string, type: string, body: string) {
  const call = request({ port, path, method: 'POST', headers: { 'content-type': type, 'content-length': body.length } })
  const answered = new Promise<{ status: number | undefined; said: string }>((resolve, reject) => {
    call.on('error', reject).on('response', (response) => {
      let said = ''
      response
        .on('data', (piece: Buffer) => (said += piece.toString()))
        .on('end', () => resolve({ status: response.statusCode, said }))
    })
  })
  const length = Math.ceil(body.length / PIECES)
  for (let from = 0; from < body.length; from += length) {
    call.write(body.slice(from, from + length))
    await pause(BETWEEN_MS)
  }
  call.end()
  return answered
}
