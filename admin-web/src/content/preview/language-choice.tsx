import { languages } from '@member-care/domain/language/language.ts'
import { contentFormTexts, contentPreviewTexts as texts } from '@member-care/domain/texts/content-page-texts.ts'
import { loadLettersOf } from '@member-care/web-kit/language/letters-of-languages.ts'
import { MenuItem, TextField } from '@mui/material'
import type { ContentLanguage } from '../content-record.ts'

interface LanguageChoiceProps {
  readonly language: ContentLanguage
  readonly onChange: (language: ContentLanguage) => void
}

/** Whose language a preview is in. */
export function LanguageChoice({ language, onChange }: LanguageChoiceProps) {
  return (
    <TextField
      select
      label={texts.language}
      value={language}
      onChange={({ target }) => {
        const chosen = target.value as ContentLanguage
        loadLettersOf(chosen)
        onChange(chosen)
      }}
    >
      {languages.map((one) => (
        <MenuItem key={one} value={one}>
          {contentFormTexts.languages[one]}
        </MenuItem>
      ))}
    </TextField>
  )
}
