import type { Content } from '@member-care/domain/content/content.ts'
import { missingIn, textsToTranslate, translatedLanguages } from '@member-care/domain/content/translations.ts'
import { contentFormTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { Alert } from '@mui/material'
import { asSent, type ContentLanguage } from '../content-record.ts'
import { PhoneFrame } from './phone-frame.tsx'
import { ShownContent } from './shown-content.tsx'

interface ReadContentProps {
  readonly content: Content
  /** Of the member. */
  readonly language: ContentLanguage
}

/** An item on the phone of a member who reads a language, and why it is in English where it is not in theirs. */
export function ReadContent({ content, language }: ReadContentProps) {
  const wanted = translatedLanguages.find((one) => one === language)
  const missing = wanted === undefined ? 0 : missingIn(content, wanted).length
  return (
    <>
      {missing > 0 && textsToTranslate(content).length > 0 && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {contentFormTexts.readInEnglish(contentFormTexts.languages[language], missing)}
        </Alert>
      )}
      <PhoneFrame>
        <ShownContent content={asSent(content)} language={language} />
      </PhoneFrame>
    </>
  )
}
