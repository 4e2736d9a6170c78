import InboxIcon from '@mui/icons-material/Inbox'
import { Button } from '@mui/material'
import { claimListTexts } from '@member-care/domain/texts/claim-list-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useListContext, useResourceContext } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { usePowers } from '../console/administrator.ts'
import { ConsoleList } from '../list/console-list.tsx'
import type { BulkActions } from '../list/list-selection.tsx'
import { claimAddress } from './claim-link.tsx'
import type { ClaimResource, ClaimRow } from './claim-record.ts'
import { ClaimCard } from './list/claim-card.tsx'
import { claimColumns } from './list/claim-columns.tsx'
import { ClaimFilters } from './list/claim-filters.tsx'
import { claimListAddress, EVERY_STATUS, statusIn } from './list/claim-list-address.ts'
import { ReprocessButton } from './list/reprocess-button.tsx'
import { usePersonSearch } from './list/use-person-search.ts'

/** Failed hand-overs can be tried again, as many as a page shows. */
const reprocessing: BulkActions<ClaimRow> = {
  buttons: <ReprocessButton />,
  label: ({ claimNo }) => claimListTexts.select(claimNo),
  isSelectable: ({ handoverFailure }) => handoverFailure !== null,
}

/** The outpatient and the inpatient list (3§2.15). */
export default function ClaimListPage() {
  const resource = useResourceContext() as ClaimResource
  const person = usePersonSearch(resource)
  const { search } = useLocation()
  const mayReprocess = usePowers()?.has('claims.reprocess') === true
  return (
    <ConsoleList<ClaimRow>
      key={resource}
      resource={resource}
      address={claimListAddress}
      filter={{ claimStatus: statusIn(search), ...person.filter }}
      title={claimListTexts.titles[resource]}
      icon={InboxIcon}
      texts={{
        loadFailed: consoleTexts.claimDataError,
        empty: consoleTexts.empty.list,
        emptyHint: claimListTexts.nothingWaits,
        noMatch: claimListTexts.noMatch,
        count: claimListTexts.count,
      }}
      emptyAction={<ShowEveryStatus />}
      filters={<ClaimFilters person={person} />}
      isNarrowed={!person.isEmpty}
      onClear={person.clear}
      opens={({ id }) => claimAddress(resource, id)}
      columns={claimColumns(resource)}
      card={(claim) => <ClaimCard claim={claim} />}
      {...(mayReprocess && { bulkActions: reprocessing })}
    />
  )
}

function ShowEveryStatus() {
  const { setFilters } = useListContext()
  return <Button onClick={() => setFilters({ claimStatus: EVERY_STATUS }, {})}>{claimListTexts.everyStatus}</Button>
}
