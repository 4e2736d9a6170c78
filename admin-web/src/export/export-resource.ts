import ExportIcon from '@mui/icons-material/FileDownloadOutlined'
import { jobTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'

const ExportList = lazy(() => import('./export-list.tsx'))
const ExportPage = lazy(() => import('./export-page.tsx'))

/** Exports of users: each administrator has their own. The Job page lists them too, and an e-mail leads to one. */
export const exportResource: ResourceDefinition = {
  name: 'exports',
  path: 'exports',
  label: jobTexts.exports,
  icon: ExportIcon,
  access: { list: 'users.export', show: 'users.export' },
  list: ExportList,
  addresses: { 'exports/:exportId': { page: ExportPage, action: 'show' } },
  recordAddress: (id) => `/exports/${encodeURIComponent(id)}`,
  inMenu: false,
}
