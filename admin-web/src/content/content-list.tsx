import AddIcon from '@mui/icons-material/AddOutlined'
import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import ContentIcon from '@mui/icons-material/ArticleOutlined'
import TranslateIcon from '@mui/icons-material/Translate'
import PreviewIcon from '@mui/icons-material/PhoneIphoneOutlined'
import { contentKinds } from '@member-care/domain/content/content.ts'
import { contentStatuses } from '@member-care/domain/content/content-state.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { contentListTexts as texts } from '@member-care/domain/texts/content-page-texts.ts'
import { Box, Button, Checkbox, FormControlLabel } from '@mui/material'
import { useListContext } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { CompanyFilter } from '../claims/list/company-filter.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { SearchField } from '../list/search-field.tsx'
import { useAddressSearch } from '../list/use-address-search.ts'
import { ContentCard, contentColumns } from './content-columns.tsx'
import {
  contentAddress,
  contentListAddress,
  createContentPath,
  expiringPath,
  kindLabel,
  previewPath,
  type ContentRow,
} from './content-record.ts'
import { missingTranslationsPath } from './missing/missing-translation-record.ts'
import { MissingHolidays } from './missing-holidays.tsx'

/** Content of every kind, and what of it expires next. */
export default function ContentList() {
  const search = useAddressSearch('query', contentListAddress)
  return (
    <ConsoleList<ContentRow>
      resource="content"
      address={contentListAddress}
      filter={search.searched === '' ? {} : { q: search.searched }}
      title={texts.title}
      subtitle={<div>{texts.lead}</div>}
      icon={ContentIcon}
      texts={{
        loadFailed: texts.failed,
        empty: consoleTexts.empty.list,
        emptyHint: texts.none,
        noMatch: texts.noMatch,
        count: texts.count,
      }}
      actions={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button startIcon={<TranslateIcon />} component={Link} to={missingTranslationsPath}>
            {texts.missingTranslations}
          </Button>
          <Button startIcon={<PreviewIcon />} component={Link} to={previewPath}>
            {texts.preview}
          </Button>
          <Button variant="contained" startIcon={<AddIcon />} component={Link} to={createContentPath}>
            {texts.create}
          </Button>
        </Box>
      }
      above={<MissingHolidays />}
      filters={<ContentFilters text={search.text} onText={search.setText} />}
      isNarrowed={search.text !== ''}
      onClear={() => search.setText('')}
      opens={({ id }) => contentAddress(id)}
      columns={contentColumns}
      card={(item) => <ContentCard item={item} />}
    />
  )
}

function ContentFilters({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) {
  const { filterValues, setFilters } = useListContext()
  const navigate = useNavigate()
  const { companyId = '', expires = false }: { readonly companyId?: string; readonly expires?: boolean } = filterValues
  return (
    <Box
      component="search"
      aria-label={texts.filters}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        alignItems: 'center',
      }}
    >
      <CompanyFilter
        companyId={companyId}
        onChange={(chosen) => setFilters({ ...filterValues, companyId: chosen }, {})}
      />
      <FilterSelect
        source="kind"
        label={texts.kind}
        everything={texts.everyKind}
        choices={contentKinds.map((kind) => ({ value: kind, label: kindLabel(kind) }))}
      />
      <FilterSelect
        source="status"
        label={texts.status}
        everything={texts.everyStatus}
        choices={contentStatuses.map((status) => ({ value: status, label: texts.statuses[status] }))}
      />
      <SearchField label={texts.search} value={text} onChange={onText} limit={100} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', gridColumn: '1 / -1' }}>
        <FormControlLabel
          label={texts.expires}
          control={
            <Checkbox
              checked={expires}
              // The nearest end first: filter and order change together, so it is another address.
              onChange={(_event, isOn) => {
                if (isOn) void navigate(expiringPath)
                else setFilters({ ...filterValues, expires: undefined }, {})
              }}
            />
          }
        />
        <Button
          startIcon={<ClearIcon />}
          onClick={() => {
            setFilters({}, {})
            onText('')
          }}
          disabled={text === '' && Object.keys(filterValues).length === 0}
        >
          {texts.clear}
        </Button>
      </Box>
    </Box>
  )
}
