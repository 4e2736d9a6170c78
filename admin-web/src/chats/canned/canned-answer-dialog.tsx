import { cannedAnswerSchema } from '@member-care/domain/chat/canned-answer.ts'
import { translatedLanguages, type TranslatedLanguage } from '@member-care/domain/content/translations.ts'
import { cannedAnswerDesks, type CannedAnswerDesk } from '@member-care/domain/chat/conversation-terms.ts'
import { languageTag } from '@member-care/domain/language/language.ts'
import { cannedAnswerTexts as texts } from '@member-care/domain/texts/canned-answer-texts.ts'
import { contentFormTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { loadLettersOf } from '@member-care/web-kit/language/letters-of-languages.ts'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useEffect, useId, type ReactNode } from 'react'
import { RecordContextProvider, ResourceContextProvider, TextInput } from 'react-admin'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { mayLeave } from '../../console/unsaved-work.ts'
import { ChoiceInput } from '../../record/choice-input.tsx'
import { useFormSending } from '../../record/command-form.tsx'
import { CreateForm } from '../../record/create-form.tsx'
import { fieldByField } from '../../record/form-comparison.ts'
import { useRecordEdit, type AskedUpdate } from '../../record/record-edit.ts'
import { RecordForm } from '../../record/record-form.tsx'
import { postTo, putTo } from '../../record/record-request.ts'
import type { FieldTexts } from '../../record/rule-resolver.ts'
import { ConflictNotice } from '../../record/save-toolbar.tsx'
import type { CannedAnswerRow } from './canned-answer-record.ts'

const resource = 'canned-answers'

interface DialogProps {
  readonly onDone: () => void
  readonly onClose: () => void
}

/** The text in another language stands under that language. */
type AnswerForm = Readonly<Record<'title' | 'text' | TranslatedLanguage, string>> & { readonly desk: CannedAnswerDesk }

const emptyForm: AnswerForm = { title: '', text: '', zh: '', ms: '', ta: '', desk: 'all' }
const comparison = fieldByField<AnswerForm>(
  {
    title: { label: texts.fields.title },
    text: { label: texts.fields.text },
    zh: { label: texts.fields.textIn(contentFormTexts.languages.zh) },
    ms: { label: texts.fields.textIn(contentFormTexts.languages.ms) },
    ta: { label: texts.fields.textIn(contentFormTexts.languages.ta) },
    desk: { label: texts.fields.desk, text: (desk) => texts.desks[desk as CannedAnswerDesk] },
  },
  lastPart,
)

function formOf({ title, text, translations, desk }: CannedAnswerRow): AnswerForm {
  return { title, text, ...translations, desk }
}

function bodyOf({ title, text, desk, zh, ms, ta }: AnswerForm) {
  return { title, text, translations: { zh, ms, ta }, desk }
}

function errorsOf(form: AnswerForm): FieldTexts<AnswerForm> {
  const issues = cannedAnswerSchema.safeParse(bodyOf(form)).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path.at(-1)), message]))
}

/** A translation is called by its language, wherever it stands. */
function lastPart(name: string): string {
  return name.split('.').at(-1) ?? name
}

/** Writes a new answer. */
export function AddAnswerDialog({ onDone, onClose }: DialogProps) {
  return (
    <AnswerDialog onClose={onClose}>
      {(titleId, close) => (
        <CreateForm<CannedAnswerRow, AnswerForm>
          resource={resource}
          label={texts.add}
          empty={emptyForm}
          errorsOf={errorsOf}
          fieldOf={lastPart}
          create={(form) => postTo('/api/console/canned-answers', bodyOf(form))}
          onCreated={onDone}
        >
          <AddedAnswer titleId={titleId} onClose={close} />
        </CreateForm>
      )}
    </AnswerDialog>
  )
}

/** Changes an answer. What is typed stays when the server refuses; what somebody else changed meanwhile is shown beside it. */
export function EditAnswerDialog({ answer, onDone, onClose }: DialogProps & { readonly answer: CannedAnswerRow }) {
  return (
    <AnswerDialog onClose={onClose}>
      {(titleId, close) => (
        <ResourceContextProvider value={resource}>
          <RecordContextProvider value={answer}>
            <RecordForm<CannedAnswerRow, AnswerForm>
              label={texts.edit}
              valuesOf={formOf}
              errorsOf={errorsOf}
              comparison={comparison}
              update={changeOf}
              isReviewed={false}
              onSaved={onDone}
            >
              <EditedAnswer titleId={titleId} onClose={close} />
            </RecordForm>
          </RecordContextProvider>
        </ResourceContextProvider>
      )}
    </AnswerDialog>
  )
}

function changeOf({ opened, values }: AskedUpdate<CannedAnswerRow, AnswerForm>) {
  return putTo('/api/console/canned-answers/{id}', { ...bodyOf(values), expectedVersion: opened.version })
}

/** A long content scrolls between title and buttons, though a form stands around the three. */
const scrollsWithin = { '& [role="form"], & form': { display: 'flex', flexDirection: 'column', minHeight: 0 } } as const

interface AnswerDialogProps {
  readonly onClose: () => void
  /** @param close asks first where something was typed */
  readonly children: (titleId: string, close: () => void) => ReactNode
}

function AnswerDialog({ onClose, children }: AnswerDialogProps) {
  const titleId = useId()
  const close = () => void mayLeave().then((leaves) => leaves && onClose())
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: scrollsWithin } }}
    >
      {children(titleId, close)}
    </Dialog>
  )
}

interface PartsProps {
  readonly titleId: string
  readonly onClose: () => void
}

function AddedAnswer({ titleId, onClose }: PartsProps) {
  const { isPending, failure } = useFormSending()
  return (
    <>
      <DialogTitle id={titleId}>{texts.add}</DialogTitle>
      <DialogContent>
        <AnswerFields isReadOnly={isPending} />
        <FailureAlert message={failure?.message} />
      </DialogContent>
      <AnswerButtons label={texts.addShort} isPending={isPending} onClose={onClose} />
    </>
  )
}

function EditedAnswer({ titleId, onClose }: PartsProps) {
  const { isPending, failure, conflict, isUnchanged, isDirty } = useRecordEdit()
  return (
    <>
      <DialogTitle id={titleId}>{texts.edit}</DialogTitle>
      <DialogContent>
        <ConflictNotice />
        <AnswerFields isReadOnly={isPending} />
        {isUnchanged && !isDirty && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {editTexts.nothingChanged}
          </Alert>
        )}
        {!conflict && <FailureAlert message={failure?.message} />}
      </DialogContent>
      <AnswerButtons label={texts.save} isPending={isPending} isDisabled={conflict !== undefined} onClose={onClose} />
    </>
  )
}

interface AnswerButtonsProps {
  readonly label: string
  readonly isPending: boolean
  readonly isDisabled?: boolean
  readonly onClose: () => void
}

function AnswerButtons({ label, isPending, isDisabled = false, onClose }: AnswerButtonsProps) {
  return (
    <DialogActions>
      <Button onClick={onClose} disabled={isPending}>
        {editTexts.cancel}
      </Button>
      <Button type="submit" variant="contained" loading={isPending} disabled={isDisabled}>
        {label}
      </Button>
    </DialogActions>
  )
}

/** @param isReadOnly while it is on its way: the dialog closes with the answer, and would take along what is typed meanwhile */
function AnswerFields({ isReadOnly }: { readonly isReadOnly: boolean }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
      <TextInput
        source="title"
        label={texts.fields.title}
        helperText={texts.fields.titleHint}
        autoFocus
        autoComplete="off"
        readOnly={isReadOnly}
        {...asTyped}
      />
      <TextInput
        source="text"
        label={texts.fields.text}
        helperText={texts.fields.textHint}
        multiline
        minRows={4}
        maxRows={12}
        readOnly={isReadOnly}
        {...asTyped}
      />
      <TranslationFields isReadOnly={isReadOnly} />
      <ChoiceInput
        source="desk"
        label={texts.fields.desk}
        helperText={false}
        choices={cannedAnswerDesks.map((desk) => ({ id: desk, name: texts.desks[desk] }))}
        readOnly={isReadOnly}
      />
    </Box>
  )
}

/** react-admin takes an empty input for null. */
const asTyped = { parse: (typed: string) => typed }

function TranslationFields({ isReadOnly }: { readonly isReadOnly: boolean }) {
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
        <TextInput
          key={language}
          source={language}
          label={texts.fields.textIn(contentFormTexts.languages[language])}
          helperText={false}
          multiline
          minRows={2}
          maxRows={8}
          readOnly={isReadOnly}
          slotProps={{ htmlInput: { lang: languageTag(language) } }}
          {...asTyped}
        />
      ))}
    </Box>
  )
}
