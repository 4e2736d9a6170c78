import { Alert, AlertTitle, Link } from '@mui/material'
import { clientTexts } from '@member-care/domain/texts/client-texts.ts'
import { useEffect, useRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { editClientAddress } from '../clients/client-addresses.ts'
import type { ClientRow } from '../clients/client-record.ts'

/** Says that the clone is there, and leads to it (3§8). */
export function ClonedNotice({ clone }: { clone: ClientRow }) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [clone])
  return (
    <Alert ref={alert} severity="success" tabIndex={-1}>
      <AlertTitle>{clientTexts.cloned}</AlertTitle>
      {clone.name} ({clone.groupCode}, {clone.policyNo}).{' '}
      <Link component={RouterLink} to={editClientAddress(clone.id)} color="inherit" underline="always">
        {clientTexts.configure}
      </Link>
    </Alert>
  )
}
