/** Requests that no form would send: broken multipart, wrong types and lengths, names and characters that aim at what is behind the form. */
import { outpatientForm, pdf } from '../support/claim-forms.ts'

const boundary = 'limit'
export const multipart = `multipart/form-data; boundary=${boundary}`

/** One part of a multipart body, as bytes. */
function part(headers: readonly string[], content: string | Uint8Array): Buffer {
  return Buffer.concat([
    Buffer.from(`--${boundary}\r\n${headers.join('\r\n')}\r\n\r\n`),
    Buffer.from(content as Uint8Array),
    Buffer.from('\r\n'),
  ])
}

export function field(name: string, value: string | Uint8Array, more: readonly string[] = []): Buffer {
  return part(
    [`Content-Disposition: form-data; name="${name}"`, ...more],
    typeof value === 'string' ? Buffer.from(value) : value,
  )
}

export function file(name: string, filename: string, content: Uint8Array = pdf()): Buffer {
  return part(
    [`Content-Disposition: form-data; name="${name}"; filename="${filename}"`, 'Content-Type: application/pdf'],
    content,
  )
}

export const end = Buffer.from(`--${boundary}--\r\n`)

/** A right outpatient claim, part by part. */
export function rightParts(claimantId: string): readonly Buffer[] {
  const { fields } = outpatientForm(claimantId, { gstAmount: undefined })
  return [
    ...Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [field(name, value)])),
    file('attachment', 'receipt.pdf'),
    file('attachment', 'letter.pdf'),
  ]
}

export interface BadRequest {
  readonly what: string
  /** The body, made of the parts of a right one. */
  readonly body: (right: readonly Buffer[]) => Buffer
  readonly contentType?: string
  /** After the path. */
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly expected: {
    readonly status: number
    readonly errorCode: string
    readonly errors?: Readonly<Record<string, string>>
  }
}

const whole = (...parts: readonly Buffer[]) => Buffer.concat([...parts, end])
const malformed = { status: 400, errorCode: 'MALFORMED_REQUEST' } as const
const withMore =
  (...more: readonly Buffer[]) =>
  (right: readonly Buffer[]) =>
    whole(...more, ...right)

/** Cut off after so many thousandths. */
const cutOff = [1, 50, 200, 400, 600, 700, 800, 900, 950, 990].map((thousandths): BadRequest => ({
  what: `cut off after ${thousandths} thousandths`,
  body: (right) => {
    const complete = Buffer.concat([...right])
    return complete.subarray(0, Math.ceil((complete.length * thousandths) / 1000))
  },
  expected: malformed,
}))

const wrongTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'multipart/mixed; boundary=limit',
]
const unreadableTypes = [
  'application/json',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=another',
]
const asType =
  (expected: BadRequest['expected']) =>
  (contentType: string): BadRequest => ({
    what: `as ${contentType}`,
    body: (right) => whole(...right),
    contentType,
    expected,
  })
const otherTypes = [
  ...wrongTypes.map(asType({ status: 415, errorCode: 'UNSUPPORTED_TYPE' })),
  ...unreadableTypes.map(asType(malformed)),
]

const aimedNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'].map(
  (name): BadRequest => ({ what: `with a field ${name}`, body: withMore(field(name, 'Y')), expected: malformed }),
)

const unstorable = [
  'providerName',
  'receiptNo',
  'empSubRemarks',
  'diagnosisTextFromMember',
  'benefitName',
  'amount',
  'claimantId',
  'attachmentDetails',
  'somethingElse',
].map((name): BadRequest => ({
  what: `with a NUL in ${name}`,
  body: (right) => whole(...right, field(name, 'a\0b')),
  expected: malformed,
}))

const shapes: readonly BadRequest[] = [
  { what: 'with nothing in it', body: () => Buffer.alloc(0), expected: { status: 422, errorCode: 'VALIDATION_ERROR' } },
  { what: 'with only an end', body: () => end, expected: { status: 422, errorCode: 'VALIDATION_ERROR' } },
  {
    what: 'with 201 fields',
    body: withMore(...Array.from({ length: 201 }, (_, index) => field(`f${index}`, 'x'))),
    expected: malformed,
  },
  {
    what: 'with 10,000 fields',
    body: withMore(...Array.from({ length: 10_000 }, (_, index) => field(`f${index}`, 'x'))),
    expected: malformed,
  },
  {
    what: 'with 10,000 fields of one name',
    body: withMore(...Array.from({ length: 10_000 }, () => field('amount', '1'))),
    expected: malformed,
  },
  {
    what: 'with a field of 20,001 bytes',
    body: withMore(field('empSubRemarks', 'x'.repeat(20_001))),
    expected: malformed,
  },
  {
    what: 'with a field of two million bytes',
    body: withMore(field('empSubRemarks', 'x'.repeat(2_000_000))),
    expected: malformed,
  },
  {
    what: 'with its file under another name',
    body: (right) => whole(...right.slice(0, -2), file('file', 'receipt.pdf'), file('attachment', 'letter.pdf')),
    expected: malformed,
  },
  {
    what: 'with its files as texts',
    body: (right) => whole(...right.slice(0, -2), field('attachment', pdf()), field('attachment', pdf())),
    expected: { status: 422, errorCode: 'VALIDATION_ERROR' },
  },
  {
    what: 'with a wrong amount after the right one',
    body: (right) => whole(...right, field('amount', '0')),
    expected: { status: 422, errorCode: 'VALIDATION_ERROR', errors: { amount: 'Amount must be more than zero' } },
  },
  {
    what: 'with a text that is half a character',
    body: (right) =>
      whole(...right, field('providerName', Buffer.from([0x3d, 0xd8]), ['Content-Type: text/plain; charset=utf-16le'])),
    expected: malformed,
  },
]

const addresses: readonly BadRequest[] = [
  {
    what: 'without a company',
    body: (right) => whole(...right),
    query: '',
    expected: { status: 422, errorCode: 'VALIDATION_ERROR' },
  },
  {
    what: 'with an empty company',
    body: (right) => whole(...right),
    query: '?companyId=',
    expected: { status: 422, errorCode: 'VALIDATION_ERROR' },
  },
  {
    what: 'with two companies',
    body: (right) => whole(...right),
    query: '?companyId=a&companyId=b',
    expected: { status: 422, errorCode: 'VALIDATION_ERROR' },
  },
  { what: 'with a NUL for a company', body: (right) => whole(...right), query: '?companyId=%00', expected: malformed },
  {
    what: 'with bytes that are no text for a company',
    body: (right) => whole(...right),
    query: '?companyId=%ff%fe',
    expected: { status: 422, errorCode: 'VALIDATION_ERROR' },
  },
  {
    what: 'with a quote for a company',
    body: (right) => whole(...right),
    query: "?companyId=';drop table app.files;--",
    expected: { status: 422, errorCode: 'VALIDATION_ERROR' },
  },
  ...['one', '', '00000000-0000-0000-0000-00000000000g', 'x'.repeat(5_000)].map((key): BadRequest => ({
    what: `with a key of ${key.length} characters`,
    body: (right) => whole(...right),
    headers: { 'idempotency-key': key },
    expected: {
      status: 422,
      errorCode: 'VALIDATION_ERROR',
      errors: { 'Idempotency-Key': 'Idempotency-Key must be a UUID.' },
    },
  })),
]

export const badRequests: readonly BadRequest[] = [
  ...cutOff,
  ...otherTypes,
  ...aimedNames,
  ...unstorable,
  ...shapes,
  ...addresses,
]
