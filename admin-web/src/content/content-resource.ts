import ContentIcon from '@mui/icons-material/ArticleOutlined'
import { contentListTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'
import { contentAddress } from './content-record.ts'

const ContentList = lazy(() => import('./content-list.tsx'))
const ContentPage = lazy(() => import('./show/content-page.tsx'))
const CreateContentPage = lazy(() => import('./edit/create-content-page.tsx'))
const ContentEditPage = lazy(() => import('./edit/content-edit-page.tsx'))
const ContentHistoryPage = lazy(() => import('./content-history-page.tsx'))
const ContentPreviewPage = lazy(() => import('./preview/content-preview-page.tsx'))

const power = 'content.manage'

/** What members read: one kind of record for articles, rewards, banners and the rest. */
export const contentResource: ResourceDefinition = {
  name: 'content',
  path: 'content',
  label: contentListTexts.menu,
  icon: ContentIcon,
  access: { list: power, show: power, create: power, edit: power },
  list: ContentList,
  addresses: {
    'content/create': { page: CreateContentPage, action: 'create' },
    'content/preview': { page: ContentPreviewPage, action: 'list' },
    'content/:contentId': { page: ContentPage, action: 'show' },
    'content/:contentId/edit': { page: ContentEditPage, action: 'edit' },
    'content/:contentId/history': { page: ContentHistoryPage, action: 'show' },
  },
  recordAddress: contentAddress,
  recordRepresentation: ({ title }) => String(title),
}
