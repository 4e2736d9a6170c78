/** An address below /app that leads nowhere. */
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { PageHeading } from '../page/PageHeading.tsx'

export function PageNotFound() {
  return (
    <>
      <PageHeading title="This page does not exist" lead="The address may be mistyped, or the page has moved." />
      <Button variant="contained" component={RouterLink} to="/app">
        Go to Home
      </Button>
    </>
  )
}
