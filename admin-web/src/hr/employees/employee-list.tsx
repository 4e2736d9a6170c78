import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined'
import { formatDisplay, formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { hrEmployeeTexts } from '@member-care/domain/texts/hr-employee-texts.ts'
import { userStatusLabels } from '@member-care/domain/texts/user-edit-texts.ts'
import { Box, Button, Link, MenuItem, TextField, Typography } from '@mui/material'
import { useGetList, useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { PersonalText } from '../../console/personal-text.tsx'
import { ConsoleList } from '../../list/console-list.tsx'
import { FilterSelect } from '../../list/filter-select.tsx'
import { ListColumn, type ListColumnProps } from '../../list/list-column.tsx'
import { growingListOptions } from '../../list/list-query.ts'
import { useKeptParameter } from '../../list/list-router.tsx'
import { PersonalSearchField } from '../../list/personal-search-field.tsx'
import { usePersonalSearch } from '../../list/use-personal-search.ts'
import type { CompanyCover, EmployeeRow } from '../hr-data-provider.ts'
import { employeeAddress } from './employee-addresses.ts'
import { employeeListAddress, type SearchField } from './employee-list-address.ts'
import { AsOfField, AsOfNotice, NobodyAsOf, useAsOf } from './employees-as-of.tsx'

const { list: texts } = hrEmployeeTexts

/** The employees of the companies that the reader looks after (3§2.16). */
export default function EmployeeList() {
  const search = useEmployeeSearch()
  const { data: companies = [] } = useGetList<CompanyCover>('companies', undefined, growingListOptions)
  const hasSeveral = companies.length > 1
  const [asOf] = useAsOf()
  return (
    <ConsoleList<EmployeeRow>
      resource="employees"
      address={employeeListAddress}
      filter={{
        ...(search.searched !== '' && { [search.field]: search.searched }),
        ...(asOf !== undefined && { asOf }),
      }}
      title={texts.title}
      icon={PeopleIcon}
      texts={{
        loadFailed: texts.failed,
        empty: texts.empty,
        emptyHint: texts.emptyHint,
        noMatch: texts.noMatch,
        count: texts.count,
      }}
      filters={<EmployeeFilters search={search} companies={hasSeveral ? companies : []} />}
      isNarrowed={search.text !== ''}
      onClear={() => search.setText('')}
      notice={<AsOfNotice />}
      {...(asOf !== undefined && {
        emptyNotice: () => <NobodyAsOf isSearched={search.searched !== ''} onClearSearch={() => search.setText('')} />,
      })}
      opens={({ uuid, hasRecord }) => hasRecord && employeeAddress(uuid)}
      columns={columnsOf({ hasSeveralCompanies: hasSeveral, isAsOf: asOf !== undefined }).map((column) => (
        <ListColumn key={column.source} {...column} />
      ))}
      card={(employee) => <EmployeeCard employee={employee} isAsOf={asOf !== undefined} />}
    />
  )
}

function useEmployeeSearch() {
  const [kept, setField] = useKeptParameter('by', employeeListAddress)
  const search = usePersonalSearch('employees.search', employeeListAddress, 'query')
  return { ...search, field: (kept ?? 'name') as SearchField, setField: (field: SearchField) => setField(field) }
}

/** On a phone one stands below the other; else what is searched for takes the room that the others leave. */
const filterWidth = (width: number) => ({ flex: { xs: '1 1 100%', sm: `0 0 ${width}px` } })

function EmployeeFilters({
  search,
  companies,
}: {
  readonly search: ReturnType<typeof useEmployeeSearch>
  readonly companies: readonly CompanyCover[]
}) {
  const { filterValues, setFilters } = useListContext()
  return (
    <Box
      component="search"
      aria-label={texts.filters}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        p: 1.5,
        alignItems: 'start',
      }}
    >
      <TextField
        select
        label={texts.searchBy}
        value={search.field}
        onChange={({ target }) => search.setField(target.value as SearchField)}
        sx={filterWidth(130)}
        slotProps={{ inputLabel: { shrink: true } }}
      >
        {(Object.keys(texts.searchFields) as SearchField[]).map((field) => (
          <MenuItem key={field} value={field}>
            {texts.searchFields[field]}
          </MenuItem>
        ))}
      </TextField>
      <PersonalSearchField
        label={texts.search}
        search={search}
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 140px' }, maxWidth: { sm: 360 } }}
      />
      {companies.length > 0 && (
        <Box sx={{ ...filterWidth(200), display: 'grid' }}>
          <FilterSelect
            source="companyId"
            label={texts.company}
            everything={texts.allCompanies}
            choices={companies.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }))}
          />
        </Box>
      )}
      <Box sx={filterWidth(175)}>
        <AsOfField />
      </Box>
      <Button
        startIcon={<ClearIcon />}
        onClick={() => {
          search.setText('')
          setFilters({}, {})
        }}
        disabled={search.text === '' && Object.keys(filterValues).length === 0}
      >
        {texts.clear}
      </Button>
    </Box>
  )
}

function columnsOf({
  hasSeveralCompanies,
  isAsOf,
}: {
  readonly hasSeveralCompanies: boolean
  readonly isAsOf: boolean
}): readonly ListColumnProps<EmployeeRow>[] {
  const { columns } = texts
  return [
    { source: 'staffId', label: columns.staffId, render: ({ staffId }) => staffId ?? '–' },
    {
      source: 'name',
      label: columns.name,
      sorts: true,
      isRowHeader: true,
      width: 240,
      render: (employee) => <EmployeeLink employee={employee} />,
    },
    ...(hasSeveralCompanies
      ? [
          {
            source: 'companyName',
            label: columns.company,
            width: 200,
            render: ({ companyName }: EmployeeRow) => companyName ?? '',
          },
        ]
      : []),
    { source: 'status', label: columns.status, render: ({ status }) => userStatusLabels[status] },
    {
      source: 'effectiveStartDate',
      label: columns.startDate,
      sorts: true,
      render: ({ effectiveStartDate }) => formatDisplay(effectiveStartDate),
    },
    {
      source: 'effectiveEndDate',
      label: columns.endDate,
      sorts: true,
      render: ({ effectiveEndDate }) => (effectiveEndDate === null ? texts.noEnd : formatDisplay(effectiveEndDate)),
    },
    ...(isAsOf
      ? []
      : [
          {
            source: 'lastLogin',
            label: columns.lastLogin,
            render: ({ lastLogin }: EmployeeRow) => lastLoginText(lastLogin),
          },
        ]),
  ]
}

function EmployeeLink({ employee: { uuid, name, hasRecord } }: { readonly employee: EmployeeRow }) {
  if (!hasRecord)
    return (
      <>
        <PersonalText value={name} />
        <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {hrEmployeeTexts.asOf.takenOut}
        </Typography>
      </>
    )
  return (
    <Link
      component={RouterLink}
      to={employeeAddress(uuid)}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
    >
      <PersonalText value={name} />
    </Link>
  )
}

function EmployeeCard({ employee, isAsOf }: { readonly employee: EmployeeRow; readonly isAsOf: boolean }) {
  const { staffId, status, effectiveStartDate, effectiveEndDate, lastLogin } = employee
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <EmployeeLink employee={employee} />
        </Typography>
        <Typography variant="body2">{userStatusLabels[status]}</Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.columns.staffId} {staffId ?? '–'} · {formatDisplay(effectiveStartDate)} –{' '}
        {effectiveEndDate === null ? texts.noEnd : formatDisplay(effectiveEndDate)}
      </Typography>
      {!isAsOf && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.columns.lastLogin}: {lastLoginText(lastLogin)}
        </Typography>
      )}
    </>
  )
}

/** In Singapore time. @param at UTC, ISO */
export function lastLoginText(at: string | null): string {
  return at === null ? texts.never : formatSingaporeInstant(new Date(at))
}
