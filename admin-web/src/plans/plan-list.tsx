import AddIcon from '@mui/icons-material/AddOutlined'
import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import PlanIcon from '@mui/icons-material/FactCheckOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { planListTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Box, Button } from '@mui/material'
import { useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { CompanyFilter } from '../claims/list/company-filter.tsx'
import { usePowers } from '../console/administrator.ts'
import { ConsoleList } from '../list/console-list.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
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
      filter={search.searched === '' ? {} : { q: search.searched }}
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
      filters={<PlanFilters text={search.text} onText={search.setText} />}
      isNarrowed={search.text !== ''}
      onClear={() => search.setText('')}
      opens={({ id }) => planAddress(id)}
      columns={planColumns}
      card={(plan) => <PlanCard plan={plan} />}
    />
  )
}

function PlanFilters({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) {
  const { filterValues, setFilters } = useListContext()
  const { companyId = '' }: { readonly companyId?: string } = filterValues
  return (
    <Box
      component="search"
      aria-label={texts.filters}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 280px) 220px minmax(0, 240px) auto' },
        alignItems: 'center',
      }}
    >
      <CompanyFilter
        companyId={companyId}
        onChange={(chosen) => setFilters({ ...filterValues, companyId: chosen }, {})}
      />
      <FilterSelect
        source="status"
        label={texts.status}
        everything={texts.everyStatus}
        choices={planStatuses.map((status) => ({ value: status, label: texts.statuses[status] }))}
      />
      <SearchField label={texts.search} value={text} onChange={onText} limit={100} />
      <Button
        startIcon={<ClearIcon />}
        onClick={() => {
          setFilters({}, {})
          onText('')
        }}
        disabled={text === '' && Object.keys(filterValues).length === 0}
        sx={{ justifySelf: 'start' }}
      >
        {texts.clear}
      </Button>
    </Box>
  )
}
