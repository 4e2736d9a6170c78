import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import NoMatchIcon from '@mui/icons-material/SearchOff'
import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { uploadOutcomes, type UploadOutcome } from '@member-care/domain/upload/upload-outcome.ts'
import { Box, MenuItem, Paper, Skeleton, TextField, Typography, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { EmptyState } from '../console/empty-state.tsx'
import { ListPages } from '../console/list-pages.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { RecordTable, TwoLines, type RecordColumn } from '../console/record-table.tsx'
import { theme } from '../console/theme.ts'
import { useListPages } from '../console/use-list-pages.ts'
import { labelOf, valueText } from './file-user-fields.ts'
import type { UploadRecord, UploadRowRecord } from './upload-record.ts'
import { OutcomeChip } from './upload-summary.tsx'
import { useUploadRows } from './use-upload.ts'

const { check: texts, outcomes } = userUploadTexts

interface UploadRowsProps {
  readonly upload: Pick<UploadRecord, 'id' | 'state'>
  /** Shows only these, without a choice. */
  readonly only?: UploadOutcome
}

/** What becomes, or became, of each row, with old and new values. */
export function UploadRows({ upload, only }: UploadRowsProps) {
  const [chosen, setChosen] = useState<UploadOutcome>()
  const pages = useListPages()
  const outcome = only ?? chosen
  const { data, error, refetch, isPlaceholderData } = useUploadRows(upload.id, upload.state, outcome, pages.page, pages.perPage)
  const isWide = useMediaQuery(theme.breakpoints.up('md'))
  const label = only ? outcomes[only] : texts.rows
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {!only && (
        <Box sx={{ p: 2 }}>
          <TextField
            select
            size="small"
            label={texts.filter}
            value={chosen ?? ''}
            onChange={({ target }) => {
              setChosen(uploadOutcomes.find((one) => one === target.value))
              pages.onPage(1)
            }}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
            sx={{ minWidth: 200 }}
          >
            <MenuItem value="">{texts.every}</MenuItem>
            {uploadOutcomes.map((one) => (
              <MenuItem key={one} value={one}>
                {outcomes[one]}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      )}
      {error && (
        <Box sx={{ p: 2 }}>
          <LoadFailure title={texts.listFailed} detail={error.message} onRetry={() => void refetch()} />
        </Box>
      )}
      {!error && data?.total === 0 && <EmptyState icon={NoMatchIcon} title={consoleTexts.empty.plain} />}
      {!error && data?.total !== 0 && (isWide ? <RecordTable label={label} columns={columns} rows={data?.items} expected={5} isStale={isPlaceholderData} /> : <RowCards label={label} rows={data?.items} />)}
      {!error && data && <ListPages {...pages} total={data.total} />}
    </Paper>
  )
}

const columns: readonly RecordColumn<UploadRowRecord>[] = [
  { label: texts.columns.row, render: ({ rowNo }) => rowNo.toLocaleString('en-SG'), isWhole: true },
  { label: texts.columns.person, render: (row) => <PersonOfRow row={row} /> },
  { label: texts.columns.outcome, render: ({ outcome }) => <OutcomeChip outcome={outcome} /> },
  { label: texts.columns.changes, render: (row) => <RowChanges row={row} /> },
]

function RowCards({ label, rows }: { label: string; rows: readonly UploadRowRecord[] | undefined }) {
  if (!rows) return <Skeleton variant="rounded" height={220} sx={{ m: 2 }} />
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={{ p: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'start' }}>
            <Box sx={{ minWidth: 0, fontWeight: 600 }}>
              <PersonOfRow row={row} />
            </Box>
            <OutcomeChip outcome={row.outcome} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {userUploadTexts.preview.rowsOf([row.rowNo])}
          </Typography>
          <RowChanges row={row} />
        </Box>
      ))}
    </Box>
  )
}

function PersonOfRow({ row: { name, nric, memberType } }: { row: UploadRowRecord }) {
  return <TwoLines first={name || '–'} second={[nric, texts.memberTypes[memberType]].filter((text) => text !== '').join(' · ')} />
}

function RowChanges({ row: { changes, errors, warnings } }: { row: UploadRowRecord }) {
  if (changes.length + errors.length + warnings.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {errors.map(({ field, text }) => (
        <Note key={`${field} ${text}`} kind="error" text={`${labelOf(field)}: ${text}`} />
      ))}
      {warnings.map((text) => (
        <Note key={text} kind="warning" text={text} />
      ))}
      {changes.map(({ field, from, to }) => (
        <Box component="li" key={field} sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {labelOf(field)}:{' '}
          </Box>
          {from !== '' && (
            <>
              <Box component="del" sx={{ color: 'text.secondary' }}>
                {valueText(from)}
              </Box>
              {' → '}
            </>
          )}
          <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
            {to === '' ? texts.nothing : valueText(to)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function Note({ kind, text }: { kind: 'error' | 'warning'; text: string }) {
  const Icon = kind === 'error' ? ErrorIcon : WarningIcon
  return (
    <Typography component="li" variant="body2" sx={{ color: `${kind}.main`, display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
      <Icon sx={{ fontSize: 16, mt: '2px' }} titleAccess={userUploadTexts.preview[kind]} />
      <span>{text}</span>
    </Typography>
  )
}
