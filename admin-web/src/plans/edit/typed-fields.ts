/** The fields of a plan that are typed as text and kept as what they mean: amounts in dollars, shares in per cent, and lists. */
import {
  CellFault,
  readAmount,
  readCoPay,
  readExclusions,
  readNumber,
  readParts,
  readPercent,
  readSchedule,
  readSpan,
  readVisitParts,
  readYearBegins,
  written,
} from '@member-care/domain/cover/sheet/plan-cells.ts'

/** How a text is read, and its meaning written. */
export interface TypedField {
  /** @throws CellFault with the sentence that says what to write */
  readonly read: (text: string) => unknown
  /** Of what `read` gives. */
  readonly write: (value: never) => string
}

const typed = <Value>(read: (text: string) => Value, write: (value: Value) => string): TypedField => ({ read, write })

export const amountField = typed(readAmount, written.amount)
const percentField = typed(readPercent, written.percent)
export const numberField = typed(readNumber, String)

/** By the last part of a field's name. */
const byName = {
  coPay: typed(readCoPay, written.coPay),
  schedule: typed(readSchedule, written.schedule),
  coInsurance: typed(readParts, written.parts),
  proRation: percentField,
  parts: typed(readVisitParts, written.visitParts),
  ages: typed(readSpan, written.span),
  excludes: typed(readExclusions, written.exclusions),
  yearBegins: typed(readYearBegins, written.yearBegins),
  days: numberField,
  daysBefore: numberField,
  daysAfter: numberField,
  most: amountField,
  months: numberField,
  from: numberField,
  above: amountField,
  share: percentField,
} as const satisfies Readonly<Record<string, TypedField>>

export interface FoundField extends TypedField {
  /** Why a text cannot be read; undefined when it can. */
  readonly error: (text: string) => string | undefined
}

/** @param source the whole name of a field; undefined for one that is not typed so */
export function typedFieldNamed(source: string): FoundField | undefined {
  const name = source.split('.').at(-1) ?? ''
  const field = (byName as Readonly<Record<string, TypedField | undefined>>)[name]
  return field && { ...field, error: (text) => errorOf(field, text) }
}

function errorOf({ read }: TypedField, text: string): string | undefined {
  try {
    read(text)
    return undefined
  } catch (error) {
    if (error instanceof CellFault) return error.message
    throw error
  }
}
