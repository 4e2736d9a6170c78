/** Who treated whom: names that are known beforehand, found among misread words. */
import { isAlmost, likeness, plainWords } from './likeness.ts'
import { contains, nameWords } from './name-words.ts'
import { readField, unsureOf, type ReadField } from './receipt-reading.ts'
import { placeOf, type ReceiptWord } from './receipt-word.ts'
import { textOf, type TextLine } from './text-lines.ts'

/** Names less alike than this are of two people. */
export const LEAST_LIKENESS = 0.8
/** The second best has to be so much less alike. */
const LEAST_LEAD = 0.08
const LINES_OF_HEAD = 6
/** Heads that name no provider. */
const notNames =
  /receipt|invoice|bill|statement|copy|tel|fax|gst|reg|uen|road|street|avenue|#\d|singapore \d|www|@|date|\d{5,}/i

/**
 * A name of the list that stands in the document, best near its head; where none does, the largest line of the head, unsure. Who referred the
 * patient or prescribed is not surely it, where nothing else names it.
 * @param providers names as the list has them
 */
export function readProvider(lines: readonly TextLine[], providers: readonly string[]): ReadField<string> | undefined {
  const withoutSenders = lines.map(withoutSender)
  const own = listedOn(withoutSenders, providers) ?? headOf(lines)
  // Where no line names a sender, the whole list would be searched for once more, for the same.
  if (own !== undefined || withoutSenders.every((line, index) => line === lines[index])) return own
  const sender = listedOn(lines, providers)
  return sender && unsureOf(sender)
}

/** `Referred by: Dr Lim, Northwind Clinic`, `Prescription from …`; and `Clinic: …` below the head, as laboratories write. */
function withoutSender(line: TextLine, index: number): TextLine {
  const place = line.words.findIndex(
    ({ text }) => /^\W*(?:refer|prescri)/i.test(text) || (index >= LINES_OF_HEAD && /^clinic:$/i.test(text)),
  )
  return place === -1 ? line : { ...line, words: line.words.slice(0, place) }
}

function listedOn(lines: readonly TextLine[], providers: readonly string[]): ReadField<string> | undefined {
  const listed = providers
    .map((name) => ({ name, words: nameWords(name) }))
    .filter(({ words }) => words.length > 0)
    .map(({ name, words }) => ({ name, words, ...bestMatch(lines, words) }))
    .filter(({ match }) => match >= LEAST_LIKENESS)
    // Of "Raffles Medical" and "Raffles Medical Orchard" the longer says more.
    .toSorted((one, other) => other.match - one.match || other.words.join('').length - one.words.join('').length)
  const [best, second] = listed
  if (best?.found === undefined) return undefined
  const isPart = second !== undefined && contains(best.words, second.words)
  const isRivalled = second !== undefined && !isPart && best.match - second.match < LEAST_LEAD
  return readField(
    best.name,
    isRivalled ? 0.5 : best.match >= 0.85 && isSameName(best.found, best.words) ? 0.8 + (best.match - 0.85) : 0.7,
    placeOf(best.found),
  )
}

/** Of a short word, one other letter makes another name: Dr Tan is not Dr Tay. */
function isSameName(found: readonly ReceiptWord[], name: readonly string[]): boolean {
  const words = nameWords(textOf(found))
  return words.join('') === name.join('') || name.every((wanted) => words.some((word) => isAlmost(word, wanted)))
}

/** The run of words, on one line or over two, that is most like the name. */
export function bestMatch(lines: readonly TextLine[], wanted: readonly string[]) {
  const name = wanted.join('')
  let best: { match: number; found: readonly [ReceiptWord, ...ReceiptWord[]] | undefined } = {
    match: 0,
    found: undefined,
  }
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]
    const words = next?.page === line.page ? [...line.words, ...next.words] : line.words
    for (let from = 0; from < line.words.length; from++) {
      let run = ''
      for (let until = from; until < words.length && run.length < name.length * 1.3; until++) {
        run += nameWords(words[until]?.text ?? '').join('')
        if (run.length < name.length * 0.7) continue
        const match = likeness(run, name)
        const [first, ...rest] = words.slice(from, until + 1)
        if (match > best.match && first) best = { match, found: [first, ...rest] }
      }
    }
  }
  return best
}

function headOf(lines: readonly TextLine[]): ReadField<string> | undefined {
  const [largest] = lines
    .slice(0, LINES_OF_HEAD)
    .filter(({ words }) => /\p{L}{3}/u.test(textOf(words)) && !notNames.test(textOf(words)))
    .toSorted((one, other) => other.height - one.height)
  const [first, ...rest] = largest?.words ?? []
  return first && readField(textOf([first, ...rest]), 0.4, placeOf([first, ...rest]))
}

/** Whoever is called so treats, is related or handles the money. */
const notPatients = new Set([
  'DR',
  'DOCTOR',
  'PHYSICIAN',
  'CASHIER',
  'ATTENDING',
  'SERVED',
  'CONSULTANT',
  'PREPARED',
  'ISSUED',
  'DENTIST',
  'SURGEON',
  'THERAPIST',
  'PHYSIOTHERAPIST',
  'NURSE',
  'PHARMACIST',
  'OPTOMETRIST',
  'OPTICIAN',
  'DISPENSED',
])

/** Whoever is called so brings the patient, or pays. */
const besidePatients = new Set([
  'PARENT',
  'PARENTS',
  'GUARDIAN',
  'MOTHER',
  'FATHER',
  'SPOUSE',
  'HUSBAND',
  'WIFE',
  'KIN',
  'PAYER',
  'PAYOR',
  'POLICYHOLDER',
  'SUBSCRIBER',
  'HOLDER',
  'CARDHOLDER',
  'ACCOUNTHOLDER',
  'INSURED',
  'GUARANTOR',
  'SPONSOR',
  'PAID',
])

/** Of a child that has no name yet, or that is called by its parent's: `Baby of Tan Mei Ling`, `B/O`. */
const childOf = /\b(?:BABY|INFANT|TWINS?|CHILD|SON|DAUGHTER) OF\b|\bB O\b/

/**
 * Who of the family the receipt names, in whatever order the names stand.
 * @param people names as the family has them
 */
export function readPatient(lines: readonly TextLine[], people: readonly string[]): ReadField<string> | undefined {
  const found = people
    .flatMap((name) => {
      const onLines = lines.map((line) => personOn(line, plainWords(name)))
      const best = onLines.toSorted((one, other) => other.share - one.share)[0]
      return best ? [{ name, onLines, ...best }] : []
    })
    .filter(({ share }) => share >= 0.6)
    .toSorted(
      (one, other) =>
        Number(one.isBeside) - Number(other.isBeside) || other.share - one.share || other.letters - one.letters,
    )
  const [best, second] = found
  const [first, ...rest] = best?.words ?? []
  if (best === undefined || first === undefined) return undefined
  // Two of a family, each named in full: the receipt is for both, or one of them only pays.
  const isRivalled = second !== undefined && second.share === best.share && isAnother(best, second)
  const isDoubted = isRivalled || best.isBeside || mayBeAnothers(best, lines, people.flatMap(plainWords))
  return readField(
    best.name,
    isDoubted ? 0.4 : best.share === 1 && best.letters >= 5 ? 0.92 : 0.6,
    placeOf([first, ...rest]),
  )
}

/** Called a child's parent somewhere; or as somebody else than whom a line says to be the patient, however badly that name can be read. */
function mayBeAnothers(
  { onLines, share }: { onLines: readonly FoundPerson[]; share: number },
  lines: readonly TextLine[],
  family: readonly string[],
): boolean {
  const isNamed = onLines.map((one) => one.share === share)
  return (
    onLines.some(({ isParent }, index) => isParent && isNamed[index]) ||
    // The name may stand below its label.
    lines.some((line, index) => saysPatient(line, family) && !isNamed[index] && !isNamed[index + 1])
  )
}

/** `Patient: Tan Xiao M.`, `Name of patient …`, with something behind it; without a mark between them, a name that the family has. */
function saysPatient({ words }: TextLine, family: readonly string[]): boolean {
  const [, mark, behind = ''] = /\bPATIENT(?:['’]?S? NAME)?\b ?([:;])?(.*)$/i.exec(textOf(words)) ?? []
  return mark === undefined ? plainWords(behind).some((word) => family.includes(word)) : /\p{L}{2}/u.test(behind)
}

/** As well named, or by words of its own: a name may hold a shorter one. */
function isAnother(best: NamedPerson, second: NamedPerson): boolean {
  return second.letters === best.letters || second.words.some((word) => !best.words.includes(word))
}

interface NamedPerson {
  readonly letters: number
  readonly words: readonly ReceiptWord[]
}

interface FoundPerson extends NamedPerson {
  readonly share: number
  readonly isBeside: boolean
  readonly isParent: boolean
}

/** Which share of a person's names stands on a line. */
function personOn({ words }: TextLine, names: readonly string[]): FoundPerson {
  const open = words.filter((_, index) => !isCalledAny(notPatients, words, index))
  const matched = names.flatMap((name) => {
    const word = open.find(({ text }) => plainWords(text).some((part) => isAlmost(part, name)))
    return word ? [{ name, word }] : []
  })
  const letters = matched.reduce((sum, { name }) => sum + name.length, 0)
  const all = names.reduce((sum, name) => sum + name.length, 0)
  const first = Math.min(...matched.map(({ word }) => words.indexOf(word)))
  const isParent =
    matched.length > 0 && childOf.test(plainWords(textOf(words.slice(Math.max(0, first - 3), first))).join(' '))
  return {
    share: matched.length < 2 && names.length > 1 ? 0 : letters / all,
    letters,
    words: [...new Set(matched.map(({ word }) => word))],
    isBeside: isParent || (matched.length > 0 && isCalledAny(besidePatients, words, first)),
    isParent,
  }
}

/** Whether a word follows, within three, one of these; behind the word for the patient they are over. */
function isCalledAny(called: ReadonlySet<string>, words: readonly ReceiptWord[], index: number): boolean {
  const before = plainWords(textOf(words.slice(Math.max(0, index - 4), index)))
  return before.slice(before.lastIndexOf('PATIENT') + 1).some((word) => called.has(word))
}
