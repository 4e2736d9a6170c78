import GuaranteeIcon from '@mui/icons-material/VerifiedOutlined'
import { guaranteeDeskTexts as texts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { guaranteeTexts } from '@member-care/domain/texts/guarantee-texts.ts'
import { CompanyListFilter } from '../claims/list/company-filter.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { ClearFilters, ListFilters } from '../list/list-filters.tsx'
import type { ListSearch } from '../list/list-search.ts'
import { PersonalSearchField } from '../list/personal-search-field.tsx'
import { usePersonalSearch } from '../list/use-personal-search.ts'
import { GuaranteeCard, guaranteeColumns } from './guarantee-columns.tsx'
import { guaranteeAddress, guaranteeListAddress, otherStatuses } from './guarantee-list-address.ts'
import type { GuaranteeRow } from './guarantee-record.ts'

/** Letters of guarantee: what waits for the desk, the nearest admission first, unless something else is asked for. */
export default function GuaranteeList() {
  const person = usePersonalSearch('guarantees.q', guaranteeListAddress)
  return (
    <ConsoleList<GuaranteeRow>
      resource="guarantees"
      address={guaranteeListAddress}
      search={person}
      title={texts.title}
      subtitle={<div>{texts.lead}</div>}
      icon={GuaranteeIcon}
      texts={{
        loadFailed: texts.failed,
        empty: texts.none,
        emptyHint: texts.noneHint,
        noMatch: texts.noMatch,
        count: texts.count,
      }}
      filters={<GuaranteeFilters person={person} />}
      opens={({ id }) => guaranteeAddress(id)}
      columns={guaranteeColumns()}
      card={(guarantee) => <GuaranteeCard guarantee={guarantee} />}
    />
  )
}

function GuaranteeFilters({ person }: { person: ListSearch }) {
  return (
    <ListFilters label={texts.filters} columns={{ sm: '1fr 1fr', md: 'minmax(0, 280px) 200px minmax(0, 240px) auto' }}>
      <CompanyListFilter />
      <FilterSelect
        source="status"
        label={texts.status}
        everything={texts.statuses.waiting}
        choices={otherStatuses.map((status) => ({
          value: status,
          label: status === 'ALL' ? texts.statuses.ALL : guaranteeTexts.statuses[status],
        }))}
      />
      <PersonalSearchField label={texts.search} search={person} />
      <ClearFilters label={texts.clear} search={person} />
    </ListFilters>
  )
}
