import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { MAXIMUM_PLAN_DOCUMENT_BYTES } from '@member-care/domain/client/own-plan-document.ts'
import { planDocumentTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { fileSizeText } from '@member-care/domain/texts/personal-data-texts.ts'
import { saveFile } from '@member-care/web-kit/files/save-file.ts'
import { Alert, Box, Button, FormHelperText, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { ConfirmDialog } from '../../console/confirm-dialog.tsx'
import { useCommandSending } from '../../console/use-command-sending.ts'
import type { EditedClient } from '../client-edit-calls.ts'
import { useEditRights } from '../edit-rights.ts'
import { Section } from './section.tsx'

interface PlanDocumentSectionProps {
  readonly client: EditedClient
  /** The client has another version now. */
  readonly onSaved: () => Promise<unknown>
}

/** The PDF that members read under My Plan instead of what is made from the plan; kept apart from the rest. */
export function PlanDocumentSection({ client, onSaved }: PlanDocumentSectionProps) {
  const { canEdit } = useEditRights()
  const { planDocument, featuresConfig } = client
  return (
    <Section id="planDocument" introduction={texts.introduction}>
      {!featuresConfig.allowMyPlan && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.notOffered}
        </Alert>
      )}
      <Typography sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        {planDocument ? texts.kept(planDocument.fileName, fileSizeText(planDocument.bytes)) : texts.none}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {planDocument && <DownloadButton client={client} name={planDocument.fileName} />}
        {canEdit && <UploadButton client={client} onSaved={onSaved} />}
        {canEdit && planDocument && <RemoveButton client={client} onSaved={onSaved} />}
      </Box>
    </Section>
  )
}

function DownloadButton({ client, name }: { readonly client: EditedClient; readonly name: string }) {
  const notify = useNotify()
  const { send, isPending } = useCommandSending<Blob>({ onDone: (file) => saveFile(file, name) })

  async function download(): Promise<void> {
    const answer = await send(client.id, (_options, dataProvider) => dataProvider.planDocument(client.id))
    if (answer && 'failed' in answer) notify(texts.downloadFailed, { type: 'error' })
  }

  return (
    <Button startIcon={<DownloadIcon />} loading={isPending} onClick={() => void download()}>
      {texts.download}
    </Button>
  )
}

/** What is wrong with a file stands below the button. */
function UploadButton({ client, onSaved }: PlanDocumentSectionProps) {
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const { send, isPending, failure, clearFailure } = useCommandSending<EditedClient>({
    onDone: async () => {
      await onSaved()
      notify(texts.saved, { type: 'success' })
    },
  })
  const label = client.planDocument ? texts.replace : texts.upload
  const wrong = isTooLarge ? texts.tooLarge : failure?.message

  function choose(file: File | undefined): void {
    if (!file) return
    clearFailure()
    setTooLarge(file.size > MAXIMUM_PLAN_DOCUMENT_BYTES)
    if (file.size > MAXIMUM_PLAN_DOCUMENT_BYTES) return
    void send([client.id, file.name, file.size, file.lastModified], (options, dataProvider) =>
      dataProvider.keepPlanDocument(client.id, file, options),
    )
  }

  return (
    <Box>
      <Button startIcon={<UploadIcon />} loading={isPending} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf,.pdf"
        aria-label={label}
        onChange={(event) => {
          choose(event.target.files?.[0])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      {wrong !== undefined && (
        <FormHelperText error role="alert">
          {wrong}
        </FormHelperText>
      )}
    </Box>
  )
}

function RemoveButton({ client, onSaved }: PlanDocumentSectionProps) {
  const notify = useNotify()
  const [isAsked, setAsked] = useState(false)
  const { send, isPending, failure } = useCommandSending<EditedClient>({
    onDone: async () => {
      await onSaved()
      notify(texts.removed, { type: 'success' })
    },
  })
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsked(true)}>
        {texts.remove}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.removeTitle}
          text={texts.removeConsequence}
          confirmLabel={texts.remove}
          isGrave
          isPending={isPending}
          failure={failure?.message}
          onConfirm={() =>
            void send(client.id, (options, dataProvider) => dataProvider.removePlanDocument(client.id, options))
          }
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
