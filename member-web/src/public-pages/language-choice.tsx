/** The languages of the portal, each in its own words, for who does not read the one that the browser names. */
import { useEffect } from 'react'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { languageNames, languages, languageTag, type Language } from '@member-care/domain/language/language.ts'
import { languageTexts } from '@member-care/domain/texts/language-texts.ts'
import { chooseBeforeSignIn } from '@member-care/web-kit/language/kept-language.ts'
import { loadLettersOf } from '@member-care/web-kit/language/letters-of-languages.ts'

export function LanguageChoice() {
  const current = currentLanguage()
  useEffect(() => languages.forEach(loadLettersOf), [])
  return (
    <Box
      component="ul"
      aria-label={languageTexts.title}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
    >
      {languages.map((language) => (
        <li key={language}>
          <Link
            component="button"
            type="button"
            lang={languageTag(language)}
            aria-current={language === current || undefined}
            onClick={() => choose(language)}
            sx={{
              py: 0.75,
              fontSize: '0.9375rem',
              ...(language === current && { color: 'text.primary', fontWeight: 620, textDecoration: 'none' }),
            }}
          >
            {languageNames[language]}
          </Link>
        </li>
      ))}
    </Box>
  )
}

/** A page keeps its language, so it is loaded anew. */
function choose(language: Language): void {
  chooseBeforeSignIn(language)
  location.reload()
}
