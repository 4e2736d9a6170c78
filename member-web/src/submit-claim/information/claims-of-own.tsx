/** The claims that this one's receipts have become: each with a way to it, and the way to put them back. */
import { useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { madeTitleText, receiptFormTexts } from '@member-care/domain/texts/receipt-form-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { useUnfinishedClaims } from '../use-unfinished-claims.ts'
import { addressOfDraft } from '../address-of-draft.ts'
import { firstOfEach, type ClaimsOfOwn } from './use-claims-of-own.ts'

export function ClaimsOfOwnNotice({ made, phase, failure, isFresh, putBack, again, giveUp }: ClaimsOfOwn) {
  return (
    <>
      <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {phase === 'waiting' && (
          <Notice
            tone="info"
            action={
              <Button variant="outlined" onClick={giveUp}>
                {receiptFormTexts.notNow}
              </Button>
            }
          >
            {receiptFormTexts.waitingToMake}
          </Notice>
        )}
        {phase === 'working' && <Notice tone="info">{receiptFormTexts.working}</Notice>}
      </Box>
      {failure !== undefined && (
        <Notice
          tone="error"
          role="alert"
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button variant="outlined" onClick={again}>
                {receiptFormTexts.tryAgain}
              </Button>
              <Button onClick={giveUp}>{receiptFormTexts.dismiss}</Button>
            </Box>
          }
        >
          {failure}
        </Notice>
      )}
      {made.length > 0 && <MadeClaims made={made} isFresh={isFresh} isBusy={phase !== 'idle'} putBack={putBack} />}
    </>
  )
}

interface MadeClaimsProps extends Pick<ClaimsOfOwn, 'made' | 'isFresh' | 'putBack'> {
  readonly isBusy: boolean
}

function MadeClaims({ made, isFresh, isBusy, putBack }: MadeClaimsProps) {
  const { drafts, failed } = useUnfinishedClaims()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What was pressed is gone.
    if (isFresh) notice.current?.focus()
  }, [isFresh])
  const all = firstOfEach(made)
  const known = drafts.filter(({ id }) => all.some(({ draftId }) => draftId === id))
  const areUntouched = known.length === all.length && known.every(({ version }) => version === 1)
  const isKnown = drafts.length > 0
  // While the list is on its way, or cannot be had, all of them are shown.
  const there = isKnown && !failed ? all.filter(({ draftId }) => known.some(({ id }) => id === draftId)) : all
  if (there.length === 0) return null
  return (
    <Notice
      ref={notice}
      tone="success"
      title={madeTitleText(there.length)}
      action={
        areUntouched && (
          <Button variant="outlined" disabled={isBusy} onClick={putBack}>
            {receiptFormTexts.putBack}
          </Button>
        )
      }
    >
      {receiptFormTexts.madeDetail}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {there.map(({ draftId, document: { file } }) => (
          <Box component="li" key={draftId} sx={{ overflowWrap: 'anywhere' }}>
            <Link
              component={RouterLink}
              to={addressOfDraft(draftId, 'information')}
              sx={{ display: 'inline-block', minHeight: 24 }}
            >
              {receiptFormTexts.claimFor(file.name)}
            </Link>
          </Box>
        ))}
      </Box>
      {isKnown && !areUntouched && receiptFormTexts.changedSince}
    </Notice>
  )
}
