/** The receipts that the bench has read: all of them, a share, or one part of them, kept for the parts after it. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Treatment } from '../receipts/drawn-receipt.ts'
import type { Truth } from '../receipts/layout.ts'
import type { ReadOfReceipt } from '../receipts/page/main.ts'
import { scaled, type BenchPart } from './bench-scale.ts'

export interface ReceiptSet {
  readonly name: string
  /** Above its figures. */
  readonly title: string
  readonly layouts: readonly string[]
  readonly treatments: readonly Treatment[]
  /** Of each layout with each treatment. */
  readonly seeds: number
  readonly firstSeed: number
}

export const fields = ['total', 'date', 'number', 'gst', 'provider', 'patient', 'currency'] as const
export type Field = (typeof fields)[number]

interface Wanted {
  readonly set: string
  readonly layout: string
  readonly treatment: Treatment
  readonly seed: number
}

export interface ReceiptCase extends Wanted {
  readonly truth: Partial<Truth>
  /** By field; absent where nothing was read. */
  readonly read: Partial<Record<Field, { readonly value: unknown; readonly isSure: boolean }>>
  readonly milliseconds: number
}

type ReadOne = (layout: string, treatment: Treatment, seed: number) => Promise<ReadOfReceipt>

/** @returns what was read, and prints each wrong value that was said to be sure */
export async function readCases(
  readOne: ReadOne,
  sets: readonly ReceiptSet[],
  scale: number,
  part: BenchPart | undefined,
): Promise<readonly ReceiptCase[]> {
  const cases: ReceiptCase[] = []
  for (const wanted of sets.flatMap((set) => ofPart(ofScale(allOf(set), scale), part))) {
    const one = await readCase(readOne, wanted)
    cases.push(one)
    for (const field of fields.filter((name) => one.read[name]?.isSure && !isRight(one, name)))
      console.log(
        `${one.layout}, ${one.treatment}, seed ${one.seed}: ${field} read as ${String(one.read[field]?.value)}, is ${String(one.truth[field])}`,
      )
  }
  return cases
}

function allOf({ name, layouts, treatments, seeds, firstSeed }: ReceiptSet): readonly Wanted[] {
  return layouts.flatMap((layout, place) =>
    treatments.flatMap((treatment, order) =>
      Array.from({ length: seeds }, (_, index) => ({
        set: name,
        layout,
        treatment,
        seed: firstSeed + place * 1_000 + order * 100 + index,
      })),
    ),
  )
}

/** Spread over layouts and treatments, where it is only a share. */
function ofScale(all: readonly Wanted[], scale: number): readonly Wanted[] {
  const count = scaled(all.length, scale, 2)
  return all.filter(
    (_, index) => Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length),
  )
}

function ofPart(all: readonly Wanted[], part: BenchPart | undefined): readonly Wanted[] {
  return part === undefined ? all : all.filter((_, index) => index % part.of === part.number - 1)
}

async function readCase(readOne: ReadOne, wanted: Wanted): Promise<ReceiptCase> {
  const { truth, outcome, milliseconds } = await readOne(wanted.layout, wanted.treatment, wanted.seed)
  const read = fields.flatMap((field) => {
    const found = outcome.ok ? outcome.reading[field] : undefined
    return found ? [[field, { value: found.value, isSure: found.verdict === 'sure' }] as const] : []
  })
  return { ...wanted, truth, read: Object.fromEntries(read), milliseconds }
}

export function isRight({ truth, read }: ReceiptCase, field: Field): boolean {
  return read[field]?.value === truth[field]
}

const folder = join(import.meta.dirname, '..', 'artifacts', 'receipts')

/** With the parts that were read before; the first one begins anew. */
export async function addedUp(
  cases: readonly ReceiptCase[],
  { number, of }: BenchPart,
): Promise<readonly ReceiptCase[]> {
  if (number === 1) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${number}-of-${of}.json`), JSON.stringify(cases))
  const parts = (await readdir(folder)).filter((name) => name.endsWith(`-of-${of}.json`))
  console.log(`With the parts ${parts.map((name) => name.split('-')[0]).join(', ')} of ${of}.`)
  const read = await Promise.all(parts.map((name) => readFile(join(folder, name), 'utf8')))
  return read.flatMap((text) => JSON.parse(text) as ReceiptCase[])
}
