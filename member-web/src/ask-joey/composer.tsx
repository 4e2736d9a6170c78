/** Where the member writes: several lines, documents by button, camera, drop or paste. What is typed stays until it is sent. */
import { useRef, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react'
import AttachFile from '@mui/icons-material/AttachFile'
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined'
import Send from '@mui/icons-material/Send'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import useMediaQuery from '@mui/material/useMediaQuery'
import { MOST_OF_MESSAGE } from '@member-care/domain/chat/conversation-terms.ts'
import { acceptedTypes } from '@member-care/domain/claim/form/attachment-errors.ts'
import { charactersLeftText, chatPageTexts } from '@member-care/domain/texts/chat-page-texts.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'

/** So many characters before the limit, it is counted. */
const COUNTED_FROM = 200
const accept = Object.keys(acceptedTypes)
  .map((ending) => `.${ending}`)
  .join(',')

interface ComposerProps {
  readonly input: Ref<HTMLTextAreaElement>
  readonly text: string
  readonly onType: (text: string) => void
  /** Never called for an empty text, nor for one that is too long. */
  readonly onSend: (text: string) => void
  readonly onFiles: (files: readonly File[]) => void
}

export function Composer({ input, text, onType, onSend, onFiles }: ComposerProps) {
  const filesInput = useRef<HTMLInputElement>(null)
  const cameraInput = useRef<HTMLInputElement>(null)
  // A phone's Enter begins a new line: there is no Shift to hold.
  const isTouched = useMediaQuery('(pointer: coarse)', { noSsr: true })
  const left = MOST_OF_MESSAGE - text.trim().length
  const send = () => {
    if (text.trim() !== '' && left >= 0) onSend(text.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isTouched || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData
    if (files.length === 0) return
    event.preventDefault()
    onFiles([...files])
  }
  return (
    <Box sx={{ display: 'grid', gap: 0.5, p: { xs: 1.25, sm: 2 }, borderTop: 1, borderColor: 'divider' }}>
      <OutlinedInput
        inputRef={input}
        multiline
        maxRows={5}
        value={text}
        error={left < 0}
        placeholder={chatPageTexts.message}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        slotProps={{
          input: {
            'aria-label': chatPageTexts.message,
            'aria-describedby': 'message-hint message-left',
            'aria-invalid': left < 0,
          },
        }}
      />
      <Box id="message-left" role="status">
        {left < 0 ? (
          <FormHelperText error>{chatTexts.refusals.messageTooLong}</FormHelperText>
        ) : (
          left <= COUNTED_FROM && <FormHelperText>{charactersLeftText(left)}</FormHelperText>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <IconButton aria-label={chatPageTexts.upload} onClick={() => filesInput.current?.click()}>
          <AttachFile />
        </IconButton>
        {isTouched && (
          <IconButton aria-label={chatPageTexts.photograph} onClick={() => cameraInput.current?.click()}>
            <PhotoCameraOutlined />
          </IconButton>
        )}
        <Box id="message-hint" sx={{ flex: 1, minWidth: 0, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {!isTouched && chatPageTexts.keys}
        </Box>
        <Button variant="contained" endIcon={<Send />} onClick={send}>
          {chatPageTexts.send}
        </Button>
      </Box>
      <input
        ref={filesInput}
        type="file"
        hidden
        multiple
        aria-label={chatPageTexts.chooseFiles}
        accept={accept}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <input
        ref={cameraInput}
        type="file"
        hidden
        aria-label={chatPageTexts.photograph}
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </Box>
  )
}
