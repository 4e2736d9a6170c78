import { createHash, X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPdf } from '@member-care/tests/support/read-pdf.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueGuaranteeLetter, type GuaranteeLetterFacts } from './guarantee-letter.ts'
import { loadLetterSigner } from './load-letter-signer.ts'
import { makeSelfMadeCertificate } from './self-made-certificate.ts'
import { openLetterSigning } from './letter-signing.ts'
import type { LetterSigner } from './sign-letter.ts'
import { byteChanger } from './testing/change-one-byte.ts'
import { checkPdfSignature } from './testing/check-pdf-signature.ts'
import { exampleIssue, exampleLetter } from './testing/example-letter.ts'

const now = new Date('2026-11-26T03:00:00Z')
let folder: string
let path: string
let signer: LetterSigner
let certificate: X509Certificate
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'member-care-letters-'))
  path = join(folder, 'keys', 'letters.pem')
  signer = await loadLetterSigner(path, { now })
  certificate = new X509Certificate(await readFile(path))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const issue = (facts: Partial<GuaranteeLetterFacts> = {}) =>
  issueGuaranteeLetter({ ...exampleLetter, ...facts }, { signer, issuedAt: exampleIssue })

describe('the letter', () => {
  test('says on one page all that the hospital asks for, and nothing of the treatment', async () => {
    const { text, pages, title, language, isTagged, parts } = await readPdf((await issue()).bytes)
    const expected = [
      'Letter of Guarantee Letter no. LOG-7Q4M2K9XTB',
      'Guaranteed up to SGD 12,345.00',
      'Lantern Life Insurance guarantees to Banyan General Hospital',
      'if the patient is admitted by 26 Dec 2026',
      'Issued on 26 Nov 2026 Valid until 26 Dec 2026',
      'Doctor Dr Rajan Kumar Admission date 04 Dec 2026 Patient',
      'Name Tan Mei Ling NRIC / FIN / Passport no. *****567A Employee Tan Ah Kow',
      'Company Orchid Biscuits Policy no. POL-1-I Insurer Lantern Life Insurance',
      'up to 30 days. Pre-existing conditions are not covered.',
      'https://member-care.example/guarantees/LOG-7Q4M2K9XTB',
      'enter this code on that page: K7M4-2QXT',
      'log@lantern.example or call +65 6123 4567',
      'digitally signed',
    ]
    expect(expected.filter((part) => !text.includes(part))).toEqual([])
    expect(pages).toHaveLength(1)
    expect(text).not.toMatch(/In place of|Diagnosis|stands for a character/)
    expect({ title, language, isTagged }).toEqual({
      title: 'Letter of Guarantee · Letter no. LOG-7Q4M2K9XTB',
      language: 'en-SG',
      isTagged: true,
    })
    expect(parts).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'LI', 'Figure']))
  })

  test('names the letter that it takes the place of, and the diagnosis where it is given', async () => {
    const { text } = await readPdf((await issue({ replaces: 'LOG-OLD', diagnosis: 'Appendicitis' })).bytes)
    expect(text).toContain('In place of letter no. LOG-OLD')
    expect(text).toContain('Diagnosis Appendicitis')
  })

  test('prints Chinese and Tamil names, and says which characters it could not print', async () => {
    const { bytes, missingCharacters } = await issue({ patientName: 'Tan 陈美玲 (葉穎)', doctorName: 'ராஜன்' })
    expect(missingCharacters).toEqual([])
    expect((await readPdf(bytes)).text).toMatch(/Name Tan 陈美玲 \(葉穎\) .*/)
    const rare = await issue({ patientName: '𠮷田' })
    expect(rare.missingCharacters).toEqual(['𠮷'])
    expect((await readPdf(rare.bytes)).text).toMatch(/Name 〓田 .*〓 stands for a character .*: U\+20BB7\./)
    expect(await checkPdfSignature(rare.bytes, certificate)).toBe('good')
  })

  test('goes on on the next page with long conditions in two scripts', async () => {
    const { pages } = await readPdf(
      (await issue({ conditions: '本保函只适用于上述入院。Only this stay. '.repeat(200) })).bytes,
    )
    expect(pages.length).toBeGreaterThan(1)
    expect(pages[1]).toContain('本保函只适用于上述入院')
  })

  test('is the same, byte for byte, when it is made again, and its hash is that of its bytes', async () => {
    const { bytes, hash } = await issue()
    expect((await issue()).bytes.equals(bytes)).toBe(true)
    expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'))
  })
})

describe('the signature', () => {
  test('is good, over the whole file, at the basic level of PAdES', async () => {
    const { bytes } = await issue()
    expect(await checkPdfSignature(bytes, certificate)).toBe('good')
    expect(bytes.toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached')
    expect(signer).toMatchObject({
      name: 'Member Care (self-made certificate for demonstration)',
      isSelfMade: true,
      validTo: new Date('2036-11-26T00:00:00Z'),
    })
  })

  test('tells of each byte that was changed, wherever it is', async () => {
    const { bytes } = await issue()
    const change = byteChanger(17)
    const verdicts = new Set<string>()
    for (let round = 0; round < 100; round++) verdicts.add(await checkPdfSignature(change(bytes), certificate))
    expect(verdicts).not.toContain('good')
    expect(await checkPdfSignature(Buffer.concat([bytes, Buffer.from('\n%')]), certificate)).not.toBe('good')
  })

  test('by another key is not ours', async () => {
    const others = new X509Certificate(await makeSelfMadeCertificate(now))
    expect(await checkPdfSignature((await issue()).bytes, others)).toBe('Somebody else signed it.')
  })
})

describe('the key', () => {
  test('is made once, readable by its owner only, and two that start at once have the same', async () => {
    const shared = join(folder, 'shared.pem')
    const [one, other] = await Promise.all([loadLetterSigner(shared, { now }), loadLetterSigner(shared, { now })])
    const letter = { ...exampleLetter }
    const signed = [one, other].map((each) => issueGuaranteeLetter(letter, { signer: each, issuedAt: exampleIssue }))
    const [first, second] = await Promise.all(signed)
    expect(first?.hash).toBe(second?.hash)
    expect((await stat(shared)).mode & 0o777).toBe(0o600)
  })

  test('of a setting is opened at the start, and a warning says when its certificate ends', async () => {
    const at = (file: string, isSelfMade: boolean, today: string) =>
      openLetterSigning({
        settings: { production: true, letterSigning: { file, isSelfMade } },
        clock: () => new Date(today),
      })
    await expect(at(join(folder, 'none.pem'), false, '2026-12-01')).rejects.toThrow(/ENOENT/)
    expect(await (await at(path, false, '2036-10-01')).warning()).toBeUndefined()
    expect(await (await at(path, false, '2036-11-01')).warning()).toMatch(/good until 26 Nov 2036/)
    expect(await (await at(join(folder, 'later.pem'), true, '2026-12-01')).warning()).toMatch(/nobody vouches/)
  })

  test.each([
    ['is not there', undefined, /ENOENT/],
    ['holds no key', 'x', /RSA private key of 2048 bits or more/],
    ['holds a key alone', 'key', /must hold the certificate of its key/],
    ['holds the certificate of another key', 'mixed', /must be that of its private key/],
  ])('is refused where the file %s', async (_, kind, refusal) => {
    const bad = join(folder, `${kind}.pem`)
    const key = /-----BEGIN PRIVATE[^]+END PRIVATE KEY-----\n/.exec(await readFile(path, 'utf8'))?.[0] ?? ''
    if (kind === 'x') await writeFile(bad, 'x')
    if (kind === 'key') await writeFile(bad, key)
    if (kind === 'mixed')
      await writeFile(bad, `${key}${new X509Certificate(await makeSelfMadeCertificate(now)).toString()}`)
    await expect(loadLetterSigner(bad)).rejects.toThrow(refusal)
  })
})
