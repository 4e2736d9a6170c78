import CompaniesIcon from '@mui/icons-material/CorporateFareOutlined'
import { companyMasterTexts } from '@member-care/domain/texts/company-master-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'

const CompanyMasterList = lazy(() => import('./company-master-list.tsx'))
const CompanyImport = lazy(() => import('./company-import-page.tsx'))

/** The companies that a client can be made of (3§2.5). */
export const companyMasterResource: ResourceDefinition = {
  name: 'company-master',
  path: 'companymaster',
  label: companyMasterTexts.title,
  icon: CompaniesIcon,
  access: { list: 'companyMaster.view', create: 'companyMaster.import' },
  list: CompanyMasterList,
  addresses: { 'companymaster/import': { page: CompanyImport, action: 'create' } },
  recordRepresentation: ({ companyName }) => String(companyName),
}
