/** Leads to the chat about a claim of the list (CLM-081). */
import ChatOutlined from '@mui/icons-material/ChatOutlined'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { chatAboutText } from '@member-care/domain/texts/chat-page-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { addressOfChatAbout } from '../chat-address/chat-address.ts'
import { useChatsOf } from '../claim/claim-questions.tsx'
import type { ClaimRow } from '../portal-api/claims-contract.ts'

const PANEL_VISIT = 1
const INPATIENT = 2

type AskedRow = Pick<ClaimRow, 't' | 'companyId'>

/** Of which rows of a list one can chat: of claims, where their company has the chat. */
export function useChatOffers(rows: readonly AskedRow[]): (row: AskedRow) => boolean {
  const hasChat = useChatsOf(rows.filter(({ t }) => t !== PANEL_VISIT).map(({ companyId }) => companyId))
  return ({ t, companyId }) => t !== PANEL_VISIT && hasChat(companyId)
}

export function RowChat({ row: { t, id, tx, p } }: { readonly row: ClaimRow }) {
  return (
    <Button
      size="small"
      component={RouterLink}
      to={addressOfChatAbout({ type: t === INPATIENT ? 'inpclaim' : 'outclaim', id })}
      startIcon={<ChatOutlined />}
      aria-label={chatAboutText(tx === '' ? p : tx)}
      // Above the row, all of which leads to the claim.
      sx={{ position: 'relative', zIndex: 1 }}
    >
      {claimTexts.records.chat}
    </Button>
  )
}
