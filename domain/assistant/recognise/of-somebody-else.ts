/** A strange word as the owner of a claim or letter: "John's claim", "Tan claim status", "陈大文的索赔", "claim Ahmad", "குமாரின் கோரிக்கை". */
import type { KnownLanguage } from './known-languages.ts'
import { POSSESSIVE } from './plain-words.ts'
import type { Tag } from './tag-words.ts'

interface Words {
  readonly words: readonly string[]
  readonly tags: readonly Tag[]
  /** Places of words that say nothing to the assistant. */
  readonly strange: readonly number[]
  readonly languages: readonly KnownLanguage[]
}

/** Where the member says "my", the word is taken for a provider or a treatment. */
export function isOfSomebodyElse(read: Words): boolean {
  const isOwner = read.languages.length === 1 ? isOwnerInEnglish : isOwnerBeside
  return read.strange.some((place) => read.words[place + 1] === POSSESSIVE || isOwner(place, read))
}

function isOwnerInEnglish(place: number, { words, tags, languages }: Words): boolean {
  if (words.some((word) => isOwn(word, languages))) return false
  const namesRecord = tags.some(({ concept }) => concept === 'claim' || concept === 'log')
  return recordWords.includes(words[place + 1] ?? '') || (namesRecord && ['of', 'by'].includes(words[place - 1] ?? ''))
}

const recordWords: readonly string[] = ['claim', 'claims', 'eclaim', 'eclaims', 'log', 'logs', 'elog', 'elogs']

/** Other languages name the owner before the thing or after it, and say "my" beside both: "我的补牙索赔", "claim mata saya". */
function isOwnerBeside(place: number, { words, tags, languages }: Words): boolean {
  return tags
    .filter(({ concept }) => concept === 'claim' || concept === 'log')
    .flatMap(({ at }) => at)
    .some((record) => {
      const [first, last] = record < place ? [record, place] : [place, record]
      const isBeside = words.slice(first + 1, last).every((word) => linkWords.includes(word))
      return isBeside && ![first - 1, last + 1].some((beside) => isOwn(words[beside] ?? '', languages))
    })
}

/** Stand between what belongs to somebody and whose it is. */
const linkWords: readonly string[] = [
  '的',
  'milik',
  'kepunyaan',
  'oleh',
  'punya',
  'pakcik',
  'makcik',
  'pak',
  'mak',
  'si',
]

function isOwn(word: string, languages: readonly KnownLanguage[]): boolean {
  return languages.some(({ own }) => own.includes(word))
}
