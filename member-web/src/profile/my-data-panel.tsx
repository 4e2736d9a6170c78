/** "Take my data with me": asks for one file of all that is kept about the member, says how far it is, and downloads it. */
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { formatSingaporeInstant, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { isBeingMade, type PersonalDataState } from '@member-care/domain/export/personal-data.ts'
import {
  fileSizeText,
  personalDataFileName,
  personalDataTexts as texts,
} from '@member-care/domain/texts/personal-data-texts.ts'
import { saveFile } from '@member-care/web-kit/files/save-file.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice, type NoticeTone } from '@member-care/web-kit/page/notice.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { DetailRows } from '../page/detail-rows.tsx'
import { Panel } from '../page/panel.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { ApiCallError } from '../portal-api/api-client.ts'
import {
  askForPersonalData,
  downloadPersonalData,
  readPersonalData,
  type PersonalDataFile,
} from '../portal-api/personal-data-api.ts'

const ASK_EVERY_MS = 3_000
const key = ['personal-data'] as const

const stateQuery = {
  ...portalQuery({ key, load: readPersonalData }),
  refetchInterval: (query: {
    readonly state: { readonly data?: { readonly file: PersonalDataFile | null } | undefined }
  }) => {
    const file = query.state.data?.file
    return file && isBeingMade(file.state) ? ASK_EVERY_MS : false
  },
}

export function MyDataPanel() {
  const { value, phase, failure, reload } = useAnswer(stateQuery)
  return (
    <Panel title={texts.title}>
      <Box component="p" sx={{ mt: 0, mb: 2, color: 'text.secondary' }}>
        {texts.lead}
      </Box>
      {value === undefined ? (
        phase === 'failed' ? (
          <LoadFailure detail={failure ?? ''} onRetry={reload} />
        ) : (
          <Skeletons count={1} height={48} />
        )
      ) : (
        <FileOfMyData file={value.file} onGone={reload} />
      )}
    </Panel>
  )
}

/** What is said of the file in each of its states. */
function told(state: PersonalDataState): { readonly tone: NoticeTone; readonly text: string } {
  if (isBeingMade(state)) return { tone: 'info', text: texts.working }
  if (state === 'ready') return { tone: 'success', text: texts.ready }
  return state === 'failed' ? { tone: 'error', text: texts.failed } : { tone: 'info', text: texts.expired }
}

function FileOfMyData({ file, onGone }: { readonly file: PersonalDataFile | null; readonly onGone: () => void }) {
  const queries = useQueryClient()
  const status = useRef<HTMLDivElement>(null)
  const ask = useMutation({
    mutationFn: askForPersonalData,
    onSuccess(answer) {
      queries.setQueryData(key, answer)
      // The button that had the focus is about to go.
      status.current?.focus()
    },
  })
  const download = useMutation({
    mutationFn: downloadPersonalData,
    onSuccess: (zip) => saveFile(zip, personalDataFileName(singaporeToday(new Date(file?.requestedAt ?? Date.now())))),
    // It may have had its time while it stood here.
    onError: onGone,
  })
  const isReady = file?.state === 'ready'
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box role="status" ref={status} tabIndex={-1} sx={{ justifySelf: 'stretch', outline: 'none' }}>
        {file !== null && <Notice tone={told(file.state).tone}>{told(file.state).text}</Notice>}
      </Box>
      {isReady && <AboutFile file={file} />}
      <Failure error={ask.error} otherwise={texts.askFailed} />
      <Failure error={download.error} otherwise={texts.downloadFailed} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {isReady && (
          <Button
            variant="contained"
            startIcon={<DownloadOutlined />}
            loading={download.isPending}
            loadingPosition="start"
            onClick={() => download.mutate()}
          >
            {download.isPending ? texts.downloading : texts.download}
          </Button>
        )}
        {(file === null || !isBeingMade(file.state)) && (
          <Button
            variant={isReady ? 'outlined' : 'contained'}
            loading={ask.isPending}
            loadingPosition="start"
            onClick={() => ask.mutate()}
          >
            {ask.isPending ? texts.asking : file === null ? texts.ask : texts.askAgain}
          </Button>
        )}
      </Box>
    </Box>
  )
}

function AboutFile({ file: { requestedAt, expiresAt, bytes } }: { readonly file: PersonalDataFile }) {
  const rows = [
    { label: texts.requestedAt, value: formatSingaporeInstant(new Date(requestedAt)) },
    { label: texts.expiresAt, value: expiresAt === null ? '' : formatSingaporeInstant(new Date(expiresAt)) },
    { label: texts.size, value: bytes === null ? '' : fileSizeText(bytes) },
  ]
  return (
    <>
      <DetailRows rows={rows.filter(({ value }) => value !== '')} />
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{texts.careful}</Box>
    </>
  )
}

/** Nothing where somebody left the question for the one-time password: they know. */
function Failure({ error, otherwise }: { readonly error: Error | null; readonly otherwise: string }) {
  if (error === null) return null
  const response = error instanceof ApiCallError ? error.response : undefined
  if (response?.code === 428) return null
  return (
    <Notice tone="error" role="alert">
      {response?.message || otherwise}
    </Notice>
  )
}
