import { Alert, Link, Skeleton } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { Panel } from '../console/field-list.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { overallHealth, summaryOf } from '../read-models/read-model-health.ts'
import { useReadModels } from '../read-models/use-read-models.ts'

const severities = { live: 'success', behind: 'info', stopped: 'error' } as const

/** Whether the lists show what the events say. */
export function ReadModelHealth() {
  const { data: readModels, error } = useReadModels()
  return (
    <Panel title="Read models">
      {error && <LoadFailure title="The state of the read models could not be loaded." detail={error.message} />}
      {!error && !readModels && <Skeleton variant="rounded" height={48} />}
      {!error && readModels && (
        <Alert severity={severities[overallHealth(readModels)]}>
          {summaryOf(readModels)}{' '}
          <Link component={RouterLink} to="/read-models" color="inherit" underline="always">
            See each of them
          </Link>
        </Alert>
      )}
    </Panel>
  )
}
