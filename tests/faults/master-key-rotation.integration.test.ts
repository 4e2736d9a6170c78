/** The master key is changed as an operator does it, under filing, with a backup from before. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadMasterKeyFile } from '@member-care/event-store/codec/master-key.ts'
import { momentsIn, readList } from '@member-care/api/backup/backup-list.ts'
import { checkBackup } from '@member-care/api/backup/check-backup.ts'
import { openSealing } from '@member-care/api/backup/installation-keys-file.ts'
import { copyDemonstrationInstallation } from '../support/demonstration-installation.ts'
import { fileOutpatientClaim, listOwnClaims, signIn } from '../support/member-session.ts'
import { runOperatorCommand } from '../support/operator-commands.ts'
import { removeDataDirectory, startProduct, type RunningProduct } from '../support/running-product.ts'

const member = 'willow.tan@example.com'

let dataDirectory: string
let scratch: string
let folder: string
let product: RunningProduct | undefined
const keyFile = { former: '', next: '' }
const filed: string[] = []

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'member-care-rotation-'))
  folder = join(scratch, 'backups')
  dataDirectory = await copyDemonstrationInstallation()
  keyFile.former = join(dataDirectory, 'keys', 'master.key')
  keyFile.next = join(scratch, 'next.key')
  await writeFile(keyFile.next, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
})
afterAll(async () => {
  await product?.stop()
  await removeDataDirectory(dataDirectory)
  await rm(scratch, { recursive: true })
})

const start = async (settings: Record<string, string>) =>
  (product = await startProduct({ dataDirectory, settings: { CAPTCHA: 'off', ...settings } }))
const readinessSchema = z.object({ ready: z.boolean(), details: z.object({ 'master key': z.string() }) })
const masterKeySaid = async (origin: string) =>
  readinessSchema.parse(await (await fetch(`${origin}/readyz`)).json()).details['master key']

test('under filing it is changed without a stop, and says when the one of before is not needed any more', async () => {
  const { origin } = await start({})
  expect((await runOperatorCommand('backup', [folder], dataDirectory)).exitCode).toBe(0)
  await cp(folder, join(scratch, 'older'), { recursive: true })
  filed.push((await fileOutpatientClaim(await signIn(origin, member), { receiptNo: 'BEFORE' })).claimId)
  const former = await loadMasterKeyFile(keyFile.former)
  const next = await loadMasterKeyFile(keyFile.next)
  expect(await masterKeySaid(origin)).toBe(former.id)
  expect(await product?.stop()).toBe(0)

  // Forgotten settings are refused with a sentence that says both keys.
  await expect(start({ MASTER_KEY_FILE: keyFile.next })).rejects.toThrow(
    `wrapped by the master key ${former.id}, and ${keyFile.next} holds ${next.id}`,
  )

  const changing = await start({
    MASTER_KEY_FILE: keyFile.next,
    PREVIOUS_MASTER_KEY_FILE: keyFile.former,
    BACKUP_FOLDER: folder,
  })
  const session = await signIn(changing.origin, member)
  let isDone = false
  const lane = (async () => {
    for (let number = 0; !isDone || number === 0; number++)
      filed.push((await fileOutpatientClaim(session, { receiptNo: `WHILE-${number}` })).claimId)
  })()
  await expect
    .poll(() => masterKeySaid(changing.origin), { timeout: 60_000 })
    .toBe(`${next.id}; the one of before, ${former.id}, is not needed any more: take it out of the settings`)
  isDone = true
  await lane
}, 180_000)

test('the folder of backups opens with the new one from then on, a copy of before with the former one, and both say which', async () => {
  const former = await loadMasterKeyFile(keyFile.former)
  const next = await loadMasterKeyFile(keyFile.next)
  const older = join(scratch, 'older')
  const moment = (await momentsIn(older)).at(-1) ?? ''
  for (const [place, opens, not] of [
    [folder, next, former],
    [older, former, next],
  ] as const) {
    const list = async () => {
      const backup = { folder: place, sealing: await openSealing(place, moment, [opens]) }
      return checkBackup(backup, await readList(place, moment, backup.sealing))
    }
    await expect.poll(() => list().then(() => 'whole', String), { timeout: 20_000 }).toBe('whole')
    await expect(openSealing(place, moment, [not])).rejects.toThrow(`opens with the master key ${opens.id}`)
  }
}, 60_000)

test('with the new one alone everything is there, the log is what was written, and the former one is refused', async () => {
  expect(await product?.stop()).toBe(0)
  await expect(start({ MASTER_KEY_FILE: keyFile.former })).rejects.toThrow('PREVIOUS_MASTER_KEY_FILE')
  const { origin } = await start({ MASTER_KEY_FILE: keyFile.next })
  const claims = new Set((await listOwnClaims(await signIn(origin, member))).map(({ id }) => id))
  for (const claimId of filed) expect(claims.has(claimId), claimId).toBe(true)
  const { exitCode, output } = await runOperatorCommand('verify-log', [], dataDirectory, {
    MASTER_KEY_FILE: keyFile.next,
  })
  expect(exitCode, output).toBe(0)
}, 180_000)
