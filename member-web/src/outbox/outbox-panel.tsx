/** The claims that wait on this device, each with how it stands and what can be done; and what was filed since somebody looked. */
import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ConfirmDialog } from '@member-care/web-kit/dialogs/confirm-dialog.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { KeepsFocus } from '../page/keeps-focus.tsx'
import { Panel } from '../page/panel.tsx'
import { useOpenWaiting } from './use-open-waiting.ts'
import { useOutbox, useOutboxContent } from './use-outbox.ts'
import type { FiledNote, WaitingClaim } from './waiting-claim.ts'
import { WaitingClaimRow } from './waiting-claim-row.tsx'

/** So many show at once. */
const MOST_SHOWN = 3

export default function OutboxPanel() {
  const { claims, filed } = useOutboxContent()
  return (
    <KeepsFocus>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {filed.length > 0 && <Filed notes={filed} />}
        {claims.length > 0 && <Waiting claims={claims} />}
      </Box>
    </KeepsFocus>
  )
}

function Filed({ notes }: { readonly notes: readonly FiledNote[] }) {
  const { dismiss } = useOutbox()
  const { shown, showAll } = useFold(notes)
  return (
    <Notice
      tone="success"
      role="status"
      title={outboxTexts.filedTitle}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => notes.forEach(({ id }) => void dismiss(id))}>
            {outboxTexts.seen}
          </Button>
          {showAll}
        </Box>
      }
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {shown.map(({ id, message, finishedAt }) => (
          <li key={id}>{outboxTexts.filedDetail(message, formatSingaporeInstant(new Date(finishedAt)))}</li>
        ))}
      </Box>
    </Notice>
  )
}

function Waiting({ claims }: { readonly claims: readonly WaitingClaim[] }) {
  const { discard, fileNow } = useOutbox()
  const { open, problem, tell } = useOpenWaiting()
  const [discarding, setDiscarding] = useState<WaitingClaim | null>(null)
  const { shown, showAll } = useFold(claims)
  const carryOut = async (id: string) => {
    setDiscarding(null)
    if (!(await discard(id))) tell(outboxTexts.isBeingFiled)
  }
  return (
    <Panel title={outboxTexts.title}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {problem !== null && (
          <Notice tone="warning" role="alert">
            {problem}
          </Notice>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {shown.map((claim) => (
            <WaitingClaimRow
              key={claim.id}
              claim={claim}
              onOpen={() => void open(claim)}
              onDiscard={() => setDiscarding(claim)}
              onFileNow={() => void fileNow()}
            />
          ))}
        </Box>
        {showAll}
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{outboxTexts.keptHere}</Box>
      </Box>
      {discarding !== null && (
        <ConfirmDialog
          title={outboxTexts.discardQuestion}
          text={outboxTexts.discardDetail}
          confirmLabel={outboxTexts.discard}
          cancelLabel={outboxTexts.keep}
          isGrave
          onConfirm={() => void carryOut(discarding.id)}
          onClose={() => setDiscarding(null)}
        />
      )}
    </Panel>
  )
}

/** The first few of them, and a button for the rest. */
function useFold<Item>(items: readonly Item[]) {
  const [areAllShown, setAllShown] = useState(false)
  const shown = areAllShown ? items : items.slice(0, MOST_SHOWN)
  const showAll = shown.length < items.length && (
    <Button onClick={() => setAllShown(true)} sx={{ justifySelf: 'start' }}>
      {outboxTexts.showAll(items.length)}
    </Button>
  )
  return { shown, showAll }
}
