// Requirements: ADM-UPL-021, LIM-030
import fastify from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { patientCall } from './patient-call.ts'

const USUAL_MS = 200

test('a call that may take long is answered after the usual limits, and no other', async () => {
  const app = fastify({ connectionTimeout: USUAL_MS, handlerTimeout: USUAL_MS })
  const work = async () => {
    await pause(3 * USUAL_MS)
    return { done: true }
  }
  app.get('/patient', patientCall(60_000), work)
  app.get('/usual', work)
  const origin = await app.listen({ port: 0 })
  const patient = await fetch(`${origin}/patient`)
  expect([patient.status, await patient.json()]).toEqual([200, { done: true }])
  // Either limit may be the first: a refusal, or a connection that ends.
  expect(
    await fetch(`${origin}/usual`).then(
      ({ status }) => status,
      () => 503,
    ),
  ).toBe(503)
  await app.close()
})
