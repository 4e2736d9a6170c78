import EventsIcon from '@mui/icons-material/ManageSearch'
import ViewsIcon from '@mui/icons-material/VisibilityOutlined'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'

const EventList = lazy(() => import('./event-list.tsx'))
const ViewList = lazy(() => import('./view-list.tsx'))

/** All events of the log. */
export const eventResource: ResourceDefinition = {
  group: auditTexts.menu.group,
  name: 'events',
  path: 'events',
  label: auditTexts.menu.events,
  icon: EventsIcon,
  access: { list: 'history.view' },
  list: EventList,
}

/** Who looked at whose medical or unmasked data. */
export const recordViewResource: ResourceDefinition = {
  group: auditTexts.menu.group,
  name: 'record-views',
  path: 'record-views',
  label: auditTexts.menu.views,
  icon: ViewsIcon,
  access: { list: 'history.view' },
  list: ViewList,
}
