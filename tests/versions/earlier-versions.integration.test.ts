/** This version on the installations of earlier ones: it starts, answers what they answered, and proves the log and every read model. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn, type MemberSession } from '../support/member-session.ts'
import { runOperatorCommand, runReplay } from '../support/operator-commands.ts'
import { createDataDirectory, removeDataDirectory, startProduct, type RunningProduct } from '../support/running-product.ts'
import { ask, filesOf, keptAnswersSchema, keptVersions, unpackInstallation, type KeptAnswers } from './kept-installations.ts'

const settings = { CAPTCHA: 'off' }

const versions = await keptVersions()

test('an installation is kept of an earlier version', () => {
  expect(versions).toContain('0.1.0')
})

describe.each(versions)('an installation of version %s', (version) => {
  let dataDirectory: string
  let product: RunningProduct
  let kept: KeptAnswers

  beforeAll(async () => {
    const files = filesOf(version)
    kept = keptAnswersSchema.parse(JSON.parse(await readFile(files.answers, 'utf8')))
    dataDirectory = await createDataDirectory()
    await unpackInstallation(files.installation, dataDirectory)
    product = await startProduct({ dataDirectory, settings })
  }, 240_000)
  afterAll(async () => {
    await product.stop()
    await removeDataDirectory(dataDirectory)
  })

  test('answers what it answered then, document by document too', async () => {
    expect(kept.answers.length).toBeGreaterThan(10)
    const sessions = new Map<string, MemberSession>()
    for (const { as, path, ...answered } of kept.answers) {
      const session = sessions.get(as) ?? (await signIn(product.origin, as))
      sessions.set(as, session)
      // What a later version says besides is its own.
      expect(await ask(session, path), path).toMatchObject(answered)
    }
  })

  test('is proved: the log is what was written, and every read model follows from it', async () => {
    const verified = await runOperatorCommand('verify-log', [], dataDirectory, settings)
    expect(verified.exitCode, verified.output).toBe(0)
    const replayed = await runReplay(['--verify'], dataDirectory, settings)
    expect(replayed.exitCode, replayed.output).toBe(0)
  })
})
