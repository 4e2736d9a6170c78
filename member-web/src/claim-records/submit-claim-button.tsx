/** Leads to a new claim, for those who may submit one. */
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { useMenu } from '../menu/use-menu.ts'

export function SubmitClaimButton() {
  const entry = useMenu().find((candidate) => candidate.entry === 'submitClaim')
  if (entry === undefined) return null
  return (
    <Button variant="contained" component={RouterLink} to={entry.path} startIcon={<entry.icon />}>
      {entry.label}
    </Button>
  )
}
