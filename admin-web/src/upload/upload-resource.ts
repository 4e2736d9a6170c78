import JobIcon from '@mui/icons-material/WorkHistoryOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'

const JobList = lazy(() => import('./job-list.tsx'))
const UploadPage = lazy(() => import('./upload-page.tsx'))

/** Uploads of users: the Job page lists them, the wizard makes them (3§2.7, 3§2.8). */
export const uploadResource: ResourceDefinition = {
  name: 'uploads',
  path: 'job',
  label: consoleTexts.menu.job,
  icon: JobIcon,
  access: { list: 'jobs.view', create: 'users.upload' },
  list: JobList,
  addresses: { 'user/upload': { page: UploadPage, action: 'create' } },
}
