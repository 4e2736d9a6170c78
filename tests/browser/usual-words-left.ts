/** Finds the usual words that others write into our data (a clinic's of a visit, a client's of a family) and that a page shows as they came. */
import { relationshipWords } from '@member-care/domain/texts/en/profile.ts'
import { teleconsultNames } from '@member-care/domain/texts/en/client-link.ts'
import { usualQuestionTexts } from '@member-care/domain/texts/en/usual-question.ts'
import { panelWords } from '@member-care/domain/texts/en/visit.ts'
import { certificateReasonWords, visitKindWords } from '@member-care/domain/texts/en/visit-report.ts'
import type { Page } from 'playwright-core'

const usual = [
  panelWords,
  visitKindWords,
  certificateReasonWords,
  relationshipWords,
  teleconsultNames,
  usualQuestionTexts,
].flatMap((words) => Object.values<string>(words))

/** Administrators work with what is kept, as it is kept, and their pages are English (S117). */
const ofAdministrators = /^\/(?:systemadmin|hradmin)(?:\/|$)/

/** @returns those that are the whole of a text which is in the language of the page. A plan may have a name that is the same: it says that it is English. */
export async function usualWordsLeft(page: Page): Promise<readonly string[]> {
  if (ofAdministrators.test(new URL(page.url()).pathname)) return []
  return page.evaluate((words) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const left: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim()
      if (words.includes(text) && node.parentElement?.closest('[lang]') === document.documentElement) left.push(text)
    }
    return left
  }, usual)
}
