/**
 * Documents that are missing, too many, too large, empty, or of a kind that a claim does not take. Their content
 * counts, not their names (1§5).
 */
import { gzipSync } from 'node:zlib'
import { claimFormTexts, tooManyFilesText } from '@member-care/domain/texts/claim-form-texts.ts'
import { MAXIMUM_FILE_BYTES } from '@member-care/domain/claim/form/attachment-errors.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { pdf, png, type FormFile } from '../support/claim-forms.ts'
import { ways, whileOpen, type BadSubmission, type Way } from './bad-submission.ts'

const { fieldRequired, noFiles, fileTooLarge, fileTypeRefused, fileEmpty } = claimFormTexts
const receipt: FormFile = { content: pdf(), name: 'receipt.pdf' }
const letter: FormFile = { content: png, name: 'letter.png' }
const text = (content: string): Uint8Array => new TextEncoder().encode(content)

type Documents = Pick<BadSubmission, 'rule' | 'what' | 'errors'> & {
  readonly tags: readonly string[]
  readonly files: readonly FormFile[]
}

/** New documents beside none of the earlier ones. */
function documents(
  kind: BadSubmission['kind'],
  broughtBy: readonly Way[],
  { tags, ...about }: Documents,
): readonly BadSubmission[] {
  return broughtBy.map((way) => ({
    ...about,
    kind,
    way,
    changes: { attachmentDetails: JSON.stringify(tags), ...(way !== 'create' && { oldAttachment: '[]' }) },
  }))
}

const numbers: readonly BadSubmission[] = [
  ...documents('outpatient', ways, {
    rule: 'CLM-068',
    what: 'no documents',
    tags: [],
    files: [],
    errors: { invoicesAndReceipts: fieldRequired, otherDocuments: fieldRequired },
  }),
  ...documents('outpatient', ways, {
    rule: 'CLM-069',
    what: 'only a receipt',
    tags: ['INV/RCP'],
    files: [receipt],
    errors: { otherDocuments: fieldRequired },
  }),
  ...documents('outpatient', ways, {
    rule: 'CLM-121',
    what: 'only a letter',
    tags: ['DOC'],
    files: [letter],
    errors: { invoicesAndReceipts: fieldRequired },
  }),
  ...documents('inpatient', ways, {
    rule: 'CLM-067',
    what: 'no documents',
    tags: [],
    files: [],
    errors: { attachments: noFiles },
  }),
  // The cast's client takes two of each category.
  ...documents('outpatient', ways, {
    rule: 'CLM-073',
    what: 'a third receipt',
    tags: ['INV/RCP', 'INV/RCP', 'INV/RCP', 'DOC'],
    files: [receipt, receipt, receipt, letter],
    errors: { invoicesAndReceipts: tooManyFilesText(2) },
  }),
  ...documents('outpatient', ways, {
    rule: 'CLM-073',
    what: 'a third letter',
    tags: ['INV/RCP', 'DOC', 'DOC', 'DOC'],
    files: [receipt, letter, letter, letter],
    errors: { otherDocuments: tooManyFilesText(2) },
  }),
  ...documents('inpatient', ways, {
    rule: 'CLM-073',
    what: 'a third letter',
    tags: ['DOC', 'DOC', 'DOC'],
    files: [letter, letter, letter],
    errors: { attachments: tooManyFilesText(2) },
  }),
  ...documents('outpatient', ways, {
    rule: 'CLM-073',
    what: 'more than both categories together',
    tags: ['INV/RCP', 'INV/RCP', 'DOC', 'DOC', 'DOC'],
    files: [receipt, receipt, letter, letter, letter],
    errors: { otherDocuments: tooManyFilesText(2) },
  }),
  ...documents('inpatient', ways, {
    rule: 'CLM-073',
    what: 'more than both categories together',
    tags: ['INV/RCP', 'INV/RCP', 'DOC', 'DOC', 'DOC'],
    files: [receipt, receipt, letter, letter, letter],
    errors: { attachments: tooManyFilesText(2) },
  }),
]

const isoMedia = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    text(`ftyp${brand}`),
    Buffer.from([0, 0, 0, 0]),
    text(`${brand}mif1`),
    Buffer.alloc(64),
  ])
const zip = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 0, 0]), Buffer.alloc(64)])

/** Contents that are no document of a claim, each under a name that claims to be one. */
const foreign: readonly (readonly [string, Uint8Array])[] = [
  ['a script', text('<script>alert(1)</script>')],
  ['a page', text('<!doctype html><html><body>receipt</body></html>')],
  ['a drawing with a script', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a shell script', text('#!/bin/sh\nrm -rf /\n')],
  ['a text', text('Receipt no 17, 120.50')],
  ['JSON', text('{"receipt":17}')],
  ['a moving picture', text('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;')],
  ['a bitmap', Buffer.concat([text('BM'), Buffer.alloc(64)])],
  ['an archive', zip],
  ['a compressed file', gzipSync(Buffer.alloc(1_000_000))],
  ['a program', Buffer.concat([text('MZ'), Buffer.alloc(256)])],
  ['a program of another kind', Buffer.concat([Buffer.from([0x7f]), text('ELF'), Buffer.alloc(256)])],
  ['a film', isoMedia('isom')],
  ['a picture of a newer kind', isoMedia('avif')],
  [
    'a picture of the web',
    Buffer.concat([text('RIFF'), Buffer.from([40, 0, 0, 0]), text('WEBPVP8 '), Buffer.alloc(40)]),
  ],
  [
    'an old office document',
    Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(512)]),
  ],
  ['a font', Buffer.concat([text('OTTO'), Buffer.alloc(64)])],
  ['a page that goes on as a PDF', Buffer.concat([text('<html><!--'), pdf(), text('-->')])],
  ['an archive that goes on as a PDF', Buffer.concat([zip, pdf()])],
  ['a picture that moves and goes on as a PDF', Buffer.concat([text('GIF89a'), pdf()])],
  ['nothing but zeros', Buffer.alloc(4_096)],
  ['nothing but a line break', text('\n')],
]

const names = ['receipt.pdf', 'receipt.png', '../../receipt.heic']
const contents: readonly BadSubmission[] = foreign.flatMap(([what, content], index) => {
  const file: FormFile = { content, name: names[index % names.length] ?? 'receipt.pdf' }
  return [
    ...documents('outpatient', ways, {
      rule: 'CLM-071',
      what: `${what} as the receipt`,
      tags: ['INV/RCP', 'DOC'],
      files: [file, letter],
      errors: { invoicesAndReceipts: fileTypeRefused },
    }),
    ...documents('outpatient', ['create'], {
      rule: 'CLM-071',
      what: `${what} as the letter`,
      tags: ['INV/RCP', 'DOC'],
      files: [receipt, file],
      errors: { otherDocuments: fileTypeRefused },
    }),
    ...documents('inpatient', ways, {
      rule: 'CLM-071',
      what,
      tags: ['DOC'],
      files: [file],
      errors: { attachments: fileTypeRefused },
    }),
  ]
})

const oneTooMany = Buffer.concat([pdf(), Buffer.alloc(MAXIMUM_FILE_BYTES + 1 - pdf().length, ' ')])
const sizes: readonly BadSubmission[] = (
  [
    ['CLM-070', 'one byte more than 5 MB', oneTooMany, fileTooLarge],
    ['C39', 'an empty file', Buffer.alloc(0), fileEmpty],
  ] as const
).flatMap(([rule, what, content, errorText]) => [
  ...documents('outpatient', ways, {
    rule,
    what: `${what} as the receipt`,
    tags: ['INV/RCP', 'DOC'],
    files: [{ content, name: 'a.pdf' }, letter],
    errors: { invoicesAndReceipts: errorText },
  }),
  ...documents('outpatient', whileOpen, {
    rule,
    what: `${what} as the letter`,
    tags: ['INV/RCP', 'DOC'],
    files: [receipt, { content, name: 'a.pdf' }],
    errors: { otherDocuments: errorText },
  }),
  ...documents('inpatient', ways, {
    rule,
    what,
    tags: ['DOC'],
    files: [{ content, name: 'a.pdf' }],
    errors: { attachments: errorText },
  }),
])

const unreadable = [
  '{',
  'x',
  'null',
  '"INV/RCP"',
  '[1,2]',
  '[["INV/RCP"]]',
  '["EXE","DOC"]',
  '["inv/rcp","DOC"]',
  '["INV/RCP"]',
  '["INV/RCP","DOC","DOC"]',
]
const tags: readonly BadSubmission[] = [undefined, ...unreadable].flatMap((attachmentDetails) =>
  ways.map((way) => ({
    rule: 'CLM-074',
    what: `tags ${attachmentDetails ?? 'absent'}`,
    kind: 'outpatient' as const,
    way,
    changes: { attachmentDetails, ...(way !== 'create' && { oldAttachment: '[]' }) },
    files: [receipt, letter],
    errors: { attachmentDetails: errorTexts.malformed },
  })),
)

const kept: readonly BadSubmission[] = ['{', 'x', 'null', '"id"', '[1]', '[null]', '[["id"]]'].flatMap(
  (oldAttachment) =>
    (['outpatient', 'inpatient'] as const).flatMap((kind) =>
      (['update', 'update-while-asked'] as const).map((way) => ({
        rule: 'CLM-128',
        what: `kept documents ${oldAttachment}`,
        kind,
        way,
        changes: { oldAttachment },
        errors: { oldAttachment: errorTexts.malformed },
      })),
    ),
)

export const badDocuments: readonly BadSubmission[] = [...numbers, ...contents, ...sizes, ...tags, ...kept]
