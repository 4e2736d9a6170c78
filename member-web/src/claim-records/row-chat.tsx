/** Leads to the chat about a claim of the list (CLM-081). */
import ChatOutlined from '@mui/icons-material/ChatOutlined'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { chatAboutText } from '@member-care/domain/texts/chat-page-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { addressOfChatAbout } from '../chat-address/chat-address.ts'
import { useHasChat } from '../claim/claim-questions.tsx'
import type { ClaimRow } from '../portal-api/claims-contract.ts'

const PANEL_VISIT = 1
const INPATIENT = 2

/** Whether the list has something to chat about, and the member a chat. */
export function useOffersChat(rows: readonly Pick<ClaimRow, 't'>[]): boolean {
  const hasChat = useHasChat()
  return hasChat && rows.some(({ t }) => t !== PANEL_VISIT)
}

export function RowChat({ row: { t, id, tx, p } }: { readonly row: ClaimRow }) {
  if (t === PANEL_VISIT) return null
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
