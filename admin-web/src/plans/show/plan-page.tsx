import BackIcon from '@mui/icons-material/ArrowBack'
import HistoryIcon from '@mui/icons-material/HistoryToggleOff'
import { formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { planListTexts, planPageTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { historyTexts } from '@member-care/domain/texts/record-history-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Button, Stack } from '@mui/material'
import { ShowBase, useShowContext, type HttpError, type ShowControllerResult } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { PageHeading } from '../../console/page-heading.tsx'
import { PageSkeleton } from '../../console/page-skeleton.tsx'
import { useLeftList } from '../../list/left-list.ts'
import { shownRecord } from '../../record/whole-record.ts'
import { PlanStatusChip } from '../plan-columns.tsx'
import { planHistoryAddress, planListPath, versionOn, type PlanRecord } from '../plan-record.ts'
import { WhatIfPanel } from '../what-if/what-if-panel.tsx'
import { DownloadButton } from './download-button.tsx'
import { DraftPanel } from './draft-panel.tsx'
import { VersionsPanel } from './versions-panel.tsx'

const NOT_FOUND = 404

/** A plan: its draft and what is done with it, its published versions, and their rules in sentences. */
export default function PlanPage() {
  const { planId = '' } = useParams()
  return (
    <ShowBase key={planId} resource="plans" id={planId} queryOptions={shownRecord} disableAuthentication>
      <PlanShow />
    </ShowBase>
  )
}

function PlanShow() {
  const { record: plan, error, refetch } = useShowContext<PlanRecord>() as ShowControllerResult<PlanRecord, HttpError>
  const list = useLeftList('plans', planListPath)
  const title = plan ? `${plan.planNo} · ${plan.name}` : planListTexts.title
  return (
    <>
      <Button component={Link} to={list} startIcon={<BackIcon />} sx={{ mb: 1, ml: -2 }}>
        {texts.toList}
      </Button>
      <PageHeading
        title={title}
        actions={
          plan && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button component={Link} to={planHistoryAddress(plan.planId)} startIcon={<HistoryIcon />}>
                {historyTexts.link}
              </Button>
              <DownloadButton plan={plan} />
            </Stack>
          )
        }
      >
        {plan && (
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <PlanStatusChip status={plan.status} />
            <span>{plan.companyName}</span>
            <span>{holdsNow(plan)}</span>
          </Stack>
        )}
      </PageHeading>
      {plan ? (
        <Stack spacing={2.5}>
          <DraftPanel plan={plan} />
          <WhatIfPanel plan={plan} />
          <VersionsPanel plan={plan} />
        </Stack>
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

function holdsNow({ versions }: PlanRecord): string {
  const now = versionOn(versions, singaporeToday(new Date()))
  return now === undefined ? '' : `${texts.versionFrom(now.version, formatDisplay(now.holdsFrom))} · ${texts.now}`
}
