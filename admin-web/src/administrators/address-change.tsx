import MoveIcon from '@mui/icons-material/ForwardToInboxOutlined'
import { Alert, Box, Button } from '@mui/material'
import {
  addressChangePending,
  addressChangeTexts as texts,
} from '@member-care/domain/texts/administrator-list-texts.ts'
import { useState } from 'react'
import { useAdministrator, usePowers } from '../console/administrator.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { hasAccount, type AdministratorRecord } from './administrator-record.ts'
import { AskAddressChangeDialog } from './ask-address-change-dialog.tsx'
import { CancelAddressChangeDialog } from './cancel-address-change-dialog.tsx'
import { useAddressChange } from './use-address-change.ts'

const TERMINATED = 401

/** On the page of an administrator who has an account: the move to another address that waits, or the button that asks for one. */
export function AddressChange({ administrator }: { administrator: AdministratorRecord }) {
  const own = useAdministrator()
  const powers = usePowers()
  const [isAsking, setAsking] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const pending = useAddressChange(administrator.id, { enabled: hasAccount(administrator) })
  const mayChange =
    powers?.has('administrators.changeAddress') === true &&
    own !== undefined &&
    String(own.id) !== administrator.id &&
    hasAccount(administrator) &&
    administrator.status !== TERMINATED
  if (pending) {
    const { email, askedBy, from, until } = pending
    return (
      <Alert severity="warning" sx={{ mb: 2, maxWidth: 960, overflowWrap: 'anywhere' }}>
        {addressChangePending({ email, askedBy, from: formatInstant(from), until: formatInstant(until) })}
        {powers?.has('administrators.changeAddress') && (
          <Box sx={{ mt: 1 }}>
            <Button color="inherit" size="small" variant="outlined" onClick={() => setCancelling(true)}>
              {texts.cancel}
            </Button>
          </Box>
        )}
        {isCancelling && <CancelAddressChangeDialog userId={administrator.id} onClose={() => setCancelling(false)} />}
      </Alert>
    )
  }
  if (!mayChange) return null
  return (
    <Box sx={{ mb: 2 }}>
      <Button variant="outlined" startIcon={<MoveIcon />} onClick={() => setAsking(true)}>
        {texts.ask}
      </Button>
      {isAsking && (
        <AskAddressChangeDialog
          administrator={administrator}
          waitHours={own.addressWaitHours}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  )
}
