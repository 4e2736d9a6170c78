import BackIcon from '@mui/icons-material/ArrowBack'
import HistoryIcon from '@mui/icons-material/HistoryToggleOff'
import type { Content } from '@member-care/domain/content/content.ts'
import { translatedFields } from '@member-care/domain/content/translations.ts'
import { DEFAULT_LANGUAGE } from '@member-care/domain/language/language.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { contentListTexts, contentPageTexts as texts } from '@member-care/domain/texts/content-page-texts.ts'
import { historyTexts } from '@member-care/domain/texts/record-history-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Box, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { ShowBase, useShowContext, type HttpError, type ShowControllerResult } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { Panel } from '../../console/field-list.tsx'
import { PageHeading } from '../../console/page-heading.tsx'
import { PageSkeleton } from '../../console/page-skeleton.tsx'
import { useLeftList } from '../../list/left-list.ts'
import { shownRecord } from '../../record/whole-record.ts'
import { ContentStatusChip } from '../content-columns.tsx'
import {
  audienceText,
  contentHistoryAddress,
  contentListPath,
  kindLabel,
  lastVersion,
  type ContentLanguage,
  type ContentRecord,
} from '../content-record.ts'
import { SalesOfContent } from '../../store/stock/sales-of-content.tsx'
import { LanguageChoice } from '../preview/language-choice.tsx'
import { ReadContent } from '../preview/read-content.tsx'
import { AbsentClinic } from './absent-clinic.tsx'
import { LanguagesPanel } from './languages-panel.tsx'
import { StandingPanel } from './standing-panel.tsx'
import { VersionsPanel } from './versions-panel.tsx'

const NOT_FOUND = 404

/** An item: when it is shown and what can be done with it, how members see its last version, and all of its versions. */
export default function ContentPage() {
  const { contentId = '' } = useParams()
  return (
    <ShowBase key={contentId} resource="content" id={contentId} queryOptions={shownRecord} disableAuthentication>
      <ContentShow />
    </ShowBase>
  )
}

function ContentShow() {
  const {
    record: item,
    error,
    refetch,
  } = useShowContext<ContentRecord>() as ShowControllerResult<ContentRecord, HttpError>
  const list = useLeftList('content', contentListPath)
  return (
    <>
      <Button component={Link} to={list} startIcon={<BackIcon />} sx={{ mb: 1, ml: -2 }}>
        {texts.toList}
      </Button>
      <PageHeading
        title={item ? item.title : contentListTexts.title}
        actions={
          item && (
            <Button component={Link} to={contentHistoryAddress(item.contentId)} startIcon={<HistoryIcon />}>
              {historyTexts.link}
            </Button>
          )
        }
      >
        {item && (
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <ContentStatusChip status={item.status} />
            <span>{kindLabel(item.kind)}</span>
            <span>{audienceText(item)}</span>
          </Stack>
        )}
      </PageHeading>
      {item ? (
        <Whole item={item} />
      ) : error ? (
        error.status === NOT_FOUND ? (
          <LoadFailure title={texts.notFound} />
        ) : (
          <LoadFailure title={consoleTexts.issue} detail={error.message} onRetry={() => void refetch()} />
        )
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

function Whole({ item }: { readonly item: ContentRecord }) {
  const { content } = lastVersion(item)
  const [language, setLanguage] = useState<ContentLanguage>(DEFAULT_LANGUAGE)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 440px' },
      }}
    >
      <Stack spacing={2.5}>
        {content.kind === 'clinic-picture' && <AbsentClinic code={content.clinicCode} />}
        <StandingPanel item={item} />
        <LanguagesPanel item={item} />
        <SalesOfContent contentId={item.contentId} kind={item.kind} />
        <VersionsPanel item={item} />
      </Stack>
      <Panel title={texts.preview}>
        <Stack spacing={1.5}>
          {translatedFields[item.kind].length > 0 && <LanguageChoice language={language} onChange={setLanguage} />}
          <Box>
            <ReadContent content={content as Content} language={language} />
          </Box>
        </Stack>
      </Panel>
    </Box>
  )
}
