import AdministratorsIcon from '@mui/icons-material/AdminPanelSettingsOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'
import { administratorAddress } from './administrator-record.ts'

const AdministratorList = lazy(() => import('./administrator-list.tsx'))
const AdministratorCreate = lazy(() => import('./administrator-create-page.tsx'))
const AdministratorEdit = lazy(() => import('./administrator-edit-page.tsx'))
const power = 'administrators.view'

/** Administrators: who works at this console, and what they may do (3§2.11). */
export const administratorResource: ResourceDefinition = {
  name: 'administrators',
  path: 'admin',
  label: consoleTexts.menu.admin,
  icon: AdministratorsIcon,
  access: { list: power, create: power, edit: power },
  list: AdministratorList,
  addresses: {
    'admin/list': { page: AdministratorList, action: 'list' },
    'admin/create': { page: AdministratorCreate, action: 'create' },
    'admin/update': { page: AdministratorEdit, action: 'edit' },
  },
  recordAddress: administratorAddress,
  recordRepresentation: ({ name }) => String(name),
}
