import DifferenceIcon from '@mui/icons-material/CompareArrowsOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { coverDifferencePageTexts } from '@member-care/domain/texts/cover-difference-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../../console/resource-definition.ts'

const DifferenceList = lazy(() => import('./difference-list.tsx'))

/** Decided claims that would be reckoned otherwise by what is known now. */
export const coverDifferenceResource: ResourceDefinition = {
  group: consoleTexts.menu.userClaims,
  name: 'cover-differences',
  path: 'cover-differences',
  label: coverDifferencePageTexts.title,
  icon: DifferenceIcon,
  access: { list: 'claims.decide' },
  list: DifferenceList,
}
