/** Claims that have been begun on any device and not submitted, each with a way to go on and one to discard it. The newest shows, the rest fold. */
import { useId, useState } from 'react'
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { MOST_DRAFTS } from '@member-care/domain/claim/draft/draft-limits.ts'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { draftStandText, draftTexts, draftTitle, moreDraftsText } from '@member-care/domain/texts/claim-draft-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { KeepsFocus } from '../page/keeps-focus.tsx'
import { NotUpToDate } from '../page/not-up-to-date.tsx'
import { Panel } from '../page/panel.tsx'
import type { SavedDraft } from '../portal-api/claim-drafts-api.ts'
import { useSignedInUser } from '../session/session.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import { useUnfinishedClaims, type UnfinishedClaimList } from './use-unfinished-claims.ts'

export function UnfinishedClaims() {
  return <UnfinishedClaimsPanel {...useUnfinishedClaims()} />
}

/** After a discard by keys the focus goes to the heading, because the button is gone. */
export function UnfinishedClaimsPanel(list: UnfinishedClaimList) {
  return (
    <KeepsFocus>
      <FoldedClaims {...list} />
    </KeepsFocus>
  )
}

function FoldedClaims({ drafts, failed, reload }: UnfinishedClaimList) {
  const [areAllShown, setAllShown] = useState(false)
  const [discarding, setDiscarding] = useState<SavedDraft | null>(null)
  const listId = useId()
  if (drafts.length === 0) return failed ? <NotUpToDate title={draftTexts.notLoaded} onRetry={reload} /> : null
  const shown = areAllShown ? drafts : drafts.slice(0, 1)
  return (
    <Panel title={draftTexts.continueTitle}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {drafts.length >= MOST_DRAFTS && <Notice tone="warning">{draftTexts.tooMany}</Notice>}
        <Box component="ul" id={listId} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {shown.map((draft) => (
            <UnfinishedClaim key={draft.id} draft={draft} onDiscard={() => setDiscarding(draft)} />
          ))}
        </Box>
        {drafts.length > 1 && (
          <Button
            onClick={() => setAllShown(!areAllShown)}
            aria-expanded={areAllShown}
            aria-controls={listId}
            startIcon={areAllShown ? <ExpandLess /> : <ExpandMore />}
            sx={{ justifySelf: 'start', ml: -1 }}
          >
            {areAllShown ? draftTexts.showNewest : moreDraftsText(drafts.length - 1)}
          </Button>
        )}
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{draftTexts.keptFor}</Box>
      </Box>
      {discarding !== null && (
        <DiscardDialog
          draft={discarding}
          onClose={(isDiscarded) => {
            setDiscarding(null)
            if (isDiscarded) reload()
          }}
        />
      )}
    </Panel>
  )
}

function UnfinishedClaim({ draft, onDiscard }: { readonly draft: SavedDraft; readonly onDiscard: () => void }) {
  const { companies } = useSignedInUser()
  const claimant = companies.flatMap(({ records }) => records).find(({ uuid }) => uuid === draft.form['claimantId'])
  const provider = draft.form['providerName']
  const about = [
    claimant?.name ?? draftTexts.claimantOpen,
    ...(typeof provider === 'string' && provider !== '' ? [provider] : []),
  ].join(' · ')
  const title = draftTitle(draft.kind)
  const query = new URLSearchParams({ draft: draft.id, step: draft.step })
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2,
        borderRadius: 1.5,
        bgcolor: 'primary.light',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 620 }}>{title}</Box>
        <Box sx={{ fontSize: '0.9375rem' }}>{about}</Box>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', mt: 0.25 }}>
          {draftStandText(formatSingaporeInstant(new Date(draft.savedAt)), draft.files.length)}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {/* The whole row goes on with the claim; what discards it lies above that. */}
        <Button
          variant="contained"
          component={RouterLink}
          to={`/app/submitclaim?${query.toString()}`}
          sx={{ position: 'static', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          aria-label={`${draftTexts.continue}: ${about}`}
        >
          {draftTexts.continue}
        </Button>
        <Button color="error" onClick={onDiscard} sx={{ zIndex: 1 }} aria-label={`${draftTexts.discard}: ${about}`}>
          {draftTexts.discard}
        </Button>
      </Box>
    </Box>
  )
}
