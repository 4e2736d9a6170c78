import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import ClaimsIcon from '@mui/icons-material/RequestQuoteOutlined'
import NoMatchIcon from '@mui/icons-material/SearchOff'
import { claimKinds, type ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { formatSlashed, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { hrClaimTexts, viewHrClaimText } from '@member-care/domain/texts/hr-claim-texts.ts'
import { Box, Button, Link, MenuItem, Paper, TextField, Typography, useMediaQuery } from '@mui/material'
import { useGetList, type HttpError } from 'react-admin'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { CompanyFilter } from '../claims/list/company-filter.tsx'
import { CardSkeletons } from '../console/card-skeletons.tsx'
import { EmptyState } from '../console/empty-state.tsx'
import type { ListMeta } from '../console/data-provider.ts'
import { firstPage, neighbourOf } from '../console/list-place.ts'
import { ListFailure } from '../console/list-failure.tsx'
import { moneyText } from '../console/money-text.ts'
import { PageHeading } from '../console/page-heading.tsx'
import { PastListEnd } from '../console/past-list-end.tsx'
import { PersonalText } from '../console/personal-text.tsx'
import { PlacedPages } from '../console/placed-pages.tsx'
import { RecordTable, type RecordColumn } from '../console/record-table.tsx'
import { theme } from '../console/theme.ts'
import type { HrClaimRow } from './hr-claim-calls.ts'
import { hrClaimAddress, readHrClaimListAddress, writeHrClaimListAddress, type HrClaimListAddress } from './hr-claim-list-address.ts'

/** The claims that HR administrators filed (3§2.13). */
export default function HrClaimListPage() {
  const isWide = useMediaQuery(theme.breakpoints.up('md'))
  const [query, setQuery] = useSearchParams()
  const address = readHrClaimListAddress(query)
  const { page, perPage, sort, after, before, companyId, kind } = address
  const isFiltered = companyId !== '' || kind !== undefined
  const filter = { ...(companyId !== '' && { companyId }), ...(kind && { kind }) }
  const { data, total, meta, error, refetch, isPlaceholderData } = useGetList<HrClaimRow>(
    'hr-claims',
    { pagination: { page, perPage }, sort, filter, meta: { after, before } },
    { placeholderData: (previous) => previous },
  )
  const size = total === undefined ? undefined : { total, isTotalExact: (meta as ListMeta | undefined)?.isTotalExact ?? true }
  const change = (part: Partial<HrClaimListAddress>) => setQuery(writeHrClaimListAddress({ ...address, ...firstPage, ...part }))

  return (
    <>
      <PageHeading title={hrClaimTexts.title}>{hrClaimTexts.lead}</PageHeading>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Box component="search" aria-label={hrClaimTexts.filters} sx={{ display: 'grid', gap: 1.5, p: 2, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 320px) 220px auto' }, alignItems: 'center' }}>
          <CompanyFilter companyId={companyId} onChange={(next) => change({ companyId: next })} />
          <TextField
            select
            label={hrClaimTexts.columns.type}
            value={kind ?? hrClaimTexts.everyType}
            onChange={(event) => change({ kind: claimKinds.find((one) => one === event.target.value) })}
            slotProps={{ inputLabel: { shrink: true } }}
          >
            {[hrClaimTexts.everyType, ...claimKinds].map((one) => (
              <MenuItem key={one} value={one}>
                {one === hrClaimTexts.everyType ? one : kindLabels[one]}
              </MenuItem>
            ))}
          </TextField>
          <Button startIcon={<ClearIcon />} onClick={() => change({ companyId: '', kind: undefined })} disabled={!isFiltered} sx={{ justifySelf: 'start' }}>
            {hrClaimTexts.clear}
          </Button>
        </Box>
        {error ? (
          <ListFailure title={hrClaimTexts.failed} detail={(error as HttpError).message} page={page} onRetry={() => void refetch()} onFirstPage={() => change({})} />
        ) : data?.length === 0 && page > 1 ? (
          <PastListEnd onFirstPage={() => change({})} />
        ) : data?.length === 0 ? (
          <EmptyState icon={isFiltered ? NoMatchIcon : ClaimsIcon} title={consoleTexts.empty.list}>
            {isFiltered ? hrClaimTexts.noMatch : hrClaimTexts.none}
          </EmptyState>
        ) : !isWide ? (
          data ? <HrClaimCards claims={data} /> : <CardSkeletons />
        ) : (
          <RecordTable label={hrClaimTexts.title} columns={columns} rows={data} expected={perPage} sort={sort} onSort={(next) => change({ sort: next })} isStale={isPlaceholderData} />
        )}
        {!error && size && data && data.length > 0 && (
          <PlacedPages
            {...size}
            page={page}
            perPage={perPage}
            rows={data.length}
            onPage={(next) => change({ page: next })}
            onStep={(direction) => change(neighbourOf({ page, perPage }, direction, data, size))}
            onPerPage={(next) => change({ perPage: next })}
          />
        )}
      </Paper>
    </>
  )
}

const kindLabels: Readonly<Record<ClaimKind, string>> = { inpatient: consoleTexts.menu.inpatient, outpatient: consoleTexts.menu.outpatient }

const labels = hrClaimTexts.columns

const columns: readonly RecordColumn<HrClaimRow>[] = [
  {
    label: labels.view,
    isWhole: true,
    render: (claim) => <ViewLink claim={claim} />,
  },
  { label: labels.client, sortBy: 'companyName', render: ({ companyName }) => companyName },
  { label: labels.type, isWhole: true, render: ({ typeOfClaim }) => typeOfClaim },
  { label: labels.provider, sortBy: 'providerName', render: ({ providerName }) => providerName },
  { label: labels.amount, sortBy: 'amountCents', align: 'right', isWhole: true, render: ({ amount, currency }) => <span style={{ fontVariantNumeric: 'tabular-nums' }}>{moneyText(amount, currency)}</span> },
  { label: labels.submittedBy, render: ({ submittedBy }) => <PersonalText value={submittedBy} /> },
  { label: labels.created, sortBy: 'filedAt', isWhole: true, render: ({ createdAt }) => dayOf(createdAt) },
]

/** The list where a table does not fit: a card per claim. */
function HrClaimCards({ claims }: { claims: readonly HrClaimRow[] }) {
  return (
    <Box component="ul" aria-label={hrClaimTexts.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {claims.map((claim) => (
        <Box component="li" key={claim.id} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{claim.companyName}</Typography>
            <ViewLink claim={claim} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {claim.typeOfClaim} · {claim.providerName}
          </Typography>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 0.5 }}>
            <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{moneyText(claim.amount, claim.currency)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'right' }}>
              <PersonalText value={claim.submittedBy} /> · {dayOf(claim.createdAt)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function ViewLink({ claim: { id, companyName, providerName } }: { claim: HrClaimRow }) {
  return (
    <Link component={RouterLink} to={hrClaimAddress(id)} aria-label={viewHrClaimText(companyName, providerName)} sx={{ display: 'inline-block', minHeight: 24 }}>
      {hrClaimTexts.view}
    </Link>
  )
}

/** The Singapore day of an instant. */
function dayOf(iso: string): string {
  return formatSlashed(singaporeToday(new Date(iso)))
}
