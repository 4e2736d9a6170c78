/** “Who looked at your data”: which role opened what and when, the newest first. */
import { useInfiniteQuery } from '@tanstack/react-query'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { LookedAt } from '@member-care/domain/access/look-reason.ts'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { lookTexts as texts } from '@member-care/domain/texts/look-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { ApiCallError } from '../portal-api/api-client.ts'
import { readLooks, type LooksPlace, type OwnLook } from '../portal-api/looks-api.ts'

export default function LooksTab() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
          {texts.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{texts.lead}</Typography>
      </Box>
      <Looks />
    </Box>
  )
}

function Looks() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery({
      queryKey: ['looks'],
      queryFn: ({ pageParam, signal }) => readLooks(pageParam, signal),
      initialPageParam: null as LooksPlace | null,
      getNextPageParam: ({ next }) => next,
    })
  if (!data && error)
    return (
      <LoadFailure
        detail={error instanceof ApiCallError ? error.response.message : texts.failed}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeletons count={3} height={72} />
  const looks = data.pages.flatMap((page) => page.looks)
  if (looks.length === 0) return <EmptyState title={texts.none}>{texts.noneDetail}</EmptyState>
  return (
    <>
      <Paper component="ul" variant="outlined" sx={{ m: 0, p: 0, listStyle: 'none', overflow: 'hidden' }}>
        {looks.map((look) => (
          <Look key={look.position} look={look} />
        ))}
      </Paper>
      {isFetchNextPageError && <Notice tone="error" role="alert" title={texts.olderFailed} />}
      {hasNextPage && (
        <Button
          variant="outlined"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ justifySelf: 'center' }}
        >
          {isFetchingNextPage ? texts.loadingOlder : texts.older}
        </Button>
      )}
    </>
  )
}

function Look({ look: { at, role, what, claim, why } }: { readonly look: OwnLook }) {
  const who = (role !== null && texts.roles[role]) || texts.unknownRole
  const told = texts.told(who, texts.what[what as LookedAt], why === null ? undefined : texts.why[why])
  const place = told.indexOf(who)
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, p: { xs: 2, sm: 2.5 }, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <VisibilityOutlined aria-hidden="true" sx={{ color: 'text.secondary', mt: 0.25 }} />
      <Box sx={{ minWidth: 0 }}>
        <Box>
          {told.slice(0, place)}
          <Box component="span" sx={{ fontWeight: 620 }}>
            {who}
          </Box>
          {told.slice(place + who.length)}
        </Box>
        {why === null && <Box sx={{ color: 'text.secondary' }}>{texts.whyUnknown}</Box>}
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          <time dateTime={at}>{formatSingaporeInstant(new Date(at))}</time>
          {claim !== null && ` · ${texts.claim(claim)}`}
        </Typography>
      </Box>
    </Box>
  )
}
