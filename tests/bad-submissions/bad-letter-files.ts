/** Documents of a request for a letter that are missing, too many, too large, empty, or not what they are called. */
import { gzipSync } from 'node:zlib'
import { EICAR_TEST_FILE } from '@member-care/api/integrations/antivirus/eicar-signature.ts'
import { acceptedTypes, MAXIMUM_FILE_BYTES } from '@member-care/domain/claim/form/attachment-errors.ts'
import { claimFormTexts, tooManyFilesText } from '@member-care/domain/texts/claim-form-texts.ts'
import { guaranteeRequestTexts } from '@member-care/domain/texts/guarantee-request-texts.ts'
import { pdf, png } from '../support/claim-forms.ts'
import { referral, type BadLetter } from './bad-letter.ts'

const text = (content: string): Uint8Array => new TextEncoder().encode(content)
const endings = Object.keys(acceptedTypes)

function padded(content: Uint8Array, bytes: number): Uint8Array {
  const whole = new Uint8Array(bytes)
  whole.set(content)
  return whole
}

const tooMany: readonly BadLetter[] = [6, 7, 10].flatMap((count) =>
  ['pdf', 'png'].map((ending) => ({
    what: `${count} files, ${ending}`,
    files: Array.from({ length: count }, (_, index) => ({
      content: ending === 'pdf' ? pdf(`page ${index}`) : png,
      name: `page-${index}.${ending}`,
    })),
    errors: { attachments: tooManyFilesText(5) },
  })),
)

const oneByteTooMany = MAXIMUM_FILE_BYTES + 1
const tooLarge: readonly BadLetter[] = [
  ...endings.map((ending) => ({
    what: `5 MB and one byte, ${ending}`,
    files: [{ content: padded(ending === 'png' ? png : pdf(), oneByteTooMany), name: `scan.${ending}` }],
  })),
  {
    what: '5 MB and one byte after a good one',
    files: [referral, { content: padded(png, oneByteTooMany), name: 'b.png' }],
  },
  {
    what: '5 MB and one byte before a good one',
    files: [{ content: padded(png, oneByteTooMany), name: 'b.png' }, referral],
  },
].map((one) => ({ ...one, errors: { attachments: claimFormTexts.fileTooLarge } }))

const empty: readonly BadLetter[] = [
  ...endings.map((ending) => [{ content: new Uint8Array(), name: `scan.${ending}` }]),
  [referral, { content: new Uint8Array(), name: 'scan.pdf' }],
].map((files) => ({
  what: `empty: ${files.map(({ name }) => name).join(', ')}`,
  files,
  errors: { attachments: claimFormTexts.fileEmpty },
}))

/** Its content counts, and not its name. */
const somethingElse: readonly BadLetter[] = Object.entries({
  'a letter in words': text('Dear hospital'),
  'a page': text('<!doctype html><script>alert(1)</script>'),
  'a drawing': text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'an animation': text('GIF89a\u0001\u0000\u0001\u0000'),
  'a packed file': gzipSync('referral'),
  'a program': text('MZ\u0090\u0000'),
}).flatMap(([what, content]) =>
  endings.map((ending) => ({
    what: `${what} that is called ${ending}`,
    files: [referral, { content, name: `referral.${ending}` }],
    errors: { attachments: claimFormTexts.fileTypeRefused },
  })),
)

export const badLetterFiles: readonly BadLetter[] = [
  { what: 'no files', files: [], errors: { attachments: guaranteeRequestTexts.noFiles } },
  ...tooMany,
  ...tooLarge,
  ...empty,
  ...somethingElse,
]

/** Refused before its fields are looked at; the register keeps that it came. */
export const suspiciousLetter: BadLetter = {
  what: 'a file that the antivirus finds',
  files: [{ content: new Uint8Array([...pdf('\n'), ...EICAR_TEST_FILE]), name: 'referral.pdf' }],
  status: 303,
}
