/** Answers that the desk gives often, as the console keeps them, and how one is written to a member (S97). */
import { z } from 'zod'
import { cannedAnswerTexts as texts } from '../texts/canned-answer-texts.ts'
import { cannedAnswerDesks, LONGEST_CANNED_TITLE, MOST_OF_MESSAGE } from './conversation-terms.ts'

/** What stands for something of the member's. */
const placeholders = ['name'] as const
const placeholder = /\{([^{}]*)\}/g

const cannedAnswerFields = {
  title: z
    .string()
    .trim()
    .min(1, { error: () => texts.refusals.titleMissing })
    .max(LONGEST_CANNED_TITLE, { error: () => texts.refusals.titleTooLong }),
  text: z
    .string()
    .trim()
    .min(1, { error: () => texts.refusals.textMissing })
    .max(MOST_OF_MESSAGE, { error: () => texts.refusals.textTooLong })
    .refine(hasOnlyKnownPlaceholders, { error: () => texts.refusals.placeholderUnknown }),
  desk: z.enum(cannedAnswerDesks, { error: () => texts.refusals.deskMissing }),
}
export const cannedAnswerSchema = z.object(cannedAnswerFields)
export type CannedAnswer = z.infer<typeof cannedAnswerSchema>

/** The text as it is written to somebody. @param name null where it is not known any more: then it is left out */
export function writeCannedAnswer(text: string, { name }: { readonly name: string | null }): string {
  return name === null ? text.replace(/ ?\{name\}/g, '') : text.replaceAll('{name}', () => name)
}

function hasOnlyKnownPlaceholders(text: string): boolean {
  return [...text.matchAll(placeholder)].every(([, name]) => placeholders.some((known) => known === name))
}
