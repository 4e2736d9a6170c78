/** A record's name in a list, which leads to its page. */
import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'

export function RecordLink({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <Link component={RouterLink} to={to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}>
      {name}
    </Link>
  )
}
