import EmptyIcon from '@mui/icons-material/WorkHistoryOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { jobTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { ConsoleList } from '../list/console-list.tsx'
import type { ListAddress } from '../list/list-address.ts'
import { JobCard, jobColumns } from './job-columns.tsx'
import { JobPanel } from './job-panel.tsx'
import type { UploadRecord } from './upload-record.ts'
import { refreshOf } from './use-upload.ts'

const address: ListAddress = { sortFields: ['createdAt'], defaultSort: { field: 'createdAt', order: 'DESC' } }
const submitted = { unfinished: false }

interface UploadJobsProps {
  readonly title: string
  readonly lead: string
  readonly actions: ReactNode
}

/** What became of each upload of the area, the newest first, while it becomes so. */
export function UploadJobs({ title, lead, actions }: UploadJobsProps) {
  return (
    <ConsoleList<UploadRecord>
      resource="uploads"
      address={address}
      filter={submitted}
      refreshes={refreshOf}
      title={title}
      subtitle={<Box>{lead}</Box>}
      icon={EmptyIcon}
      texts={{ loadFailed: jobTexts.failed, empty: consoleTexts.empty.plain, count: jobTexts.count }}
      actions={actions}
      columns={jobColumns()}
      card={(upload) => <JobCard upload={upload} />}
      panel={<JobPanel />}
      opens={() => 'expand'}
    />
  )
}
