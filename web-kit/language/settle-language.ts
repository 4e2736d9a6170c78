/**
 * Which language the pages of this browser are in: the one that the person has chosen, else the first of the browser's that there is, else English.
 * It is settled before a page is drawn, and stays as long as the page is open. Who chooses another one gets a new page.
 */
import { readLanguageFrom } from '@member-care/domain/language/current-language.ts'
import {
  DEFAULT_LANGUAGE,
  languages,
  languageTag,
  PSEUDO_LANGUAGE,
  type Language,
} from '@member-care/domain/language/language.ts'
import { learnLanguage, type FindWords } from '@member-care/domain/language/words.ts'
import { findWordsIn, type Translated } from '@member-care/domain/texts/translated.ts'
import { wantedLanguage } from './kept-language.ts'
import { loadLettersOf } from './letters-of-languages.ts'

interface LateWords {
  readonly ofFirstScreen: () => Promise<FindWords>
  /** With those of the first screen. */
  readonly ofMemberArea: () => Promise<FindWords>
  /** With those of the member area. */
  readonly ofClaimPages: () => Promise<FindWords>
  readonly all: () => Promise<FindWords>
}

const pseudoWords = async () => (await import('@member-care/domain/language/pseudo-language.ts')).findPseudoWords

/** The words of each language but English, which comes with the pages. They are loaded when somebody reads them, in four parts, so that no page waits for those of another. */
const loadWords: Readonly<Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, LateWords>> = {
  zh: late(
    () => import('@member-care/domain/texts/zh/first-screen-words.ts'),
    () => import('@member-care/domain/texts/zh/member-area-words.ts'),
    () => import('@member-care/domain/texts/zh/claim-pages-words.ts'),
    () => import('@member-care/domain/texts/zh/words.ts'),
  ),
  ms: late(
    () => import('@member-care/domain/texts/ms/first-screen-words.ts'),
    () => import('@member-care/domain/texts/ms/member-area-words.ts'),
    () => import('@member-care/domain/texts/ms/claim-pages-words.ts'),
    () => import('@member-care/domain/texts/ms/words.ts'),
  ),
  ta: late(
    () => import('@member-care/domain/texts/ta/first-screen-words.ts'),
    () => import('@member-care/domain/texts/ta/member-area-words.ts'),
    () => import('@member-care/domain/texts/ta/claim-pages-words.ts'),
    () => import('@member-care/domain/texts/ta/words.ts'),
  ),
  [PSEUDO_LANGUAGE]: {
    ofFirstScreen: pseudoWords,
    ofMemberArea: pseudoWords,
    ofClaimPages: pseudoWords,
    all: pseudoWords,
  },
}

type LoadPart = () => Promise<{ readonly words: Partial<Translated> }>

function late(firstScreen: LoadPart, memberArea: LoadPart, claimPages: LoadPart, whole: LoadPart): LateWords {
  const together =
    (...parts: readonly LoadPart[]) =>
    async () => {
      const loaded = await Promise.all(parts.map((load) => load()))
      return findWordsIn(Object.assign({}, ...loaded.map(({ words }) => words)) as Partial<Translated>)
    }
  return {
    ofFirstScreen: together(firstScreen),
    ofMemberArea: together(firstScreen, memberArea),
    ofClaimPages: together(firstScreen, memberArea, claimPages),
    all: together(whole),
  }
}

/** What is learned after the first screen, each with what stands before it. */
const laterParts = ['ofMemberArea', 'ofClaimPages', 'all'] as const
type LaterPart = (typeof laterParts)[number]

/** Whose words are known in part, once it is settled. */
let settled: Exclude<Language, typeof DEFAULT_LANGUAGE> | null = null
/** The last of the parts that are known. */
let known = -1

/**
 * Once, before anything is drawn. Where the words cannot be had, the pages are in English.
 * @param readable what these pages are written in
 */
export async function settleLanguage(readable: readonly Language[] = languages): Promise<void> {
  const wanted = wantedLanguage(readable)
  if (wanted === DEFAULT_LANGUAGE) return
  try {
    const [words, isThere] = await Promise.all([loadWords[wanted].ofFirstScreen(), isOffered(wanted)])
    if (!isThere) return
    learnLanguage(wanted, words)
    readLanguageFrom(() => wanted)
    settled = wanted
    document.documentElement.lang = languageTag(wanted)
    loadLettersOf(wanted)
  } catch {
    // Better the page in English than none.
  }
}

/** Before the member area is drawn. */
export const learnWordsOfMemberArea = learnOnce('ofMemberArea')

/** Before the lists or the first step of a claim, or the e-card, are drawn. */
export const learnWordsOfClaimPages = learnOnce('ofClaimPages')

/** Before any other page is drawn, or anything that opens later. */
export const learnAllWords = learnOnce('all')

/** @returns loads a part of the settled language's words, once. What cannot be had stays English, until it is asked for again. */
function learnOnce(part: LaterPart): () => Promise<void> {
  let loading: Promise<void> | null = null
  const learn = async (language: NonNullable<typeof settled>) => {
    try {
      const words = await loadWords[language][part]()
      const place = laterParts.indexOf(part)
      // One that comes late must not take away what is known already.
      if (place > known) learnLanguage(language, words)
      known = Math.max(known, place)
    } catch {
      loading = null
    }
  }
  return () => (settled === null ? Promise.resolve() : (loading ??= learn(settled)))
}

/** The server says whether it speaks the pseudo-language, which only those who develop may read. */
async function isOffered(language: Language): Promise<boolean> {
  if (languages.some((one) => one === language)) return true
  const offered = (await (await fetch('/api/languages')).json()) as { readonly languages: readonly { code: string }[] }
  return offered.languages.some(({ code }) => code === language)
}
