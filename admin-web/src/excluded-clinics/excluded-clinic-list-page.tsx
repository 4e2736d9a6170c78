import AddIcon from '@mui/icons-material/AddOutlined'
import ExcludedIcon from '@mui/icons-material/BlockOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import NoMatchIcon from '@mui/icons-material/SearchOff'
import { formatSlashed, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { deleteClinicLabel, excludedClinicTexts } from '@member-care/domain/texts/excluded-clinic-texts.ts'
import { Alert, Box, Button, IconButton, Paper, TextField, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { useGetList, type HttpError } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { EmptyState } from '../console/empty-state.tsx'
import { ListPages } from '../console/list-pages.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { PastListEnd } from '../console/past-list-end.tsx'
import { RecordTable, TwoLines, type RecordColumn } from '../console/record-table.tsx'
import { theme } from '../console/theme.ts'
import { useSettled } from '../console/use-settled.ts'
import { DeleteExclusionDialog } from './delete-exclusion-dialog.tsx'
import { excludeClinicAddress, readExcludedClinicAddress, writeExcludedClinicAddress, type ExcludedClinicAddress } from './excluded-clinic-address.ts'
import type { ExcludedClinic } from './excluded-clinic-calls.ts'

/** How long a search waits for the next key (C48). */
const SEARCH_PAUSE = 500

/** The excluded clinics (3§2.12). */
export default function ExcludedClinicListPage() {
  const isWide = useMediaQuery(theme.breakpoints.up('sm'))
  const [query, setQuery] = useSearchParams()
  const address = readExcludedClinicAddress(query)
  const { page, perPage, sort, code } = address
  const settledCode = useSettled(code.trim(), SEARCH_PAUSE)
  const asked = code === '' ? '' : settledCode
  const [toDelete, setToDelete] = useState<ExcludedClinic>()
  const [isDeleted, setDeleted] = useState(false)
  const { data, total, error, refetch, isPlaceholderData } = useGetList<ExcludedClinic>(
    'excluded-clinics',
    { pagination: { page, perPage }, sort, filter: asked === '' ? {} : { code: asked } },
    { placeholderData: (previous) => previous },
  )
  const change = (part: Partial<ExcludedClinicAddress>, options?: { replace: boolean }) => setQuery(writeExcludedClinicAddress({ ...address, page: 1, ...part }), options)

  return (
    <>
      <PageHeading
        title={excludedClinicTexts.title}
        actions={
          <Button variant="contained" startIcon={<AddIcon />} component={Link} to={excludeClinicAddress}>
            {excludedClinicTexts.add}
          </Button>
        }
      >
        {excludedClinicTexts.lead}
      </PageHeading>
      <div role="status">
        {isDeleted && (
          <Alert severity="success" onClose={() => setDeleted(false)} sx={{ mb: 2.5 }}>
            {excludedClinicTexts.deleted}
          </Alert>
        )}
      </div>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Box component="search" sx={{ p: 2 }}>
          <TextField
            label={excludedClinicTexts.search}
            type="search"
            autoComplete="off"
            value={code}
            onChange={(event) => change({ code: event.target.value }, { replace: true })}
            sx={{ width: { xs: '100%', sm: 280 } }}
            slotProps={{ htmlInput: { maxLength: 40, spellCheck: false } }}
          />
        </Box>
        {error ? (
          <Box sx={{ p: 2, pt: 0 }}>
            <LoadFailure title={excludedClinicTexts.failed} detail={(error as HttpError).message} onRetry={() => void refetch()} />
          </Box>
        ) : data?.length === 0 && page > 1 ? (
          <PastListEnd onFirstPage={() => change({})} />
        ) : data?.length === 0 ? (
          <EmptyState icon={asked === '' ? ExcludedIcon : NoMatchIcon} title={consoleTexts.empty.list}>
            {asked === '' ? excludedClinicTexts.none : excludedClinicTexts.noMatch}
          </EmptyState>
        ) : !isWide && data ? (
          <ExcludedClinicCards clinics={data} onDelete={setToDelete} />
        ) : (
          <RecordTable label={excludedClinicTexts.title} columns={columnsFor(setToDelete)} rows={data} expected={perPage} sort={sort} onSort={(next) => change({ sort: next })} isStale={isPlaceholderData} />
        )}
        {!error && total !== undefined && data?.length !== 0 && <ListPages page={page} perPage={perPage} total={total} onPage={(next) => change({ page: next })} onPerPage={(next) => change({ perPage: next })} />}
      </Paper>
      {toDelete && (
        <DeleteExclusionDialog
          clinic={toDelete}
          onClose={() => setToDelete(undefined)}
          onDeleted={() => {
            setToDelete(undefined)
            setDeleted(true)
            void refetch()
          }}
        />
      )}
    </>
  )
}

const { columns } = excludedClinicTexts

function columnsFor(onDelete: (clinic: ExcludedClinic) => void): readonly RecordColumn<ExcludedClinic>[] {
  return [
    { label: columns.id, render: ({ id }) => <Box sx={{ fontSize: '0.75rem', fontWeight: 500, color: 'text.secondary', minWidth: 110, overflowWrap: 'anywhere' }}>{id}</Box> },
    { label: columns.code, sortBy: 'code', render: ({ code, clinicName }) => <TwoLines first={code} second={clinicName ?? excludedClinicTexts.notOnPanel} /> },
    { label: columns.created, sortBy: 'createdAt', isWhole: true, render: ({ createdAt }) => dayOf(createdAt) },
    {
      label: columns.delete,
      align: 'right',
      isWhole: true,
      render: (clinic) => <DeleteButton clinic={clinic} onDelete={onDelete} />,
    },
  ]
}

/** The list where a table does not fit: a card per clinic. */
function ExcludedClinicCards({ clinics, onDelete }: { clinics: readonly ExcludedClinic[]; onDelete: (clinic: ExcludedClinic) => void }) {
  return (
    <Box component="ul" aria-label={excludedClinicTexts.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {clinics.map((clinic) => (
        <Box component="li" key={clinic.id} sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 600 }}>{clinic.code}</Box>
            <Box sx={{ fontSize: '0.875rem' }}>{clinic.clinicName ?? excludedClinicTexts.notOnPanel}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
              {columns.created} {dayOf(clinic.createdAt)}
              <br />
              {columns.id} {clinic.id}
            </Box>
          </Box>
          <DeleteButton clinic={clinic} onDelete={onDelete} />
        </Box>
      ))}
    </Box>
  )
}

function DeleteButton({ clinic, onDelete }: { clinic: ExcludedClinic; onDelete: (clinic: ExcludedClinic) => void }) {
  return (
    <IconButton aria-label={deleteClinicLabel(clinic.code)} onClick={() => onDelete(clinic)}>
      <DeleteIcon fontSize="small" />
    </IconButton>
  )
}

/** The Singapore day of an instant. */
function dayOf(iso: string): string {
  return formatSlashed(singaporeToday(new Date(iso)))
}
