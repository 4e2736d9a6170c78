/** A sentence in the language of the page, and within it names that have one language: of plans, benefits or limits. */
import { Fragment } from 'react'
import { WRITTEN_IN_ENGLISH } from '@member-care/domain/language/written-in-english.ts'
import { namesInSentence } from './names-in-sentence.ts'

interface WithEnglishNamesProps {
  readonly text: string
  /** In the order in which the sentence says them. */
  readonly names: readonly string[]
}

export function WithEnglishNames({ text, names }: WithEnglishNamesProps) {
  return namesInSentence(text, names).map((part, index) =>
    part.isName ? (
      <span key={index} lang={WRITTEN_IN_ENGLISH}>
        {part.text}
      </span>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  )
}
