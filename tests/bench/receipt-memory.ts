/** Memory of page and worker: before the first receipt, at most while some are read, and once the worker has rested. */
import type { Browser, CDPSession } from 'playwright-core'
import { readFile } from 'node:fs/promises'
import type { Treatment } from '../receipts/drawn-receipt.ts'
import { keptOnPage, openReceiptsPage, readKeptOnPage, REST_MILLISECONDS } from '../receipts/opened-page.ts'
import type { BenchRow } from './bench-row.ts'
import { limitRow } from './receipt-figures.ts'

const AIM_GIVEN_BACK_MB = 80
/** A tab of a phone with little memory is ended at about this much. */
const AIM_PEAK_MB = 600
const SAMPLE_MILLISECONDS = 50

const receipts: readonly (readonly [string, Treatment])[] = [
  ['thermal clinic', 'tilted'],
  ['hospital bill, 2 pages', 'creased'],
  ['thermal pharmacy', 'low light'],
  ['letterhead', 'shaded'],
]

/** On a page of its own, for which the receipts are drawn before the first measuring. */
export async function receiptMemory(browser: Browser, origin: string): Promise<readonly BenchRow[]> {
  const page = await openReceiptsPage(browser, origin)
  const session = await browser.newBrowserCDPSession()
  const kept = []
  for (const [index, [layout, treatment]] of receipts.entries())
    kept.push(await keptOnPage(page, layout, treatment, 301_001 + index))
  await page.requestGC()
  const before = await memoryOf(session)
  let peak = before
  const sampling = setInterval(() => {
    void memoryOf(session).then((now) => (peak = Math.max(peak, now)))
  }, SAMPLE_MILLISECONDS)
  for (const number of kept) await readKeptOnPage(page, number)
  clearInterval(sampling)
  await Promise.all(page.workers().map((worker) => worker.waitForEvent('close', { timeout: 2 * REST_MILLISECONDS })))
  await page.requestGC()
  const after = await memoryOf(session)
  console.log(
    `Memory of page and worker: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most while ${kept.length} receipts were read, ${after.toFixed(0)} MB after the worker has rested`,
  )
  await session.detach()
  await page.close()
  return [
    limitRow('memory while receipts are read, at most', peak - before, AIM_PEAK_MB, 'MB more'),
    limitRow('memory kept after the worker has rested', after - before, AIM_GIVEN_BACK_MB, 'MB more'),
  ]
}

/** Of the browser's pages and workers, in MB, as the system counts it. */
async function memoryOf(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  const sizes = await Promise.all(
    renderers.map(async ({ id }) =>
      Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${id}/status`, 'utf8').catch(() => ''))?.[1] ?? 0),
    ),
  )
  return sizes.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1_024
}
