import UsersIcon from '@mui/icons-material/PeopleAltOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'
import { userAddress } from '../record/user-links.tsx'
import { nameOf } from './user-names.ts'

const UserList = lazy(() => import('./user-list.tsx'))
const Dependants = lazy(() => import('./dependants-page.tsx'))
const CreateUser = lazy(() => import('../user-edit/create-user-page.tsx'))
const UserEdit = lazy(() => import('../user-edit/user-edit-page.tsx'))

/** Users: the people who are covered, and whom they cover (3§2.9, 3§2.10). */
export const userResource: ResourceDefinition = {
  name: 'users',
  path: 'user',
  label: consoleTexts.menu.users,
  icon: UsersIcon,
  access: { list: 'users.view', edit: 'users.view', create: 'users.create' },
  list: UserList,
  addresses: {
    'user/list': { page: UserList, action: 'list' },
    'user/create': { page: CreateUser, action: 'create' },
    'user/update/*': { page: UserEdit, action: 'edit' },
    'client/:clientId/users': { page: UserList, action: 'list' },
    'client/:clientId/user/:userId': { page: Dependants, action: 'list' },
  },
  recordAddress: userAddress,
  recordRepresentation: nameOf,
}
