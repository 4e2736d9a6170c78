import PictureIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { contentFormTexts, contentPageTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { FormHelperText, TextField, ToggleButton } from '@mui/material'
import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
  useTiptapEditor,
} from 'ra-input-rich-text'
import { useMemo, useRef, useState } from 'react'
import { FormDialog } from '../../console/form-dialog.tsx'
import { HeadingButtons } from './heading-buttons.tsx'
import { pictureTypes, usePictureUpload } from './use-picture-upload.ts'

const texts = contentPageTexts.picture

interface HtmlInputProps {
  readonly source: string
  readonly label?: string
  /** What it is written in. */
  readonly lang?: string
}

/** Rich text as far as members are shown it: without colours and alignment, which the server would take away. */
export function HtmlInput({ source, label = contentFormTexts.fields.html, lang }: HtmlInputProps) {
  // Made once: the editor begins anew with other options.
  const editorOptions = useMemo<typeof DefaultEditorOptions>(
    () => ({
      ...DefaultEditorOptions,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, ...(lang && { lang }) },
      },
    }),
    [label, lang],
  )
  return (
    <RichTextInput
      source={source}
      label={label}
      editorOptions={editorOptions}
      toolbar={
        <RichTextInputToolbar size="small">
          <HeadingButtons />
          <FormatButtons size="small" />
          <ListButtons size="small" />
          <LinkButtons size="small" />
          <QuoteButtons size="small" />
          <PictureInsertion />
          <ClearButtons size="small" />
        </RichTextInputToolbar>
      }
      sx={{ '& .ProseMirror': { minHeight: 220 }, '& .ProseMirror img': { maxWidth: '100%' } }}
    />
  )
}

/** Uploads a picture, asks what it shows, and puts it where the cursor is. */
function PictureInsertion() {
  const editor = useTiptapEditor()
  const input = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState<string>()
  const [alt, setAlt] = useState('')
  const { upload, isPending, failure } = usePictureUpload(setAddress, 'page')

  function insert() {
    if (address !== undefined)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'image', attrs: { src: address, alt: alt.trim() } })
        .run()
    setAddress(undefined)
    setAlt('')
  }

  return (
    <>
      <ToggleButton
        value="picture"
        size="small"
        aria-label={texts.insert}
        title={texts.insert}
        disabled={isPending}
        onClick={() => input.current?.click()}
      >
        <PictureIcon fontSize="inherit" />
      </ToggleButton>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes}
        aria-label={texts.insert}
        onChange={(event) => {
          upload(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {failure !== undefined && (
        <FormHelperText error role="alert">
          {failure}
        </FormHelperText>
      )}
      {address !== undefined && (
        <FormDialog
          title={texts.altTitle}
          isPending={false}
          confirm={{ label: texts.insertShort }}
          onSubmit={insert}
          onClose={() => setAddress(undefined)}
        >
          <TextField
            label={texts.alt}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
            fullWidth
            sx={{ mt: 1 }}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </FormDialog>
      )}
    </>
  )
}
