import CannedIcon from '@mui/icons-material/QuickreplyOutlined'
import { languagesOfAnswer, writeCannedAnswer } from '@member-care/domain/chat/canned-answer.ts'
import { DEFAULT_LANGUAGE, languageTag } from '@member-care/domain/language/language.ts'
import { cannedAnswerTexts as texts } from '@member-care/domain/texts/canned-answer-texts.ts'
import { chatDeskTexts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { contentFormTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { loadLettersOf } from '@member-care/web-kit/language/letters-of-languages.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItemButton,
  ListItemText,
  Skeleton,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { useEffect, useId, useRef, useState } from 'react'
import { useGetList, type HttpError } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { focusMessage } from '../show/message-field.ts'
import { useShownTalk } from '../use-talk.ts'
import type { CannedAnswerRow } from './canned-answer-record.ts'

/** As many as one answer of the API may hold; a desk has dozens. */
const EVERY_ANSWER = { page: 1, perPage: 1000 }

/** Puts an answer that is given often into the message, to be changed before it is sent. */
export function CannedAnswerButton() {
  const { setValue, getValues } = useFormContext<{ message: string }>()
  const [isOpen, setOpen] = useState(false)
  const wasChosen = useRef(false)

  function insert(written: string) {
    const typed = (getValues('message') ?? '').trimEnd()
    setValue('message', typed === '' ? written : `${typed}\n${written}`, { shouldDirty: true, shouldValidate: true })
    wasChosen.current = true
    setOpen(false)
  }

  return (
    <>
      <Button
        startIcon={<CannedIcon />}
        aria-haspopup="dialog"
        onClick={() => {
          wasChosen.current = false
          setOpen(true)
        }}
      >
        {texts.insert}
      </Button>
      <CannedAnswerChoice
        isOpen={isOpen}
        onChoose={insert}
        onClose={() => setOpen(false)}
        // A dialog gives the focus back to its button; who chose something goes on writing.
        onExited={() => wasChosen.current && focusMessage()}
      />
    </>
  )
}

interface CannedAnswerChoiceProps {
  readonly isOpen: boolean
  /** @param written the text as the member reads it */
  readonly onChoose: (written: string) => void
  readonly onClose: () => void
  readonly onExited: () => void
}

function CannedAnswerChoice({ isOpen, onChoose, onClose, onExited }: CannedAnswerChoiceProps) {
  const titleId = useId()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={titleId}>{texts.insert}</DialogTitle>
      <DialogContent>
        <Choices onChoose={onChoose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{chatDeskTexts.shortcuts.close}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Choices({ onChoose }: Pick<CannedAnswerChoiceProps, 'onChoose'>) {
  const { deskOfIt, memberName: name, memberLanguage } = useShownTalk()
  const [language, setLanguage] = useState(memberLanguage ?? DEFAULT_LANGUAGE)
  const [searched, setSearched] = useState('')
  const { data, error, refetch } = useGetList<CannedAnswerRow>('canned-answers', {
    pagination: EVERY_ANSWER,
    sort: { field: 'title', order: 'ASC' },
  })
  useEffect(() => loadLettersOf(language), [language])
  if (error)
    return <LoadFailure title={texts.failed} detail={(error as HttpError).message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={200} />
  const words = searched.trim().toLowerCase()
  const offered = data.filter(
    ({ title, text, desk }) =>
      (desk === 'all' || desk === deskOfIt) && `${title} ${text}`.toLowerCase().includes(words),
  )
  return (
    <>
      <TextField
        autoFocus
        fullWidth
        type="search"
        label={texts.insertSearch}
        value={searched}
        onChange={(event) => setSearched(event.target.value)}
        autoComplete="off"
        sx={{ mt: 1, mb: 1 }}
      />
      {memberLanguage !== null && memberLanguage !== DEFAULT_LANGUAGE && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={texts.insertLanguage}
          value={language}
          onChange={(_event, chosen: typeof language | null) => chosen !== null && setLanguage(chosen)}
          sx={{ mb: 1 }}
        >
          {[memberLanguage, DEFAULT_LANGUAGE as typeof memberLanguage].map((one) => (
            <ToggleButton key={one} value={one}>
              {contentFormTexts.languages[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {offered.length === 0 ? (
        <Typography variant="body2" role="status">
          {data.length === 0 ? texts.none : texts.insertNone}
        </Typography>
      ) : (
        <List aria-label={texts.title} disablePadding>
          {offered.map((answer) => (
            <li key={answer.id}>
              <Choice
                title={answer.title}
                written={writeCannedAnswer(answer, { name, language })}
                english={writeCannedAnswer(answer, { name, language: DEFAULT_LANGUAGE }).text}
                isInEnglishOnly={!languagesOfAnswer(answer).includes(language)}
                onChoose={onChoose}
              />
            </li>
          ))}
        </List>
      )}
    </>
  )
}

interface ChoiceProps {
  readonly title: string
  readonly written: ReturnType<typeof writeCannedAnswer>
  /** For who does not read what they send. */
  readonly english: string
  readonly isInEnglishOnly: boolean
  readonly onChoose: (written: string) => void
}

function Choice({ title, written, english, isInEnglishOnly, onChoose }: ChoiceProps) {
  return (
    <ListItemButton onClick={() => onChoose(written.text)}>
      <ListItemText
        primary={title}
        secondary={
          <>
            <span lang={languageTag(written.language)}>{written.text}</span>
            {written.language !== DEFAULT_LANGUAGE && <Aside text={english} />}
            {isInEnglishOnly && <Aside text={texts.inEnglishOnly} />}
          </>
        }
        slotProps={{ secondary: { sx: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } } }}
      />
    </ListItemButton>
  )
}

/** What is for the desk alone. */
function Aside({ text }: { readonly text: string }) {
  return (
    <Box component="span" sx={{ display: 'block', mt: 0.5, fontStyle: 'italic' }}>
      {text}
    </Box>
  )
}
