/** Claims that have been begun on any device and not submitted, each with a way to go on and one to discard it. */
import { useCallback, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { draftStandText, draftTexts, draftTitle } from '@member-care/domain/texts/claim-draft-texts.ts'
import { Panel } from '../page/Panel.tsx'
import { readDrafts, type SavedDraft } from '../portal-api/claim-drafts-api.ts'
import { useResource } from '../resource/use-resource.ts'
import { useSignedInUser } from '../session/session.ts'
import { contentOf, currentDraft } from './claim-draft.ts'
import { DiscardDialog } from './DiscardDialog.tsx'
import { saveNow } from './draft-saving.ts'

export function UnfinishedClaims() {
  const load = useCallback(async (signal: AbortSignal) => {
    // What was typed a moment ago is among them.
    await saveNow()
    return readDrafts({ signal })
  }, [])
  const { value, phase, reload } = useResource(load)
  const [discarding, setDiscarding] = useState<SavedDraft | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const drafts = withOpenDraft(value ?? [], phase)
  if (drafts.length === 0) return null
  return (
    <Box ref={panel} tabIndex={-1} sx={{ outline: 'none' }}>
      <Panel title={draftTexts.continueTitle}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {drafts.map((draft) => (
            <UnfinishedClaim key={draft.id} draft={draft} onDiscard={() => setDiscarding(draft)} />
          ))}
        </Box>
        <Box sx={{ mt: 1.5, fontSize: '0.875rem', color: 'text.secondary' }}>{draftTexts.keptFor}</Box>
      </Panel>
      {discarding !== null && (
        <DiscardDialog
          draft={discarding}
          onClose={(isDiscarded) => {
            setDiscarding(null)
            if (isDiscarded) reload()
          }}
        />
      )}
    </Box>
  )
}

function UnfinishedClaim({ draft, onDiscard }: { readonly draft: SavedDraft; readonly onDiscard: () => void }) {
  const { companies } = useSignedInUser()
  const claimant = companies.flatMap(({ records }) => records).find(({ uuid }) => uuid === draft.form['claimantId'])
  const provider = draft.form['providerName']
  const about = [claimant?.name ?? draftTexts.claimantOpen, ...(typeof provider === 'string' && provider !== '' ? [provider] : [])].join(' · ')
  const title = draftTitle(draft.kind)
  const query = new URLSearchParams({ draft: draft.id, step: draft.step })
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2, borderRadius: 1.5, bgcolor: 'primary.light' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 620 }}>{title}</Box>
        <Box sx={{ fontSize: '0.9375rem' }}>{about}</Box>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', mt: 0.25 }}>{draftStandText(formatSingaporeInstant(new Date(draft.savedAt)), draft.files.length)}</Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" component={RouterLink} to={`/app/submitclaim?${query.toString()}`} aria-label={`${draftTexts.continue}: ${about}`}>
          {draftTexts.continue}
        </Button>
        <Button color="error" onClick={onDiscard} aria-label={`${draftTexts.discard}: ${about}`}>
          {draftTexts.discard}
        </Button>
      </Box>
    </Box>
  )
}

/** The server's list; and while that cannot be had, what is open here. */
function withOpenDraft(saved: readonly SavedDraft[], phase: 'loading' | 'loaded' | 'failed'): readonly SavedDraft[] {
  const open = currentDraft()
  if (phase === 'loading' || open === null || !open.touched || saved.some(({ id }) => id === open.id)) return saved
  const files = open.documents.map(({ key, category, file }) => ({ fileId: key, name: file.name, mimeType: file.type, bytes: file.size, category, state: 'received' as const }))
  const savedAt = open.saving.phase === 'saved' ? open.saving.at : new Date().toISOString()
  return [{ id: open.id, version: open.version, savedAt, files, ...contentOf(open) }, ...saved]
}
