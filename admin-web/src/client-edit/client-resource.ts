import ClientsIcon from '@mui/icons-material/ApartmentOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { lazy } from 'react'
import { editClientAddress } from '../clients/client-addresses.ts'
import type { ResourceDefinition } from '../console/resource-definition.ts'

const ClientList = lazy(() => import('../clients/client-list.tsx'))
const CreateClient = lazy(() => import('../clients/create-client-page.tsx'))
const ClientEdit = lazy(() => import('./client-edit-page.tsx'))

/** Clients: the companies whose people are covered (3§2.4–2.6). */
export const clientResource: ResourceDefinition = {
  name: 'clients',
  path: 'client',
  label: consoleTexts.menu.clients,
  icon: ClientsIcon,
  access: { list: 'clients.view', edit: 'clients.view', create: 'clients.create' },
  list: ClientList,
  addresses: {
    'client/create': { page: CreateClient, action: 'create' },
    'client/:clientId/update': { page: ClientEdit, action: 'edit' },
  },
  recordAddress: editClientAddress,
  recordRepresentation: ({ name }) => String(name),
}
