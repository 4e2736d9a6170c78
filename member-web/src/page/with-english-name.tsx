/** A sentence in the language of the page, and within it a name that has one language: of a plan, a benefit or a limit. */
import { WRITTEN_IN_ENGLISH } from '@member-care/domain/language/written-in-english.ts'
import { aroundName } from './around-name.ts'

interface WithEnglishNameProps {
  readonly text: string
  readonly name: string
}

export function WithEnglishName({ text, name }: WithEnglishNameProps) {
  const around = aroundName(text, name)
  if (around === undefined) return text
  return (
    <>
      {around.before}
      <span lang={WRITTEN_IN_ENGLISH}>{name}</span>
      {around.after}
    </>
  )
}
