/**
 * A member finishes claims without a network. Then they are filed by the portal's own page and service worker, while connections are cut before and
 * after the server has a claim, the network is not there, pages are closed in the middle and opened again, a second tab is opened, and the whole
 * browser is closed. The same seed makes the same faults. Afterwards everything is counted at the server.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { createRandom } from '@member-care/api/demonstration/random.ts'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { formatCompact, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { FILE_TAG } from '@member-care/member-web/src/outbox/outbox-names.ts'
import { attach, fillOutpatientClaim, nextStep, receiptPicture, referralLetter } from '../browser/claim-steps.ts'
import { signInOnScreen } from '../browser/sign-in-steps.ts'
import { submitWithoutNetwork } from '../browser/waiting-claim-steps.ts'
import { openOwnBrowser } from '../support/browser.ts'
import { wakeServiceWorker } from '../support/wake-service-worker.ts'
import { startWatchingProxy, type WatchedStep, type WatchingProxy } from '../support/watching-proxy.ts'

const member = 'willow.tan@example.com'
const company = 'Orchid Biscuits (Demo) Pte Ltd'
/** Nothing gets through for so long: then something is broken. */
const NO_PROGRESS_MS = 90_000
/** A fault is given up for another one when its step does not come within this. */
const FAULT_WITHIN_MS = 20_000
/** So many claims get through between two faults, at most, while there are faults to come: each is to have something to break. */
const BETWEEN_FAULTS = 2

export const faults = [
  'cut before the server has the claim',
  'cut before the member has the answer',
  'cut before the captcha',
  'page closed before the server has the claim',
  'page closed before it has the answer',
  'no network for a while',
  'worker alone, with the page closed',
  'worker cut before it has the answer',
  'two tabs',
  'browser closed',
] as const
export type Fault = (typeof faults)[number]

export interface OfflineToll {
  readonly finished: number
  /** How often each came to pass. */
  readonly faults: Readonly<Partial<Record<Fault, number>>>
  readonly account: Readonly<Record<'lost' | 'doubled' | 'outOfOrder', readonly string[]>>
}

interface Scene {
  readonly origin: string
  readonly folder: string
  readonly proxy: WatchingProxy
  readonly user: string
  context: BrowserContext
}

interface Plan {
  /** Past the proxy. */
  readonly port: number
  readonly claims: number
  /** So many of them are typed into the form; the others are copies of the last one, under numbers of their own. */
  readonly onScreen: number
  readonly seed: number
}

export async function fileWithoutNetwork({ port, claims, onScreen, seed }: Plan): Promise<OfflineToll> {
  const proxy = await startWatchingProxy({ host: 'localhost', port })
  const origin = `http://localhost:${proxy.port}`
  const folder = await mkdtemp(join(tmpdir(), 'member-care-phone-'))
  const { page, context } = await openOwnBrowser(folder, 'phone', origin)
  const scene = { origin, folder, proxy, user: await signIn(page, origin), context }
  try {
    const random = createRandom(seed)
    const before = new Set((await readFiled(scene)).map(({ id }) => id))
    await finishClaims(scene, page, { claims, onScreen })
    const happened = await disturb(scene, random)
    const filed = (await readFiled(scene)).filter(({ id }) => !before.has(id))
    return { finished: claims, faults: happened, account: accountOf(filed, claims) }
  } finally {
    await scene.context.close()
    await proxy.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function signIn(page: Page, origin: string): Promise<string> {
  await signInOnScreen(page, origin, member)
  await page.waitForURL('**/app**')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  return page.evaluate((key) => sessionStorage.getItem(key) ?? '', storedSessionKeys.user)
}

const nameOf = (number: number) => `Clinic ${String(number).padStart(4, '0')}`

/** Leaves the page without a network. */
async function finishClaims(
  { context }: Scene,
  page: Page,
  { claims, onScreen }: Pick<Plan, 'claims' | 'onScreen'>,
): Promise<void> {
  for (let number = 1; number <= onScreen; number++) {
    await context.setOffline(false)
    await page.goto('/app')
    await fillOutpatientClaim(page, {
      company,
      provider: nameOf(number),
      receiptNo: `OFF-${number}`,
      visitDate: singaporeToday(new Date()),
    })
    await attach(page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
    await attach(page, claimFieldLabels.otherDocuments, await referralLetter())
    await nextStep(page)
    await page.getByRole('heading', { level: 2, name: claimTexts.wizard.steps[2] }).waitFor()
    await context.setOffline(true)
    await submitWithoutNetwork(page)
  }
  const copies = Array.from({ length: claims - onScreen }, (_, index) => ({
    name: nameOf(onScreen + index + 1),
    receiptNo: `OFF-${onScreen + index + 1}`,
  }))
  await page.evaluate(putCopies, copies)
}

/** Puts copies of what was finished last behind it, as the outbox puts them. Runs in the page. */
async function putCopies(copies: readonly { readonly name: string; readonly receiptNo: string }[]): Promise<void> {
  interface Kept {
    readonly number: number
    readonly draft: { readonly documents: readonly { readonly key: string }[] }
    readonly parcel: { readonly fields: Readonly<Record<string, string>> }
  }
  const asked = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('The database does not open.'))
    })
  const database = await asked(indexedDB.open('member-care.outbox'))
  const all = await asked(database.transaction('claims').objectStore('claims').getAll() as IDBRequest<Kept[]>)
  const last = all.sort((one, other) => one.number - other.number).at(-1)
  if (last === undefined) throw new Error('Nothing waits.')
  const { draftFiles: _, ...fields } = last.parcel.fields
  const store = database.transaction('claims', 'readwrite').objectStore('claims')
  await Promise.all(
    copies.map(({ name, receiptNo }, index) => {
      const id = crypto.randomUUID()
      return asked(
        store.put({
          ...last,
          id,
          number: last.number + index + 1,
          draft: { ...last.draft, id },
          parcel: {
            ...last.parcel,
            fields: {
              ...fields,
              providerName: name,
              receiptNo,
              draftId: id,
              draftWhole: 'true',
              attachmentDetails: '["INV/RCP","DOC"]',
            },
            fileKeys: last.draft.documents.map(({ key }) => key),
          },
        }),
      )
    }),
  )
  database.close()
}

/** One fault after the other, until nothing waits any more. */
async function disturb(scene: Scene, random: ReturnType<typeof createRandom>): Promise<OfflineToll['faults']> {
  const happened: Partial<Record<Fault, number>> = {}
  let left = await countWaiting(scene)
  let lastProgress = Date.now()
  let order: Fault[] = []
  while (left > 0) {
    if (order.length === 0)
      order = faults
        .map((fault) => ({ fault, at: random.next() }))
        .sort((one, other) => one.at - other.at)
        .map(({ fault }) => fault)
    const fault = order.pop() ?? faults[0]
    // What the fault before has left open is closed in the middle of whatever it does.
    await closePages(scene)
    const isRare = left < 2 * faults.length
    const isOver = isRare && faults.every((one) => happened[one] !== undefined)
    const between = isOver ? Infinity : isRare ? 1 : Math.ceil(BETWEEN_FAULTS * random.next())
    scene.proxy.letThrough(claimStep.texts, between)
    if (await carryOut(scene, fault)) happened[fault] = (happened[fault] ?? 0) + 1
    await pause(1_500 * random.next())
    const now = await countWaiting(scene)
    if (now < left) lastProgress = Date.now()
    else if (Date.now() - lastProgress > NO_PROGRESS_MS) throw new Error(`${now} claims wait, and nothing moves.`)
    left = now
  }
  return happened
}

const claimStep = { texts: ['POST /api/outpatientclaim'] }
const captchaStep = { texts: ['GET /api/captcha/challenge'] }

/** @returns whether it came to pass: its step may not have come, because nothing was left to be sent */
async function carryOut(scene: Scene, fault: Fault): Promise<boolean> {
  switch (fault) {
    case 'cut before the server has the claim':
      return atStep(scene, { ...claimStep, when: 'before' }, openPage)
    case 'cut before the member has the answer':
      return atStep(scene, { ...claimStep, when: 'after' }, openPage)
    case 'cut before the captcha':
      return atStep(scene, { ...captchaStep, when: 'before' }, openPage)
    case 'page closed before the server has the claim':
      return atStep(scene, { ...claimStep, when: 'before' }, openPage, closePages)
    case 'page closed before it has the answer':
      return atStep(scene, { ...claimStep, when: 'after' }, openPage, closePages)
    case 'worker cut before it has the answer':
      return atStep(scene, { ...claimStep, when: 'after' }, wakeWorker)
    case 'worker alone, with the page closed':
      await wakeWorker(scene)
      return true
    case 'no network for a while': {
      await openPage(scene)
      await scene.context.setOffline(true)
      await pause(300)
      await scene.context.setOffline(false)
      return true
    }
    case 'two tabs':
      await Promise.all([openPage(scene), openPage(scene)])
      return true
    case 'browser closed': {
      await openPage(scene)
      await scene.context.close()
      scene.context = (await openOwnBrowser(scene.folder, 'phone', scene.origin)).context
      return true
    }
  }
}

/** Has a connection end at a step of what `begin` begins. @param act what is done there besides */
async function atStep(
  scene: Scene,
  step: WatchedStep,
  begin: (scene: Scene) => Promise<unknown>,
  act: (scene: Scene) => Promise<unknown> = async () => undefined,
): Promise<boolean> {
  const met = scene.proxy.atStep(step, async () => {
    await act(scene)
    return 'break'
  })
  await begin(scene)
  return Promise.race([met.then(() => true), pause(FAULT_WITHIN_MS, false)])
}

/** The portal in a tab of its own, with the member signed in as before. */
async function openPage(scene: Scene): Promise<Page> {
  const { context, user } = scene
  await context.setOffline(false)
  const page = await context.newPage()
  await page.addInitScript(({ key, value }) => sessionStorage.setItem(key, value), {
    key: storedSessionKeys.user,
    value: user,
  })
  // Closed on its way, it does not come.
  await page.goto(`${scene.origin}/app`).catch(() => undefined)
  return page
}

async function closePages({ context }: Scene): Promise<void> {
  const pages = context.pages()
  // Without any page the browser would end.
  await context.newPage()
  await Promise.all(pages.map((page) => page.close()))
}

/** As the browser wakes the service worker once there is a network; no page of the portal is open meanwhile. */
async function wakeWorker(scene: Scene): Promise<void> {
  await closePages(scene)
  const [page] = scene.context.pages()
  if (page === undefined) return
  await page.goto(`${scene.origin}/healthz`)
  await wakeServiceWorker(page, scene.origin, FILE_TAG)
}

/** What waits on the device, by a page that files nothing. */
async function countWaiting(scene: Scene): Promise<number> {
  const page = await scene.context.newPage()
  await scene.context.setOffline(false)
  await page.goto(`${scene.origin}/healthz`)
  const count = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('member-care.outbox')
        opening.onerror = () => reject(opening.error ?? new Error('The database does not open.'))
        opening.onsuccess = () => {
          const counting = opening.result.transaction('claims').objectStore('claims').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )
  await page.close()
  return count
}

interface FiledClaim {
  readonly id: string
  /** Provider. */
  readonly p: string
  /** UTC, ISO. */
  readonly filed: string
}

async function readFiled({ origin, user }: Pick<Scene, 'origin' | 'user'>): Promise<readonly FiledClaim[]> {
  const { accessToken } = JSON.parse(user) as { readonly accessToken: string }
  const today = formatCompact(singaporeToday(new Date()))
  const answer = await fetch(`${origin}/api/claims?from=${today}&to=${today}`, {
    headers: { accesstoken: accessToken },
  })
  if (!answer.ok) throw new Error(`The claims were answered ${answer.status}.`)
  return (await answer.json()) as FiledClaim[]
}

function accountOf(filed: readonly FiledClaim[], finished: number): OfflineToll['account'] {
  const names = Array.from({ length: finished }, (_, index) => nameOf(index + 1))
  const found = (name: string) => filed.filter(({ p }) => p === name)
  const inOrder = [...filed].sort((one, other) => (one.filed < other.filed ? -1 : 1)).map(({ p }) => p)
  return {
    lost: names.filter((name) => found(name).length === 0),
    doubled: names.filter((name) => found(name).length > 1),
    outOfOrder: inOrder.filter((name, index) => index > 0 && name < (inOrder[index - 1] ?? '')),
  }
}
