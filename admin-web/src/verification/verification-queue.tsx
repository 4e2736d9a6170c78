import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import { Box, Paper, Skeleton, Stack } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { listTexts } from '@member-care/domain/texts/list-texts.ts'
import { verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import { useEffect, type ReactNode } from 'react'
import { ListBase, RecordContextProvider, useListContext, type HttpError, type RaRecord } from 'react-admin'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import type { ListAddress } from '../list/list-address.ts'
import { ListPagination } from '../list/list-pagination.tsx'
import { listQueryOptions } from '../list/list-query.ts'
import { ListRouter, useListPlace } from '../list/list-router.tsx'

interface QueueContent<Row> {
  readonly title: string
  /** What is said while nothing waits, and when it could not be loaded; of proposed accounts, unless told. */
  readonly nothingWaits?: string
  readonly loadFailed?: string
  /** The card of a row, as an item of the list. */
  readonly renderCard: (row: Row) => ReactNode
}

export interface VerificationQueueProps<Row> extends QueueContent<Row> {
  readonly resource: string
  readonly address: ListAddress
  readonly perPage: number
}

/** The address of a queue says which page is shown. @param waitsSince the field with the time since which a row waits; the oldest comes first */
export function queueAddress(waitsSince: string): ListAddress {
  return { sortFields: [], defaultSort: { field: waitsSince, order: 'ASC' } }
}

/** Every verification page: what waits, card by card, oldest first. */
export function VerificationQueue<Row extends RaRecord<string>>({
  resource,
  address,
  perPage,
  ...content
}: VerificationQueueProps<Row>) {
  return (
    <ListRouter address={address}>
      <ListBase
        resource={resource}
        sort={address.defaultSort}
        perPage={perPage}
        queryOptions={listQueryOptions<Row>()}
        storeKey={false}
        disableAuthentication
      >
        <Queue {...content} />
      </ListBase>
    </ListRouter>
  )
}

function Queue<Row extends RaRecord<string>>({
  title,
  nothingWaits = verificationTexts.nothingWaits,
  loadFailed = verificationTexts.loadFailed,
  renderCard,
}: QueueContent<Row>) {
  const { data, total, page, perPage, error, refetch } = useListContext<Row>()
  const isBeyondEnd = useWayBackFromEnd(data, page)
  const rows = isBeyondEnd ? undefined : data
  const failure = error && !data ? (error as HttpError).message : undefined
  return (
    <>
      <PageHeading title={title}>
        <span role="status">{failure === undefined ? countText(total) : listTexts.notLoaded}</span>
      </PageHeading>
      {failure !== undefined ? (
        <LoadFailure title={loadFailed} detail={failure} onRetry={() => void refetch()} />
      ) : rows === undefined ? (
        <CardSkeletons />
      ) : rows.length === 0 ? (
        <Paper variant="outlined">
          <EmptyState icon={DoneIcon} title={consoleTexts.empty.users}>
            {nothingWaits}
          </EmptyState>
        </Paper>
      ) : (
        <Stack component="ul" aria-label={title} spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row) => (
            <RecordContextProvider key={row.id} value={row}>
              {renderCard(row)}
            </RecordContextProvider>
          ))}
        </Stack>
      )}
      {failure === undefined && total !== undefined && total > perPage && (
        <Paper variant="outlined" sx={{ mt: 2 }}>
          <ListPagination hasFixedSize />
        </Paper>
      )}
    </>
  )
}

/** Once the last one of the last page is decided on, the page before it is shown. */
function useWayBackFromEnd(data: readonly object[] | undefined, page: number): boolean {
  const { replaceBy } = useListPlace()
  const isBeyondEnd = data?.length === 0 && page > 1
  useEffect(() => {
    if (isBeyondEnd) replaceBy(page - 1)
    // A page is left once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isBeyondEnd, page])
  return isBeyondEnd
}

function CardSkeletons() {
  return (
    <Box role="status">
      <Box component="span" sx={visuallyHidden}>
        {consoleTexts.loading}
      </Box>
      <Stack spacing={2} aria-hidden="true">
        {[0, 1, 2].map((card) => (
          <Paper key={card} variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
            <Stack spacing={1.5}>
              <Skeleton variant="rounded" width="40%" height={24} />
              <Skeleton variant="rounded" width="70%" height={18} />
              <Skeleton variant="rounded" height={132} />
            </Stack>
          </Paper>
        ))}
      </Stack>
    </Box>
  )
}

function countText(total: number | undefined): string {
  return total === undefined ? consoleTexts.loading : verificationTexts.waiting(total)
}
