import ClaimsIcon from '@mui/icons-material/RequestQuoteOutlined'
import { claimKinds, type ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { hrClaimTexts } from '@member-care/domain/texts/hr-claim-texts.ts'
import { CompanyListFilter } from '../claims/list/company-filter.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { ClearFilters, ListFilters } from '../list/list-filters.tsx'
import { HrClaimCard } from './hr-claim-card.tsx'
import { hrClaimColumns } from './hr-claim-columns.tsx'
import { hrClaimAddress, hrClaimListAddress } from './hr-claim-list-address.ts'
import type { HrClaimRow } from './hr-claim-record.ts'

/** The claims that HR administrators filed (3§2.13). */
export default function HrClaimList() {
  return (
    <ConsoleList<HrClaimRow>
      resource="hr-claims"
      address={hrClaimListAddress}
      title={hrClaimTexts.title}
      subtitle={<div>{hrClaimTexts.lead}</div>}
      icon={ClaimsIcon}
      texts={{
        loadFailed: hrClaimTexts.failed,
        empty: consoleTexts.empty.list,
        emptyHint: hrClaimTexts.none,
        noMatch: hrClaimTexts.noMatch,
        count: hrClaimTexts.count,
      }}
      filters={<HrClaimFilters />}
      opens={({ id }) => hrClaimAddress(id)}
      columns={hrClaimColumns()}
      card={(claim) => <HrClaimCard claim={claim} />}
    />
  )
}

function HrClaimFilters() {
  const kindLabels: Readonly<Record<ClaimKind, string>> = {
    inpatient: consoleTexts.menu.inpatient,
    outpatient: consoleTexts.menu.outpatient,
  }
  return (
    <ListFilters label={hrClaimTexts.filters} columns="minmax(0, 320px) 220px auto">
      <CompanyListFilter />
      <FilterSelect
        source="kind"
        label={hrClaimTexts.columns.type}
        everything={hrClaimTexts.everyType}
        choices={claimKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
      />
      <ClearFilters label={hrClaimTexts.clear} />
    </ListFilters>
  )
}
