import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import GuaranteeIcon from '@mui/icons-material/VerifiedOutlined'
import { guaranteeDeskTexts as texts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { guaranteeTexts } from '@member-care/domain/texts/guarantee-texts.ts'
import { Box, Button } from '@mui/material'
import { useListContext } from 'react-admin'
import { CompanyFilter } from '../claims/list/company-filter.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { useListPlace } from '../list/list-router.tsx'
import type { ListSearch } from '../list/list-search.ts'
import { SearchField } from '../list/search-field.tsx'
import { useListFilters } from '../list/use-list-filters.ts'
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
      {...(person.searched !== '' && { filter: { q: person.searched } })}
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
      isNarrowed={person.text !== ''}
      onClear={() => person.setText('')}
      opens={({ id }) => guaranteeAddress(id)}
      columns={guaranteeColumns()}
      card={(guarantee) => <GuaranteeCard guarantee={guarantee} />}
    />
  )
}

function GuaranteeFilters({ person }: { person: ListSearch }) {
  const { page, setFilters } = useListContext()
  const { goTo } = useListPlace()
  const { values, change } = useListFilters<{ readonly companyId?: string }>()
  return (
    <Box
      component="search"
      aria-label={texts.filters}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'minmax(0, 280px) 200px minmax(0, 240px) auto' },
      }}
    >
      <CompanyFilter companyId={values.companyId ?? ''} onChange={(companyId) => change({ companyId })} />
      <FilterSelect
        source="status"
        label={texts.status}
        everything={texts.statuses.waiting}
        choices={otherStatuses.map((status) => ({
          value: status,
          label: status === 'ALL' ? texts.statuses.ALL : guaranteeTexts.statuses[status],
        }))}
      />
      <SearchField
        label={texts.search}
        value={person.text}
        onChange={(text) => {
          person.setText(text)
          if (page !== 1) goTo(1)
        }}
      />
      <Button
        startIcon={<ClearIcon />}
        onClick={() => {
          person.setText('')
          setFilters({}, {})
        }}
        disabled={person.text === '' && Object.keys(values).length === 0}
        sx={{ justifySelf: 'start' }}
      >
        {texts.clear}
      </Button>
    </Box>
  )
}
