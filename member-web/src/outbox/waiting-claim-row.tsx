/** One claim that waits on this device. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { draftTitle } from '@member-care/domain/texts/claim-draft-texts.ts'
import { claimWithoutNetworkTexts } from '@member-care/domain/texts/claim-without-network-texts.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { useIsOnline } from '../page/use-is-online.ts'
import { useSession } from '../session/session.ts'
import { standText } from './stand-text.ts'
import { isInOwnHands, longWait, type WaitingClaim } from './waiting-claim.ts'

interface WaitingClaimRowProps {
  readonly claim: WaitingClaim
  readonly onOpen: () => void
  readonly onDiscard: () => void
  readonly onFileNow: () => void
}

export function WaitingClaimRow({ claim, onOpen, onDiscard, onFileNow }: WaitingClaimRowProps) {
  const isOnline = useIsOnline()
  // Whoever has the phone sees that it waits; only its person, signed in, changes it.
  const { isLastSeen } = useSession()
  const { stand, parcel, draft, finishedAt } = claim
  const about = [claim.about.claimant, claim.about.provider].filter((part) => part !== '').join(' · ')
  const isRefused = stand.phase === 'refused'
  const days = longWait(finishedAt, new Date())
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2,
        borderRadius: 1.5,
        bgcolor: isRefused ? 'error.light' : 'warning.light',
        borderLeft: 4,
        borderColor: isRefused ? 'error.main' : 'warning.main',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 620 }}>{draftTitle(parcel.kind)}</Box>
        <Box sx={{ fontSize: '0.9375rem' }}>{about}</Box>
        <Box role="status" sx={{ mt: 0.5 }}>
          {standText(claim, isOnline)}
        </Box>
        {days !== undefined && !isRefused && (
          <Box sx={{ fontWeight: 550 }}>{claimWithoutNetworkTexts.waitsLong(days)}</Box>
        )}
        {isRefused && (
          <Box component="blockquote" sx={{ m: 0, my: 0.5, whiteSpace: 'pre-line', fontWeight: 550 }}>
            {[stand.message || errorTexts.tooLarge, ...Object.values(stand.errors)]
              .filter((text, index, all) => all.indexOf(text) === index)
              .join('\n')}
          </Box>
        )}
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', mt: 0.25 }}>
          {outboxTexts.finishedAt(formatSingaporeInstant(new Date(finishedAt)))} ·{' '}
          {outboxTexts.documents(draft.documents.length)}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isLastSeen && stand.phase === 'unverified' && (
          <Button variant="contained" onClick={onFileNow} aria-label={pageTexts.labelled(outboxTexts.fileNow, about)}>
            {outboxTexts.fileNow}
          </Button>
        )}
        {!isLastSeen && isInOwnHands(claim) && (
          <>
            <Button
              variant={isRefused ? 'contained' : 'outlined'}
              onClick={onOpen}
              aria-label={pageTexts.labelled(isRefused ? outboxTexts.correct : outboxTexts.change, about)}
            >
              {isRefused ? outboxTexts.correct : outboxTexts.change}
            </Button>
            <Button color="error" onClick={onDiscard} aria-label={pageTexts.labelled(outboxTexts.discard, about)}>
              {outboxTexts.discard}
            </Button>
          </>
        )}
      </Box>
    </Box>
  )
}
