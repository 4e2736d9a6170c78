/** What must hold before a person is forgotten. */
import type { Refusal } from '../errors/refusal.ts'
import { consoleTexts } from '../texts/console-texts.ts'

export interface Forgetting {
  readonly userId: string
  /** Why: it stays readable for ever, beside the fact. */
  readonly reason: string
  /** What is still known of the person; null where nothing is. */
  readonly person: { readonly name: string | null; readonly nric: string | null; readonly email: string | null }
  /** Which administrator asks for it. */
  readonly askedBy: string
}

/** Why the person may not be forgotten like this; undefined when they may. */
export function forgettingRefusal({ userId, reason, person, askedBy }: Forgetting): Refusal | undefined {
  if (userId === askedBy) return { code: 'OWN_ACCOUNT', message: consoleTexts.forget.ownAccount }
  if (namesPerson(reason, person))
    return { code: 'REASON_NAMES_PERSON', message: consoleTexts.forget.reasonNamesPerson, field: 'reason' }
  return undefined
}

/** Parts of a name that are shorter are too common to tell anything. */
const SHORTEST_TELLING_PART = 3

function namesPerson(text: string, { name, nric, email }: Forgetting['person']): boolean {
  const lowered = text.toLowerCase()
  if ([nric, email].some((value) => value && lowered.includes(value.toLowerCase()))) return true
  const words = new Set(wordsOf(text))
  return wordsOf(name ?? '').some((part) => part.length >= SHORTEST_TELLING_PART && words.has(part))
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}
