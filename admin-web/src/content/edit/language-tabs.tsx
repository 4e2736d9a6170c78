import type { Content, ContentKind } from '@member-care/domain/content/content.ts'
import { labelOfPath } from '@member-care/domain/content/content-fields-said.ts'
import {
  missingIn,
  outdatedIn,
  textsToTranslate,
  translatedFields,
  translatedLanguages,
  translationPath,
  type TranslatedLanguage,
  type TranslatedText,
} from '@member-care/domain/content/translations.ts'
import { DEFAULT_LANGUAGE, languages, languageTag } from '@member-care/domain/language/language.ts'
import { contentFormTexts as texts } from '@member-care/domain/texts/content-page-texts.ts'
import { ArticleHtml } from '@member-care/web-kit/content/article-html.tsx'
import { loadLettersOf } from '@member-care/web-kit/language/letters-of-languages.ts'
import { Box, Stack, Tab, Tabs, Typography } from '@mui/material'
import { useEffect, useId, type ReactNode } from 'react'
import { TextInput } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import type { ContentLanguage } from '../content-record.ts'
import { useChosenLanguage } from './chosen-language.ts'
import { contentOfForm, type ContentForm } from './content-form.ts'
import { HtmlInput } from './html-input.tsx'

interface LanguageTabsProps {
  readonly kind: ContentKind
  /** The inputs of everything that is not a translation. */
  readonly children: ReactNode
}

/** English with all that is the same in every language, and a tab for each other language with its words (S123). A kind without words has no tabs. */
export function LanguageTabs({ kind, children }: LanguageTabsProps) {
  const id = useId()
  const { language, choose } = useChosenLanguage()
  const content = contentOfForm(useWatch<ContentForm>() as ContentForm)
  const faulty = useFaultyLanguages()
  useFaultyLanguageShown(faulty)
  if (translatedFields[kind].length === 0) return children
  return (
    <Box>
      <Tabs
        value={language}
        onChange={(_event, chosen: ContentLanguage) => choose(chosen)}
        aria-label={texts.languageTabs}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5 }}
      >
        {languages.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`${id}-${one}`}
            aria-controls={`${id}-panel`}
            label={<TabLabel language={one} content={content} isFaulty={faulty.includes(one)} />}
            sx={{ textTransform: 'none', px: 1.5 }}
          />
        ))}
      </Tabs>
      <Stack spacing={2.5} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${language}`}>
        {language === DEFAULT_LANGUAGE ? (
          children
        ) : (
          <Translations key={language} language={language} content={content} />
        )}
      </Stack>
    </Box>
  )
}

interface TabLabelProps {
  readonly language: ContentLanguage
  readonly content: Content
  readonly isFaulty: boolean
}

function TabLabel({ language, content, isFaulty }: TabLabelProps) {
  const { defaultValues } = useFormState<ContentForm>()
  const wanted = translatedLanguages.find((one) => one === language)
  const missing = wanted === undefined ? 0 : missingIn(content, wanted).length
  const isBegun = textsToTranslate(content).length > 0
  const opened = defaultValues?.content as Content | undefined
  const outdated = wanted === undefined || !opened ? 0 : outdatedIn(opened, content, wanted).length
  const mark = isFaulty
    ? texts.faultMark
    : missing > 0
      ? texts.missingMark(missing)
      : outdated > 0
        ? texts.outdatedMark(outdated)
        : texts.complete
  return (
    <Box component="span" sx={{ display: 'grid', justifyItems: 'start' }}>
      {texts.languages[language]}
      {(isFaulty || (wanted !== undefined && isBegun)) && (
        <Box
          component="span"
          sx={{
            fontSize: '0.75rem',
            fontWeight: 400,
            color: isFaulty ? 'error.main' : missing + outdated > 0 ? 'warning.dark' : 'text.secondary',
          }}
        >
          {mark}
        </Box>
      )}
    </Box>
  )
}

function Translations({ language, content }: { readonly language: TranslatedLanguage; readonly content: Content }) {
  useEffect(() => loadLettersOf(language), [language])
  const written = textsToTranslate(content)
  if (written.length === 0) return <Typography variant="body2">{texts.nothingToTranslate}</Typography>
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.translateLead(texts.languages[language])}
      </Typography>
      {written.map((text) => (
        <Translation key={text.field} text={text} language={language} />
      ))}
    </>
  )
}

/** Texts of one line, by the name of their field. */
const lines = new Set(['title', 'name', 'message', 'linkText', 'buttonText'])

/** A text with its English above, for who translates it. */
function Translation({ text, language }: { readonly text: TranslatedText; readonly language: TranslatedLanguage }) {
  const path = translationPath(text.field, language)
  const source = `content.${path}`
  const label = labelOfPath(path.split('.'))
  const name = text.field.split('.').at(-1) ?? ''
  const lang = languageTag(language)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        sx={{
          borderLeft: 3,
          borderColor: 'divider',
          pl: 1.5,
          color: 'text.secondary',
          maxHeight: 260,
          overflow: 'auto',
        }}
        // What scrolls can be reached by keyboard.
        tabIndex={name === 'html' ? 0 : undefined}
        role={name === 'html' ? 'region' : undefined}
        aria-label={name === 'html' ? texts.inLanguage(labelOfPath([name]), texts.languages.en) : undefined}
      >
        {name === 'html' ? (
          <ArticleHtml html={text.english} />
        ) : (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text.english}
          </Typography>
        )}
      </Box>
      {name === 'html' ? (
        <HtmlInput source={source} label={label} lang={lang} />
      ) : (
        <TextInput
          source={source}
          label={label}
          helperText={false}
          slotProps={{ htmlInput: { lang } }}
          {...(!lines.has(name) && { multiline: true, minRows: 2 })}
        />
      )}
    </Box>
  )
}

/** Languages in whose words something is wrong. What is no translation counts as English. */
function useFaultyLanguages(): readonly ContentLanguage[] {
  const { errors } = useFormState<ContentForm>()
  const faulty = new Set<ContentLanguage>()
  const look = (value: unknown, within: ContentLanguage) => {
    if (typeof value !== 'object' || value === null) return
    if ('message' in value && typeof value.message === 'string') faulty.add(within)
    else
      for (const [name, inner] of Object.entries(value))
        look(inner, translatedLanguages.find((one) => one === name) ?? within)
  }
  look(errors.content, DEFAULT_LANGUAGE)
  return languages.filter((one) => faulty.has(one))
}

/** Whoever sends a form with a fault in another language is led there. */
function useFaultyLanguageShown(faulty: readonly ContentLanguage[]): void {
  const { submitCount } = useFormState<ContentForm>()
  const { language, choose } = useChosenLanguage()
  useEffect(() => {
    const [first] = faulty
    if (first !== undefined && !faulty.includes(language)) choose(first)
    // Only when it was sent.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount])
}
