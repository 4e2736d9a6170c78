import PlanIcon from '@mui/icons-material/FactCheckOutlined'
import { planListTexts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'
import { planAddress } from './plan-record.ts'

const PlanList = lazy(() => import('./plan-list.tsx'))
const PlanPage = lazy(() => import('./show/plan-page.tsx'))
const CreatePlanPage = lazy(() => import('./create-plan-page.tsx'))
const PlanEditPage = lazy(() => import('./edit/plan-edit-page.tsx'))
const PlanHistoryPage = lazy(() => import('./plan-history-page.tsx'))
const PlanImportPage = lazy(() => import('./plan-import-page.tsx'))

/** What the cover of each client pays, in versions that somebody else publishes. */
export const planResource: ResourceDefinition = {
  name: 'plans',
  path: 'plans',
  label: planListTexts.menu,
  icon: PlanIcon,
  access: { list: 'plans.view', show: 'plans.view', create: 'plans.edit', edit: 'plans.edit' },
  list: PlanList,
  addresses: {
    'plans/create': { page: CreatePlanPage, action: 'create' },
    'plans/:planId': { page: PlanPage, action: 'show' },
    'plans/:planId/history': { page: PlanHistoryPage, action: 'show' },
    'plans/:planId/edit': { page: PlanEditPage, action: 'edit' },
    'plans/:planId/import': { page: PlanImportPage, action: 'edit' },
  },
  recordAddress: planAddress,
  recordRepresentation: ({ planNo, name }) => `${String(planNo)} ${String(name)}`,
}
