import BackIcon from '@mui/icons-material/ArrowBack'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { rewardCodeTexts as texts } from '@member-care/domain/texts/reward-code-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Button, Stack } from '@mui/material'
import { ShowBase, useShowContext, type HttpError, type ShowControllerResult } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { usePowers } from '../console/administrator.ts'
import { FieldList, Panel } from '../console/field-list.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import { useLeftList } from '../list/left-list.ts'
import { shownRecord } from '../record/whole-record.ts'
import { CodeSettingsForm } from './code-settings-form.tsx'
import { CodeUpload } from './code-upload.tsx'
import { CodeUploads } from './code-uploads.tsx'
import { PoolStateChip } from './pool-state-chip.tsx'
import { poolListPath } from './reward-addresses.ts'
import type { PoolRecord } from './reward-commands.ts'

const NOT_FOUND = 404

/** The codes of one reward: how they are given, how many are left, and adding more. */
export default function PoolPage() {
  const { rewardId = '' } = useParams()
  return (
    <ShowBase key={rewardId} resource="reward-codes" id={rewardId} queryOptions={shownRecord} disableAuthentication>
      <PoolShow />
    </ShowBase>
  )
}

function PoolShow() {
  const { record: pool, error, refetch } = useShowContext<PoolRecord>() as ShowControllerResult<PoolRecord, HttpError>
  const list = useLeftList('reward-codes', poolListPath)
  const mayKeep = usePowers()?.has('rewards.keepCodes') === true
  return (
    <>
      <Button component={Link} to={list} startIcon={<BackIcon />} sx={{ mb: 1, ml: -2 }}>
        {texts.toList}
      </Button>
      <PageHeading title={pool?.title ?? texts.title}>
        {pool && (
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <PoolStateChip pool={pool} />
            <span>{pool.merchantName}</span>
          </Stack>
        )}
      </PageHeading>
      {pool ? (
        <Stack spacing={2.5} sx={{ maxWidth: 820 }}>
          <Figures pool={pool} />
          {mayKeep && (
            <CodeSettingsForm key={`${pool.way} ${pool.lowWater}`} pool={pool} onSaved={() => void refetch()} />
          )}
          {mayKeep && pool.way === 'single-use' && <CodeUpload rewardId={pool.id} onAdded={() => void refetch()} />}
          {pool.way === 'single-use' && <CodeUploads pool={pool} />}
        </Stack>
      ) : error ? (
        error.status === NOT_FOUND ? (
          <LoadFailure title={texts.missing} />
        ) : (
          <LoadFailure title={consoleTexts.issue} detail={error.message} onRetry={() => void refetch()} />
        )
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

function Figures({ pool: { way, free, given, lowWater } }: { pool: PoolRecord }) {
  const counted = [
    { label: texts.columns.free, value: shownCount(free) },
    { label: texts.columns.given, value: shownCount(given) },
    { label: texts.columns.lowWater, value: shownCount(lowWater) },
  ]
  return (
    <Panel title={texts.figures}>
      <FieldList
        fields={[{ label: texts.columns.way, value: texts.ways[way] }, ...(way === 'single-use' ? counted : [])]}
      />
    </Panel>
  )
}
