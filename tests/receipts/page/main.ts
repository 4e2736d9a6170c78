/** The page that the tests and the bench open: draws receipts, and has the product's own code read them. */
import '@fontsource-variable/inter'
import '@fontsource-variable/noto-sans-sc'
import '@fontsource/caveat/700.css'
import '@fontsource/courier-prime/400.css'
import '@fontsource/courier-prime/700.css'
import '@fontsource/cousine/400.css'
import '@fontsource/cousine/700.css'
import '@fontsource/ibm-plex-mono/400.css'
import '@fontsource/ibm-plex-mono/700.css'
import '@fontsource/inconsolata/400.css'
import '@fontsource/inconsolata/700.css'
import '@fontsource/lato/400.css'
import '@fontsource/lato/700.css'
import '@fontsource/noto-sans/400.css'
import '@fontsource/noto-sans/700.css'
import '@fontsource/overpass-mono/400.css'
import '@fontsource/overpass-mono/700.css'
import '@fontsource/pt-serif/400.css'
import '@fontsource/pt-serif/700.css'
import '@fontsource/roboto-condensed/400.css'
import '@fontsource/roboto-condensed/700.css'
import '@fontsource/share-tech-mono/400.css'
import '@fontsource/tinos/400.css'
import '@fontsource/tinos/700.css'
import '@fontsource/vt323/400.css'
import { createRandom } from '@member-care/api/demonstration/random.ts'
import { readReceipt, type ReadReceipt } from '@member-care/web-kit/receipt/read-receipt.ts'
import { drawnReceipt, type Treatment } from '../drawn-receipt.ts'
import type { Truth } from '../layout.ts'
import { afterwardsLayouts } from '../afterwards-layouts.ts'
import { emptySheet } from '../empty-sheet.ts'
import { everydayLayouts } from '../everyday-layouts.ts'
import { freshLayouts } from '../fresh-layouts.ts'
import { layouts } from '../layouts.ts'
import { furtherLayouts } from '../further-layouts.ts'
import { heldOutLayouts } from '../held-out-layouts.ts'
import { othersLaterLayouts } from '../others-later.ts'
import { othersLayouts } from '../others-layouts.ts'
import { strangeLayouts } from '../strange-layouts.ts'
import { unlikeLayouts } from '../unlike-layouts.ts'
import { providers } from '../made-up-bill.ts'

/** All receipts are read on this day. */
const today = '2026-11-27'

export interface ReadOfReceipt {
  readonly truth: Truth
  readonly outcome: ReadReceipt
  readonly milliseconds: number
}

/** Whom and what the reader has in their lists. */
export interface Known {
  readonly providers: readonly string[]
  readonly people: readonly string[]
}

async function drawn(layout: string, treatment: Treatment, seed: number) {
  const random = createRandom(seed)
  const all = {
    ...layouts,
    ...furtherLayouts,
    ...heldOutLayouts,
    ...strangeLayouts,
    ...everydayLayouts,
    ...unlikeLayouts,
    ...afterwardsLayouts,
    ...othersLayouts,
    ...othersLaterLayouts,
    ...freshLayouts,
    'empty sheet': emptySheet,
  }
  const made = new Map(Object.entries(all)).get(layout)?.(random)
  if (made === undefined) throw new Error(`No layout is called ${layout}.`)
  // With its text: of a script of many letters only those parts are loaded that are printed.
  await Promise.all(made.pages.flatMap(({ prints }) => prints.map(({ font, text }) => document.fonts.load(font, text))))
  const pages: Blob[] = []
  for (const page of made.pages) pages.push(await drawnReceipt(page, treatment, random))
  return { ...made, pages }
}

async function drawAndRead(layout: string, treatment: Treatment, seed: number): Promise<ReadOfReceipt> {
  const { truth, people, pages } = await drawn(layout, treatment, seed)
  return { truth, ...(await timed(pages, { providers, people })) }
}

async function timed(pages: readonly Blob[], known: Known): Promise<Omit<ReadOfReceipt, 'truth'>> {
  const begun = performance.now()
  const outcome = await readReceipt(pages, { ...known, today })
  return { outcome, milliseconds: performance.now() - begun }
}

const kept: Awaited<ReturnType<typeof drawn>>[] = []

/** Draws a receipt that is read later. @returns its number */
async function keep(layout: string, treatment: Treatment, seed: number): Promise<number> {
  return kept.push(await drawn(layout, treatment, seed)) - 1
}

async function readKept(number: number): Promise<void> {
  const { pages, people } = kept[number] ?? { pages: [], people: [] }
  await readReceipt(pages, { providers, people, today })
}

/** Begins to read a receipt that it has kept, and leaves it while the recogniser is at work on it. @returns how the reading ended */
async function leaveKept(number: number): Promise<string> {
  const { pages, people } = kept[number] ?? { pages: [], people: [] }
  const left = new AbortController()
  const onProgress = (share: number) => {
    if (share > 0) left.abort()
  }
  return readReceipt(pages, { providers, people, today, signal: left.signal, onProgress }).then(
    () => 'read',
    (error: Error) => error.name,
  )
}

/** Reads a file of a test's own, with whom and what the page knows. */
async function read(base64: string): Promise<ReadReceipt> {
  return readReceipt(fileOf(base64), { providers, people: ['Tan Mei Ling'], today })
}

/** Reads photos of one receipt. */
async function readPhotos(base64s: readonly string[], known: Known): Promise<Omit<ReadOfReceipt, 'truth'>> {
  return timed(base64s.map(fileOf), known)
}

/** @param base64 its bytes: a list of numbers takes seconds to come over */
function fileOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))])
}

/** Begins to read, and ends it at once. @returns why it ended */
async function readAndEnd(layout: string, seed: number): Promise<string> {
  const { people, pages } = await drawn(layout, 'flat', seed)
  const ending = new AbortController()
  const reading = readReceipt(pages, { providers, people, today, signal: ending.signal })
  ending.abort()
  return reading.then(
    () => 'read',
    (error: Error) => error.name,
  )
}

/** For eyes: the pages as data addresses. */
async function show(layout: string, treatment: Treatment, seed: number): Promise<readonly string[]> {
  const { pages } = await drawn(layout, treatment, seed)
  return Promise.all(
    pages.map(
      async (page) =>
        `data:image/jpeg;base64,${btoa(Array.from(new Uint8Array(await page.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''))}`,
    ),
  )
}

const offered = { drawAndRead, keep, readKept, leaveKept, read, readPhotos, readAndEnd, show }
export type ReceiptsPage = typeof offered
Object.assign(window, { receipts: offered })
