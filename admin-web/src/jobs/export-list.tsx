import { isUnderWay } from '@member-care/domain/export/user-export.ts'
import { userExportTexts } from '@member-care/domain/texts/user-export-texts.ts'
import { jobTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Box, Chip, Link as MuiLink, Paper, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { HttpError } from 'react-admin'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../console/load-failure.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { listExports, type UserExportRecord } from '../export/export-calls.ts'

const ASK_EVERY_MS = 2_000

/** The administrator's last exports; nothing where there are none. */
export function ExportList() {
  const { data, error, refetch } = useQuery<readonly UserExportRecord[], HttpError>({
    queryKey: ['exports', 'list'],
    queryFn: ({ signal }) => listExports(signal),
    refetchInterval: ({ state }) => (state.data?.some((one) => isUnderWay(one.state)) ? ASK_EVERY_MS : false),
  })
  if (!error && (!data || data.length === 0)) return null
  return (
    <Paper variant="outlined" component="section" aria-label={jobTexts.exports} sx={{ mt: 4, p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {jobTexts.exports}
      </Typography>
      {error && <LoadFailure title={jobTexts.exportsFailed} detail={error.message} onRetry={() => void refetch()} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((one) => (
          <Box component="li" key={one.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', borderTop: 1, borderColor: 'divider', py: 1.25 }}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <MuiLink component={Link} to={`/exports/${one.id}`} sx={{ fontWeight: 600 }}>
                {describe(one)}
              </MuiLink>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {formatInstant(one.requestedAt)}
              </Typography>
            </Box>
            <Chip size="small" variant="outlined" label={userExportTexts.states[one.state]} color={one.state === 'ready' ? 'success' : one.state === 'failed' ? 'error' : 'default'} />
          </Box>
        ))}
      </Box>
    </Paper>
  )
}

function describe({ memberType, filter }: UserExportRecord): string {
  const { memberTypes, filterFields } = userExportTexts
  return filter ? `${memberTypes[memberType]} · ${filterFields[filter.field]}: ${filter.query}` : memberTypes[memberType]
}
