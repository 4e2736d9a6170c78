import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import { Box, Paper, Skeleton, Stack } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import type { ReactNode } from 'react'
import { EmptyState } from '../console/empty-state.tsx'
import { ListPages } from '../console/list-pages.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'

export interface VerificationQueueProps<Row> {
  readonly title: string
  /** What is said while nothing waits, and when it could not be loaded; of proposed accounts, unless told. */
  readonly nothingWaits?: string
  readonly loadFailed?: string
  /** Undefined while they are loading for the first time. */
  readonly rows: readonly Row[] | undefined
  readonly total: number | undefined
  /** Counts from 1. */
  readonly page: number
  readonly perPage: number
  readonly onPage: (page: number) => void
  readonly failure: string | undefined
  readonly onRetry: () => void
  /** The card of a row, as an item of the list. */
  readonly renderCard: (row: Row) => ReactNode
}

/** The frame of every verification page: what waits, card by card, oldest first. */
export function VerificationQueue<Row>({ title, nothingWaits = verificationTexts.nothingWaits, loadFailed = verificationTexts.loadFailed, rows, total, page, perPage, onPage, failure, onRetry, renderCard }: VerificationQueueProps<Row>) {
  return (
    <>
      <PageHeading title={title}>
        <span role="status">{failure === undefined ? countText(total) : 'Not loaded'}</span>
      </PageHeading>
      {failure !== undefined ? (
        <LoadFailure title={loadFailed} detail={failure} onRetry={onRetry} />
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
          {rows.map(renderCard)}
        </Stack>
      )}
      {failure === undefined && total !== undefined && total > perPage && (
        <Box sx={{ mt: 2 }}>
          <ListPages page={page} perPage={perPage} total={total} onPage={onPage} />
        </Box>
      )}
    </>
  )
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
  return total === undefined ? consoleTexts.loading : `${total} waiting for verification`
}
