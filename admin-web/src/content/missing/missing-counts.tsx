import { translatedLanguages, type TranslatedLanguage } from '@member-care/domain/content/translations.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { contentFormTexts, missingTranslationTexts as texts } from '@member-care/domain/texts/content-page-texts.ts'
import { Box, Link, Paper, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { kindLabel } from '../content-record.ts'
import { missingTranslationsAddress, type MissingTranslationCount } from './missing-translation-record.ts'

/** How many items of each kind are missing in each language; each number leads to them. */
export function MissingCounts() {
  const { data = [] } = useGetList<MissingTranslationCount & { readonly id: string }>('missing-translation-counts')
  if (data.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={texts.counts}
      sx={{
        listStyle: 'none',
        m: 0,
        mb: 2,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {translatedLanguages.map((language) => (
        <CountsOfLanguage
          key={language}
          language={language}
          counts={data.filter((count) => count.language === language)}
        />
      ))}
    </Box>
  )
}

interface CountsOfLanguageProps {
  readonly language: TranslatedLanguage
  readonly counts: readonly MissingTranslationCount[]
}

function CountsOfLanguage({ language, counts }: CountsOfLanguageProps) {
  const name = contentFormTexts.languages[language]
  const total = counts.reduce((sum, { items }) => sum + items, 0)
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5 }}>
      <Typography component="div" variant="body2" sx={{ fontWeight: 620, mb: 0.5 }}>
        {texts.ofLanguage(name, total)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        {counts.map(({ kind, items }) => (
          <Link
            key={kind}
            component={RouterLink}
            to={missingTranslationsAddress(kind, language)}
            aria-label={texts.countOf(items, kindLabel(kind), name)}
            variant="body2"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
          >
            {kindLabel(kind)} {shownCount(items)}
          </Link>
        ))}
      </Box>
    </Paper>
  )
}
