import ClinicIcon from '@mui/icons-material/LocalHospitalOutlined'
import NoMatchIcon from '@mui/icons-material/SearchOff'
import { clinicImageTexts as texts } from '@member-care/domain/texts/clinic-image-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { Alert, Box, Paper, TextField, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { useGetList, type HttpError } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '../console/empty-state.tsx'
import { ListPages } from '../console/list-pages.tsx'
import { readListPlace, writeListPlace, type ListPlace, type PlacedList } from '../console/list-place.ts'
import { LoadFailure } from '../console/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { PastListEnd } from '../console/past-list-end.tsx'
import { RecordTable, TwoLines, type RecordColumn } from '../console/record-table.tsx'
import { theme } from '../console/theme.ts'
import { useSettled } from '../console/use-settled.ts'
import { ClinicImageActions } from './clinic-image-actions.tsx'
import type { PanelClinicRecord } from './clinic-image-calls.ts'
import { ClinicPicture } from './clinic-picture.tsx'

/** How long a search waits for the next key (C48). */
const SEARCH_PAUSE = 500
const list: PlacedList = { sortFields: ['id', 'name', 'area'], defaultSort: { field: 'name', order: 'ASC' } }

/** The panel's clinics with their pictures, which members see in the clinic locator. */
export default function ClinicImagesPage() {
  const isWide = useMediaQuery(theme.breakpoints.up('sm'))
  const [query, setQuery] = useSearchParams()
  const place = readListPlace(query, list)
  const search = query.get('query') ?? ''
  const settled = useSettled(search.trim(), SEARCH_PAUSE)
  const asked = search === '' ? '' : settled
  const [done, setDone] = useState<string>()
  const { data, total, error, refetch, isPlaceholderData } = useGetList<PanelClinicRecord>(
    'panel-clinics',
    { pagination: { page: place.page, perPage: place.perPage }, sort: place.sort, filter: asked === '' ? {} : { q: asked } },
    { placeholderData: (previous) => previous },
  )
  const change = (part: Partial<ListPlace>, searched = search, options?: { replace: boolean }) =>
    setQuery(new URLSearchParams({ ...writeListPlace({ ...place, page: 1, ...part }, list), ...(searched !== '' && { query: searched }) }), options)
  const onChanged = (text: string) => {
    setDone(text)
    void refetch()
  }

  return (
    <>
      <PageHeading title={texts.title}>{texts.lead}</PageHeading>
      <div role="status">
        {done !== undefined && (
          <Alert severity="success" onClose={() => setDone(undefined)} sx={{ mb: 2.5 }}>
            {done}
          </Alert>
        )}
      </div>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Box component="search" sx={{ p: 2 }}>
          <TextField
            label={texts.search}
            type="search"
            autoComplete="off"
            value={search}
            onChange={(event) => change({}, event.target.value, { replace: true })}
            sx={{ width: { xs: '100%', sm: 280 } }}
            slotProps={{ htmlInput: { maxLength: 100, spellCheck: false } }}
          />
        </Box>
        {error ? (
          <Box sx={{ p: 2, pt: 0 }}>
            <LoadFailure title={texts.failed} detail={(error as HttpError).message} onRetry={() => void refetch()} />
          </Box>
        ) : data?.length === 0 && place.page > 1 ? (
          <PastListEnd onFirstPage={() => change({})} />
        ) : data?.length === 0 ? (
          <EmptyState icon={asked === '' ? ClinicIcon : NoMatchIcon} title={consoleTexts.empty.list}>
            {asked === '' ? texts.none : texts.noMatch}
          </EmptyState>
        ) : !isWide && data ? (
          <ClinicCards clinics={data} onChanged={onChanged} />
        ) : (
          <RecordTable label={texts.title} columns={columnsFor(onChanged)} rows={data} expected={place.perPage} sort={place.sort} onSort={(sort) => change({ sort })} isStale={isPlaceholderData} />
        )}
        {!error && total !== undefined && data?.length !== 0 && <ListPages page={place.page} perPage={place.perPage} total={total} onPage={(page) => change({ page })} onPerPage={(perPage) => change({ perPage })} />}
      </Paper>
    </>
  )
}

const { columns } = texts

function columnsFor(onChanged: (text: string) => void): readonly RecordColumn<PanelClinicRecord>[] {
  return [
    { label: columns.clinic, sortBy: 'name', render: (clinic) => <TwoLines first={clinic.name} second={secondLineOf(clinic)} /> },
    { label: columns.address, sortBy: 'area', render: ({ address, area }) => <TwoLines first={area} second={address} /> },
    { label: columns.picture, render: (clinic) => <ClinicPicture clinic={clinic} /> },
    { label: columns.actions, render: (clinic) => <ClinicImageActions clinic={clinic} onChanged={onChanged} /> },
  ]
}

function secondLineOf({ id, isExcluded }: PanelClinicRecord): string {
  return isExcluded ? `${id} · ${texts.excluded}` : id
}

/** The list where a table does not fit: a card per clinic. */
function ClinicCards({ clinics, onChanged }: { clinics: readonly PanelClinicRecord[]; onChanged: (text: string) => void }) {
  return (
    <Box component="ul" aria-label={texts.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {clinics.map((clinic) => (
        <Box component="li" key={clinic.id} sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
          <TwoLines first={<Box sx={{ fontWeight: 600 }}>{clinic.name}</Box>} second={`${secondLineOf(clinic)} · ${clinic.area}, ${clinic.address}`} />
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <ClinicPicture clinic={clinic} />
            <ClinicImageActions clinic={clinic} onChanged={onChanged} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
