import { Box } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import type { VerificationCounts } from '../console/resource-definition.ts'

/** Where the cache keeps how much waits. A decision makes it old. */
export const verificationCountsKey = ['verification-counts'] as const

const REFRESH_MS = 30_000

/** How many records wait in each queue, kept up to date. */
export function useVerificationCounts() {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  return useQuery({
    queryKey: verificationCountsKey,
    queryFn: ({ signal }) => dataProvider.verificationCounts(signal),
    refetchInterval: REFRESH_MS,
  })
}

/** How many records wait in a queue; nothing while none does. */
export function WaitingCount({ queue }: { queue: keyof VerificationCounts }) {
  const { data } = useVerificationCounts()
  const waiting = data?.[queue] ?? 0
  if (waiting === 0) return null
  return (
    <Box
      component="span"
      sx={{
        ml: 1,
        px: 1,
        minWidth: 24,
        textAlign: 'center',
        borderRadius: 3,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: '0.8125rem',
        fontWeight: 650,
      }}
    >
      {waiting > 99 ? '99+' : waiting}
      <Box component="span" sx={visuallyHidden}>
        {' '}
        {verificationTexts.waitingMark}
      </Box>
    </Box>
  )
}
