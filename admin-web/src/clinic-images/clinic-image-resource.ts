import ClinicImagesIcon from '@mui/icons-material/ImageOutlined'
import { clinicImageTexts } from '@member-care/domain/texts/clinic-image-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'

const ClinicImageList = lazy(() => import('./clinic-image-list.tsx'))
const power = 'content.manage'

/** The panel's clinics, whose pictures members see (2§7). */
export const clinicImageResource: ResourceDefinition = {
  name: 'panel-clinics',
  path: 'clinicimages',
  label: clinicImageTexts.menu,
  icon: ClinicImagesIcon,
  access: { list: power, edit: power },
  list: ClinicImageList,
  recordRepresentation: ({ name }) => String(name),
}
