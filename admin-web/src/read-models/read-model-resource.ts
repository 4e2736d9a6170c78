import ReadModelsIcon from '@mui/icons-material/StorageOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { readModelTexts } from '@member-care/domain/texts/read-model-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'

const ReadModelList = lazy(() => import('./read-model-list.tsx'))

/** What follows the events: read models, and reactors. */
export const readModelResource: ResourceDefinition = {
  group: consoleTexts.menu.system,
  name: 'read-models',
  path: 'read-models',
  label: readModelTexts.title,
  icon: ReadModelsIcon,
  access: { list: 'replay.view', edit: 'replay.retry' },
  list: ReadModelList,
}
