/** Answers about requests for letters of guarantee. */
import { formatDisplay } from '../../dates/singapore-dates.ts'
import { isUndecided } from '../../guarantee/guarantee-status.ts'
import { formatMoney } from '../../money/money.ts'
import { assistantTexts, letterAnswers as texts } from '../../texts/assistant-texts.ts'
import { usualTimeText, usualTimeTexts } from '../../texts/usual-time-texts.ts'
import type { Named } from '../asked.ts'
import { answer, linkTo, type AnswerLink, type AssistantAnswer } from './answer.ts'
import type { LetterFact, LetterFacts, PageFacts } from './facts.ts'

/** So many are told at once; the page has the rest. */
const MOST_TOLD = 3

/** Where letters stand, and up to what and until when an issued one holds. */
export function letterStatusAnswer(named: Named, facts: LetterFacts): AssistantAnswer {
  return ofLetters(named, facts, (letter) => [
    texts.stands[letter.status](called(letter)),
    ...termsOf(letter),
    ...requestOf(letter),
    ...reasonOf(letter),
  ])
}

/** How long requests in work usually take. */
export function letterTimeAnswer(named: Named, facts: LetterFacts): AssistantAnswer {
  return ofLetters(named, facts, (letter) => {
    const stands = texts.stands[letter.status](called(letter))
    if (!isUndecided(letter.status)) return [stands, texts.decided]
    return [
      stands,
      texts.requestedOn(letter.number, formatDisplay(letter.requestedOn)),
      ...requestOf(letter),
      letter.usualTime === null ? usualTimeTexts.tooFewLetters : usualTimeText('letter', letter.usualTime),
      texts.askEarly,
    ]
  })
}

/** What the insurer asks the member for. */
export function letterMissingAnswer(named: Named, facts: LetterFacts): AssistantAnswer {
  return ofLetters(named, facts, (letter) =>
    letter.asksInformation
      ? [...requestOf(letter), texts.answerThere]
      : [texts.stands[letter.status](called(letter)), texts.nothingMissing(letter.number)],
  )
}

export function requestLetterAnswer(_: Named, { pages }: PageFacts): AssistantAnswer {
  const links = linkTo('requestElog', pages)
  return links.length === 0
    ? answer('offers-person', [texts.cannotRequest])
    : answer('answered', [texts.howToRequest], links)
}

/** The letters that were named; else those in work and those that hold; else the last one. */
function ofLetters(
  { letters: references, whose }: Named,
  { letters, pages }: LetterFacts,
  tell: (letter: LetterFact) => readonly string[],
): AssistantAnswer {
  if (references.length > 0) return ofNamed(references, letters, pages, tell)
  const records = linkTo('elogRecords', pages)
  if (letters.length === 0)
    return answer(
      'answered',
      [texts.noneYet, texts.otherLetters],
      [...linkTo('requestElog', pages), ...linkTo('claimRecords', pages)],
    )
  const theirs = whose === undefined ? letters : letters.filter(({ patient }) => patient.as === whose)
  if (theirs.length === 0) return answer('offers-person', [texts.noneOfPerson], records)
  const current = theirs.filter(({ status }) => isUndecided(status) || status === 'APPROVED')
  const told = (current.length > 0 ? current : theirs.slice(0, 1)).slice(0, MOST_TOLD)
  const more = current.length - told.length
  return answer(
    'answered',
    [...new Set(told.flatMap(tell)), ...(more > 0 ? [texts.more(more)] : [])],
    [...told.flatMap((letter) => linkToLetter(letter, pages)), ...(more > 0 ? records : [])],
  )
}

function ofNamed(
  references: readonly string[],
  letters: readonly LetterFact[],
  pages: LetterFacts['pages'],
  tell: (letter: LetterFact) => readonly string[],
): AssistantAnswer {
  const looked = references.map((reference) => ({
    reference,
    found: letters.find((letter) => isCalled(letter, reference)),
  }))
  const found = looked.flatMap((one) => one.found ?? [])
  return answer(
    found.length === 0 ? 'offers-person' : 'answered',
    looked.flatMap((one) => (one.found === undefined ? [texts.notYours(one.reference)] : tell(one.found))),
    found.length === 0 ? linkTo('elogRecords', pages) : found.flatMap((letter) => linkToLetter(letter, pages)),
  )
}

/** By its id, its number, or the number of one of its letters (`LOG-7KX2M9QPA4-2`). */
function isCalled({ guaranteeId, number }: LetterFact, reference: string): boolean {
  const typed = reference.toUpperCase()
  return guaranteeId.toUpperCase() === typed || number === typed || typed.startsWith(`${number}-`)
}

function called({ number, hospital, admissionOn, patient }: LetterFact) {
  return {
    number,
    hospital,
    date: formatDisplay(admissionOn),
    forWhom: patient.as === 'self' ? '' : patient.name,
  }
}

function termsOf({ status, number, amountCents, validUntil }: LetterFact): readonly string[] {
  if (status !== 'APPROVED' || amountCents === null || validUntil === null) return []
  return [texts.upTo(number, formatMoney(amountCents, 'SGD'), formatDisplay(validUntil))]
}

function requestOf({ number, asksInformation, informationRequest }: LetterFact): readonly string[] {
  if (!asksInformation) return []
  return [
    informationRequest === null ? texts.insurerAsksSomething(number) : texts.insurerAsks(number, informationRequest),
  ]
}

function reasonOf({ status, number, reason }: LetterFact): readonly string[] {
  return reason !== null && (status === 'REJECTED' || status === 'WITHDRAWN') ? [texts.because(number, reason)] : []
}

function linkToLetter({ guaranteeId, number }: LetterFact, pages: LetterFacts['pages']): readonly AnswerLink[] {
  if (!pages.has('elogRecords')) return []
  return [{ label: assistantTexts.links.letter(number), path: `/app/elogrecords/${guaranteeId}` }]
}
