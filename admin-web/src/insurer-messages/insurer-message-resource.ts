import MessagesIcon from '@mui/icons-material/ForumOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { insurerMessageTexts } from '@member-care/domain/texts/insurer-message-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'

const InsurerMessageList = lazy(() => import('./insurer-message-list.tsx'))

/** What an insurer's own system has said of claims and letters of guarantee. */
export const insurerMessageResource: ResourceDefinition = {
  group: consoleTexts.menu.system,
  name: 'insurer-messages',
  path: 'insurer-messages',
  label: insurerMessageTexts.title,
  icon: MessagesIcon,
  access: { list: 'insurerMessages.view' },
  list: InsurerMessageList,
}
