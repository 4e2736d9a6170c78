import CannedIcon from '@mui/icons-material/QuickreplyOutlined'
import { writeCannedAnswer } from '@member-care/domain/chat/canned-answer.ts'
import { cannedAnswerTexts as texts } from '@member-care/domain/texts/canned-answer-texts.ts'
import { chatDeskTexts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import {
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
  Typography,
} from '@mui/material'
import { useId, useRef, useState } from 'react'
import { useGetList, type HttpError } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { focusMessage } from '../show/message-field.ts'
import { useShownTalk } from '../use-talk.ts'
import type { CannedAnswerRow } from './canned-answer-record.ts'

/** As many as one answer of the API may hold; a desk has dozens. */
const EVERY_ANSWER = { page: 1, perPage: 1000 }

/** Puts an answer that is given often into the message, to be changed before it is sent. */
export function CannedAnswerButton() {
  const { memberName } = useShownTalk()
  const { setValue, getValues } = useFormContext<{ message: string }>()
  const [isOpen, setOpen] = useState(false)
  const wasChosen = useRef(false)

  function insert(text: string) {
    const typed = (getValues('message') ?? '').trimEnd()
    const written = writeCannedAnswer(text, { name: memberName })
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
  readonly onChoose: (text: string) => void
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
  const { deskOfIt, memberName } = useShownTalk()
  const [searched, setSearched] = useState('')
  const { data, error, refetch } = useGetList<CannedAnswerRow>('canned-answers', {
    pagination: EVERY_ANSWER,
    sort: { field: 'title', order: 'ASC' },
  })
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
      {offered.length === 0 ? (
        <Typography variant="body2" role="status">
          {data.length === 0 ? texts.none : texts.insertNone}
        </Typography>
      ) : (
        <List aria-label={texts.title} disablePadding>
          {offered.map(({ id, title, text }) => (
            <li key={id}>
              <ListItemButton onClick={() => onChoose(text)}>
                <ListItemText
                  primary={title}
                  secondary={writeCannedAnswer(text, { name: memberName })}
                  slotProps={{ secondary: { sx: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } } }}
                />
              </ListItemButton>
            </li>
          ))}
        </List>
      )}
    </>
  )
}
