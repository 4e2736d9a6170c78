/** In place of the receipt: a claim that was finished without a network. Once it is filed, its receipt takes the place. */
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { submitClaimTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { standText } from '../../outbox/stand-text.ts'
import { useOutboxContent } from '../../outbox/use-outbox.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { Panel } from '../../page/panel.tsx'
import { useIsOnline } from '../../page/use-is-online.ts'
import { SubmittedClaim, type Receipt } from './submitted-claim.tsx'

export interface PutAside extends Pick<Receipt, 'kind' | 'companyId' | 'at' | 'fileNames'> {
  readonly id: string
}

interface PutAsideClaimProps {
  readonly claim: PutAside
  readonly onAnother: () => void
}

export function PutAsideClaim({ claim: { id, kind, companyId, at, fileNames }, onAnother }: PutAsideClaimProps) {
  const { claims, filed } = useOutboxContent()
  const isOnline = useIsOnline()
  const waiting = claims.find((one) => one.id === id)
  const note = filed.find((one) => one.id === id)
  if (note !== undefined) {
    const { claimId, transactionNo, message, filedAt } = note
    const result = { _id: claimId, transactionNo, message, error: '' }
    return (
      <SubmittedClaim receipt={{ kind, companyId, result, at: new Date(filedAt), fileNames }} onAnother={onAnother} />
    )
  }
  return (
    <Panel>
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 620, mx: 'auto', py: { sm: 3 } }}>
        <ScheduleOutlined aria-hidden="true" sx={{ fontSize: 64, color: 'warning.main' }} />
        <PageHeading title={outboxTexts.finished} />
        <Typography role="status" sx={{ fontSize: '1.125rem', mt: -3 }}>
          {waiting === undefined ? outboxTexts.waiting : standText(waiting, isOnline)}
        </Typography>
        {waiting?.stand.phase === 'refused' ? (
          <Notice tone="error">{waiting.stand.message}</Notice>
        ) : (
          <Typography>{outboxTexts.finishedDetail}</Typography>
        )}
        <Box>
          <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
            {outboxTexts.finishedAt(formatSingaporeInstant(at))}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {fileNames.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Box>
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>{outboxTexts.keptHere}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" component={RouterLink} to="/app/claimrecords">
            {claimTexts.submitted.backToClaims}
          </Button>
          <Button onClick={onAnother}>{submitClaimTexts.submitAnother}</Button>
        </Box>
      </Box>
    </Panel>
  )
}
