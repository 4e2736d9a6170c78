/** How the assistant does on texts of which it is known what each is to be taken for. */
import { intentNames } from '../asked.ts'
import { recognise } from '../recognise/recognise.ts'
import type { Meaning, Phrasings } from './phrasing.ts'

export function takenFor(text: string): Meaning {
  const recognised = recognise(text)
  return recognised.kind === 'intent' ? recognised.intent : recognised.kind
}

function isIntent(meaning: Meaning): boolean {
  return intentNames.some((name) => name === meaning)
}

/** A wrong answer is one that another question should have got, or that should not have been given. */
export function counted(all: readonly Phrasings[]) {
  const each = all.flatMap(({ means, texts }) => texts.map((text) => ({ text, means, taken: takenFor(text) })))
  const isRight = ({ means, taken }: (typeof each)[number]) => means.includes(taken)
  const answerable = each.filter(({ means }) => means.some(isIntent))
  return {
    phrasings: each.length,
    answerable: answerable.length,
    answered: answerable.filter(isRight).length,
    wrong: each.filter((one) => !isRight(one) && isIntent(one.taken)).map(({ text, taken }) => `${text} → ${taken}`),
    // Whoever wants a person, or is in danger, is not asked back either.
    missed: each
      .filter((one) => !isRight(one) && one.means.some((meaning) => meaning === 'person' || meaning === 'urgent'))
      .map(({ text, taken }) => `${text} → ${taken}`),
  }
}
