import FamilyIcon from '@mui/icons-material/FamilyRestroomOutlined'
import UsersIcon from '@mui/icons-material/PeopleAltOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { userListTexts } from '@member-care/domain/texts/user-list-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'
import { userAddress } from '../record/user-links.tsx'
import { nameOf } from './user-names.ts'

const UserList = lazy(() => import('./user-list.tsx'))
const DependantList = lazy(() => import('./dependants-page.tsx'))
const CreateUser = lazy(() => import('../user-edit/create-user-page.tsx'))
const UserEdit = lazy(() => import('../user-edit/user-edit-page.tsx'))

/** Users: the people who are covered, and whom they cover (3§2.9). */
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
  },
  recordAddress: userAddress,
  recordRepresentation: nameOf,
}

/** Whom an employee covers under one client (3§2.10); each of them is a user too. */
export const dependantResource: ResourceDefinition = {
  name: 'dependants',
  path: 'client/:clientId/user/:userId',
  label: userListTexts.dependants,
  icon: FamilyIcon,
  access: { list: 'users.view' },
  list: DependantList,
  inMenu: false,
}
