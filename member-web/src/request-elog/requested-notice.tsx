/** What stands in the form's place once the request has been sent: the number of the eLOG, and the ways on (ELG-026). */
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { requestElogTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { ChatButton } from '../claim/claim-questions.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { Panel } from '../page/panel.tsx'
import type { RequestedElog } from '../portal-api/guarantees-api.ts'

export interface RequestOfCompany extends RequestedElog {
  readonly companyId: string
}

interface RequestedNoticeProps {
  readonly requested: RequestOfCompany
  readonly onAnother: () => void
}

export function RequestedNotice({ requested: { id, number, companyId }, onAnother }: RequestedNoticeProps) {
  return (
    <Panel>
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 620, mx: 'auto', py: { sm: 3 } }}>
        <CheckCircleOutlined aria-hidden="true" sx={{ fontSize: 64, color: 'success.main' }} />
        <PageHeading title={requestElogTexts.sent} />
        <Typography role="status" sx={{ fontSize: '1.125rem', mt: -3, overflowWrap: 'anywhere' }}>
          {requestElogTexts.sentDetail(number)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" component={RouterLink} to="/app/elogrecords">
            {requestElogTexts.toRecords}
          </Button>
          <Button variant="outlined" component={RouterLink} to={`/app/elogrecords/${id}`}>
            {requestElogTexts.seeRecord}
          </Button>
          <ChatButton type="elog" id={id} companyId={companyId} />
          <Button onClick={onAnother}>{requestElogTexts.another}</Button>
        </Box>
      </Box>
    </Panel>
  )
}
