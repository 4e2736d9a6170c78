import { jobTexts, userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { usePowers } from '../console/administrator.ts'
import { OwnExports } from '../export/own-exports.tsx'
import { consoleArea, UploadAreaContext } from './upload-area.tsx'
import { UploadJobs } from './upload-jobs.tsx'

/** Job (3§2.8): what became of each upload, and the administrator's own exports. */
export default function JobList() {
  const powers = usePowers()
  const mayExport = powers?.has('users.export') ?? false
  const mayUpload = powers?.has('users.upload') ?? false
  return (
    <UploadAreaContext value={consoleArea(mayUpload)}>
      <UploadJobs
        title={jobTexts.title}
        lead={mayExport ? jobTexts.lead : jobTexts.leadWithoutExports}
        actions={mayUpload && <UploadButton />}
      />
      {mayExport && <OwnExports />}
    </UploadAreaContext>
  )
}

function UploadButton() {
  return (
    <Button variant="contained" component={Link} to="/user/upload">
      {userUploadTexts.title}
    </Button>
  )
}
