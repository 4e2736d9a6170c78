/** What has been begun on any device and not sent, each with a way to go on and one to discard it. The newest shows, the rest fold. */
import { useId, useState } from 'react'
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { MOST_DRAFTS } from '@member-care/domain/draft/draft-limits.ts'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { draftStandText, draftTexts } from '@member-care/domain/texts/claim-draft-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { KeepsFocus } from '../page/keeps-focus.tsx'
import { NotUpToDate } from '../page/not-up-to-date.tsx'
import { Panel } from '../page/panel.tsx'
import type { SavedDraft } from '../portal-api/drafts-api.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import type { DraftWords } from './draft-words.ts'
import type { UnfinishedList } from './use-unfinished-list.ts'

/** A draft in the list. */
export interface DraftLine {
  readonly title: string
  /** Whom and where it is about. */
  readonly about: string
  /** Where one goes on with it. */
  readonly to: string
  /** Where it is, when not at the server. */
  readonly stand?: string
}

interface UnfinishedPanelProps<Kind extends string> extends UnfinishedList<Kind> {
  readonly words: DraftWords
  readonly lineOf: (draft: SavedDraft<Kind>) => DraftLine
  readonly discard: (draftId: string) => Promise<void>
  /** The page says somewhere else for how long they are kept. */
  readonly saysElsewhere?: boolean
}

/** After a discard by keys the focus goes to the heading, because the button is gone. */
export function UnfinishedPanel<Kind extends string>(props: UnfinishedPanelProps<Kind>) {
  return (
    <KeepsFocus>
      <FoldedDrafts {...props} />
    </KeepsFocus>
  )
}

function FoldedDrafts<Kind extends string>({
  drafts,
  failed,
  reload,
  words,
  lineOf,
  discard,
  saysElsewhere = false,
}: UnfinishedPanelProps<Kind>) {
  const [areAllShown, setAllShown] = useState(false)
  const [discarding, setDiscarding] = useState<SavedDraft<Kind> | null>(null)
  const listId = useId()
  if (drafts.length === 0) return failed ? <NotUpToDate title={words.notLoaded} onRetry={reload} /> : null
  const shown = areAllShown ? drafts : drafts.slice(0, 1)
  return (
    <Panel title={words.continueTitle}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {drafts.length >= MOST_DRAFTS && <Notice tone="warning">{words.tooMany}</Notice>}
        <Box component="ul" id={listId} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {shown.map((draft) => (
            <DraftRow key={draft.id} draft={draft} {...lineOf(draft)} onDiscard={() => setDiscarding(draft)} />
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
            {areAllShown ? draftTexts.showNewest : words.more(drafts.length - 1)}
          </Button>
        )}
        {!saysElsewhere && <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{words.keptFor}</Box>}
      </Box>
      {discarding !== null && (
        <DiscardDialog
          words={words}
          discard={() => discard(discarding.id)}
          onClose={(isDiscarded) => {
            setDiscarding(null)
            if (isDiscarded) reload()
          }}
        />
      )}
    </Panel>
  )
}

interface DraftRowProps extends DraftLine {
  readonly draft: SavedDraft<string>
  readonly onDiscard: () => void
}

function DraftRow({ draft, title, about, to, stand, onDiscard }: DraftRowProps) {
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
        {stand !== undefined && <Box sx={{ fontSize: '0.9375rem' }}>{stand}</Box>}
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', mt: 0.25 }}>
          {draftStandText(formatSingaporeInstant(new Date(draft.savedAt)), draft.files.length)}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {/* The whole row goes on with it; what discards it lies above that. */}
        <Button
          variant="contained"
          component={RouterLink}
          to={to}
          sx={{ position: 'static', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          aria-label={pageTexts.labelled(draftTexts.continue, about)}
        >
          {draftTexts.continue}
        </Button>
        <Button
          color="error"
          onClick={onDiscard}
          sx={{ zIndex: 1 }}
          aria-label={pageTexts.labelled(draftTexts.discard, about)}
        >
          {draftTexts.discard}
        </Button>
      </Box>
    </Box>
  )
}
