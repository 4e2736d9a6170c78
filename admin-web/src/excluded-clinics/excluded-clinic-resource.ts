import ExcludedIcon from '@mui/icons-material/BlockOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'

const ExcludedClinicList = lazy(() => import('./excluded-clinic-list.tsx'))
const ExcludeClinic = lazy(() => import('./exclude-clinic-page.tsx'))
const power = 'excludedClinics.manage'

/** Clinics that members are not shown (3§2.12). */
export const excludedClinicResource: ResourceDefinition = {
  name: 'excluded-clinics',
  path: 'excludedclinic/list',
  label: consoleTexts.menu.excludedClinics,
  icon: ExcludedIcon,
  access: { list: power, create: power, delete: power },
  list: ExcludedClinicList,
  addresses: { 'excludedclinic/create': { page: ExcludeClinic, action: 'create' } },
  recordRepresentation: ({ code }) => String(code),
}
