import { amountText } from '@member-care/domain/money/money.ts'
import CompareIcon from '@mui/icons-material/CompareArrows'
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import {
  duplicateTexts,
  listedOfText,
  openDuplicatesText,
  resemblancesText,
} from '@member-care/domain/texts/claim-likeness-texts.ts'
import { compareClaimsTexts } from '@member-care/domain/texts/claim-desk-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { personalText } from '../../console/forgotten.ts'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { treatmentDates } from '../claim-dates.ts'
import { ClaimStatusChip } from '../claim-status-chip.tsx'
import { LikenessMark } from '../likeness-mark.tsx'
import type { PossibleDuplicate, PossibleDuplicates as PossibleDuplicatesOf } from '../queue/queue-record.ts'
import { claimKey, useClaimResource, useShownClaim } from '../use-claim.ts'
import { CompareClaimsDialog } from './compare-claims-dialog.tsx'
import { possibleDuplicatesKey, usePossibleDuplicates } from './use-possible-duplicates.ts'

/** More than these stand in the way of the figures. */
const SHOWN_FIRST = 3

/** Claims that look like this one, the likeliest duplicates first, to be compared side by side and put aside. */
export function PossibleDuplicates() {
  const resource = useClaimResource()
  const claim = useShownClaim()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [compared, setCompared] = useState<PossibleDuplicate>()
  const [areAllShown, setAllShown] = useState(false)
  const { data } = usePossibleDuplicates(claim.id)

  const { send, isPending } = useCommandSending<PossibleDuplicatesOf>({
    onDone: (left) => {
      queryClient.setQueryData(possibleDuplicatesKey(claim.id), left)
      setCompared(undefined)
      notify(compareClaimsTexts.dismissed, { type: 'success' })
      return queryClient.invalidateQueries({ queryKey: claimKey(resource, claim.id) })
    },
  })

  async function dismiss(otherClaimId: string) {
    const answer = await send(otherClaimId, (options, dataProvider) =>
      dataProvider.dismissDuplicate(claim.id, otherClaimId, options),
    )
    if (answer && 'failed' in answer) notify(answer.failed.message, { type: 'error' })
  }

  if (!data || data.items.length === 0) return null
  const { items, total, open, areMore } = data
  const shown = areAllShown ? items : items.slice(0, SHOWN_FIRST)
  return (
    <>
      <Alert
        severity={open > 0 ? 'warning' : 'info'}
        icon={<CompareIcon />}
        role="region"
        aria-label={compareClaimsTexts.possible}
      >
        <AlertTitle>{openDuplicatesText(open, areMore)}</AlertTitle>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((duplicate) => (
            <Box
              component="li"
              key={duplicate.claim.id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1,
                alignItems: 'center',
                justifyContent: 'space-between',
                py: 0.75,
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
                  <Typography variant="body2" sx={{ fontWeight: 650 }}>
                    {duplicate.claim.claimNo}
                  </Typography>
                  {duplicate.isDismissed ? (
                    <Typography variant="body2">{duplicateTexts.dismissed}</Typography>
                  ) : (
                    <LikenessMark likeness={duplicate.likeness} />
                  )}
                </Box>
                <Typography variant="body2">
                  {resemblancesText(duplicate.because)}
                  {duplicate.claim.status === 'REJECTED' && ` · ${duplicateTexts.rejectedBefore}`}
                </Typography>
                <Typography variant="body2">
                  {personalText(duplicate.claim.claimantName)} ·{' '}
                  {amountText(duplicate.claim.amount, duplicate.claim.currency)} · {treatmentDates(duplicate.claim)}
                </Typography>
              </Box>
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                <ClaimStatusChip status={duplicate.claim.status} />
                <Button size="small" variant="outlined" color="inherit" onClick={() => setCompared(duplicate)}>
                  {compareClaimsTexts.compare}
                  <Box component="span" sx={visuallyHidden}>
                    {' '}
                    {compareClaimsTexts.with(duplicate.claim.claimNo)}
                  </Box>
                </Button>
              </Box>
            </Box>
          ))}
        </Box>
        {shown.length < items.length && (
          <Button size="small" color="inherit" onClick={() => setAllShown(true)}>
            {compareClaimsTexts.showMore(items.length - shown.length)}
          </Button>
        )}
        {total > items.length && <Typography variant="body2">{listedOfText(items.length, total, areMore)}</Typography>}
      </Alert>
      {compared && (
        <CompareClaimsDialog
          other={compared}
          onClose={() => setCompared(undefined)}
          isPending={isPending}
          {...(!compared.isDismissed &&
            claim.actions.includes('dismiss-duplicate') && { onDismiss: () => void dismiss(compared.claim.id) })}
        />
      )}
    </>
  )
}
