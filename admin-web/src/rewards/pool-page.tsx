import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { rewardCodeTexts as texts } from '@member-care/domain/texts/reward-code-texts.ts'
import { Stack } from '@mui/material'
import { useShowContext } from 'react-admin'
import { useParams } from 'react-router-dom'
import { usePowers } from '../console/administrator.ts'
import { FieldList, Panel } from '../console/field-list.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { ShownRecordFrame } from '../record/shown-record-frame.tsx'
import { CodeSettingsForm } from './code-settings-form.tsx'
import { CodeUpload } from './code-upload.tsx'
import { CodeUploads } from './code-uploads.tsx'
import { PoolStateChip } from './pool-state-chip.tsx'
import { poolListPath } from './reward-addresses.ts'
import type { PoolRecord } from './reward-commands.ts'

/** The codes of one reward: how they are given, how many are left, and adding more. */
export default function PoolPage() {
  const { rewardId = '' } = useParams()
  return (
    <ShownRecordFrame<PoolRecord>
      resource="reward-codes"
      id={rewardId}
      listPath={poolListPath}
      words={{ back: texts.toList, title: texts.title, notThere: texts.missing, failed: consoleTexts.issue }}
    >
      {(pool) => <Pool pool={pool} />}
    </ShownRecordFrame>
  )
}

function Pool({ pool }: { readonly pool: PoolRecord }) {
  const { refetch } = useShowContext()
  const mayKeep = usePowers()?.has('rewards.keepCodes') === true
  return (
    <>
      <PageHeading title={pool.title}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <PoolStateChip pool={pool} />
          <span>{pool.merchantName}</span>
        </Stack>
      </PageHeading>
      <Stack spacing={2.5} sx={{ maxWidth: 820 }}>
        <Figures pool={pool} />
        {mayKeep && <CodeSettingsForm pool={pool} />}
        {mayKeep && pool.way === 'single-use' && <CodeUpload rewardId={pool.id} onAdded={() => void refetch()} />}
        {pool.way === 'single-use' && <CodeUploads pool={pool} />}
      </Stack>
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
