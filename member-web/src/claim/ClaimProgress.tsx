/** How far a claim has come, as a row of steps. */
import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import { parseClaimStatus, type ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { progressLabel, progressSteps } from '@member-care/domain/texts/claim-progress-texts.ts'

/** The steps that are behind a claim; the next one is where it stands. */
const stepsDone: Readonly<Record<ClaimStatus, number>> = {
  PROCESSING: 0,
  SUBMITTED: 1,
  PENDING: 1,
  PENDING_REVIEW: 1,
  APPROVED: 3,
  REJECTED: 3,
  DELETED: 0,
}

export function ClaimProgress({ status }: { readonly status: string }) {
  const done = stepsDone[parseClaimStatus(status) ?? 'SUBMITTED']
  return (
    <Box component="ol" aria-label={progressLabel} sx={{ display: 'flex', listStyle: 'none', m: 0, p: 0 }}>
      {progressSteps.map((label, index) => {
        const state = index < done ? 'done' : index === done ? 'now' : 'next'
        return (
          <Box
            key={label}
            component="li"
            aria-current={state === 'now' ? 'step' : undefined}
            sx={{
              flex: 1,
              display: 'grid',
              justifyItems: 'center',
              gap: 0.75,
              position: 'relative',
              textAlign: 'center',
              fontSize: '0.8125rem',
              fontWeight: state === 'now' ? 620 : 450,
              color: state === 'next' ? 'text.secondary' : 'text.primary',
            }}
          >
            {index > 0 && (
              <Box
                aria-hidden="true"
                sx={{
                  position: 'absolute',
                  top: 13,
                  right: 'calc(50% + 18px)',
                  width: 'calc(100% - 36px)',
                  height: 2,
                  bgcolor: index <= done ? 'primary.main' : 'divider',
                }}
              />
            )}
            <Box
              aria-hidden="true"
              sx={{
                width: 28,
                height: 28,
                borderRadius: '50%',
                display: 'grid',
                placeItems: 'center',
                border: 2,
                ...(state === 'next'
                  ? { borderColor: 'divider', bgcolor: 'background.paper' }
                  : { borderColor: 'primary.main', bgcolor: state === 'done' ? 'primary.main' : 'background.paper', color: '#fff' }),
              }}
            >
              {state === 'done' && <Check sx={{ fontSize: 18 }} />}
              {state === 'now' && <Box sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'primary.main' }} />}
            </Box>
            {label}
          </Box>
        )
      })}
    </Box>
  )
}
