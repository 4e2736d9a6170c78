/** What a merchant's counter shows: the code that redeems what was bought there, another one each minute. Nothing of a member stands here. */
import { useParams } from 'react-router-dom'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { groupedCode } from '@member-care/domain/order/grouped-code.ts'
import { merchantCounterTexts as texts } from '@member-care/domain/texts/merchant-counter-texts.ts'
import { publicPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { QrCode } from '@member-care/web-kit/page/qr-code.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { QueriesProvider } from '../data/queries-provider.tsx'
import { useAnswer } from '../data/use-answer.ts'
import { useSecond } from '../e-card/use-second.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { useIsOnline } from '../page/use-is-online.ts'
import { readCounterCode, type CounterCode } from '../portal-api/counter-api.ts'
import { PublicFrame } from '../public-pages/public-frame.tsx'
import { asksAgainIn, endOf, secondsLeft } from './counter-clock.ts'

const NOT_FOUND = 404
const SECONDS_OF_MINUTE = 60

export default function CounterPage() {
  const { pass = '' } = useParams()
  return (
    <QueriesProvider>
      <PublicFrame aside={<Box sx={{ fontSize: '1.25rem' }}>{publicPageTexts.promise}</Box>}>
        <Box sx={{ width: '100%', maxWidth: 520 }}>
          <Counter key={pass} pass={pass} />
        </Box>
      </PublicFrame>
    </QueriesProvider>
  )
}

/** Asks for the next code when this one ends, when the tablet wakes up, and when it is connected again. */
function Counter({ pass }: { readonly pass: string }) {
  const isOnline = useIsOnline()
  const { code, receivedAt, isFailed, failureCode } = useCounterCode(pass)
  const now = useSecond().getTime()
  if (failureCode === NOT_FOUND)
    return (
      <>
        <PageHeading title={texts.title} />
        <EmptyState title={texts.wrongTitle}>{texts.wrong}</EmptyState>
      </>
    )
  const left = code === undefined ? 0 : secondsLeft(endOf(code, receivedAt), now)
  const isLost = !isOnline || isFailed
  return (
    <>
      <PageHeading
        title={texts.title}
        lead={
          <>
            {code !== undefined && code.merchant !== '' && (
              <Box
                component="span"
                sx={{ display: 'block', fontSize: '1.25rem', fontWeight: 620, color: 'text.primary' }}
              >
                {code.merchant}
              </Box>
            )}
            {texts.lead}
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 3 }}>
        {isLost && (
          <Notice tone="warning" role="status">
            {isOnline ? texts.failed : texts.offline}
          </Notice>
        )}
        {/* A code that has ended redeems nothing, so that it is not shown. */}
        {code !== undefined && left > 0 ? <ShownCode code={code.code} left={left} /> : !isLost && <Awaited />}
      </Box>
    </>
  )
}

function useCounterCode(pass: string) {
  const key = ['counter-code', pass]
  const queries = useQueryClient()
  const { value, phase, failureCode } = useAnswer<CounterCode>({
    ...portalQuery<CounterCode>({ key, load: (signal) => readCounterCode(pass, signal) }),
    refetchInterval: ({ state }) => untilNextCode(state.data, state.dataUpdatedAt),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  return {
    code: value,
    receivedAt: queries.getQueryState(key)?.dataUpdatedAt ?? 0,
    isFailed: phase === 'failed',
    failureCode,
  }
}

function untilNextCode(code: CounterCode | undefined, receivedAt: number): number {
  return asksAgainIn(code && endOf(code, receivedAt), Date.now())
}

function ShownCode({ code, left }: { readonly code: string; readonly left: number }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'center' }}>
      <QrCode text={code} label={texts.picture} width={340} />
      <Box sx={{ textAlign: 'center', minWidth: 0 }}>
        <Box sx={{ color: 'text.secondary' }}>{texts.orType}</Box>
        <Box
          data-code
          sx={{
            fontFamily: 'monospace',
            fontSize: 'clamp(1.75rem, 9vw, 2.75rem)',
            fontWeight: 700,
            letterSpacing: '0.04em',
            overflowWrap: 'anywhere',
          }}
        >
          {groupedCode(code)}
        </Box>
      </Box>
      <Box sx={{ width: '100%', display: 'grid', gap: 1 }}>
        <LinearProgress
          variant="determinate"
          value={(left / SECONDS_OF_MINUTE) * 100}
          aria-label={texts.barLabel}
          aria-valuetext={texts.left(left)}
          sx={{ height: 8, borderRadius: 4 }}
        />
        <Box sx={{ textAlign: 'center', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {texts.left(left)}
        </Box>
      </Box>
    </Box>
  )
}

function Awaited() {
  return (
    <>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {texts.fetching}
      </Box>
      <Skeletons count={1} height={340} />
    </>
  )
}
