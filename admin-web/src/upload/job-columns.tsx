import ExpandIcon from '@mui/icons-material/ExpandMore'
import { jobTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Box, ButtonBase, Typography } from '@mui/material'
import { useExpanded } from 'react-admin'
import { formatInstant } from '../console/singapore-time.ts'
import { TwoLines } from '../console/two-lines.tsx'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { JobPanel } from './job-panel.tsx'
import { rejectedOf, type UploadRecord } from './upload-record.ts'

const listedOfJob = (): readonly ListColumnProps<UploadRecord>[] => [
  {
    source: 'fileName',
    label: jobTexts.columns.file,
    isRowHeader: true,
    render: (upload) => <JobToggle upload={upload} />,
  },
  { source: 'uploadedBy', label: jobTexts.columns.by, width: 220, render: (upload) => <Sender upload={upload} /> },
  {
    source: 'createdAt',
    label: jobTexts.columns.at,
    sorts: true,
    render: ({ createdAt }) => formatInstant(createdAt),
  },
  { source: 'progress', label: jobTexts.columns.result, align: 'right', render: resultText },
]

/** What the list shows of a job. */
export const jobColumns = () => listedOfJob().map((column) => <ListColumn key={column.source} {...column} />)

/** Who sent it, and for which company, where its own HR did. */
function Sender({ upload: { uploadedBy, companyName } }: { upload: UploadRecord }) {
  return companyName === null ? uploadedBy : <TwoLines first={uploadedBy} second={companyName} />
}

/** A job in the list where a table does not fit; it unfolds as its row does. */
export function JobCard({ upload }: { upload: UploadRecord }) {
  const [isOpen] = useExpanded('uploads', upload.id)
  return (
    <>
      <JobToggle upload={upload} />
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[upload.uploadedBy, upload.companyName ?? '', formatInstant(upload.createdAt), resultText(upload)]
          .filter((text) => text !== '')
          .join(' · ')}
      </Typography>
      {isOpen && (
        <Box id={panelId(upload)}>
          <JobPanel />
        </Box>
      )}
    </>
  )
}

/** Its state and its file, and the way to what became of it. */
function JobToggle({ upload }: { upload: UploadRecord }) {
  const [isOpen, toggle] = useExpanded('uploads', upload.id)
  return (
    <ButtonBase
      onClick={toggle}
      aria-expanded={isOpen}
      aria-controls={panelId(upload)}
      sx={{ minHeight: 24, gap: 0.75, font: 'inherit', textAlign: 'left', justifyContent: 'flex-start' }}
    >
      <ExpandIcon
        aria-hidden="true"
        sx={{ fontSize: 20, color: 'text.secondary', ...(isOpen && { transform: 'rotate(180deg)' }) }}
      />
      <JobState state={upload.state} />{' '}
      <Box component="span" sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
        {upload.fileName}
      </Box>
    </ButtonBase>
  )
}

/** As react-admin's table names what a row unfolds to. */
function panelId({ id }: UploadRecord): string {
  return `uploads-${id}-expand`
}

/** How far it is, or how many rows were rejected. */
function resultText(upload: UploadRecord): string {
  const { done, total } = upload.progress
  if (upload.state === 'processing') return total > 0 ? `${Math.floor((done / total) * 100)} %` : ''
  const rejected = rejectedOf(upload)
  return rejected > 0 ? jobTexts.rejectedCount(rejected) : ''
}

/** `[Processing]` and `[Complete]` (3§4); the rest is what an upload can come to besides. */
function JobState({ state }: { state: UploadRecord['state'] }) {
  return (
    <Box component="span" sx={{ color: colours[state], fontWeight: 650, whiteSpace: 'nowrap' }}>
      {jobTexts[stateTexts[state]]}
    </Box>
  )
}

const stateTexts = {
  checking: 'checking',
  checked: 'checked',
  processing: 'processing',
  complete: 'complete',
  failed: 'failedShort',
  discarded: 'discarded',
} as const satisfies Record<UploadRecord['state'], keyof typeof jobTexts>

const colours: Readonly<Record<UploadRecord['state'], string>> = {
  checking: 'info.main',
  checked: 'info.main',
  processing: 'info.main',
  complete: 'success.main',
  failed: 'error.main',
  discarded: 'text.secondary',
}
