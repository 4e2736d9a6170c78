import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { contractDocument, contractSchemas, readExamples, withContractSchemas } from './contract-document.ts'
import { guaranteeMessageTypes } from './guarantee-contract.ts'
import {
  CLOCK_TOLERANCE_SECONDS,
  claimMessageTypes,
  insurersHeaders,
  MOST_MESSAGE_BYTES,
  ourHeaders,
} from './insurer-contract.ts'
import { sign } from './signatures.ts'

test('the contract shows the schemas that the code goes by', async () => {
  const command = 'run: node api/integrations/insurer/write-contract-document.ts'
  expect(await readFile(contractDocument, 'utf8'), command).toBe(await withContractSchemas())
})

test('every example is as its schema wants, and there is one of each schema and of each type of message', async () => {
  const examples = await readExamples()
  const problems = examples.flatMap(({ schema, content }) => {
    const known = Object.entries(contractSchemas).find(([name]) => name === schema)
    if (!known) return [`There is no schema “${schema}”.`]
    const read = known[1].schema.safeParse(content)
    return read.success ? [] : [`${schema}: ${read.error.message}`]
  })
  expect(problems).toEqual([])
  expect(new Set(examples.map(({ schema }) => schema))).toEqual(new Set(Object.keys(contractSchemas)))
  const types = examples
    .filter(({ schema }) => schema === 'message' || schema === 'guarantee message')
    .map(({ content }) => (content as { type: string }).type)
  expect(types).toEqual([...claimMessageTypes, ...guaranteeMessageTypes])
})

test('headers, limits and the example of a signature are those of the code', async () => {
  const text = await readFile(contractDocument, 'utf8')
  for (const header of [...Object.values(ourHeaders), ...Object.values(insurersHeaders)])
    expect(text.toLowerCase()).toContain(`\`${header}\``)
  expect(text).toContain(`${CLOCK_TOLERANCE_SECONDS / 60} minutes`)
  expect(text).toContain(`${MOST_MESSAGE_BYTES / 1024} kB`)
  expect(text).toContain(
    sign('an-example-secret-of-32-characters', {
      timestamp: '1780000000',
      id: 'evt-20260601-0001',
      content: '{"type":"review-started"}',
    }),
  )
})
