/** In place of what submits: nobody is signed in, so nobody can agree. The claim stays on this device as it is, until its person does (S125). */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { menuTexts } from '@member-care/domain/texts/portal-texts.ts'
import { claimWithoutNetworkTexts as texts } from '@member-care/domain/texts/claim-without-network-texts.ts'
import { sendClaimTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { isKeptHere } from '../../outbox/outbox.ts'
import { useOutboxContent } from '../../outbox/use-outbox.ts'
import { Panel } from '../../page/panel.tsx'
import { useDraft } from '../use-unfinished-claim.ts'

export function KeptUntilSignedIn() {
  const draft = useDraft()
  const isKept = isKeptHere(useOutboxContent(), draft?.id)
  return (
    <Panel title={sendClaimTexts.title}>
      <Box role="status">
        <Notice
          tone={isKept ? 'success' : 'warning'}
          title={isKept ? texts.readyTitle : texts.notKeptTitle}
          action={
            isKept && (
              <Button variant="contained" component={RouterLink} to="/app">
                {menuTexts.home}
              </Button>
            )
          }
        >
          {isKept ? texts.readyDetail : texts.notKeptDetail}
        </Notice>
      </Box>
    </Panel>
  )
}
