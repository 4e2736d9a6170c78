import { translatedFields, translatedLanguages } from '@member-care/domain/content/translations.ts'
import { contentFormTexts, contentPageTexts as texts } from '@member-care/domain/texts/content-page-texts.ts'
import { Alert, Box, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { Panel } from '../../console/field-list.tsx'
import { editContentAddress, outdatedLanguages, type ContentRecord } from '../content-record.ts'

/** In which languages the last version is, and where its missing words are written. */
export function LanguagesPanel({ item }: { readonly item: ContentRecord }) {
  const { contentId, kind, missingTexts } = item
  const outdated = outdatedLanguages(item)
  if (translatedFields[kind].length === 0) return null
  return (
    <Panel title={texts.languages}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {texts.languagesLead}
      </Typography>
      {outdated.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {texts.outdatedNotice(outdated.map((language) => contentFormTexts.languages[language]))}
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {translatedLanguages.map((language) => {
          const missing = missingTexts.find((one) => one.language === language)?.missing ?? 0
          return (
            <Box component="li" key={language} sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 32 }}>
              <Link
                component={RouterLink}
                to={editContentAddress(contentId, language)}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
              >
                {contentFormTexts.languages[language]}
              </Link>
              <Typography
                variant="body2"
                component="span"
                sx={{ color: missing > 0 ? 'warning.dark' : 'text.secondary' }}
              >
                {missing > 0 ? contentFormTexts.missingMark(missing) : contentFormTexts.complete}
              </Typography>
            </Box>
          )
        })}
      </Box>
    </Panel>
  )
}
