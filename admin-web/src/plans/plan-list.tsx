import AddIcon from '@mui/icons-material/AddOutlined'
import PlanIcon from '@mui/icons-material/FactCheckOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { planListTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { CompanyListFilter } from '../claims/list/company-filter.tsx'
import { usePowers } from '../console/administrator.ts'
import { ConsoleList } from '../list/console-list.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { ClearFilters, ListFilters } from '../list/list-filters.tsx'
import type { ListSearch } from '../list/list-search.ts'
import { SearchField } from '../list/search-field.tsx'
import { useAddressSearch } from '../list/use-address-search.ts'
import { PlanCard, planColumns } from './plan-columns.tsx'
import { createPlanPath, planAddress, planListAddress, planStatuses, type PlanRow } from './plan-record.ts'

/** The plans of all clients, and what waits to be published. */
export default function PlanList() {
  const search = useAddressSearch('query', planListAddress)
  const mayEdit = usePowers()?.has('plans.edit') === true
  return (
    <ConsoleList<PlanRow>
      resource="plans"
      address={planListAddress}
      search={search}
      title={texts.title}
      subtitle={<div>{texts.lead}</div>}
      icon={PlanIcon}
      texts={{
        loadFailed: texts.failed,
        empty: consoleTexts.empty.list,
        emptyHint: texts.none,
        noMatch: texts.noMatch,
        count: texts.count,
      }}
      actions={
        mayEdit && (
          <Button variant="contained" startIcon={<AddIcon />} component={Link} to={createPlanPath}>
            {texts.create}
          </Button>
        )
      }
      filters={<PlanFilters search={search} />}
      opens={({ id }) => planAddress(id)}
      columns={planColumns}
      card={(plan) => <PlanCard plan={plan} />}
    />
  )
}

function PlanFilters({ search }: { readonly search: ListSearch }) {
  return (
    <ListFilters label={texts.filters} columns="minmax(0, 280px) 220px minmax(0, 240px) auto">
      <CompanyListFilter />
      <FilterSelect
        source="status"
        label={texts.status}
        everything={texts.everyStatus}
        choices={planStatuses.map((status) => ({ value: status, label: texts.statuses[status] }))}
      />
      <SearchField label={texts.search} value={search.text} onChange={search.setText} limit={100} />
      <ClearFilters label={texts.clear} search={search} />
    </ListFilters>
  )
}
