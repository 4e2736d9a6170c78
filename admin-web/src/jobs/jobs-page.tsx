import EmptyIcon from '@mui/icons-material/WorkHistoryOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { jobTexts, userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Box, Button, Paper, Skeleton } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { HttpError } from 'react-admin'
import { Link } from 'react-router-dom'
import { usePowers } from '../console/administrator.ts'
import { EmptyState } from '../console/empty-state.tsx'
import { ListPages } from '../console/list-pages.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { useListPages } from '../console/use-list-pages.ts'
import { listUploads, type ListPage } from '../upload/upload-calls.ts'
import { isUnderWay, type UploadRecord } from '../upload/upload-record.ts'
import { ExportList } from './export-list.tsx'
import { UploadJob } from './upload-job.tsx'

const ASK_EVERY_MS = 1_000

/** Job (3§2.8): what became of each upload, the newest first, while it becomes so; and the administrator's own exports. */
export default function JobsPage() {
  const powers = usePowers()
  const pages = useListPages()
  const { page, perPage } = pages
  const { data, error, refetch } = useQuery<ListPage<UploadRecord>, HttpError>({
    queryKey: ['uploads', 'list', 'jobs', page, perPage],
    queryFn: ({ signal }) => listUploads({ isUnfinished: false, page, perPage }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some((upload) => isUnderWay(upload.state)) ? ASK_EVERY_MS : false),
  })
  return (
    <>
      <PageHeading
        title={jobTexts.title}
        actions={
          powers?.has('users.upload') && (
            <Button variant="contained" component={Link} to="/user/upload">
              {userUploadTexts.title}
            </Button>
          )
        }
      >
        {powers?.has('users.export') ? jobTexts.lead : jobTexts.leadWithoutExports}
      </PageHeading>
      {error && <LoadFailure title={jobTexts.failed} detail={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={240} />}
      {!error && data?.total === 0 && (
        <Paper variant="outlined">
          <EmptyState icon={EmptyIcon} title={consoleTexts.empty.plain} />
        </Paper>
      )}
      {!error && data && data.total > 0 && (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <Box component="ul" aria-label={jobTexts.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.items.map((upload) => (
              <Box component="li" key={upload.id} sx={{ '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}>
                <UploadJob upload={upload} />
              </Box>
            ))}
          </Box>
          <ListPages {...pages} total={data.total} />
        </Paper>
      )}
      {powers?.has('users.export') && <ExportList />}
    </>
  )
}
