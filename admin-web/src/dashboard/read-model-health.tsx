import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { readModelTexts } from '@member-care/domain/texts/read-model-texts.ts'
import { Alert, Link, Skeleton } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { Panel } from '../console/field-list.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { overallHealth, summaryOf } from '../read-models/read-model-health.ts'
import { useReadModels } from '../read-models/use-read-models.ts'

const severities = { live: 'success', behind: 'info', stopped: 'error' } as const

/** Whether the lists show what the events say. */
export function ReadModelHealth() {
  const { data: readModels, error, refetch } = useReadModels()
  return (
    <Panel title={readModelTexts.title}>
      {error && (
        <LoadFailure title={dashboardTexts.readModelsFailed} detail={error.message} onRetry={() => void refetch()} />
      )}
      {!error && !readModels && <Skeleton variant="rounded" height={48} />}
      {!error && readModels && (
        <Alert severity={severities[overallHealth(readModels)]}>
          {summaryOf(readModels)}{' '}
          <Link component={RouterLink} to="/read-models" color="inherit" underline="always">
            {dashboardTexts.eachReadModel}
          </Link>
        </Alert>
      )}
    </Panel>
  )
}
