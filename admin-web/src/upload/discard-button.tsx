import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { ConfirmDialog } from '../console/confirm-dialog.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import type { UploadRecord } from './upload-record.ts'
import type { UploadDataProvider } from './upload-commands.ts'

const { check: texts } = userUploadTexts

interface DiscardButtonProps {
  readonly upload: Pick<UploadRecord, 'id' | 'fileName'>
  readonly onDiscarded: () => void
}

/** Gives an upload up before anything of it was done, once that is confirmed. */
export function DiscardButton({ upload, onDiscarded }: DiscardButtonProps) {
  const dataProvider = useDataProvider<UploadDataProvider>()
  const [isAsked, setAsked] = useState(false)
  const sending = useCommandSending<UploadRecord>({
    onDone: () => {
      setAsked(false)
      onDiscarded()
    },
  })
  return (
    <>
      <Button color="error" onClick={() => setAsked(true)} aria-label={`${texts.discard}: ${upload.fileName}`}>
        {texts.discard}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.discard}
          text={texts.discardConfirm}
          confirmLabel={texts.discard}
          cancelLabel={texts.keep}
          isGrave
          isPending={sending.isPending}
          failure={sending.failure?.message}
          onConfirm={() => void sending.send(upload.id, (options) => dataProvider.discardUpload(upload.id, options))}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
