import { hrUploadTexts } from '@member-care/domain/texts/hr-upload-texts.ts'
import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { UploadAreaContext } from '../../upload/upload-area.tsx'
import { UploadJobs } from '../../upload/upload-jobs.tsx'
import { hrArea, uploadAddress } from './hr-upload-area.ts'

const { jobs: texts } = hrUploadTexts

/** What became of the files of the reader's companies, also of those that colleagues sent. */
export default function EmployeeUploadJobs() {
  return (
    <UploadAreaContext value={hrArea()}>
      <UploadJobs
        title={texts.title}
        lead={texts.lead}
        actions={
          <Button variant="contained" component={Link} to={uploadAddress}>
            {texts.again}
          </Button>
        }
      />
    </UploadAreaContext>
  )
}
