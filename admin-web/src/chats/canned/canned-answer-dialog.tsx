import { cannedAnswerSchema } from '@member-care/domain/chat/canned-answer.ts'
import { translatedLanguages, type TranslatedLanguage } from '@member-care/domain/content/translations.ts'
import { cannedAnswerDesks, type CannedAnswerDesk } from '@member-care/domain/chat/conversation-terms.ts'
import { languageTag } from '@member-care/domain/language/language.ts'
import { cannedAnswerTexts as texts } from '@member-care/domain/texts/canned-answer-texts.ts'
import { contentFormTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { loadLettersOf } from '@member-care/web-kit/language/letters-of-languages.ts'
import { Box, MenuItem, TextField, Typography, type TextFieldProps } from '@mui/material'
import { useEffect, useState, type ChangeEvent } from 'react'
import { useDataProvider } from 'react-admin'
import { EditConflict } from '../../console/edit-conflict.tsx'
import { FormDialog } from '../../console/form-dialog.tsx'
import { formatInstant } from '../../console/singapore-time.ts'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { fieldByField } from '../../record/form-comparison.ts'
import type { CannedAnswerRow } from './canned-answer-record.ts'

interface CannedAnswerDialogProps {
  /** The answer that is changed; a new one where there is none. */
  readonly answer?: CannedAnswerRow | undefined
  readonly onDone: () => void
  readonly onClose: () => void
}

/** The text in another language stands under that language. */
type AnswerForm = Readonly<Record<'title' | 'text' | TranslatedLanguage, string>> & { readonly desk: CannedAnswerDesk }
/** By the name of the field. */
type Errors = Readonly<Partial<Record<string, string>>>

const emptyForm: AnswerForm = { title: '', text: '', zh: '', ms: '', ta: '', desk: 'all' }
const comparison = fieldByField<AnswerForm>({
  title: { label: texts.fields.title },
  text: { label: texts.fields.text },
  zh: { label: texts.fields.textIn(contentFormTexts.languages.zh) },
  ms: { label: texts.fields.textIn(contentFormTexts.languages.ms) },
  ta: { label: texts.fields.textIn(contentFormTexts.languages.ta) },
  desk: { label: texts.fields.desk, text: (desk) => texts.desks[desk as CannedAnswerDesk] },
})

function formOf({ title, text, translations, desk }: CannedAnswerRow): AnswerForm {
  return { title, text, ...translations, desk }
}

/** Writes a new answer, or changes one. What is typed stays when the server refuses; what somebody else changed meanwhile is shown beside it. */
export function CannedAnswerDialog({ answer, onDone, onClose }: CannedAnswerDialogProps) {
  const [opened, setOpened] = useState(answer)
  const [theirs, setTheirs] = useState<CannedAnswerRow>()
  const [form, setForm] = useState(answer ? formOf(answer) : emptyForm)
  const [errors, setErrors] = useState<Errors>({})
  const dataProvider = useDataProvider()
  const { send, isPending, failure, clearFailure } = useCommandSending<CannedAnswerRow>({
    onDone,
    async onConflict() {
      if (!opened) return
      const { data } = await dataProvider.getMany<CannedAnswerRow>('canned-answers', { ids: [opened.id] })
      setTheirs(data[0])
    },
  })
  const field = (name: keyof AnswerForm) => ({
    value: form[name],
    error: errors[name] !== undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setForm((before) => ({ ...before, [name]: target.value })),
  })

  function submit() {
    const { title, text, desk, ...translations } = form
    const body = { title, text, translations, desk }
    const judged = cannedAnswerSchema.safeParse(body)
    const issues = judged.error?.issues ?? []
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path.at(-1)), message])))
    if (!judged.success) return
    if (!opened) return void send(body, (options, provider) => provider.addCannedAnswer(body, options))
    const change = { ...body, expectedVersion: opened.version }
    void send(change, (options, provider) => provider.changeCannedAnswer(opened.id, change, options))
  }

  function goOnWith(newer: CannedAnswerRow, values: AnswerForm) {
    setOpened(newer)
    setTheirs(undefined)
    setForm(values)
    clearFailure()
  }

  return (
    <FormDialog
      title={answer ? texts.edit : texts.add}
      failure={theirs ? undefined : failure?.message}
      isPending={isPending}
      confirm={{ label: answer ? texts.save : texts.addShort, disabled: theirs !== undefined }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        {opened && theirs && (
          <EditConflict
            differences={comparison.differences({ base: formOf(opened), theirs: formOf(theirs), mine: form })}
            changedBy={theirs.changedBy}
            changedAtText={formatInstant(theirs.changedAt)}
            onKeepMine={() =>
              goOnWith(theirs, comparison.rebased({ base: formOf(opened), theirs: formOf(theirs), mine: form }))
            }
            onTakeTheirs={() => goOnWith(theirs, formOf(theirs))}
          />
        )}
        <TextField
          autoFocus
          label={texts.fields.title}
          {...field('title')}
          helperText={errors['title'] ?? texts.fields.titleHint}
          autoComplete="off"
        />
        <TextField
          multiline
          minRows={4}
          maxRows={12}
          label={texts.fields.text}
          {...field('text')}
          helperText={errors['text'] ?? texts.fields.textHint}
        />
        <TranslationFields errors={errors} field={field} />
        <TextField select label={texts.fields.desk} {...field('desk')}>
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
  readonly errors: Errors
  readonly field: (language: TranslatedLanguage) => Pick<TextFieldProps, 'value' | 'error' | 'onChange'>
}

function TranslationFields({ errors, field }: TranslationFieldsProps) {
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
      {translatedLanguages.map((language) => (
        <TextField
          key={language}
          multiline
          minRows={2}
          maxRows={8}
          label={texts.fields.textIn(contentFormTexts.languages[language])}
          {...field(language)}
          helperText={errors[language]}
          slotProps={{ htmlInput: { lang: languageTag(language) } }}
        />
      ))}
    </Box>
  )
}
