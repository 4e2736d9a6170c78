/** What the bench says of the receipts that it has read. */
import { quantile } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { fields, isRight, type Field, type ReceiptCase } from './receipt-cases.ts'

const AIM_MS = 3_000

export function rowsOf(prefix: string, cases: readonly ReceiptCase[]): readonly BenchRow[] {
  const flat = cases.filter(({ treatment }) => treatment === 'flat')
  const photographed = cases.filter(({ treatment }) => treatment !== 'flat')
  const right = (name: string, of: readonly ReceiptCase[], field: Field, aim: number) =>
    of.length === 0
      ? []
      : [
          percentRow(
            prefix + name,
            share(of, (one) => isRight(one, field)),
            aim,
          ),
        ]
  return [
    ...right('total right, flat', flat, 'total', 95),
    ...right('total right, photographed', photographed, 'total', 90),
    ...right('date right', cases, 'date', 95),
    ...right('number right', cases, 'number', 85),
    limitRow(`${prefix}a wrong value said to be sure, of receipts`, 100 * share(cases, isWrongAndSure), 1, '%'),
    limitRow(`${prefix}reading a receipt, p95`, p95(cases), AIM_MS, 'ms'),
  ]
}

/** Prints how many are right, and in brackets how many are said to be sure. */
export function printFigures(title: string, cases: readonly ReceiptCase[]): void {
  for (const by of ['layout', 'treatment'] as const) {
    console.log(`\n${title}, by ${by}: right (said to be sure)`)
    const groups = Object.entries(Object.groupBy(cases, (one) => one[by]))
    console.table(Object.fromEntries(groups.map(([name, of = []]) => [name, figuresOf(of)])))
  }
  // A form is filled in with what is sure, so this is what a member gains.
  const filled = (field: Field) => count(cases, (one) => one.read[field]?.isSure === true && isRight(one, field))
  console.log(
    `Right and sure, of ${cases.length}: total ${filled('total')}, date ${filled('date')}, number ${filled('number')}`,
  )
}

function figuresOf(cases: readonly ReceiptCase[]) {
  const right = fields.map((field) => [
    field,
    `${count(cases, (one) => isRight(one, field))} (${count(cases, ({ read }) => read[field]?.isSure === true)})`,
  ])
  return {
    receipts: cases.length,
    ...(Object.fromEntries(right) as Record<Field, string>),
    'wrong and sure': count(cases, isWrongAndSure),
    'p95 ms': Math.round(p95(cases)),
  }
}

function isWrongAndSure(one: ReceiptCase): boolean {
  return fields.some((field) => one.read[field]?.isSure && !isRight(one, field))
}

function p95(cases: readonly ReceiptCase[]): number {
  return quantile(
    cases.map(({ milliseconds }) => milliseconds),
    0.95,
  )
}

function count(cases: readonly ReceiptCase[], holds: (one: ReceiptCase) => boolean): number {
  return cases.filter(holds).length
}

function share(cases: readonly ReceiptCase[], holds: (one: ReceiptCase) => boolean): number {
  return count(cases, holds) / Math.max(1, cases.length)
}

export function percentRow(name: string, part: number, aim: number): BenchRow {
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

export function limitRow(name: string, ours: number, limit: number, unit: string): BenchRow {
  return { name, ours, limit, unit, ratio: `${(ours / limit).toFixed(2)}×`, aim: '≤ 1.00×', reached: ours <= limit }
}
