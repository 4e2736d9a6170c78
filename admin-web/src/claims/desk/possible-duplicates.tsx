import CompareIcon from '@mui/icons-material/CompareArrows'
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, useNotify } from 'react-admin'
import { apiClient, dataOf } from '../../console/api-client.ts'
import { personalText } from '../../console/forgotten.ts'
import { moneyText } from '../../console/money-text.ts'
import { treatmentDates } from '../claim-dates.ts'
import type { ClaimRecord, ClaimResource } from '../claim-record.ts'
import { ClaimStatusChip } from '../claim-status-chip.tsx'
import type { PossibleDuplicate } from '../queue/queue-record.ts'
import { claimKey } from '../use-claim.ts'
import { CompareClaimsDialog } from './compare-claims-dialog.tsx'

const reasons: Readonly<Record<PossibleDuplicate['because'][number], string>> = {
  'same-receipt': 'Same receipt',
  'same-day-and-amount': 'Same day and amount',
  'same-file': 'Same file',
}

/** More than these stand in the way of the figures. */
const SHOWN_FIRST = 3

/** Claims that look like this one, to be compared side by side and put aside. */
export function PossibleDuplicates({ resource, claim }: { resource: ClaimResource; claim: ClaimRecord }) {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [compared, setCompared] = useState<PossibleDuplicate>()
  const [areAllShown, setAllShown] = useState(false)
  const key = ['possible-duplicates', claim.id]
  const { data: duplicates = [] } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => dataOf(apiClient.GET('/api/console/claims/{id}/possible-duplicates', { params: { path: { id: claim.id } }, signal })),
  })
  const open = duplicates.filter(({ isDismissed }) => !isDismissed)
  // The more they have in common, the sooner they are compared.
  const inOrder = duplicates.toSorted((one, other) => Number(one.isDismissed) - Number(other.isDismissed) || other.because.length - one.because.length)
  const shown = areAllShown ? inOrder : inOrder.slice(0, SHOWN_FIRST)

  async function dismiss(otherClaimId: string) {
    try {
      const left = await dataOf(
        apiClient.POST('/api/console/claims/{id}/dismissed-duplicates', { params: { path: { id: claim.id } }, headers: { 'Idempotency-Key': crypto.randomUUID() }, body: { otherClaimId } }),
      )
      queryClient.setQueryData(key, left)
      setCompared(undefined)
      notify('Noted: not a duplicate.', { type: 'success' })
      await queryClient.invalidateQueries({ queryKey: claimKey(resource, claim.id) })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      notify(error.message, { type: 'error' })
    }
  }

  if (duplicates.length === 0) return null
  return (
    <>
      <Alert severity={open.length > 0 ? 'warning' : 'info'} icon={<CompareIcon />} role="region" aria-label="Possible duplicates">
        <AlertTitle>{open.length === 0 ? 'Compared: no duplicate' : open.length === 1 ? 'Possible duplicate' : `${open.length} possible duplicates`}</AlertTitle>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((duplicate) => (
            <Box component="li" key={duplicate.claim.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between', py: 0.75, opacity: duplicate.isDismissed ? 0.85 : 1 }}>
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="body2" sx={{ fontWeight: 650 }}>
                  {duplicate.claim.claimNo} · {duplicate.because.map((reason) => reasons[reason]).join(', ')}
                  {duplicate.isDismissed && ' · not a duplicate'}
                </Typography>
                <Typography variant="body2">
                  {personalText(duplicate.claim.claimantName)} · {moneyText(duplicate.claim.amount, duplicate.claim.currency)} · {treatmentDates(duplicate.claim)}
                </Typography>
              </Box>
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                <ClaimStatusChip status={duplicate.claim.status} />
                <Button size="small" variant="outlined" color="inherit" onClick={() => setCompared(duplicate)}>
                  Compare<Box component="span" sx={visuallyHidden}> with {duplicate.claim.claimNo}</Box>
                </Button>
              </Box>
            </Box>
          ))}
        </Box>
        {shown.length < duplicates.length && (
          <Button size="small" color="inherit" onClick={() => setAllShown(true)}>
            Show {duplicates.length - shown.length} more
          </Button>
        )}
      </Alert>
      {compared && (
        <CompareClaimsDialog
          claim={claim}
          other={compared}
          onClose={() => setCompared(undefined)}
          {...(!compared.isDismissed && claim.actions.includes('dismiss-duplicate') && { onDismiss: () => dismiss(compared.claim.id) })}
        />
      )}
    </>
  )
}

const visuallyHidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const
