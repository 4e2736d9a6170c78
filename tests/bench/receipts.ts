/**
 * Receipts of every layout, flat and photographed, read by the product's own worker in Chromium: how often each value is right, how often a wrong one
 * is said to be sure, how long it takes, and whether the memory is given back (issue 21). Prints the figures by layout and by treatment.
 */
import { treatments, turnedTreatments } from '../receipts/drawn-receipt.ts'
import { afterwardsLayouts } from '../receipts/afterwards-layouts.ts'
import { everydayLayouts } from '../receipts/everyday-layouts.ts'
import { freshLayouts } from '../receipts/fresh-layouts.ts'
import { furtherLayouts } from '../receipts/further-layouts.ts'
import { heldOutLayouts } from '../receipts/held-out-layouts.ts'
import { othersLaterLayouts } from '../receipts/others-later.ts'
import { othersLayouts } from '../receipts/others-layouts.ts'
import { strangeLayouts } from '../receipts/strange-layouts.ts'
import { unlikeLayouts } from '../receipts/unlike-layouts.ts'
import { layouts } from '../receipts/layouts.ts'
import { openReceiptsPage, readOnPage } from '../receipts/opened-page.ts'
import { outsideLaterLayouts } from '../receipts/outside/outside-later.ts'
import { outsideLayouts } from '../receipts/outside/outside-layouts.ts'
import { openDrawingPage, readOutside } from '../receipts/outside/outside-receipts.ts'
import { serveReceiptsPage } from '../receipts/served-page.ts'
import { launchBrowser } from '../support/browser.ts'
import type { BenchRow } from './bench-row.ts'
import type { BenchOptions } from './bench-scale.ts'
import { printFigures, rowsOf } from './receipt-figures.ts'
import { receiptMemory } from './receipt-memory.ts'
import { addedUp, readCases, type ReceiptSet } from './receipt-cases.ts'

/** 13 layouts with 6 treatments make 312; those that were measured before any rule was made with them have seeds of their own. */
const sets: readonly ReceiptSet[] = [
  {
    name: 'known',
    title: 'Layouts that the rules were made with',
    layouts: Object.keys(layouts),
    treatments,
    seeds: 4,
    firstSeed: 1_001,
  },
  {
    name: 'further',
    title: 'Layouts that were measured before their rules were made',
    layouts: Object.keys(furtherLayouts),
    treatments: [...treatments, ...turnedTreatments],
    seeds: 1,
    firstSeed: 101_001,
  },
  {
    name: 'held-out',
    title: 'Layouts that no rule was made with',
    layouts: Object.keys(heldOutLayouts),
    treatments: [...treatments, ...turnedTreatments],
    seeds: 2,
    firstSeed: 201_001,
  },
  {
    name: 'strange',
    title: 'Layouts that were drawn without a look at the rules',
    layouts: Object.keys(strangeLayouts),
    treatments,
    seeds: 1,
    firstSeed: 401_001,
  },
  {
    name: 'everyday',
    title: 'Layouts that were drawn before any rule was read',
    layouts: Object.keys(everydayLayouts),
    treatments,
    seeds: 1,
    firstSeed: 701_001,
  },
  {
    name: 'unlike',
    title: 'Layouts unlike the others, drawn before any rule was read',
    layouts: Object.keys(unlikeLayouts),
    treatments,
    seeds: 1,
    firstSeed: 901_001,
  },
  {
    name: 'afterwards',
    title: 'Layouts that were drawn once the rules stood',
    layouts: Object.keys(afterwardsLayouts),
    treatments,
    seeds: 1,
    firstSeed: 951_001,
  },
  {
    name: 'others',
    title: 'Plain layouts as others may draw them, drawn before any rule was read',
    layouts: Object.keys(othersLayouts),
    treatments,
    seeds: 2,
    firstSeed: 1_101_001,
  },
  {
    name: 'others, later',
    title: 'Plain layouts that were drawn with them, read once the rules stood',
    layouts: Object.keys(othersLaterLayouts),
    treatments,
    seeds: 2,
    firstSeed: 1_201_001,
  },
  {
    name: 'fresh',
    title: 'Layouts as a stranger may generate them, drawn before any rule was read',
    layouts: Object.keys(freshLayouts),
    treatments,
    seeds: 2,
    firstSeed: 1_301_001,
  },
]

/** Of another generator, which draws HTML and photographs it outside the page. */
const outsideSets: readonly ReceiptSet[] = [
  {
    name: 'outside',
    title: 'Receipts of another generator, drawn by somebody who knew no rule',
    layouts: Object.keys(outsideLayouts),
    treatments,
    seeds: 2,
    firstSeed: 1_401_001,
  },
  {
    name: 'outside, later',
    title: 'Layouts of that generator that were kept for later',
    layouts: Object.keys(outsideLaterLayouts),
    treatments,
    seeds: 2,
    firstSeed: 1_501_001,
  },
]

export async function benchReceipts({ scale, part, set }: BenchOptions): Promise<readonly BenchRow[]> {
  const chosen = [...sets, ...outsideSets].filter(({ name }) => set === undefined || name === set)
  if (chosen.length === 0) throw new Error(`No set of receipts is called ${set}.`)
  const among = (all: readonly ReceiptSet[]) => all.filter((one) => chosen.includes(one))
  const served = await serveReceiptsPage()
  const browser = await launchBrowser()
  try {
    const memory = scale < 1 || (part?.number ?? 1) > 1 ? [] : await receiptMemory(browser, served.origin)
    const page = await openReceiptsPage(browser, served.origin)
    const drawing = await openDrawingPage(browser, served.origin)
    const read = [
      ...(await readCases((...one) => readOnPage(page, ...one), among(sets), scale, part)),
      ...(await readCases((...one) => readOutside(page, drawing, ...one), among(outsideSets), scale, part)),
    ]
    const cases = part === undefined ? read : await addedUp(read, part)
    const withCases = chosen
      .map(({ name, title }) => ({ name, title, of: cases.filter((one) => one.set === name) }))
      .filter(({ of }) => of.length > 0)
    for (const { title, of } of withCases) printFigures(title, of)
    return [...withCases.flatMap(({ name, of }) => rowsOf(name === 'known' ? '' : `${name}: `, of)), ...memory]
  } finally {
    await browser.close()
    await served.close()
  }
}
