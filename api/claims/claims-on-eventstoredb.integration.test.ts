// Requirements: CLM-132
/** Claims whose events lie in an EventStoreDB that another program uses too: equal submissions at once, and a claim whose stream hides events. */
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { EventStoreDBClient } from '@eventstore/db-client'
import { serverErrorTexts } from '@member-care/domain/texts/server-error-texts.ts'
import { createClient } from '@member-care/event-store/eventstoredb/client.ts'
import { appendAsAnotherProgram } from '@member-care/tests/support/eventstoredb-double/another-program.ts'
import {
  startEventStoreDbDouble,
  type EventStoreDbDouble,
} from '@member-care/tests/support/eventstoredb-double/eventstoredb-double.ts'
import { inpatientForm, outpatientForm, updateForm } from '@member-care/tests/support/claim-forms.ts'
import { startClaimsUnderTest, updatePath, type ClaimsUnderTest } from '@member-care/tests/support/claims-under-test.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const PREFIX = 'membercare_'
const ROUNDS = 20

let double: EventStoreDbDouble
let claims: ClaimsUnderTest
let operator: EventStoreDBClient

beforeAll(async () => {
  // What is sent again while the first is not committed is refused for that, as by a server that is busy.
  double = await startEventStoreDbDouble({ commitMs: 20, commitPhaseTimeoutMs: 10 })
  await appendAsAnotherProgram(double, 20)
  claims = await startClaimsUnderTest({
    environment: { EVENTSTORE_URL: double.connectionString, EVENTSTORE_STREAM_PREFIX: PREFIX },
  })
  operator = createClient(double.connectionString)
})
afterAll(async () => {
  await operator.dispose()
  await claims.close()
  double.stop()
})

const documents = async () =>
  (
    await readdir(join(claims.api.parts.settings.dataDirectory, 'files'), { recursive: true, withFileTypes: true })
  ).filter((entry) => entry.isFile()).length

test('five equal submissions at once are one claim, and each of them is told so', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [kind, form] =
      round % 2 === 0
        ? (['outpatient', outpatientForm(claims.cast.ann)] as const)
        : (['inpatient', inpatientForm(claims.cast.ann)] as const)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => claims.submit(kind, form, { key })))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    const ids = new Set(answers.map(({ body }) => body[`${kind}claim`]._id))
    expect(ids.size).toBe(1)
    expect((await claims.eventsOf([...ids][0] ?? '')).map(({ type }) => type)).toEqual(['ClaimFiled'])
  }
})

test.each([
  ['deleted', (stream: string) => operator.deleteStream(stream)],
  ['cut back', (stream: string) => operator.setStreamMetadata(stream, { truncateBefore: 1 })],
  ['tombstoned', (stream: string) => operator.tombstoneStream(stream)],
])(
  'of a claim whose stream was %s, the history and an update are refused in words, and nothing of the update stays',
  async (_way, hide) => {
    const { claimId, documents: kept } = await claims.file('outpatient')
    await claims.api.record(`claim-${claimId}`, {
      type: 'ClaimRegistered',
      data: { claimId, transactionNo: `OP-${claimId}` },
    })
    await hide(`${PREFIX}claim-${claimId}`)

    const history = await claims.api.app.inject({
      url: `/api/console/claims/${claimId}/history`,
      headers: await claims.api.headersFor(claims.cast.claimDesk),
    })
    expect({ status: history.statusCode, ...history.json<object>() }).toMatchObject({
      status: 409,
      errorCode: 'RECORD_INCOMPLETE',
      errorMessage: serverErrorTexts.recordIncomplete,
    })

    const before = await documents()
    const form = updateForm(outpatientForm(claims.cast.ann, { amount: '99.00' }), kept)
    const { status, body } = await claims.put(updatePath('outpatient', claimId), {
      fields: { ...form.fields, attachmentDetails: '["DOC"]' },
      files: outpatientForm(claims.cast.ann).files.slice(0, 1),
    })
    expect({ status, body }).toMatchObject({ status: 409, body: { errorCode: 'RECORD_INCOMPLETE' } })
    expect(await documents()).toBe(before)
  },
)
