import { hrUploadTexts } from '@member-care/domain/texts/hr-upload-texts.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useGetList, type HttpError } from 'react-admin'
import { Link } from 'react-router-dom'
import { growingListOptions } from '../../list/list-query.ts'
import { UploadAreaContext } from '../../upload/upload-area.tsx'
import { UploadWizard } from '../../upload/upload-wizard.tsx'
import type { CompanyCover } from '../hr-data-provider.ts'
import { CompanyChoice, FileLead } from './company-choice.tsx'
import { hrArea, uploadJobsAddress } from './hr-upload-area.ts'

/** Upload employees (S94): a file of one of the reader's own companies, by the console's wizard. */
export default function EmployeeUploadPage() {
  const companies = useGetList<CompanyCover, HttpError>('companies', undefined, growingListOptions)
  const [chosen, setChosen] = useState('')
  const listed = companies.data ?? []
  const companyId = listed.length === 1 ? listed[0]?.companyId : chosen || undefined
  const choice = (
    <CompanyChoice
      companies={companies.data}
      failure={companies.error?.message}
      onRetry={() => void companies.refetch()}
      chosen={chosen}
      onChoose={setChosen}
    />
  )
  const actions = (
    <Button component={Link} to={uploadJobsAddress}>
      {hrUploadTexts.jobs.open}
    </Button>
  )
  return (
    <UploadAreaContext
      value={{ ...hrArea(), actions, lead: <FileLead />, choice, companyId, isChosen: companyId !== undefined }}
    >
      <UploadWizard />
    </UploadAreaContext>
  )
}
