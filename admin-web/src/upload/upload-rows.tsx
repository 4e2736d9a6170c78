import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import NoMatchIcon from '@mui/icons-material/SearchOff'
import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { uploadOutcomes, type UploadOutcome } from '@member-care/domain/upload/upload-outcome.ts'
import { Box, Typography } from '@mui/material'
import { FilterSelect } from '../list/filter-select.tsx'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { SubList } from '../list/sub-list.tsx'
import { TwoLines } from '../console/two-lines.tsx'
import { labelOf, valueText } from './file-user-fields.ts'
import type { UploadRecord, UploadRowRecord } from './upload-record.ts'
import { OutcomeChip } from './upload-summary.tsx'

const { check: texts, outcomes } = userUploadTexts

interface UploadRowsProps {
  readonly upload: Pick<UploadRecord, 'id' | 'state'>
  /** Shows only these, without a choice. */
  readonly only?: UploadOutcome
}

/** What becomes, or became, of each row, with old and new values. */
export function UploadRows({ upload: { id, state }, only }: UploadRowsProps) {
  return (
    <SubList<UploadRowRecord>
      // What the rows are told as changes with the upload's state.
      key={state}
      resource="upload-rows"
      sort={{ field: 'id', order: 'ASC' }}
      filter={{ uploadId: id, ...(only && { outcome: only }) }}
      title={only ? outcomes[only] : texts.rows}
      icon={NoMatchIcon}
      texts={{ loadFailed: texts.listFailed, empty: consoleTexts.empty.plain }}
      filters={only ? undefined : <OutcomeFilter />}
      columns={columns().map((column) => (
        <ListColumn key={column.source} {...column} />
      ))}
      card={(row) => <RowCard row={row} />}
    />
  )
}

function OutcomeFilter() {
  return (
    <Box sx={{ p: 1.5, display: 'grid', maxWidth: 220 }}>
      <FilterSelect
        source="outcome"
        label={texts.filter}
        everything={texts.every}
        choices={uploadOutcomes.map((value) => ({ value, label: outcomes[value] }))}
      />
    </Box>
  )
}

const columns = (): readonly ListColumnProps<UploadRowRecord>[] => [
  { source: 'rowNo', label: texts.columns.row, align: 'right', render: ({ rowNo }) => shownCount(rowNo) },
  {
    source: 'name',
    label: texts.columns.person,
    isRowHeader: true,
    textWidth: 220,
    render: (row) => <PersonOfRow row={row} />,
  },
  { source: 'outcome', label: texts.columns.outcome, render: (row) => <OutcomeOfRow row={row} /> },
  { source: 'changes', label: texts.columns.changes, textWidth: 460, render: (row) => <RowChanges row={row} /> },
]

/** A row where a table does not fit. */
function RowCard({ row }: { row: UploadRowRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'start' }}>
        <Box sx={{ minWidth: 0, fontWeight: 600 }}>
          <PersonOfRow row={row} />
        </Box>
        <OutcomeOfRow row={row} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {userUploadTexts.preview.rowsOf([row.rowNo])}
      </Typography>
      <RowChanges row={row} />
    </Box>
  )
}

function OutcomeOfRow({ row: { outcome, ends } }: { row: UploadRowRecord }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: { xs: 'end', md: 'start' }, gap: 0.5 }}>
      <OutcomeChip outcome={outcome} />
      {ends !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {texts.ends(formatDisplay(ends))}
        </Typography>
      )}
    </Box>
  )
}

function PersonOfRow({ row: { name, nric, memberType } }: { row: UploadRowRecord }) {
  return (
    <TwoLines
      first={name || '–'}
      second={[nric, texts.memberTypes[memberType]].filter((text) => text !== '').join(' · ')}
    />
  )
}

function RowChanges({ row: { changes, errors, warnings, touched } }: { row: UploadRowRecord }) {
  if (changes.length + errors.length + warnings.length === 0) return null
  const touches = touched ? texts.touches(touched) : ''
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {errors.map(({ field, text }) => (
        <Note key={`${field} ${text}`} kind="error" text={`${labelOf(field)}: ${text}`} />
      ))}
      {warnings.map((text) => (
        <Note key={text} kind="warning" text={text} />
      ))}
      {touches !== '' && <Note kind="warning" text={touches} />}
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
    <Typography
      component="li"
      variant="body2"
      sx={{ color: `${kind}.main`, display: 'flex', gap: 0.5, alignItems: 'flex-start' }}
    >
      <Icon sx={{ fontSize: 16, mt: '2px' }} titleAccess={userUploadTexts.preview[kind]} />
      <span>{text}</span>
    </Typography>
  )
}
