/**
 * Receipts of every layout, flat and photographed, read by the product's own worker in Chromium: how often each value is right, how often a wrong one
 * is said to be sure, how long it takes, and whether the memory is given back (issue 21). Prints the figures by layout and by treatment.
 */
import type { Browser, Page } from 'playwright-core'
import { readFile } from 'node:fs/promises'
import { treatments } from '../receipts/drawn-receipt.ts'
import type { Truth } from '../receipts/layout.ts'
import { layouts } from '../receipts/layouts.ts'
import { unseenLayouts } from '../receipts/unseen-layouts.ts'
import { openReceiptsPage, readOnPage, REST_MILLISECONDS } from '../receipts/opened-page.ts'
import { serveReceiptsPage } from '../receipts/served-page.ts'
import { launchBrowser } from '../support/browser.ts'
import { quantile } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

/** Of each layout with each treatment; 13 layouts and 6 treatments make 312. */
const SEEDS = 4
const FIRST_SEED = 1_001
const AIM_MS = 3_000
const AIM_GIVEN_BACK_MB = 80

interface Case {
  readonly layout: string
  readonly treatment: string
  readonly truth: Truth
  /** What was read, by field; undefined where nothing was. */
  readonly read: (field: keyof Truth) => { readonly value: unknown; readonly isSure: boolean } | undefined
  readonly milliseconds: number
}

export async function benchReceipts({ scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const served = await serveReceiptsPage()
  const browser = await launchBrowser()
  try {
    const page = await openReceiptsPage(browser, served.origin)
    const before = await memoryOf(browser)
    const known = await readAll(page, Object.keys(layouts), scale)
    const unseen = await readAll(page, Object.keys(unseenLayouts), scale / 2)
    const kept = scale < 1 ? [] : [await memoryKept(browser, page, before)]
    print(
      'By layout',
      grouped(known, ({ layout }) => layout),
    )
    print(
      'By treatment',
      grouped(known, ({ treatment }) => treatment),
    )
    print(
      'Layouts that no rule was made with',
      grouped(unseen, ({ layout }) => layout),
    )
    return [...rowsOf('', known), ...rowsOf('unseen layouts: ', unseen), ...kept]
  } finally {
    await browser.close()
    await served.close()
  }
}

/** Once the worker has ended by itself. */
async function memoryKept(browser: Browser, page: Page, before: number): Promise<BenchRow> {
  await Promise.all(page.workers().map((worker) => worker.waitForEvent('close', { timeout: 2 * REST_MILLISECONDS })))
  await page.requestGC()
  const kept = (await memoryOf(browser)) - before
  return row('memory kept after the worker has rested', kept, AIM_GIVEN_BACK_MB, 'MB')
}

async function readAll(page: Page, names: readonly string[], scale: number): Promise<readonly Case[]> {
  const all = names.flatMap((layout, place) =>
    treatments.flatMap((treatment, order) =>
      Array.from({ length: SEEDS }, (_, index) => ({
        layout,
        treatment,
        seed: FIRST_SEED + place * 1_000 + order * 100 + index,
      })),
    ),
  )
  // Spread over layouts and treatments, where it is only a part.
  const wanted = scaled(all.length, scale, 2)
  const chosen = all.filter(
    (_, index) => Math.floor((index * wanted) / all.length) !== Math.floor(((index - 1) * wanted) / all.length),
  )
  const cases: Case[] = []
  for (const { layout, treatment, seed } of chosen) {
    const { truth, outcome, milliseconds } = await readOnPage(page, layout, treatment, seed)
    const read: Case['read'] = (field) => {
      const found = outcome.ok ? outcome.reading[field] : undefined
      return found && { value: found.value, isSure: found.verdict === 'sure' }
    }
    const one = { layout, treatment, truth, read, milliseconds }
    cases.push(one)
    for (const field of fields)
      if (read(field)?.isSure && !isRight(one, field))
        console.log(
          `${layout}, ${treatment}, seed ${seed}: ${field} read as ${String(read(field)?.value)}, is ${String(truth[field])}`,
        )
  }
  return cases
}

const fields = ['total', 'date', 'number', 'gst', 'provider', 'patient', 'currency'] as const

function isRight({ truth, read }: Case, field: (typeof fields)[number]): boolean {
  return read(field)?.value === truth[field]
}

function isWrongAndSure(one: Case): boolean {
  return fields.some((field) => one.read(field)?.isSure && !isRight(one, field))
}

function rowsOf(prefix: string, cases: readonly Case[]): readonly BenchRow[] {
  const flat = cases.filter(({ treatment }) => treatment === 'flat')
  const photographed = cases.filter(({ treatment }) => treatment !== 'flat')
  const right = (name: string, of: readonly Case[], field: (typeof fields)[number], aim: number) =>
    percentRow(
      prefix + name,
      share(of, (one) => isRight(one, field)),
      aim,
    )
  return [
    ...(flat.length > 0 ? [right('total right, flat', flat, 'total', 95)] : []),
    ...(photographed.length > 0 ? [right('total right, photographed', photographed, 'total', 90)] : []),
    right('date right', cases, 'date', 95),
    right('number right', cases, 'number', 85),
    row(`${prefix}a wrong value said to be sure, of receipts`, 100 * share(cases, isWrongAndSure), 1, '%'),
    row(
      `${prefix}reading a receipt, p95`,
      quantile(
        cases.map(({ milliseconds }) => milliseconds),
        0.95,
      ),
      AIM_MS,
      'ms',
    ),
  ]
}

function percentRow(name: string, part: number, aim: number): BenchRow {
  return {
    name,
    ours: 100 * part,
    limit: aim,
    unit: '%',
    ratio: `${Math.round(100 * part)} %`,
    aim: `≥ ${aim} %`,
    reached: 100 * part >= aim,
  }
}

function row(name: string, ours: number, limit: number, unit: string): BenchRow {
  return { name, ours, limit, unit, ratio: `${(ours / limit).toFixed(2)}×`, aim: '≤ 1.00×', reached: ours <= limit }
}

function share(cases: readonly Case[], holds: (one: Case) => boolean): number {
  return cases.filter(holds).length / Math.max(1, cases.length)
}

function grouped(cases: readonly Case[], by: (one: Case) => string): Readonly<Record<string, readonly Case[]>> {
  return Object.groupBy(cases, by) as Record<string, readonly Case[]>
}

function print(title: string, groups: Readonly<Record<string, readonly Case[]>>): void {
  console.log(`\n${title}: right of all, and of those said to be sure`)
  console.table(
    Object.fromEntries(
      Object.entries(groups).map(([name, cases]) => [
        name,
        {
          receipts: cases.length,
          ...Object.fromEntries(
            fields.map((field) => [
              field,
              `${count(cases, (one) => isRight(one, field))} (${count(cases, (one) => one.read(field)?.isSure === true)})`,
            ]),
          ),
          'wrong and sure': count(cases, isWrongAndSure),
          'p95 ms': Math.round(
            quantile(
              cases.map(({ milliseconds }) => milliseconds),
              0.95,
            ),
          ),
        },
      ]),
    ),
  )
}

function count(cases: readonly Case[], holds: (one: Case) => boolean): number {
  return cases.filter(holds).length
}

/** Of the browser's pages and workers, in MB, as the system counts it. */
async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  const sizes = await Promise.all(
    renderers.map(async ({ id }) =>
      Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${id}/status`, 'utf8').catch(() => ''))?.[1] ?? 0),
    ),
  )
  return sizes.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1_024
}
