/**
 * Letters of guarantee: how long one takes to be made and signed, and whether a signature check of others tells of each of 1,000 letters in which
 * one byte was changed (issue bar: all of them).
 */
import { X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { issueGuaranteeLetter } from '@member-care/api/guarantees/letter/guarantee-letter.ts'
import { loadLetterSigner } from '@member-care/api/guarantees/letter/load-letter-signer.ts'
import { byteChanger } from '@member-care/api/guarantees/letter/testing/change-one-byte.ts'
import { checkPdfSignature } from '@member-care/api/guarantees/letter/testing/check-pdf-signature.ts'
import { exampleIssue, exampleLetter } from '@member-care/api/guarantees/letter/testing/example-letter.ts'
import { quantile } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

const LETTERS = 1_000
const SEED = 17
const MOST_MS = 500
const patients = ['Tan Mei Ling', 'Tan Mei Ling 陈美玲', 'Kavitha Rajan தமிழ்ச்செல்வி', 'Zoë Müller']

export async function benchGuaranteeLetters({ scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'member-care-letters-'))
  try {
    const path = join(folder, 'letters.pem')
    const signer = await loadLetterSigner(path, { now: exampleIssue })
    const certificate = new X509Certificate(await readFile(path))
    const change = byteChanger(SEED)
    const letters = scaled(LETTERS, scale)
    const times: number[] = []
    let told = 0
    for (let index = 0; index < letters; index += 1) {
      const startedAt = performance.now()
      const { bytes } = await issueGuaranteeLetter(letterOf(index), { signer, issuedAt: exampleIssue })
      times.push(performance.now() - startedAt)
      if (index % 100 === 0 && (await checkPdfSignature(bytes, certificate)) !== 'good')
        throw new Error('A letter that nobody changed is not good.')
      if ((await checkPdfSignature(change(bytes), certificate)) !== 'good') told += 1
    }
    return [timeRow(quantile(times, 0.95)), toldRow(told, letters)]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function letterOf(index: number) {
  return {
    ...exampleLetter,
    number: `LOG-${index}`,
    patientName: patients[index % patients.length] ?? '',
    guaranteedCents: 10_000 + index,
  }
}

function timeRow(p95: number): BenchRow {
  return {
    name: 'a letter of guarantee made and signed, p95',
    ours: p95,
    limit: MOST_MS,
    unit: 'ms',
    ratio: `${(p95 / MOST_MS).toFixed(2)}×`,
    aim: '≤ 1.00×',
    reached: p95 <= MOST_MS,
  }
}

function toldRow(told: number, letters: number): BenchRow {
  return {
    name: 'letters with one byte changed, told by another’s check',
    ours: told,
    limit: letters,
    unit: 'letters',
    ratio: `${((told / letters) * 100).toFixed(1)} %`,
    aim: '100.0 %',
    reached: told === letters,
  }
}
