/** How far a claim has come, as a row of steps. One that was rejected has no ticks: it ends with a cross. */
import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import { parseClaimStatus, type ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { progressTexts } from '@member-care/domain/texts/claim-progress-texts.ts'

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

const looks = {
  done: { borderColor: 'primary.main', bgcolor: 'primary.main', color: 'primary.contrastText' },
  passed: { borderColor: 'text.secondary', bgcolor: 'background.paper' },
  refused: { borderColor: 'error.main', bgcolor: 'error.main', color: 'error.contrastText' },
  now: { borderColor: 'primary.main', bgcolor: 'background.paper' },
  next: { borderColor: 'divider', bgcolor: 'background.paper' },
} as const

export function ClaimProgress({ status }: { readonly status: string }) {
  const code = parseClaimStatus(status) ?? 'SUBMITTED'
  const done = stepsDone[code]
  const isRejected = code === 'REJECTED'
  const lastStep = progressTexts.steps.length - 1
  return (
    <Box
      component="ol"
      aria-label={progressTexts.label}
      data-print="no"
      sx={{ display: 'flex', listStyle: 'none', m: 0, p: 0 }}
    >
      {progressTexts.steps.map((label, index) => {
        const state =
          index < done
            ? !isRejected
              ? 'done'
              : index === lastStep
                ? 'refused'
                : 'passed'
            : index === done
              ? 'now'
              : 'next'
        return (
          <Box
            key={label}
            component="li"
            aria-current={state === 'now' ? 'step' : undefined}
            sx={{
              flex: 1,
              minWidth: 0,
              hyphens: 'auto',
              overflowWrap: 'anywhere',
              display: 'grid',
              justifyItems: 'center',
              gap: 0.75,
              position: 'relative',
              textAlign: 'center',
              fontSize: { xs: '0.75rem', sm: '0.8125rem' },
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
                  bgcolor: isRejected ? 'text.secondary' : index <= done ? 'primary.main' : 'divider',
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
                ...looks[state],
              }}
            >
              {state === 'done' && <Check sx={{ fontSize: 18 }} />}
              {state === 'refused' && <Close sx={{ fontSize: 18 }} />}
              {state === 'now' && <Box sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'primary.main' }} />}
            </Box>
            {label}
          </Box>
        )
      })}
    </Box>
  )
}
