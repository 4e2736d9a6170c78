import BackIcon from '@mui/icons-material/ArrowBack'
import TranslateIcon from '@mui/icons-material/Translate'
import { contentKinds } from '@member-care/domain/content/content.ts'
import { translatedFields, translatedLanguages } from '@member-care/domain/content/translations.ts'
import {
  contentFormTexts,
  contentListTexts,
  contentPageTexts,
  missingTranslationTexts as texts,
} from '@member-care/domain/texts/content-page-texts.ts'
import { Box, Button, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { formatInstant } from '../../console/singapore-time.ts'
import { ConsoleList } from '../../list/console-list.tsx'
import { FilterSelect } from '../../list/filter-select.tsx'
import { ListColumn, type ListColumnProps } from '../../list/list-column.tsx'
import { ClearFilters, ListFilters } from '../../list/list-filters.tsx'
import { SearchField } from '../../list/search-field.tsx'
import { useAddressSearch } from '../../list/use-address-search.ts'
import { ContentStatusChip } from '../content-columns.tsx'
import { contentListPath, editContentAddress, kindLabel } from '../content-record.ts'
import { MissingCounts } from './missing-counts.tsx'
import { missingTranslationListAddress, type MissingTranslation } from './missing-translation-record.ts'

const { columns } = texts

/** What is to be translated, by item and language, with the way to where it is written. */
export default function MissingTranslationList() {
  const search = useAddressSearch('query', missingTranslationListAddress)
  return (
    <>
      <Button component={RouterLink} to={contentListPath} startIcon={<BackIcon />} sx={{ mb: 1, ml: -2 }}>
        {contentPageTexts.toList}
      </Button>
      <ConsoleList<MissingTranslation>
        resource="missing-translations"
        address={missingTranslationListAddress}
        search={search}
        title={texts.title}
        subtitle={<div>{texts.lead}</div>}
        icon={TranslateIcon}
        texts={{
          loadFailed: texts.failed,
          empty: texts.none,
          emptyHint: texts.noneHint,
          noMatch: texts.noMatch,
          count: texts.count,
        }}
        above={<MissingCounts />}
        filters={
          <ListFilters
            label={texts.filters}
            columns={{ sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
          >
            <FilterSelect
              source="language"
              label={texts.language}
              everything={texts.everyLanguage}
              choices={translatedLanguages.map((one) => ({ value: one, label: contentFormTexts.languages[one] }))}
            />
            <FilterSelect
              source="kind"
              label={contentListTexts.kind}
              everything={contentListTexts.everyKind}
              choices={contentKinds
                .filter((kind) => translatedFields[kind].length > 0)
                .map((kind) => ({ value: kind, label: kindLabel(kind) }))}
            />
            <SearchField label={contentListTexts.search} value={search.text} onChange={search.setText} />
            <ClearFilters label={contentListTexts.clear} search={search} />
          </ListFilters>
        }
        opens={({ contentId, language }) => editContentAddress(contentId, language)}
        columns={listed.map((column) => (
          <ListColumn key={column.source} {...column} />
        ))}
        card={(item) => <MissingCard item={item} />}
      />
    </>
  )
}

const listed: readonly ListColumnProps<MissingTranslation>[] = [
  {
    source: 'title',
    label: columns.title,
    sorts: true,
    isRowHeader: true,
    textWidth: 300,
    render: (item) => <TranslateLink item={item} />,
  },
  {
    source: 'language',
    label: columns.language,
    sorts: true,
    render: ({ language }) => contentFormTexts.languages[language],
  },
  { source: 'kind', label: columns.kind, sorts: true, render: ({ kind }) => kindLabel(kind) },
  {
    source: 'missing',
    label: columns.missing,
    sorts: true,
    render: ({ missing, texts: all }) => texts.missing(missing, all),
  },
  {
    source: 'status',
    label: columns.status,
    sorts: true,
    render: ({ status }) => <ContentStatusChip status={status} />,
  },
  { source: 'updatedAt', label: columns.updatedAt, sorts: true, render: ({ updatedAt }) => formatInstant(updatedAt) },
]

function MissingCard({ item }: { readonly item: MissingTranslation }) {
  const { language, kind, missing, texts: all, status } = item
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Box sx={{ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          <TranslateLink item={item} />
        </Box>
        <ContentStatusChip status={status} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {[contentFormTexts.languages[language], kindLabel(kind), texts.missingOf(missing, all)].join(' · ')}
      </Box>
    </>
  )
}

function TranslateLink({ item: { contentId, language, title } }: { readonly item: MissingTranslation }) {
  return (
    <Link
      component={RouterLink}
      to={editContentAddress(contentId, language)}
      aria-label={texts.translate(title, contentFormTexts.languages[language])}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
    >
      {title}
    </Link>
  )
}
