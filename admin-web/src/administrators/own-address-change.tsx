import { Alert, Box, Button } from '@mui/material'
import { addressChangeTexts as texts } from '@member-care/domain/texts/administrator-list-texts.ts'
import { useState } from 'react'
import { formatInstant } from '../console/singapore-time.ts'
import { CancelAddressChangeDialog } from './cancel-address-change-dialog.tsx'
import { useAddressChange } from './use-address-change.ts'

/**
 * Over every page, for the administrator whose own account is to move. A person who would lose the account this way
 * sees it, and stops it.
 */
export function OwnAddressChange() {
  const [isCancelling, setCancelling] = useState(false)
  const pending = useAddressChange('own')
  if (!pending) return null
  return (
    <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {texts.own(pending.email, formatInstant(pending.from))}
      <Box sx={{ mt: 1 }}>
        <Button color="inherit" size="small" variant="outlined" onClick={() => setCancelling(true)}>
          {texts.cancel}
        </Button>
      </Box>
      {isCancelling && <CancelAddressChangeDialog userId="own" onClose={() => setCancelling(false)} />}
    </Alert>
  )
}
