import EmptyIcon from '@mui/icons-material/WorkHistoryOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { jobTexts, userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Box, Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { usePowers } from '../console/administrator.ts'
import { OwnExports } from '../export/own-exports.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import type { ListAddress } from '../list/list-address.ts'
import { JobCard, jobColumns } from './job-columns.tsx'
import { JobPanel } from './job-panel.tsx'
import type { UploadRecord } from './upload-record.ts'
import { refreshOf } from './use-upload.ts'

const address: ListAddress = { sortFields: ['createdAt'], defaultSort: { field: 'createdAt', order: 'DESC' } }
const submitted = { unfinished: false }

/** Job (3§2.8): what became of each upload, the newest first, while it becomes so; and the administrator's own exports. */
export default function JobList() {
  const powers = usePowers()
  const mayExport = powers?.has('users.export') ?? false
  return (
    <>
      <ConsoleList<UploadRecord>
        resource="uploads"
        address={address}
        filter={submitted}
        refreshes={refreshOf}
        title={jobTexts.title}
        subtitle={<Box>{mayExport ? jobTexts.lead : jobTexts.leadWithoutExports}</Box>}
        icon={EmptyIcon}
        texts={{ loadFailed: jobTexts.failed, empty: consoleTexts.empty.plain, count: jobTexts.count }}
        actions={powers?.has('users.upload') && <UploadButton />}
        columns={jobColumns()}
        card={(upload) => <JobCard upload={upload} />}
        panel={<JobPanel />}
        opens={() => 'expand'}
      />
      {mayExport && <OwnExports />}
    </>
  )
}

function UploadButton() {
  return (
    <Button variant="contained" component={Link} to="/user/upload">
      {userUploadTexts.title}
    </Button>
  )
}
