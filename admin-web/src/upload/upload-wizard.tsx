import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Box } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { LONG_PATIENCE_MS } from '../console/answered-within.ts'
import { PageHeading } from '../console/page-heading.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import { UNANSWERED } from '../console/http-error.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import { useUnsavedChangesWarning } from '../console/use-unsaved-changes-warning.ts'
import { ErrorStep } from './error-step.tsx'
import { PreviewStep } from './preview-step.tsx'
import { SelectStep } from './select-step.tsx'
import { SubmittedStep } from './submitted-step.tsx'
import { isUnfinished, type UploadRecord } from './upload-record.ts'
import { UploadStepper, type UploadStep } from './upload-stepper.tsx'
import { useAddressParameter } from '../record/use-address-parameter.ts'
import { useOpenedFile } from './use-opened-file.ts'
import { useUploadSending } from './use-upload-sending.ts'
import { useUpload } from './use-upload.ts'
import { useUploadArea } from './upload-area.tsx'
import type { UploadDataProvider } from './upload-commands.ts'

/** The upload that the address names, so that it is found again after a reload. */
const UPLOAD = 'upload'

/** The wizard (3§2.7): a file is read here, checked by the server, looked at, and only then submitted. */
export function UploadWizard() {
  const { title, actions } = useUploadArea()
  const navigate = useNavigate()
  const uploadId = useAddressParameter(UPLOAD) || undefined
  const file = useOpenedFile()
  const sending = useUploadSending()
  const upload = useUpload(uploadId)
  const [sentId, setSentId] = useState<string>()
  const dataProvider = useDataProvider<UploadDataProvider>()
  const queryClient = useQueryClient()
  const submission = useCommandSending<UploadRecord>({
    patience: LONG_PATIENCE_MS,
    onDone: () => queryClient.invalidateQueries({ queryKey: ['uploads'] }),
  })

  const isOnItsWay = file.reading !== undefined || sending.share !== undefined
  useUnsavedChangesWarning(isOnItsWay)
  const show = (id: string | undefined) =>
    void navigate({ search: id === undefined ? '' : `?${new URLSearchParams({ [UPLOAD]: id })}` }, { replace: true })
  // Afterwards, because the address must not change while leaving it would be asked about.
  useEffect(() => {
    if (sentId !== undefined && !isOnItsWay) show(sentId)
  }, [sentId, isOnItsWay]) // eslint-disable-line react-hooks/exhaustive-deps

  const send = async (chosen: File) => setSentId(await sending.send(chosen))
  const choose = async (chosen: File) => {
    const opened = await file.open(chosen)
    if (opened) await send(chosen)
  }
  const startOver = () => {
    setSentId(undefined)
    file.close()
    sending.reset()
    submission.clearFailure()
    show(undefined)
    void queryClient.invalidateQueries({ queryKey: ['uploads', 'getList'] })
  }

  const record = upload.data
  const failure = failureOf({ sending, submission, upload })
  const step = stepOf({
    hasFile: file.opened !== undefined,
    uploadId,
    state: record?.state,
    hasFailed: failure !== undefined,
  })
  const goBack = () => {
    submission.clearFailure()
    if (sending.failure && file.opened) void send(file.opened.file)
    else if (upload.error || submission.failure) void upload.refetch()
    else if (record?.state === 'failed') startOver()
  }
  // Rows take the whole page; the other steps, with the stepper above them, a width that reads well.
  const isWide = step === 'preview' || step === 'loading'
  return (
    <>
      <PageHeading title={title} actions={actions}>
        {[record?.fileName ?? file.opened?.file.name, record?.companyName].filter(Boolean).join(' · ')}
      </PageHeading>
      <Box sx={{ maxWidth: isWide ? 'none' : 820 }}>
        <UploadStepper
          step={step}
          failedAt={record && !isUnfinished(record.state) && record.state !== 'failed' ? 'submitted' : 'preview'}
          isComplete={record?.state === 'complete'}
        />
        <Box sx={{ mt: 3 }}>
          {step === 'select' && (
            <SelectStep
              file={file}
              onFile={(chosen) => void choose(chosen)}
              onGoOn={show}
              isDiscarded={record?.state === 'discarded'}
            />
          )}
          {step === 'preview' && (
            <PreviewStep
              file={file}
              upload={record}
              sentShare={sending.share}
              isSubmitting={submission.isPending}
              onSubmit={() =>
                uploadId !== undefined &&
                void submission.send(uploadId, (options) => dataProvider.submitUpload(uploadId, options))
              }
              onStartOver={startOver}
            />
          )}
          {step === 'loading' && <PageSkeleton />}
          {step === 'submitted' && record && <SubmittedStep upload={record} onStartOver={startOver} />}
          {step === 'error' && failure !== undefined && (
            <ErrorStep
              message={failure}
              isAnswered={submission.failure?.status !== UNANSWERED}
              onBack={goBack}
              onStartOver={startOver}
            />
          )}
        </Box>
      </Box>
    </>
  )
}

interface Failing {
  readonly sending: Pick<ReturnType<typeof useUploadSending>, 'failure'>
  readonly submission: { readonly failure: { readonly message: string } | undefined }
  readonly upload: Pick<ReturnType<typeof useUpload>, 'data' | 'error'>
}

/** What the error step says (3§2.7 step 4); undefined when nothing has failed. */
function failureOf({ sending, submission, upload }: Failing): string | undefined {
  const failed = submission.failure ?? sending.failure ?? (upload.data ? undefined : upload.error)
  if (failed) return failed.message
  return upload.data?.state === 'failed' ? (upload.data.error ?? userUploadTexts.error.title) : undefined
}

function stepOf(about: {
  hasFile: boolean
  uploadId: string | undefined
  state: string | undefined
  hasFailed: boolean
}): UploadStep {
  if (about.hasFailed) return 'error'
  if (about.state === 'processing' || about.state === 'complete') return 'submitted'
  if (about.state === 'discarded') return 'select'
  if (about.hasFile) return 'preview'
  if (about.uploadId === undefined) return 'select'
  return about.state === undefined ? 'loading' : 'preview'
}
