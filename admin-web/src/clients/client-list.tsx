import ClientsIcon from '@mui/icons-material/ApartmentOutlined'
import { clientCountText, clientTexts } from '@member-care/domain/texts/client-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { Box } from '@mui/material'
import { ConsoleList } from '../list/console-list.tsx'
import { useKeptParameter } from '../list/list-router.tsx'
import { useAddressSearch } from '../list/use-address-search.ts'
import { editClientAddress } from './client-addresses.ts'
import { ClientCard } from './client-card.tsx'
import { clientColumns } from './client-columns.tsx'
import { clientListAddress } from './client-list-address.ts'
import { ClientListButtons } from './client-list-buttons.tsx'
import type { ClientRow } from './client-record.ts'
import { CompanySearchFields } from './company-search-fields.tsx'
import { filterOfSearch, readCompanyField } from './company-search.ts'

/** The client list (3§2.4). */
export default function ClientList() {
  const search = useAddressSearch('query', clientListAddress)
  const [kept] = useKeptParameter('filter', clientListAddress)
  const field = readCompanyField(kept ?? '')
  return (
    <ConsoleList<ClientRow>
      resource="clients"
      address={clientListAddress}
      filter={filterOfSearch({ field, text: search.searched })}
      title={clientTexts.listTitle}
      icon={ClientsIcon}
      texts={{
        loadFailed: consoleTexts.clientListFailed,
        empty: consoleTexts.empty.list,
        emptyHint: clientTexts.noClients,
        noMatch: clientTexts.noMatch,
        count: clientCountText,
      }}
      actions={<ClientListButtons />}
      filters={
        <Box sx={{ p: 1.5 }}>
          <CompanySearchFields
            label={clientTexts.searchClients}
            search={{ field, text: search.text }}
            onSearch={(next) => search.change({ filter: next.field, query: next.text })}
          />
        </Box>
      }
      isNarrowed={search.text !== ''}
      onClear={() => search.setText('')}
      opens={({ id }) => editClientAddress(id)}
      columns={clientColumns}
      card={(client) => <ClientCard client={client} />}
    />
  )
}
