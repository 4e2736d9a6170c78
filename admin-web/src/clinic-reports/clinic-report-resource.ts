import ReportIcon from '@mui/icons-material/FlagOutlined'
import { clinicReportTexts } from '@member-care/domain/texts/panel-clinic-record-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'

const ClinicReportList = lazy(() => import('./clinic-report-list.tsx'))

/** Clinics of the panel that members say something is wrong about. */
export const clinicReportResource: ResourceDefinition = {
  name: 'clinic-reports',
  path: 'clinicreports',
  label: clinicReportTexts.menu,
  icon: ReportIcon,
  access: { list: 'content.manage' },
  list: ClinicReportList,
  recordRepresentation: ({ name }) => String(name),
}
