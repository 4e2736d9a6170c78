import { cannedAnswerSchema } from '@member-care/domain/chat/canned-answer.ts'
import { translatedLanguages, type TranslatedLanguage } from '@member-care/domain/content/translations.ts'
import { cannedAnswerDesks, type CannedAnswerDesk } from '@member-care/domain/chat/conversation-terms.ts'
import { languageTag } from '@member-care/domain/language/language.ts'
import { cannedAnswerTexts as texts } from '@member-care/domain/texts/canned-answer-texts.ts'
import { contentFormTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { loadLettersOf } from '@member-care/web-kit/language/letters-of-languages.ts'
import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { FormDialog } from '../../console/form-dialog.tsx'
import { useCommandSending } from '../../console/use-command-sending.ts'
import type { CannedAnswerRow } from './canned-answer-record.ts'

interface CannedAnswerDialogProps {
  /** The answer that is changed; a new one where there is none. */
  readonly answer?: CannedAnswerRow | undefined
  readonly onDone: () => void
  readonly onClose: () => void
}

type Translations = Readonly<Record<TranslatedLanguage, string>>
/** By the path of the field. */
type Errors = Readonly<Record<string, string>>

const noTranslations: Translations = { zh: '', ms: '', ta: '' }

/** Writes a new answer, or changes one. What is typed stays when the server refuses. */
export function CannedAnswerDialog({ answer, onDone, onClose }: CannedAnswerDialogProps) {
  const { send, isPending, failure } = useCommandSending<CannedAnswerRow>({ onDone })
  const [title, setTitle] = useState(answer?.title ?? '')
  const [text, setText] = useState(answer?.text ?? '')
  const [translations, setTranslations] = useState(answer?.translations ?? noTranslations)
  const [desk, setDesk] = useState<CannedAnswerDesk>(answer?.desk ?? 'all')
  const [errors, setErrors] = useState<Errors>({})

  function submit() {
    const judged = cannedAnswerSchema.safeParse({ title, text, translations, desk })
    setErrors(
      judged.success
        ? {}
        : Object.fromEntries(judged.error.issues.map(({ path, message }) => [path.join('.'), message])),
    )
    if (!judged.success) return
    const body = { title, text, translations, desk }
    void send(body, (options, provider) =>
      answer ? provider.changeCannedAnswer(answer.id, body, options) : provider.addCannedAnswer(body, options),
    )
  }

  return (
    <FormDialog
      title={answer ? texts.edit : texts.add}
      failure={failure?.message}
      isPending={isPending}
      confirm={{ label: answer ? texts.save : texts.addShort }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        <TextField
          autoFocus
          label={texts.fields.title}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          error={errors['title'] !== undefined}
          helperText={errors['title'] ?? texts.fields.titleHint}
          autoComplete="off"
        />
        <TextField
          multiline
          minRows={4}
          maxRows={12}
          label={texts.fields.text}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={errors['text'] !== undefined}
          helperText={errors['text'] ?? texts.fields.textHint}
        />
        <TranslationFields translations={translations} errors={errors} onChange={setTranslations} />
        <TextField
          select
          label={texts.fields.desk}
          value={desk}
          onChange={(event) => setDesk(event.target.value as CannedAnswerDesk)}
        >
          {cannedAnswerDesks.map((one) => (
            <MenuItem key={one} value={one}>
              {texts.desks[one]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </FormDialog>
  )
}

interface TranslationFieldsProps {
  readonly translations: Translations
  readonly errors: Errors
  readonly onChange: (translations: Translations) => void
}

function TranslationFields({ translations, errors, onChange }: TranslationFieldsProps) {
  useEffect(() => {
    for (const language of translatedLanguages) loadLettersOf(language)
  }, [])
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 2, border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 620, p: 0 }}>
        {texts.fields.translations}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.fields.translationsHint}
      </Typography>
      {translatedLanguages.map((language) => {
        const error = errors[`translations.${language}`]
        return (
          <TextField
            key={language}
            multiline
            minRows={2}
            maxRows={8}
            label={texts.fields.textIn(contentFormTexts.languages[language])}
            value={translations[language]}
            onChange={({ target }) => onChange({ ...translations, [language]: target.value })}
            error={error !== undefined}
            helperText={error}
            slotProps={{ htmlInput: { lang: languageTag(language) } }}
          />
        )
      })}
    </Box>
  )
}
