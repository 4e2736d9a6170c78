import HolidayIcon from '@mui/icons-material/EventOutlined'
import { publicHolidayTexts } from '@member-care/domain/texts/public-holiday-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'

const PublicHolidayList = lazy(() => import('./public-holiday-list.tsx'))
const power = 'content.manage'

/** Singapore's public holidays, by which the portal tells whether a clinic is open. */
export const publicHolidayResource: ResourceDefinition = {
  name: 'public-holidays',
  path: 'publicholidays',
  label: publicHolidayTexts.menu,
  icon: HolidayIcon,
  access: { list: power, delete: power },
  list: PublicHolidayList,
  recordRepresentation: ({ name }) => String(name),
}
