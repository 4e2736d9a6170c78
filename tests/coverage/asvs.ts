/** Reads docs/asvs.md: what became of each requirement of OWASP ASVS, and what shows it. Pure. */
import { filesIn, readTables } from './coverage.ts'

export const asvsAnswers = ['met', 'not met', 'does not apply'] as const
export type AsvsAnswer = (typeof asvsAnswers)[number]

/** A file that shows something, and the name of the test in it where one test does. */
export interface Evidence {
  readonly file: string
  readonly test: string | undefined
}

export interface AsvsRow {
  /** As `V2.1.1`. */
  readonly id: string
  readonly answer: string
  /** What shows that it is met, or why it is not. */
  readonly text: string
  /** Of what is met only. */
  readonly evidence: readonly Evidence[]
}

/** One place that names a file, from the next: `file › name of a test (a note); file`. */
const betweenFiles = /; (?=[\w./-]+\.(?:tsx?|m?js|md|json)(?: |;|$))/
const noteAtItsEnd = / \([^()]*\)$/

/** @param text of docs/asvs.md */
export function readAsvs(text: string): { readonly rows: readonly AsvsRow[]; readonly unread: readonly string[] } {
  const { rows, unread } = readTables(text, { id: /^V\d+\.\d+\.\d+$/, looksLikeId: /^V\d+\.\d/, columns: 4 })
  return {
    rows: rows.map(([id = '', , answer = '', shownBy = '']) => ({
      id,
      answer,
      text: shownBy,
      evidence: answer === 'met' ? evidenceIn(shownBy) : [],
    })),
    unread,
  }
}

function evidenceIn(text: string): readonly Evidence[] {
  return text.split(betweenFiles).map((place) => {
    const [file = '', test] = place.replace(noteAtItsEnd, '').split(' › ')
    return { file, test }
  })
}

/** What is wrong with a row by itself: an answer that is none, nothing that shows it, or no reason. */
export function flawsOf({ id, answer, text, evidence }: AsvsRow): readonly string[] {
  if (!asvsAnswers.some((known) => known === answer)) return [`${id}: "${answer}" is no answer`]
  if (answer === 'met')
    return evidence.filter(({ file }) => filesIn(file)[0] !== file).map(({ file }) => `${id}: "${file}" is no file`)
  // A reason is a sentence.
  return /^[\w`/].{10,}\.$/.test(text) ? [] : [`${id}: no reason`]
}

/** The sentence at the top of docs/asvs.md. */
export function asvsCountedText(rows: readonly AsvsRow[]): string {
  const count = (answer: AsvsAnswer) => rows.filter((row) => row.answer === answer).length
  return `Of ${rows.length} requirements ${count('met')} are met, ${count('not met')} are not, and ${count('does not apply')} do not apply.`
}
